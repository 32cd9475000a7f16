package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.CapsuleController;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

import java.util.Locale;

/** Runs a scenario at a tick rate and measures the columns of the other engines' tables; positions are reported with y up. */
final class ScenarioRun {
    /** The settings of the measurements; wanted velocities are horizontal, so slopes keep the horizontal speed. */
    static final CapsuleSettings SETTINGS = new CapsuleSettings(0.4f, 1.8f, 0.02f, 0.35f, 0.2f, CapsuleSettings.AirStep.NEVER,
            (float) Math.toRadians(45), 0.5f, SlopeSpeed.HORIZONTAL, 20f, 7f);
    final Scenario scenario;
    final int rate;
    double x;
    double y;
    double z;
    double maxY = Double.NEGATIVE_INFINITY;
    int flicker;
    int airTicks;
    int ticks;
    double minRatio = Double.POSITIVE_INFINITY;
    double maxRatio = Double.NEGATIVE_INFINITY;
    double meanRatio;
    double minDistance = Double.POSITIVE_INFINITY;
    double maxStepUp;
    double idleDrift = Double.NaN;
    double jitter;
    /** How often the ground normal changed between two grounded ticks. */
    int normalChanges;
    private int measured;
    private boolean wasGrounded;
    private double idleX;
    private double idleY;
    private double idleZ;
    private double lowest = Double.POSITIVE_INFINITY;
    private double highest = Double.NEGATIVE_INFINITY;

    private ScenarioRun(Scenario scenario, int rate) {
        this.scenario = scenario;
        this.rate = rate;
    }

    static ScenarioRun of(Scenario scenario, int rate) {
        return of(scenario, rate, SETTINGS);
    }

    static ScenarioRun of(Scenario scenario, int rate, CapsuleSettings settings) {
        ScenarioRun run = new ScenarioRun(scenario, rate);
        run.run(settings);
        return run;
    }

    private void run(CapsuleSettings settings) {
        BrushWorld world = BrushWorld.of(scenario.brushes());
        CapsuleController controller = new CapsuleController(settings, world);
        CapsuleTracer tracer = new CapsuleTracer(world, settings.radius(), settings.height(), settings.skin());
        CapsuleHit near = new CapsuleHit();
        MoverState state = new MoverState(0);
        TickReport report = new TickReport(0);
        state.position.set((float) scenario.start()[0], (float) scenario.start()[1], (float) scenario.start()[2]);
        ticks = (int) Math.round(scenario.duration() * rate);
        int input = -1;
        for (int tick = 0; tick < ticks; tick++) {
            double time = tick / (double) rate;
            boolean jump = false;
            while (input + 1 < scenario.inputs().size() && scenario.inputs().get(input + 1).time() <= time + 1e-9) {
                jump = scenario.inputs().get(++input).jump();
            }
            Scenario.Input wanted = scenario.inputs().get(Math.max(0, input));
            if (state.grounded) {
                state.velocity.set((float) wanted.vx(), (float) wanted.vy(), 0f);
            } else if (wanted.vx() != 0 || wanted.vy() != 0) {
                state.velocity.set((float) wanted.vx(), (float) wanted.vy(), state.velocity.z);
            }
            double beforeX = state.position.x;
            double beforeY = state.position.y;
            double beforeZ = state.position.z;
            boolean hadGround = state.grounded;
            double gx = state.groundNormal.x;
            double gy = state.groundNormal.y;
            double gz = state.groundNormal.z;
            report.begin(state.velocity);
            if (jump && state.grounded) {
                controller.jump(state, 1f / rate, report);
            } else {
                controller.move(state, 1f / rate, report);
            }
            double turned = Math.abs(state.groundNormal.x - gx) + Math.abs(state.groundNormal.y - gy) + Math.abs(state.groundNormal.z - gz);
            if (hadGround && state.grounded && turned > 1e-6) {
                normalChanges++;
            }
            tracer.distance(state.position, 1f, near);
            if (near.isHit()) {
                minDistance = Math.min(minDistance, near.distance);
            }
            measure(state, time, tick, state.position.x - beforeX, state.position.y - beforeY, state.position.z - beforeZ);
        }
        x = state.position.x;
        y = state.position.z;
        z = -state.position.y;
        meanRatio /= Math.max(1, measured);
        jitter = highest - lowest;
    }

    private void measure(MoverState state, double time, int tick, double dx, double dy, double dz) {
        maxY = Math.max(maxY, state.position.z);
        maxStepUp = Math.max(maxStepUp, dz);
        if (!state.grounded) {
            airTicks++;
        }
        if (tick > 0 && airTicks < tick + 1 && state.grounded != wasGrounded && (wasGrounded || flicker > 0)) {
            flicker++;
        }
        wasGrounded = state.grounded;
        Scenario.Window window = scenario.window();
        if (time >= window.from() - 1e-9 && time < window.to() - 1e-9) {
            double speed = (dx * window.dirX() + dy * window.dirY()) * rate;
            double ratio = window.ideal() == 0 ? speed : speed / window.ideal();
            minRatio = Math.min(minRatio, ratio);
            maxRatio = Math.max(maxRatio, ratio);
            meanRatio += ratio;
            measured++;
        }
        Scenario.Input last = scenario.inputs().get(scenario.inputs().size() - 1);
        if (last.vx() == 0 && last.vy() == 0 && time >= last.time() + 0.25) {
            if (Double.isNaN(idleDrift)) {
                idleX = state.position.x;
                idleY = state.position.y;
                idleZ = state.position.z;
                idleDrift = 0;
            }
            idleDrift = Math.max(idleDrift, Math.sqrt(square(state.position.x - idleX) + square(state.position.y - idleY) + square(state.position.z - idleZ)));
        }
        if (time >= scenario.duration() - 0.25) {
            lowest = Math.min(lowest, state.position.z);
            highest = Math.max(highest, state.position.z);
        }
    }

    private static double square(double value) {
        return value * value;
    }

    /** Whether the goal is reached; true if there is none. */
    boolean reached() {
        if (scenario.goal().isEmpty()) {
            return true;
        }
        String[] words = scenario.goal().split("\\s+");
        double value = switch (words[0].charAt(0)) {
            case 'x' -> x;
            case 'y' -> y;
            default -> z;
        };
        double bound = Double.parseDouble(words[1]);
        return words[0].endsWith(">=") ? value >= bound : value <= bound;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%-16s %4d %-4s (%.3f %.4f %.3f) maxY %.3f flick %d air %d/%d ratio %.4f %.4f %.4f dist %.4f up %.3f drift %.4f jit %.5f normals %d",
                scenario.name(), rate, scenario.goal().isEmpty() ? "" : reached() ? "PASS" : "fail", x, y, z, maxY, flicker, airTicks, ticks, minRatio, meanRatio,
                maxRatio, minDistance, maxStepUp, idleDrift, jitter, normalChanges);
    }
}
