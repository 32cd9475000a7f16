package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

import java.util.Set;

/**
 * A strafer with the errors of a person, modelled on runs of real players (docs/bots.md).
 *
 * <p>How it works:
 * <ol>
 * <li>it aims outside the best angle by a bias plus a wandering error: the error decays over time, the hand follows it
 *     with some inertia, and inward errors are smaller than outward ones;
 * <li>it changes sides with each jump: the view before or after the key, no faster than the mouse can move, with a
 *     short time without either key;
 * <li>towards the end of a jump it sometimes holds the wrong key, and it misses some jumps;
 * <li>it presses jump some time before the landing, which varies from jump to jump, and holds it for a while after.
 * </ol>
 */
final class HumanStrafer extends Bot {
    private static final int START_YAW = FREE;
    private static final int SIDE = FREE + 1;
    private static final int WANDER = FREE + 2;
    private static final int BLUNDER_FROM = FREE + 3;
    private static final int MISSED_UNTIL = FREE + 4;
    private static final int WAS_GROUNDED = FREE + 5;
    private static final int VIEW_FROM = FREE + 6;
    private static final int KEY_FROM = FREE + 7;
    private static final int GAP_UNTIL = FREE + 8;
    private static final int HAND = FREE + 9;
    private static final int THUMB = FREE + 10;
    private static final int HANDS = THUMB + JumpThumb.SLOTS;
    private static final float MISS_SECONDS = 0.12f;
    private static final float JUMP_SECONDS = 0.675f;

