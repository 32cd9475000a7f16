package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Locale;

/** How each check is carried out: what is done on the map, and what is read off the run. */
final class Trials {
    private static final String NO_THEORY = "strafing gains nothing under these rules.";
    private static final double ENTRY_SPEED = 1.5;
    private static final int GOOD_JUMPS = 10;
    private static final String DOORWAY = "doorway 60";
    /** From the spawn to the middle of the frame, and to where it lies behind. */
    private static final double TO_FRAME = 25.5;
    private static final double BEHIND_FRAME = 27.5;
    private static final double BEFORE_FRAME = 10;
    /** A line that misses the doorway, two players wide, by a shoulder. */
    private static final double ASIDE = 1.2;

    private Trials() {
    }

    static Measured stop(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        RunReader run = trial.run(new TimedKeys(trial.tickRate(), spawn.yaw()).hold(2, 1, 0).hold(4, 0, 0), trial.at(spawn, 0, 0), 6);
        double seconds = Metric.STOP_TIME.of(run);
        return Double.isNaN(seconds) ? new Measured(Double.POSITIVE_INFINITY, "It never came to a stand.", run.run()) : Measured.of(seconds, run.run());
    }

    static Measured redirect(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        TimedKeys keys = new TimedKeys(trial.tickRate(), spawn.yaw()).hold(2, 1, 0).hold(2, 0, 1).hold(2, 0, -1).hold(2, 1, 0);
        RunReader run = trial.run(keys, trial.at(spawn, 0, 0), 8);
        double seconds = Metric.REDIRECT_TIME.of(run);
        return Double.isNaN(seconds) ? new Measured(Double.POSITIVE_INFINITY, "It never got going the new way.", run.run()) : Measured.of(seconds, run.run());
    }

    static Measured build(Trial trial) {
        return trial.theory().map(theory -> {
            Spawn spawn = trial.level().spawns().get(0);
            StrafeChain chain = new StrafeChain(theory, trial.w(), trial.tickRate(), spawn.yaw(), StrafeChain.Keys.FORWARD_AND_SIDE);
            RunReader run = trial.run(chain, trial.at(spawn, 0, 0), 30);
            List<Event> landings = run.run().events(EventKind.LAND);
            double speed = landings.size() < GOOD_JUMPS ? 0 : landings.get(GOOD_JUMPS - 1).value();
            return Measured.of(speed / trial.w(), run.run());
        }).orElse(Measured.nothing(NO_THEORY));
    }

    static Measured minute(Trial trial) {
        return trial.theory().map(theory -> {
            Spawn spawn = trial.level().spawns().get(0);
            StrafeChain chain = new StrafeChain(theory, trial.w(), trial.tickRate(), spawn.yaw(), StrafeChain.Keys.BEST);
            RunReader run = trial.run(chain, trial.at(spawn, 0, 0), 60);
            return Measured.of(Metric.TOP_SPEED_W.of(run), run.run());
        }).orElse(Measured.nothing(NO_THEORY));
    }

    static Measured doorway(Trial trial) {
        return trial.spawn(DOORWAY).map(spawn -> doorway(trial, spawn)).orElse(Measured.nothing("the map has no start called " + DOORWAY + "."));
    }

    private static Measured doorway(Trial trial, Spawn spawn) {
        MoverState start = trial.moving(spawn, trial.metres(TO_FRAME - BEFORE_FRAME), trial.metres(ASIDE), (float) (ENTRY_SPEED * trial.w()));
        RunReader run = trial.run(new DoorwayPilot(spawn, trial.metres(TO_FRAME)), start, 6);
        for (int tick = 0; tick < run.length(); tick++) {
            if (DoorwayPilot.along(spawn, run.x(tick), run.y(tick)) >= trial.metres(BEHIND_FRAME)) {
                return Measured.of(run.speed(tick) / run.speed(-1), run.run());
            }
        }
        return new Measured(0, "It never came through.", run.run());
    }

    /** The mean over the ways to press jump around a landing; the run to look at is that of the worst. */
    static Measured retention(Trial trial) {
        double sum = 0;
        Measured worst = null;
        StringBuilder each = new StringBuilder();
        for (LandingPress press : LandingPress.values()) {
            Measured measured = retention(trial, press);
            if (Double.isNaN(measured.value())) {
                return new Measured(0, "There was no landing followed by a jump.", measured.run());
            }
            sum += measured.value();
            worst = worst == null || measured.value() < worst.value() ? measured : worst;
            each.append(each.isEmpty() ? "Pressed " : ", ").append(press.words()).append(String.format(Locale.ROOT, " %.3f", measured.value()));
        }
        return new Measured(sum / LandingPress.values().length, each.append('.').toString(), worst.run());
    }

    private static Measured retention(Trial trial, LandingPress press) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = trial.moving(spawn, 0, 0, (float) (ENTRY_SPEED * trial.w()));
        float yaw = Angles.wrap(spawn.yaw() + LandingPress.LOOKING_ASIDE);
        RunReader run = trial.run(new JumpChain(press, start.position.z, yaw, trial.tickRate()), start, 5);
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
        return Measured.of(landings == 0 ? Double.NaN : sum / landings, run.run());
    }

    static Measured groundLosses(Trial trial) {
        Measured worst = null;
        for (Spawn spawn : trial.level().spawns()) {
            TimedKeys thereAndBack = new TimedKeys(trial.tickRate(), spawn.yaw()).hold(4, 1, 0).hold(4, -1, 0);
            RunReader run = trial.run(thereAndBack, trial.at(spawn, 0, 0), 8);
            int losses = groundLosses(run);
            worst = worst == null || losses > worst.value() ? Measured.of(losses, run.run()) : worst;
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
