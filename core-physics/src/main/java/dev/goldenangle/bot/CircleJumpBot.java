package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;

/** Strafes on the ground at the best angle for a while, which under some rules gives more speed than W, then strafes in the air. */
final class CircleJumpBot extends Bot {
    private static final int START_YAW = FREE;
    private static final int SIDE = FREE + 1;
    private static final int CIRCLE_START = FREE + 2;

    enum Knob implements Parameter {
        RUN_UP(Spec.number(BotGroups.STRAFE, Unit.RATIO, 0.9).limits(0, 1.2).slider(0, 1)
                .doc("Share of W to reach before the circle begins.", "the circle starts from rest", "runs until the speed settles")),
        CIRCLE(Spec.number(BotGroups.STRAFE, Unit.SECONDS, 0.4).limits(0, 10).slider(0, 1.5)
                .doc("Time on the ground at the best angle before the first jump.", "no speed above W", "turns more than needed"));

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
    private final float runUp;
    private final int circleTicks;

    CircleJumpBot(BotContext context, ParameterSet knobs) {
        super(context, 3);
        keys = new StrafeKeys(context.theory().orElse(null));
        runUp = knobs.getFloat(Knob.RUN_UP) * context.w();
        circleTicks = (int) Rounding.rint(knobs.get(Knob.CIRCLE) * context.tickRate());
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        if (recall(SIDE) == 0) {
            if (!isFastEnough(runUp, state)) {
                command.set(1f, 0f, 0f, recallFloat(START_YAW), 0f, Command.RUN);
                return;
            }
            remember(SIDE, 1);
            remember(CIRCLE_START, tick);
        }
        boolean circling = tick - recall(CIRCLE_START) < circleTicks;
        boolean jump = !circling && pressJump(state);
        if (jump) {
            remember(SIDE, -recall(SIDE));
        }
        int side = (int) recall(SIDE);
        keys.hold(side, jump, state, command);
        keys.aim(keys.bestAngle(state, command), side, state, command);
    }
}
