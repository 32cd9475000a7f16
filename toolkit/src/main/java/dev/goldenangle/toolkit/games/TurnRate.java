package dev.goldenangle.toolkit.games;

import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;

/**
 * How fast a body in the air can turn without losing speed: the mean over a fifth of a second of the best keys and view on
 * each tick, at {@value #METRES_PER_SECOND} m/s, which are 500 Quake units per second.
 */
final class TurnRate {
    static final double METRES_PER_SECOND = 500 / 32.0;
    private static final double SECONDS = 0.2;
    private static final double HEIGHT_METRES = 8;
    private static final int VIEWS = 360;
    private static final float[][] KEYS = {{1f, 0f}, {0f, -1f}, {1f, -1f}, {0f, 1f}, {1f, 1f}};

    private final Trial trial;
    private final Mover mover;
    private final TickReport report;
    private final Command command = new Command();

    private TurnRate(Trial trial) {
        this.trial = trial;
        mover = trial.model().mover(trial.parameters(), trial.level());
        report = new TickReport(trial.model().signals().size());
    }

    /** In degrees per second to the left; NaN for models that cannot move in the air of a brush world. */
    static double of(Trial trial) {
        return trial.level().world() instanceof BrushWorld ? new TurnRate(trial).measure() : Double.NaN;
    }

    private double measure() {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState state = trial.moving(spawn, 0, 0, trial.metres(METRES_PER_SECOND));
        state.position.z += trial.metres(HEIGHT_METRES);
        state.leaveGround();
        int ticks = (int) Math.max(1, Math.rint(SECONDS * trial.tickRate()));
        double turned = 0;
        MoverState best = state.copy();
        MoverState tried = state.copy();
        for (int tick = 0; tick < ticks; tick++) {
            double most = best(state, tried, best);
            turned += most;
            state.copyFrom(best);
        }
        return Math.toDegrees(turned) * trial.tickRate() / ticks;
    }

    /** Tries all keys and views for one tick; the angle of the best, whose state is left in the last argument. */
    private double best(MoverState from, MoverState tried, MoverState best) {
        float speed = from.velocity.horizontalLength();
        float heading = Angles.atan2(from.velocity.y, from.velocity.x);
        float most = Float.NEGATIVE_INFINITY;
        for (float[] keys : KEYS) {
            for (int view = 0; view < VIEWS; view++) {
                tried.copyFrom(from);
                command.set(keys[0], keys[1], 0f, Angles.wrap(heading + Angles.TWO_PI * view / VIEWS), 0f, Command.RUN);
                report.begin(tried.velocity);
                mover.step(command, tried, report);
                float angle = Angles.difference(heading, Angles.atan2(tried.velocity.y, tried.velocity.x));
                if (angle > most && tried.velocity.horizontalLength() >= speed * (1 - 1e-6f)) {
                    most = angle;
                    best.copyFrom(tried);
                }
            }
        }
        if (most == Float.NEGATIVE_INFINITY) {
            best.copyFrom(from);
            return 0;
        }
        return most;
    }
}
