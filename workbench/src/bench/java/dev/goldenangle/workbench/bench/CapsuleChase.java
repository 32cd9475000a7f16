package dev.goldenangle.workbench.bench;

import dev.goldenangle.controller.CapsuleController;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.List;

/**
 * The speed workload for character controllers: a capsule chases a point on a figure of eight through a room or a
 * city of 2,000 boxes. The original has y up; here z is up, so (x, y, z) becomes (x, −z, y).
 */
final class CapsuleChase {
    private static final CapsuleSettings SETTINGS = new CapsuleSettings(0.4f, 1.8f, 0.02f, 0.35f, 0.2f, CapsuleSettings.AirStep.NEVER,
            (float) Math.toRadians(45), 0.5f, SlopeSpeed.HORIZONTAL, 20f, 7f);
    private static final double LEASH = 6;
    private final CapsuleController controller;
    private final MoverState state = new MoverState(0);
    private final TickReport report = new TickReport(0);
    private final int rate;
    private long tick;
    /** The distance covered so far, to compare with the published figures. */
    double pathLength;
    int grounded;
    int blocked;
    int respawns;

    CapsuleChase(BrushWorld world, int rate) {
        this.rate = rate;
        controller = new CapsuleController(SETTINGS, world);
        state.position.set(0f, 0f, 0.02f);
    }

    MoverState state() {
        return state;
    }

    /** Steers and moves for this many ticks. */
    double run(int ticks) {
        for (int i = 0; i < ticks; i++) {
            update();
        }
        return pathLength;
    }

    private void update() {
        double phi = 2 * Math.PI * (tick++ / (double) rate) / 14;
        double targetX = 20 * Math.sin(phi);
        double targetY = -20 * Math.sin(phi) * Math.cos(phi);
        double dx = targetX - state.position.x;
        double dy = targetY - state.position.y;
        double away = Math.sqrt(dx * dx + dy * dy);
        if (away > LEASH) {
            respawn((float) targetX, (float) targetY);
            away = 0;
        }
        double scale = away < 1e-6 ? 0 : Math.min(10, away * rate) / away;
        state.velocity.set((float) (dx * scale), (float) (dy * scale), state.grounded ? 0f : state.velocity.z);
        double wanted = Math.sqrt(dx * dx + dy * dy) * scale / rate;
        double x = state.position.x;
        double y = state.position.y;
        double z = state.position.z;
        report.begin(state.velocity);
        controller.move(state, 1f / rate, report);
        count(state.position.x - x, state.position.y - y, state.position.z - z, wanted);
    }

    private void respawn(float x, float y) {
        state.position.set(x, y, 2.2f);
        state.velocity.zero();
        state.grounded = false;
        respawns++;
    }

    private void count(double dx, double dy, double dz, double wanted) {
        double level = dx * dx + dy * dy;
        pathLength += Math.sqrt(level + dz * dz);
        blocked += Math.sqrt(level) < 0.98 * wanted ? 1 : 0;
        grounded += state.grounded ? 1 : 0;
    }

    static BrushWorld room() {
        return BrushWorld.of(List.of(
                turnedBox(0, -0.5, 0, 30, 0.5, 30, 0), turnedBox(25, 2, 0, 1, 2, 30, 0), turnedBox(-25, 2, 0, 1, 2, 30, 0),
                turnedBox(0, 2, 25, 30, 2, 1, 0), turnedBox(0, 2, -25, 30, 2, 1, 0), turnedBox(6, 1, 3, 1, 1, 1, 0)));
    }

    static BrushWorld city() {
        long[] seed = {20240607L};
        List<Brush> brushes = new ArrayList<>();
        brushes.add(turnedBox(0, -0.5, 0, 70, 0.5, 70, 0));
        for (int i = 1; i < 2000; i++) {
            double x = -50 + 100 * next(seed);
            double z = -50 + 100 * next(seed);
            x += x * x + z * z < 9 ? 6 : 0;
            double halfX = 0.2 + 0.4 * next(seed);
            double halfZ = 0.2 + 0.4 * next(seed);
            double e = next(seed);
            double halfY = 0.05 + 0.95 * e * e;
            brushes.add(turnedBox(x, halfY, z, halfX, halfY, halfZ, 2 * Math.PI * next(seed)));
        }
        return BrushWorld.of(brushes);
    }

    private static double next(long[] seed) {
        seed[0] = seed[0] * 6364136223846793005L + 1442695040888963407L;
        return (seed[0] >>> 33) / 2147483648.0;
    }

    /** A box given with y up, rotated about the vertical axis. */
    private static Brush turnedBox(double x, double y, double z, double halfX, double halfY, double halfZ, double yaw) {
        BrushBuilder builder = new BrushBuilder(1.0 / 32);
        double cos = Math.cos(yaw);
        double sin = Math.sin(yaw);
        addSlab(builder, cos, sin, cos * x - sin * z, halfX);
        addSlab(builder, sin, -cos, sin * x + cos * z, halfZ);
        builder.addPlane(0, 0, 1, y + halfY, "");
        builder.addPlane(0, 0, -1, -y + halfY, "");
        return builder.build().brush();
    }

    private static void addSlab(BrushBuilder builder, double nx, double ny, double centre, double half) {
        builder.addPlane(nx, ny, 0, centre + half, "");
        builder.addPlane(-nx, -ny, 0, -centre + half, "");
    }
}
