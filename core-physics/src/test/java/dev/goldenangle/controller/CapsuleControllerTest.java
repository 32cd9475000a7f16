package dev.goldenangle.controller;

import com.sun.management.ThreadMXBean;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.IndexKind;
import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The controller's reports and guarantees, in addition to the scenarios. */
class CapsuleControllerTest {
    private static final float DT = 1f / 128;
    private static final CapsuleSettings SETTINGS = CapsuleSettings.of(new ParameterTable(CapsuleParameter.JUMP_SPEED,
            Arrays.asList(CapsuleParameter.values()), List.of()).defaults());
    private static final Brush FLOOR = Brush.box(-50, -50, -1, 50, 50, 0);
    private final MoverState state = new MoverState(0);
    private final TickReport report = new TickReport(0);

    private static CapsuleController among(Brush... brushes) {
        return new CapsuleController(SETTINGS, BrushWorld.of(List.of(brushes)));
    }

    private void stand(float x, float y, float z) {
        state.position.set(x, y, z);
        state.grounded = true;
        state.groundNormal.set(0, 0, 1);
    }

    private void move(CapsuleController controller) {
        report.begin(state.velocity);
        controller.move(state, DT, report);
    }

    @Test
    void defaultsAreTheDocumentedOnes() {
        assertEquals(25f, SETTINGS.gravity());
        assertEquals(8.4375f, SETTINGS.jumpSpeed());
        assertEquals(SlopeSpeed.ALONG_SURFACE, SETTINGS.slopeSpeed());
        assertEquals(CapsuleSettings.AirStep.NEVER, SETTINGS.airStep());
    }

    @Test
    void jumpHeightIsIndependentOfTickRate() {
        for (int rate : new int[] {60, 128, 1000}) {
            CapsuleController controller = among(FLOOR);
            stand(0, 0, 0.02f);
            state.velocity.zero();
            report.begin(state.velocity);
            controller.jump(state, 1f / rate, report);
            assertFalse(state.grounded);
            assertEquals(EventKind.JUMP, report.eventKind(0));
            float highest = 0;
            while (!state.grounded) {
                highest = Math.max(highest, state.position.z);
                report.begin(state.velocity);
                controller.move(state, 1f / rate, report);
            }
            float drift = SETTINGS.gravity() / (8f * rate * rate);
            assertEquals(0.02f + 8.4375f * 8.4375f / 50f, highest, drift + 1e-4f);
            assertEquals(0.02f, state.position.z, 1e-6f);
        }
    }

    @Test
    void wallStopsTheSpeedIntoItAndIsReported() {
        CapsuleController controller = among(FLOOR, Brush.box(1, -50, 0, 2, 50, 3));
        stand(0.58f, 0, 0.02f);
        state.velocity.set(3, 4, 0);
        move(controller);
        assertEquals(0, state.velocity.x, 1e-6);
        assertEquals(4, state.velocity.y, 1e-6);
        assertEquals(-1, report.cause(SpeedCause.WALL), 1e-5);
        assertEquals(1, report.contactCount());
        assertEquals(-1, report.contactNormal(0, 0));
        assertEquals(1, report.contactBrush(0));
        assertEquals(EventKind.WALL_HIT, report.eventKind(0));
    }

    @Test
    void fallIsBookedAsALandingAndKeepsTheHorizontalSpeed() {
        CapsuleController controller = among(FLOOR);
        state.position.set(0, 0, 0.05f);
        state.velocity.set(6, 0, -10);
        move(controller);
        assertTrue(state.grounded);
        assertEquals(6, state.velocity.x, 1e-6);
        assertEquals(0, state.velocity.z, 1e-6);
        assertEquals(EventKind.LAND, report.eventKind(0));
        assertEquals(0.02f, state.position.z, 1e-6f);
    }

