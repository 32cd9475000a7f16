package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.List;

/** Fixtures of the motor's tests: its own parameters at their defaults, and states to try them on. */
final class Arena {
    static final ParameterSet DOCUMENT =
            new ParameterTable(ArenaParameter.MAX_SPEED_GROUND, List.of(ArenaParameter.values()), List.of()).defaults();

    private Arena() {
    }

    static float degrees(double degrees) {
        return (float) Angles.toRadians(degrees);
    }

    static MoverState flying(float vx, float vy) {
        MoverState state = new MoverState(ArenaRegister.values().length);
        state.velocity.set(vx, vy, 0f);
        return state;
    }

    static MoverState standing(float vx, float vy) {
        MoverState state = flying(vx, vy);
        state.grounded = true;
        state.groundNormal.set(0f, 0f, 1f);
        state.set(ArenaRegister.WAS_GROUNDED, true);
        return state;
    }

    static Command keys(float forward, float right, double yawDegrees) {
        Command command = new Command();
        command.set(forward, right, 0f, degrees(yawDegrees), 0f, 0);
        return command;
    }

    static Command jump(float forward, float right, double yawDegrees) {
        Command command = keys(forward, right, yawDegrees);
        command.up = 1f;
        return command;
    }

    static TickReport report(Vec3 velocity) {
        TickReport report = new TickReport(ArenaSignal.values().length);
        report.begin(velocity);
        return report;
    }

    /** Runs one tick of a motor and returns its report. */
    static TickReport step(ArenaMotor motor, Command command, MoverState state) {
        TickReport report = report(state.velocity);
        motor.step(command, state, report);
        return report;
    }

    static float signal(TickReport report, ArenaSignal signal) {
        return report.signal(signal.ordinal());
    }
}
