package dev.goldenangle.goal;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.TimedKeys;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.CommonColumn;

/**
 * The trials that the models' documents describe and that no metric of an ordinary run can measure. Each method plays the
 * trial's input and reads the result from the run.
 */
final class ModelTrials {
    private static final double FAST = 1.5;
    private static final double SLIDE_SPEED = 1.9;
    private static final double SURF_DEGREES = 60;

    private ModelTrials() {
    }

    private static CommandSource still(Spawn spawn) {
        return (tick, state, command) -> command.set(0f, 0f, 0f, spawn.yaw(), 0f, Command.RUN);
    }

    static TrialResult jumpTick(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        CommandSource jump = (tick, state, command) -> command.set(0f, 0f, tick == 0 ? 1f : 0f, spawn.yaw(), 0f, Command.RUN);
        RunReader run = trial.run(jump, trial.moving(spawn, 0, 0, (float) (FAST * trial.w())), 0.25);
        return run.grounded(0) ? new TrialResult(0, "The player did not jump.", run.run()) : TrialResult.of(run.speed(0) / run.speed(-1), run.run());
    }

    static TrialResult rampJump(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        float end = trial.metres(ProvingGround.RUN_UP + ProvingGround.RAMP_LENGTH);
        MoverState start = trial.at(spawn, trial.metres(ProvingGround.RUN_UP / 2), 0);
        RunReader run = trial.run(JumpAhead.at(spawn, trial.tickRate(), end), start, 6);
        int jump = run.run().events(EventKind.JUMP).stream().mapToInt(event -> event.tick()).findFirst().orElse(-1);
        if (jump < 1) {
            return new TrialResult(0, "The player never jumped off the ramp.", run.run());
        }
        double highest = 0;
        for (int tick = jump; tick < run.length(); tick++) {
            highest = Math.max(highest, run.z(tick) - run.z(jump - 1));
        }
        return TrialResult.of(highest, run.run());
    }

    static TrialResult stairsDown(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = new MoverState(trial.model().registers().size());
        float ahead = trial.metres(38);
        trial.model().mover(trial.parameters(), trial.level()).spawn(start, spawn.x() + ahead * Angles.cos(spawn.yaw()),
                spawn.y() + ahead * Angles.sin(spawn.yaw()), spawn.z() + trial.metres(4), spawn.yaw());
        RunReader run = trial.run(new TimedKeys(trial.tickRate(), spawn.yaw()).hold(4, 1, 0), start, 4);
        int ticks = 0;
        int grounded = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            float along = JumpAhead.along(spawn, run.x(tick), run.y(tick));
            if (along > trial.metres(44) && along < trial.metres(52)) {
                ticks++;
                grounded += run.grounded(tick) ? 1 : 0;
            }
        }
        return ticks == 0 ? new TrialResult(0, "The player never came down the stairs.", run.run()) : TrialResult.of(grounded / (double) ticks, run.run());
    }

    static TrialResult ledgeFriction(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        RunReader run = trial.run(still(spawn), trial.moving(spawn, trial.metres(ProvingGround.RUN_UP - 1.25), 0, trial.w()), 1);
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        for (int tick = 1; tick < run.length() && run.grounded(tick) && run.speed(tick) > 0.4 * trial.w(); tick++) {
            double lost = 1 - run.speed(tick) / (double) run.speed(tick - 1);
            least = Math.min(least, lost);
            most = Math.max(most, lost);
        }
        return least > 0 && most > 0 ? TrialResult.of(most / least, run.run()) : new TrialResult(1, "There was no friction on the way to the edge.", run.run());
    }

    static TrialResult rampSlide(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        RunReader run = trial.run(still(spawn), trial.moving(spawn, trial.metres(ProvingGround.RUN_UP - 0.75), 0, (float) (SLIDE_SPEED * trial.w())), 1.5);
        double fastest = 0;
        boolean onRamp = false;
        for (int tick = 1; tick < run.length(); tick++) {
            onRamp |= run.z(tick) - run.z(0) > trial.metres(0.1);
            if (onRamp && run.grounded(tick)) {
                fastest = Math.max(fastest, run.run().get(CommonColumn.VZ, tick - 1));
            }
        }
        return TrialResult.of(fastest, run.run());
    }

    static TrialResult surf(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        float ahead = trial.metres(ProvingGround.RUN_UP + 6);
        MoverState start = new MoverState(trial.model().registers().size());
        trial.model().mover(trial.parameters(), trial.level()).spawn(start, spawn.x() + ahead, spawn.y(),
                spawn.z() + trial.metres(6.8 * Elementary.tan(Angles.toRadians(SURF_DEGREES))), spawn.yaw());
        start.velocity.set(0f, (float) (FAST * trial.w()), 0f);
        start.grounded = false;
        RunReader run = trial.run(still(spawn), start, 0.75);
        int last = run.length() - 1;
        return TrialResult.of(run.vy(last) / (FAST * trial.w()), run.run());
    }

    static TrialResult walkSpeed(Trial trial) {
        return topSpeed(trial, 0);
    }

    static TrialResult runSpeed(Trial trial) {
        return topSpeed(trial, Command.RUN);
    }

    private static TrialResult topSpeed(Trial trial, int buttons) {
        Spawn spawn = trial.level().spawns().get(0);
        RunReader run = trial.run((tick, state, command) -> command.set(1f, 0f, 0f, spawn.yaw(), 0f, buttons), trial.at(spawn, 0, 0), 3);
        double fastest = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            fastest = Math.max(fastest, run.speed(tick));
        }
        return TrialResult.of(fastest, run.run());
    }

    static TrialResult fall(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        MoverState start = new MoverState(trial.model().registers().size());
        trial.model().mover(trial.parameters(), trial.level()).spawn(start, spawn.x(), spawn.y(), spawn.z() + trial.metres(2), spawn.yaw());
        RunReader run = trial.run(still(spawn), start, 10, state -> state.grounded);
        boolean landed = run.length() > 0 && run.grounded(run.length() - 1);
        return landed ? TrialResult.of(run.length() * run.tickSeconds(), run.run()) : new TrialResult(Double.POSITIVE_INFINITY, "The player never landed.", run.run());
    }
}
