package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

/**
 * A strafer with a person's limits.
 *
 * <p>How it works:
 * <ol>
 * <li>it aims outside the best angle, as players learn to, by an error that wanders slowly, as a hand does;
 * <li>with each jump it changes the key at once, but the view only after its reaction time, and turns it no faster than its turn
 *     rate allows;
 * <li>towards the end of a jump it holds the wrong key for a while, and some landings it does not jump at all;
 * <li>it presses jump early, late, or long before the landing and through it, by a time that differs from jump to jump.
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
    private static final int THUMB = FREE + 7;
    private static final float WANDER_SECONDS = 0.15f;
    private static final float MISS_SECONDS = 0.12f;
    private static final float JUMP_SECONDS = 0.675f;

    enum Knob implements Parameter {
        TURN_RATE(Spec.number(BotGroups.ERRORS, Unit.ANGLE_PER_SECOND, Value.degrees(720)).limits(Value.degrees(10), Value.degrees(7200))
                .slider(Value.degrees(90), Value.degrees(1440)).doc("How fast the view can turn.", "cannot follow the best angle", "turns like a machine")),
        REACTION(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.05).limits(0, 1).slider(0, 0.3)
                .doc("Time after a jump before the view follows the key.", "changes sides at once", "pushes the wrong way for long")),
        ANGLE_NOISE(Spec.number(BotGroups.ERRORS, Unit.ANGLE, Value.degrees(4)).limits(Value.degrees(0), Value.degrees(90))
                .slider(Value.degrees(0), Value.degrees(30)).doc("Standard deviation of the aim.", "aims perfectly", "aims anywhere")),
        SYNC_ERROR(Spec.number(BotGroups.ERRORS, Unit.RATIO, 0.05).limits(0, 1).slider(0, 0.5)
                .doc("Share of each jump with the wrong side held.", "keys and view agree", "loses what it gains")),
        MISSED_JUMPS(Spec.number(BotGroups.ERRORS, Unit.RATIO, 0.02).limits(0, 1).slider(0, 0.5)
                .doc("Chance to miss a landing.", "never slips", "friction eats the speed")),
        JUMP_TIMING(Spec.choice(BotGroups.ERRORS, PressTiming.EARLY)
                .doc("When it presses jump: exact is the landing tick, early and late miss it by the spread, held is pressed long before and kept down. "
                        + "Jump buffer and landing grace matter only to a thumb that misses.")),
        JUMP_SPREAD(Spec.number(BotGroups.ERRORS, Unit.SECONDS, 0.035).limits(0, 1).slider(0, 0.1)
                .doc("How far presses of jump lie from the landing, as a standard deviation; players measured come to 0.035 to 0.07 s.",
                        "presses on the very tick", "no buffer catches its presses"));

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
    private final JumpThumb thumb;
    private final boolean pressesExactly;
    private final float w;
    private final float dt;
    private final float tickRate;
    private final float turnPerTick;
    private final int reactionTicks;
    private final float angleNoise;
    private final float syncError;
    private final float missedJumps;

    HumanStrafer(BotContext context, ParameterSet knobs) {
        super(context, 7 + JumpThumb.SLOTS);
        keys = new StrafeKeys(context.theory().orElse(null));
        w = context.w();
        tickRate = (float) context.tickRate();
        dt = 1f / tickRate;
        turnPerTick = knobs.getFloat(Knob.TURN_RATE) * dt;
        reactionTicks = Math.round(knobs.getFloat(Knob.REACTION) * tickRate);
        angleNoise = knobs.getFloat(Knob.ANGLE_NOISE);
        syncError = knobs.getFloat(Knob.SYNC_ERROR);
        missedJumps = knobs.getFloat(Knob.MISSED_JUMPS);
        PressTiming timing = knobs.getChoice(Knob.JUMP_TIMING, PressTiming.class);
        pressesExactly = timing == PressTiming.EXACT;
        thumb = new JumpThumb(this, THUMB, timing, knobs.getFloat(Knob.JUMP_SPREAD), tickRate);
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
            remember(SIDE, -recall(SIDE));
            remember(BLUNDER_FROM, tick + Math.round((1f - syncError) * JUMP_SECONDS * tickRate));
            remember(VIEW_FROM, tick + reactionTicks);
        }
        int side = (int) recall(SIDE);
        keys.hold(side, jump, state, command);
        if (tick >= recall(VIEW_FROM)) {
            aim(side, state, command);
        }
        if (tick >= recall(BLUNDER_FROM)) {
            command.right = -command.right;
        }
    }

    /** On the tick of landing it may miss the jump. Each landing draws one number whatever the settings. */
    private void land(int tick, MoverState state) {
        boolean landed = state.grounded && recall(WAS_GROUNDED) == 0;
        remember(WAS_GROUNDED, state.grounded ? 1 : 0);
        if (landed && chance() < missedJumps) {
            remember(MISSED_UNTIL, tick + Math.round(MISS_SECONDS * tickRate));
        }
    }

    /** An error of aim with the given deviation that forgets itself over a few hundredths of a second. */
    private void wander() {
        float keep = Math.max(0f, 1f - dt / WANDER_SECONDS);
        float kick = (float) Math.sqrt(1f - keep * keep);
        rememberFloat(WANDER, keep * recallFloat(WANDER) + kick * noise());
    }

    private void aim(int side, MoverState state, Command command) {
        float target = keys.bestAirAngle(state, command) + angleNoise * Math.abs(recallFloat(WANDER));
        float travel = Angles.atan2(state.velocity.y, state.velocity.x);
        float turn = Angles.difference(state.yaw, travel - side * target - keys.wishOffset(command));
        command.yaw = Angles.wrap(state.yaw + Math.max(-turnPerTick, Math.min(turnPerTick, turn)));
    }
}
