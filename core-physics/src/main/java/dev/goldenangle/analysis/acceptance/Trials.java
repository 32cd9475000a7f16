package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

import java.util.List;

/** How each check is carried out: the input on the map, and the number read from the run. */
final class Trials {
    private static final String NO_THEORY = "strafing gains nothing under these rules.";
    private static final double ENTRY_SPEED = 1.5;
    private static final int GOOD_JUMPS = 10;
    private static final String DOORWAY = "doorway 60";
    /** Distances from the spawn to the middle of the frame, and to a place behind it. */
    private static final double TO_FRAME = 25.5;
    private static final double BEHIND_FRAME = 27.5;
    private static final double BEFORE_FRAME = 10;
    /** Misses the doorway, which is two players wide, by a shoulder. */
    private static final double ASIDE = 1.2;

    private Trials() {
    }

    static TrialResult stop(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        RunReader run = trial.run(new TimedKeys(trial.tickRate(), spawn.yaw()).hold(2, 1, 0).hold(4, 0, 0), trial.at(spawn, 0, 0), 6);
        double seconds = Metric.STOP_TIME.of(run);
        return Double.isNaN(seconds) ? new TrialResult(Double.POSITIVE_INFINITY, "The player never stopped.", run.run()) : TrialResult.of(seconds, run.run());
    }

    static TrialResult redirect(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        TimedKeys keys = new TimedKeys(trial.tickRate(), spawn.yaw()).hold(2, 1, 0).hold(2, 0, 1).hold(2, 0, -1).hold(2, 1, 0);
        RunReader run = trial.run(keys, trial.at(spawn, 0, 0), 8);
        double seconds = Metric.REDIRECT_TIME.of(run);
        return Double.isNaN(seconds) ? new TrialResult(Double.POSITIVE_INFINITY, "The player never reached the new direction.", run.run()) : TrialResult.of(seconds, run.run());
    }

    static TrialResult build(Trial trial) {
        return trial.theory().map(theory -> {
            Spawn spawn = trial.level().spawns().get(0);
            StrafeChain chain = new StrafeChain(theory, trial.w(), trial.tickRate(), spawn.yaw(), StrafeChain.Keys.FORWARD_AND_SIDE);
            RunReader run = trial.run(chain, trial.at(spawn, 0, 0), 30);
            List<Event> landings = run.run().events(EventKind.LAND);
            double speed = landings.size() < GOOD_JUMPS ? 0 : landings.get(GOOD_JUMPS - 1).value();
            return TrialResult.of(speed / trial.w(), run.run());
        }).orElse(TrialResult.nothing(NO_THEORY));
    }

    static TrialResult minute(Trial trial) {
        return trial.theory().map(theory -> {
            Spawn spawn = trial.level().spawns().get(0);
            StrafeChain chain = new StrafeChain(theory, trial.w(), trial.tickRate(), spawn.yaw(), StrafeChain.Keys.BEST);
            RunReader run = trial.run(chain, trial.at(spawn, 0, 0), 60);
            return TrialResult.of(Metric.TOP_SPEED_W.of(run), run.run());
        }).orElse(TrialResult.nothing(NO_THEORY));
    }

    static TrialResult doorway(Trial trial) {
        return trial.spawn(DOORWAY).map(spawn -> doorway(trial, spawn)).orElse(TrialResult.nothing("the map has no start called " + DOORWAY + "."));
    }

    private static TrialResult doorway(Trial trial, Spawn spawn) {
        MoverState start = trial.moving(spawn, trial.metres(TO_FRAME - BEFORE_FRAME), trial.metres(ASIDE), (float) (ENTRY_SPEED * trial.w()));
        RunReader run = trial.run(new DoorwayPilot(spawn, trial.metres(TO_FRAME)), start, 6);
        for (int tick = 0; tick < run.length(); tick++) {
            if (DoorwayPilot.along(spawn, run.x(tick), run.y(tick)) >= trial.metres(BEHIND_FRAME)) {
                double leftByTheFrame = 1 + SpeedAccount.of(run, 0, tick).lost(SpeedCause.WALL) / (ENTRY_SPEED * trial.w());
                return TrialResult.of(Math.max(0, Math.min(leftByTheFrame, run.speed(tick) / trial.w())), run.run());
            }
        }
        return new TrialResult(0, "The player never came through.", run.run());
    }

    static TrialResult earlyRetention(Trial trial) {
        return retention(trial, LandingPress.EARLY);
    }

    static TrialResult heldRetention(Trial trial) {
        return retention(trial, LandingPress.HELD);
    }

    static TrialResult lateRetention(Trial trial) {
        return retention(trial, LandingPress.LATE);
    }

    private static TrialResult retention(Trial trial, LandingPress press) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = trial.moving(spawn, 0, 0, (float) (ENTRY_SPEED * trial.w()));
        RunReader run = trial.run(new JumpChain(press, start.position.z, Angles.wrap(spawn.yaw() + press.looksAside()), trial.tickRate()), start, 5);
        double sum = 0;
        int landings = 0;
        List<Event> jumps = run.run().events(EventKind.JUMP);
        for (Event landing : run.run().events(EventKind.LAND)) {
            Event next = jumps.stream().filter(jump -> jump.tick() > landing.tick()).findFirst().orElse(null);
            if (next != null && landing.value() > 0) {
                sum += run.speed(next.tick()) / landing.value();
                landings++;
            }
        }
        return landings == 0 ? new TrialResult(0, "There was no landing followed by a jump.", run.run()) : TrialResult.of(sum / landings, run.run());
    }

    static TrialResult groundLosses(Trial trial) {
        TrialResult worst = null;
        for (Spawn spawn : trial.level().spawns()) {
            TimedKeys thereAndBack = new TimedKeys(trial.tickRate(), spawn.yaw()).hold(4, 1, 0).hold(4, -1, 0);
            RunReader run = trial.run(thereAndBack, trial.at(spawn, 0, 0), 8);
            int losses = groundLosses(run);
            worst = worst == null || losses > worst.value() ? TrialResult.of(losses, run.run()) : worst;
        }
        return worst;
    }

    private static int groundLosses(RunReader run) {
        int losses = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            losses += run.grounded(tick - 1) && !run.grounded(tick) ? 1 : 0;
        }
        return losses;
    }
}