    @Test
    void ceilingStopsTheRiseButNotTheRun() {
        CapsuleController controller = among(FLOOR, Brush.box(-50, -50, 2, 50, 50, 3));
        stand(0, 0, 0.02f);
        state.velocity.set(5, 0, 0);
        report.begin(state.velocity);
        controller.jump(state, 0.1f, report);
        assertEquals(5, state.velocity.x, 1e-6);
        assertEquals(0, state.velocity.z, 1e-6);
        assertEquals(0.18f, state.position.z, 1e-4f);
    }

    @Test
    void bodyInsideABrushIsPushedOutByTheShortestWay() {
        CapsuleController controller = among(FLOOR);
        stand(0, 0, -0.3f);
        move(controller);
        assertEquals(0.02f, state.position.z, 1e-6f);
        assertEquals(EventKind.STUCK, report.eventKind(0));
        assertEquals(0.3f, report.eventValue(0), 1e-5f);
    }

    @Test
    void stepIsReportedWithItsHeight() {
        CapsuleController controller = among(FLOOR, Brush.box(1, -5, 0, 5, 5, 0.3f));
        stand(0.5f, 0, 0.02f);
        state.velocity.set(100, 0, 0);
        report.begin(state.velocity);
        controller.move(state, 0.01f, report);
        assertEquals(1.5f, state.position.x, 1e-5f);
        assertEquals(0.32f, state.position.z, 1e-5f);
        assertEquals(EventKind.STEP, report.eventKind(0));
        assertEquals(0.3f, report.eventValue(0), 1e-5f);
    }

    @Test
    void groundIsSteadyAlongTheEdgeOfALedge() {
        CapsuleController controller = among(Brush.box(-50, -50, -1, 50, 0, 0));
        for (float beyond = -0.3f; beyond < 0.2f; beyond += 0.05f) {
            stand(-5, beyond, 0.02f);
            for (int i = 0; i < 128; i++) {
                state.velocity.set(6, 0, 0);
                move(controller);
                assertTrue(state.grounded, "at " + beyond);
                assertEquals(new Vec3(0, 0, 1), state.groundNormal, "at " + beyond);
                assertEquals(0.02 - 0.42 + Math.sqrt(0.42 * 0.42 - square(Math.max(0, beyond))), state.position.z, 1e-5, "the round sole overhangs the edge");
            }
            assertEquals(1f, state.position.x, 1e-3f);
        }
    }

    @Test
    void nothingIsKeptBetweenTicks() {
        Brush[] room = {FLOOR, Brush.box(2, -3, 0, 3, 3, 2), Brush.box(-4, -3, 0, -1, 3, 0.3f), Brush.box(-9, 1.5f, 0, 9, 2, 2), Brush.box(-9, -2, 0, 9, -1.5f, 2)};
        MoverState[] alone = {body(0, 0), body(0, 1), body(-0.5f, 0)};
        MoverState[] together = {body(0, 0), body(0, 1), body(-0.5f, 0)};
        CapsuleController shared = among(room);
        CapsuleController[] own = {among(room), among(room), among(room)};
        for (int tick = 0; tick < 300; tick++) {
            for (int i = 0; i < 3; i++) {
                step(own[i], alone[i], tick, i);
                step(shared, together[i], tick, i);
                assertEquals(alone[i], together[i]);
            }
        }
    }

    private static double square(double value) {
        return value * value;
    }

    private static MoverState body(float x, float y) {
        MoverState body = new MoverState(0);
        body.position.set(x, y, 0.5f);
        return body;
    }

    private void step(CapsuleController controller, MoverState body, int tick, int turn) {
        body.velocity.set((float) Math.sin(0.05 * tick + turn) * 12, (float) Math.cos(0.03 * tick) * 9, body.velocity.z);
        report.begin(body.velocity);
        if (body.grounded && tick % 50 == 0) {
            controller.jump(body, DT, report);
        } else {
            controller.move(body, DT, report);
        }
    }

    @Test
    void settleFindsTheGroundBelow() {
        CapsuleController controller = among(FLOOR);
        state.position.set(0, 0, 0.4f);
        report.begin(state.velocity);
        controller.settle(state, report);
        assertTrue(state.grounded);
        assertEquals(0.02f, state.position.z, 1e-6f);
    }

