package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

/** Runs on the ground and turns sharply back and forth at fixed times. */
final class ZigZagBot extends Bot {
    private static final int START_YAW = FREE;

    enum Knob implements Parameter {
        TURN(Spec.number(BotGroups.COURSE, Unit.ANGLE, Value.degrees(90)).limits(Value.degrees(0), Value.degrees(180))
                .slider(Value.degrees(10), Value.degrees(180)).doc("Angle of each turn.", "hardly a turn", "runs back the way it came")),
        PERIOD(Spec.number(BotGroups.COURSE, Unit.SECONDS, 1).limits(0.05, 60).slider(0.25, 3)
                .doc("Time between turns.", "never reaches full speed", "few turns to observe")),
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

    private final float turn;
    private final int periodTicks;
    private final boolean jumps;

    ZigZagBot(BotContext context, ParameterSet knobs) {
        super(context, 1);
        turn = knobs.getFloat(Knob.TURN);
        periodTicks = (int) Math.max(1, Rounding.rint(knobs.get(Knob.PERIOD) * context.tickRate()));
        jumps = knobs.isOn(Knob.JUMPS);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        boolean turned = tick / periodTicks % 2 == 1;
        float heading = recallFloat(START_YAW) + (turned ? 0.5f : -0.5f) * turn;
        command.set(1f, 0f, jumps && pressJump(state) ? 1f : 0f, heading, 0f, Command.RUN);
    }
}