    enum Knob implements Parameter {
        TURN_RATE(Spec.number(BotGroups.ERRORS, Unit.ANGLE_PER_SECOND, Value.degrees(500)).limits(Value.degrees(10), Value.degrees(7200))
                .slider(Value.degrees(90), Value.degrees(1440)).doc("How fast the mouse can turn the view.", "cannot follow the best angle", "turns like a machine")),
        REACTION(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0).limits(-0.5, 1).slider(-0.1, 0.3)
                .doc("Delay of the view behind the key when changing sides; negative if the mouse is first, as with the measured players.",
                        "turns while the old key is still held", "pushes the wrong way for too long")),
        ANGLE_BIAS(Spec.number(BotGroups.ERRORS, Unit.ANGLE, Value.degrees(4.2)).limits(Value.degrees(-45), Value.degrees(45))
                .slider(Value.degrees(-5), Value.degrees(20)).doc("How far outside the best angle it aims: inward errors cost all gain, outward errors little.",
                        "gains nothing on whole ticks", "gains little on every tick")),
        ANGLE_NOISE(Spec.number(BotGroups.ERRORS, Unit.ANGLE, Value.degrees(10)).limits(Value.degrees(0), Value.degrees(90))
                .slider(Value.degrees(0), Value.degrees(30)).doc("Standard deviation of the aim outwards.", "aims perfectly", "aims anywhere")),
        INWARD_NOISE(Spec.number(BotGroups.ERRORS, Unit.RATIO, 0.38).limits(0, 2).slider(0, 1)
                .doc("Inward errors as a share of outward errors; players learn to avoid them.", "never aims inside", "aims inside as often as outside")),
        NOISE_TIME(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.33).limits(0.001, 5).slider(0.02, 0.5)
                .doc("How long an error of aim lasts.", "trembles", "aims wrong for whole jumps")),
        HAND_INERTIA(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.035).limits(0, 0.5).slider(0, 0.1)
                .doc("How slowly the hand follows the error.", "moves in jerks", "smooths out its own errors")),
        KEY_GAP(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.012).limits(0, 1).slider(0, 0.1)
                .doc("Mean time between two side keys in which neither or both are down, which has the same effect.", "changes keys at once", "pushes to no side for too long")),
        SYNC_ERROR(Spec.number(BotGroups.ERRORS, Unit.RATIO, 0).limits(0, 1).slider(0, 0.5)
                .doc("Share of each jump with the wrong side held.", "keys and view agree", "loses what it gains")),
        MISSED_JUMPS(Spec.number(BotGroups.ERRORS, Unit.RATIO, 0.02).limits(0, 1).slider(0, 0.5)
                .doc("Chance to miss a landing.", "never slips", "friction takes the speed")),
        JUMP_TIMING(Spec.choice(BotGroups.ERRORS, PressTiming.HELD)
                .doc("When it presses jump: exact is the landing tick, early and late miss it by the spread, held is pressed some time before and kept down. "
                        + "Jump buffer and landing grace matter only if presses miss the landing tick.")),
        PRESS_LEAD(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.09).limits(0, 1).slider(0, 0.3)
                .doc("How long before the landing a held jump is pressed; 0.07 to 0.13 s for the measured players.", "sometimes presses too late", "holds the key for too long")),
        JUMP_SPREAD(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.045).limits(0, 1).slider(0, 0.1)
                .doc("Standard deviation of the times of jump presses; 0.02 to 0.1 s for the measured players.",
                        "presses exactly on the tick", "no buffer catches its presses")),
        JUMP_HOLD(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.12).limits(0, 1).slider(0, 0.3)
                .doc("How long jump stays down after the take-off, which costs speed in Quake III.", "releases the key at once", "loses gain in the air")),
        ABILITIES(Spec.onOff(BotGroups.ERRORS, true)
                .doc("Whether it also dashes when slow, jumps off walls that stop it, and slides on a landing without a jump, where the rules allow it; each press is late by the spread of the jump presses."));

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
    private final Command aimed = new Command();
    private final JumpThumb thumb;
    private final AbilityHands hands;
    private final boolean pressesExactly;
    private final float w;
    private final float tickRate;
    private final float turnPerTick;
    private final int viewDelay;
    private final int keyDelay;
    private final float bias;
    private final float outward;
    private final float inward;
    private final float keep;
    private final float kick;
    private final float follow;
    private final float gapTicks;
    private final float syncError;
    private final float missedJumps;

    HumanStrafer(BotContext context, ParameterSet knobs) {
        super(context, 10 + JumpThumb.SLOTS + AbilityHands.SLOTS);
        hands = new AbilityHands(this, HANDS, context, knobs.isOn(Knob.ABILITIES) ? context.moves() : Set.of(), knobs.getFloat(Knob.JUMP_SPREAD));
        keys = new StrafeKeys(context.theory().orElse(null));
        w = context.w();
        tickRate = (float) context.tickRate();
        double dt = 1 / context.tickRate();
        turnPerTick = (float) (knobs.getFloat(Knob.TURN_RATE) * dt);
        float reaction = knobs.getFloat(Knob.REACTION);
        viewDelay = Rounding.round(Math.max(0f, reaction) * tickRate);
        keyDelay = Rounding.round(Math.max(0f, -reaction) * tickRate);
        bias = knobs.getFloat(Knob.ANGLE_BIAS);
        outward = knobs.getFloat(Knob.ANGLE_NOISE);
        inward = outward * knobs.getFloat(Knob.INWARD_NOISE);
        keep = (float) Exponential.exp(-dt / knobs.get(Knob.NOISE_TIME));
        follow = knobs.get(Knob.HAND_INERTIA) > 0 ? (float) (1 - Exponential.exp(-dt / knobs.get(Knob.HAND_INERTIA))) : 1f;
        kick = kick(keep, 1f - follow);
        gapTicks = knobs.getFloat(Knob.KEY_GAP) * tickRate;
        syncError = knobs.getFloat(Knob.SYNC_ERROR);
        missedJumps = knobs.getFloat(Knob.MISSED_JUMPS);
        PressTiming timing = knobs.getChoice(Knob.JUMP_TIMING, PressTiming.class);
        pressesExactly = timing == PressTiming.EXACT;
        thumb = new JumpThumb(this, THUMB, timing, knobs.getFloat(Knob.PRESS_LEAD), knobs.getFloat(Knob.JUMP_SPREAD), knobs.getFloat(Knob.JUMP_HOLD), tickRate);
    }

    /**
     * Size of the random kick that keeps the hand's standard deviation at 1, computed from the share of the error that
     * remains after a tick and the share by which the hand lags.
     */
    private static float kick(double a, double b) {
        double lagged = (1 - b) * (1 - b) * (1 + a * b) / ((1 - b * b) * (1 - a * b));
        return (float) Math.sqrt((1 - a * a) / lagged);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        if (recall(SIDE) == 0) {
            if (!isFastEnough(0.99f * w, state)) {
                command.set(1f, 0f, 0f, recallFloat(START_YAW), 0f, Command.RUN);
                return;
            }
            remember(SIDE, 1);
        }
        boolean tookOff = !state.grounded && recall(WAS_GROUNDED) != 0;
        land(tick, state);
        wander();
        boolean willing = tick >= recall(MISSED_UNTIL);
        boolean jump = pressesExactly ? willing && pressJump(state) : thumb.isDown(state) && willing;
        if (pressesExactly ? jump : tookOff) {
            changeSides(tick);
        }
        int side = (int) recall(SIDE);
        keys.hold(keySide(tick, side), jump, state, command);
        if (tick >= recall(VIEW_FROM)) {
            aim(side, state, command);
        }
        if (recall(BLUNDER_FROM) > 0 && tick >= recall(BLUNDER_FROM)) {
            command.right = -command.right;
        }
        hands.press(tick, state, command);
    }

    /** Draws exactly one random number under all settings. */
    private void changeSides(int tick) {
        float gap = gapTicks * -(float) Exponential.log(1f - chance());
        remember(SIDE, -recall(SIDE));
        remember(BLUNDER_FROM, syncError > 0f ? tick + Rounding.round((1f - syncError) * JUMP_SECONDS * tickRate) : Long.MAX_VALUE);
        remember(VIEW_FROM, tick + viewDelay);
        remember(KEY_FROM, tick + keyDelay);
        remember(GAP_UNTIL, tick + keyDelay + Rounding.round(gap));
    }

    /** The old key until it is released, none during the gap, then the new one. */
    private int keySide(int tick, int side) {
        return tick < recall(KEY_FROM) ? -side : tick < recall(GAP_UNTIL) ? 0 : side;
    }

    /** On the landing tick it can miss the jump. Each landing draws exactly one random number under all settings. */
    private void land(int tick, MoverState state) {
        boolean landed = state.grounded && recall(WAS_GROUNDED) == 0;
        remember(WAS_GROUNDED, state.grounded ? 1 : 0);
        if (landed && chance() < missedJumps) {
            remember(MISSED_UNTIL, tick + Rounding.round(MISS_SECONDS * tickRate));
        }
    }

    /** Updates the decaying error and the hand that follows it; the hand's standard deviation is 1. */
    private void wander() {
        rememberFloat(WANDER, keep * recallFloat(WANDER) + kick * noise());
        rememberFloat(HAND, recallFloat(HAND) + follow * (recallFloat(WANDER) - recallFloat(HAND)));
    }

    private void aim(int side, MoverState state, Command command) {
        keys.hold(side, command.jumps(), state, aimed);
        float error = recallFloat(HAND);
        float target = keys.bestAirAngle(state, aimed) + bias + (error < 0f ? inward : outward) * error;
        float travel = Angles.atan2(state.velocity.y, state.velocity.x);
        float turn = Angles.difference(state.yaw, travel - side * target - keys.wishOffset(aimed));
        keys.look(state.yaw + Math.max(-turnPerTick, Math.min(turnPerTick, turn)), state, command);
    }
}
