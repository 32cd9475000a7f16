package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

/**
 * Runs up, then strafes with a view that turns at a constant rate. At each take-off it sets the view so that the wish
 * leads the travel by a fixed angle; after that the rate and the rules determine the angle.
 */
final class FixedYawStrafer extends Bot {
    private static final int YAW = FREE;
    private static final int SIDE = FREE + 1;

    enum Knob implements Parameter {
        YAW_RATE(Spec.number(BotGroups.STRAFE, Unit.ANGLE_PER_SECOND, Value.degrees(40)).limits(Value.degrees(0), Value.degrees(3600))
                .slider(Value.degrees(10), Value.degrees(360)).doc("How fast the view turns.", "the angle becomes too small to gain speed", "the push turns against the motion")),
        LEAD(Spec.number(BotGroups.STRAFE, Unit.ANGLE, Value.degrees(80)).limits(Value.degrees(-90), Value.degrees(90))
                .slider(Value.degrees(-30), Value.degrees(90)).doc("Angle between travel and the requested direction at take-off.", "starts without gaining", "starts against the motion")),
        CHANGES_SIDES(Spec.onOff(BotGroups.STRAFE, true).doc("Whether it strafes to the other side after each landing; otherwise it runs in a curve."));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private final StrafeKeys keys;
    private final float w;
    private final float turnPerTick;
    private final float lead;
    private final boolean changesSides;

    FixedYawStrafer(BotContext context, ParameterSet knobs) {
        super(context, 2);
        keys = new StrafeKeys(context.theory().orElse(null));
        w = context.w();
        turnPerTick = (float) (knobs.get(Knob.YAW_RATE) / context.tickRate());
        lead = knobs.getFloat(Knob.LEAD);
        changesSides = knobs.isOn(Knob.CHANGES_SIDES);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(YAW, state.yaw);
        }
        if (recall(SIDE) == 0 && !isFastEnough(0.99f * w, state)) {
            command.set(1f, 0f, 0f, recallFloat(YAW), 0f, Command.RUN);
            return;
        }
        boolean takesOff = pressJump(state);
        if (takesOff) {
            remember(SIDE, changesSides && recall(SIDE) > 0 ? -1 : 1);
        }
        int side = (int) recall(SIDE);
        keys.hold(side, takesOff, state, command);
        if (takesOff) {
            keys.aim(lead, side, state, command);
        } else {
            command.yaw = recallFloat(YAW) - side * turnPerTick;
        }
        rememberFloat(YAW, command.yaw);
    }
}