    @Test
    void extremeStatesStayFinite() {
        CapsuleController controller = among(FLOOR);
        for (float wild : new float[] {1e30f, -1e30f, 1e6f, 0f}) {
            stand(0, 0, 0.02f);
            state.velocity.set(wild, wild, 0);
            move(controller);
            assertTrue(state.position.isFinite() && state.velocity.isFinite(), state.position + " " + state.velocity);
        }
    }

    private static BrushWorld rubble(IndexKind kind) {
        Randomness random = new Randomness(11);
        List<Brush> brushes = new ArrayList<>(List.of(FLOOR));
        while (brushes.size() < 120) {
            float x = 24 * random.nextFloat() - 12;
            float y = 24 * random.nextFloat() - 12;
            BrushBuilder builder = new BrushBuilder(1.0 / 32);
            for (int i = 0; i < 8; i++) {
                float nx = random.nextGaussian();
                float ny = random.nextGaussian();
                float nz = random.nextGaussian();
                double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
                builder.addPlane(nx, ny, nz, nx * x + ny * y + nz * 0.3 + length * (0.2 + 0.6 * random.nextFloat()), "");
            }
            Brush brush = builder.build().brush();
            if (brush != null && brush.max(0) - brush.min(0) < 4 && brush.max(2) < 3) {
                brushes.add(brush);
            }
        }
        return BrushWorld.of(brushes, kind);
    }

    /** Runs and jumps randomly among irregular solids; returns a digest of every state. */
    private long romp(CapsuleController controller, int ticks, CapsuleTracer watcher) {
        Randomness random = new Randomness(3);
        CapsuleHit near = new CapsuleHit();
        Hash64 hash = new Hash64();
        state.position.set(0, 0, 3);
        state.velocity.zero();
        state.grounded = false;
        for (int tick = 0; tick < ticks; tick++) {
            if (tick % 40 == 0) {
                state.velocity.set(24 * random.nextFloat() - 12, 24 * random.nextFloat() - 12, state.grounded ? 0 : state.velocity.z);
            }
            report.begin(state.velocity);
            if (state.grounded && tick % 90 == 0) {
                controller.jump(state, DT, report);
            } else {
                controller.move(state, DT, report);
            }
            if (Math.abs(state.position.x) > 12 || Math.abs(state.position.y) > 12) {
                state.position.set(0, 0, 3);
                state.grounded = false;
            }
            state.hashInto(hash);
            if (watcher != null && tick > 200) {
                int at = tick;
                double depth = watcher.penetration(state.position, near);
                assertTrue(depth < 0.001, () -> "tick " + at + ": " + depth + " deep at " + state.position);
            }
        }
        return hash.value();
    }

    @Test
    void bodyNeverEntersIrregularSolids() {
        BrushWorld world = rubble(IndexKind.BVH);
        romp(new CapsuleController(SETTINGS, world), 15_000, new CapsuleTracer(world, 0.4f, 1.8f, 0.02f));
    }

    @Test
    void everyIndexGivesTheSameRun() {
        long bvh = romp(new CapsuleController(SETTINGS, rubble(IndexKind.BVH)), 3000, null);
        assertEquals(bvh, romp(new CapsuleController(SETTINGS, rubble(IndexKind.BRUTE)), 3000, null));
        assertEquals(bvh, romp(new CapsuleController(SETTINGS, rubble(IndexKind.BSP)), 3000, null));
    }

    @Test
    void warmTickAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        CapsuleController controller = new CapsuleController(SETTINGS, rubble(IndexKind.BVH));
        romp(controller, 10_000, null);
        long before = threads.getCurrentThreadAllocatedBytes();
        romp(controller, 10_000, null);
        assertEquals(0, threads.getCurrentThreadAllocatedBytes() - before, 1000, "bytes in 10,000 ticks");
    }
}
