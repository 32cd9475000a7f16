package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

/** Holds forward in a fixed direction, and jumps on every landing if so configured. */
final class RunnerBot extends Bot {
    private static final int START_YAW = FREE;

    enum Knob implements Parameter {
        HEADING(Spec.number(BotGroups.COURSE, Unit.ANGLE, Value.degrees(0)).limits(Value.degrees(-180), Value.degrees(180))
                .slider(Value.degrees(-90), Value.degrees(90)).doc("Direction of travel relative to the view at the start.", "runs right", "runs left")),
        STRAFE(Spec.number(BotGroups.COURSE, Unit.NONE, 0).limits(-1, 1).slider(-1, 1)
                .doc("Strafe key held in addition, right is positive.", "drifts left", "drifts right")),
        JUMPS(Spec.onOff(BotGroups.COURSE, false).doc("Whether it jumps on every landing."));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private final float heading;
    private final float strafe;
    private final boolean jumps;

    RunnerBot(BotContext context, ParameterSet knobs) {
        super(context, 1);
        heading = knobs.getFloat(Knob.HEADING);
        strafe = knobs.getFloat(Knob.STRAFE);
        jumps = knobs.isOn(Knob.JUMPS);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        command.set(1f, strafe, jumps && pressJump(state) ? 1f : 0f, recallFloat(START_YAW) + heading, 0f, Command.RUN);
    }
}
