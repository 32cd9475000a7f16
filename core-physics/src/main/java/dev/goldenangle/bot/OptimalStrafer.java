package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;

import java.util.Set;

/**
 * The best strafer the rules allow: no keys and no view angle gain more speed on any single tick.
 *
 * <p>How it works:
 * <ol>
 * <li>it runs straight until it reaches W or its top running speed;
 * <li>then it jumps on every landing tick and changes sides with each jump;
 * <li>it dashes when slow and jumps off walls, if the rules allow it ({@link AbilityHands});
 * <li>on every tick it holds the keys and turns the view to the angle that gain the most speed. If several are equally
 *     good, it holds forward and a side key, and stays on the side of the previous tick.
 * </ol>
 */
final class OptimalStrafer extends Bot {
    private static final int START_YAW = FREE;
    private static final int SIDE = FREE + 1;

    /** The keys to hold in the air. */
    enum Held {
        DIAGONAL, SIDE, FORWARD
    }

    enum Knob implements Parameter {
        START_SPEED(Spec.number(BotGroups.STRAFE, Unit.RATIO, 0.9999).limits(0, 2).slider(0, 1)
                .doc("Share of W at which it stops running and starts to strafe.", "the first jumps are slow", "it runs until the speed settles")),
        CHANGES_SIDES(Spec.onOff(BotGroups.STRAFE, true)
                .doc("Whether it strafes to the other side after each landing; otherwise it runs in a curve. Where the velocity is rounded, the best keys decide the side.")),
        BEST_KEYS(Spec.onOff(BotGroups.STRAFE, true)
                .doc("Whether it searches for the keys, side and angle that gain most on each tick, and counts the rounding of the velocity; otherwise it holds forward and a side key at the angle of the formula.")),
        HELD(Spec.choice(BotGroups.STRAFE, Held.DIAGONAL)
                .doc("The keys it holds in the air: forward and a side key, a side key alone, or forward alone, which gains in games with forward bunny hopping.")),
        ANGLE_SCALE(Spec.number(BotGroups.STRAFE, Unit.RATIO, 1).limits(0, 3).slider(0.5, 1.5)
                .doc("Multiplies the best angle, to measure the cost of deviations.", "turns too little", "turns too much")),
        ABILITIES(Spec.onOff(BotGroups.STRAFE, true)
                .doc("Whether it also dashes when slow, jumps off walls that stop it, and slides on a landing without a jump, where the rules allow it."));

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
    private final float startSpeed;
    private final float angleScale;
    private final boolean changesSides;
    private final boolean bestKeys;
    private final Held held;
    private final AbilityHands hands;

    OptimalStrafer(BotContext context, ParameterSet knobs) {
        super(context, 2 + AbilityHands.SLOTS);
        hands = new AbilityHands(this, SIDE + 1, context, knobs.isOn(Knob.ABILITIES) ? context.moves() : Set.of(), 0f);
        keys = new StrafeKeys(context.theory().orElse(null));
        startSpeed = knobs.getFloat(Knob.START_SPEED) * context.w();
        angleScale = knobs.getFloat(Knob.ANGLE_SCALE);
        changesSides = knobs.isOn(Knob.CHANGES_SIDES);
        held = knobs.getChoice(Knob.HELD, Held.class);
        bestKeys = held == Held.DIAGONAL && knobs.isOn(Knob.BEST_KEYS);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        if (recall(SIDE) == 0) {
            if (!isFastEnough(startSpeed, state)) {
                command.set(1f, 0f, 0f, recallFloat(START_YAW), 0f, Command.RUN);
                return;
            }
            remember(SIDE, 1);
        }
        boolean jump = pressJump(state);
        if (jump && changesSides) {
            remember(SIDE, -recall(SIDE));
        }
        int side = (int) recall(SIDE);
        keys.hold(side, jump, state, command);
        command.forward = held == Held.SIDE ? 0f : 1f;
        command.right = held == Held.FORWARD ? 0f : side;
        float angle = bestKeys ? keys.bestKeys(side, state, command) : -side * keys.bestAirAngle(state, command);
        if (angle != 0f) {
            remember(SIDE, angle < 0f ? 1 : -1);
        }
        keys.aim(-angleScale * angle, 1, state, command);
        hands.press(tick, state, command);
    }
}
