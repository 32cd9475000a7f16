package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;

/**
 * Runs straight, or along the map's waypoints, and presses the keys of abilities.
 *
 * <p>How it works:
 * <ol>
 * <li>it holds forward and looks at the next waypoint; without waypoints it looks ahead as at the start;
 * <li>it jumps at an edge to jump from, when it has just run off an edge, and when it is blocked;
 * <li>in the air it presses jump again when it begins to fall and when it is blocked: an air jump or a wall jump, if the
 *     rules have one;
 * <li>blocked on the ground, it crouches for a moment every second time;
 * <li>dash, crouch, push and use are also pressed at regular times, if so configured.
 * </ol> A key of an ability that is off does nothing, so the same bot runs with and without it.
 */
final class FreerunnerBot extends Bot {
    private static final int NEXT = FREE;
    private static final int START_YAW = FREE + 1;
    private static final int BLOCKED = FREE + 2;
    private static final int CROUCHING = FREE + 3;
    private static final int TRIES = FREE + 4;
    private static final int WAS_GROUNDED = FREE + 5;
    private static final int WAS_RISING = FREE + 6;
    private static final int HELD = FREE + 7;
    /** Below this share of W it counts as blocked, after this time. */
    private static final float SLOW = 0.15f;
    private static final float PATIENCE_SECONDS = 0.1f;
    private static final float CROUCH_SECONDS = 0.7f;
    /** Share of W: at a lower upward speed it releases jump, to press it again at the top. */
    private static final float NEARLY_UP = 0.1f;
    private static final float ARRIVE = 3f;
    private static final float AT_THE_EDGE = 2f;

    enum Knob implements Parameter {
        DASH_EVERY(time("dashes", "dashes as soon as it can", "hardly ever dashes")),
        SLIDE_EVERY(time("crouches", "crouches most of the time", "hardly ever slides")),
        SLIDE_SECONDS(Spec.number(BotGroups.ABILITIES, Unit.SECONDS, 0.7).limits(0.01, 20).slider(0.1, 3)
                .doc("How long it then holds crouch.", "slides are cut short", "it creeps on after the slide")),
        BLAST_EVERY(time("pushes and jumps", "pushes without end", "hardly ever pushes")),
        HOOK_EVERY(time("holds use", "hangs most of the time", "hardly ever hooks")),
        PITCH(Spec.number(BotGroups.ABILITIES, Unit.ANGLE, Value.degrees(0)).limits(Value.degrees(-90), Value.degrees(90)).slider(Value.degrees(-90), Value.degrees(90))
                .doc("How far up it looks.", "it aims behind its feet", "it aims at the sky")),
        HOPS(Spec.onOff(BotGroups.ABILITIES, false).doc("Whether it jumps on every landing.")),
        JUMPS_AGAIN(Spec.onOff(BotGroups.ABILITIES, true).doc("Whether it presses jump again in the air.")),
        TAPS(Spec.onOff(BotGroups.ABILITIES, false).doc("Whether it releases jump at once instead of holding it while rising."));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        private static Spec time(String does, String tooLow, String tooHigh) {
            return Spec.number(BotGroups.ABILITIES, Unit.SECONDS, 0).limits(0, 60).slider(0, 5)
                    .doc("Time after which it " + does + "; 0 for never.", "(above 0) " + tooLow, tooHigh);
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private final BotContext.Place[] places;
    private final StrafeKeys keys;
    private final Vec3 way = new Vec3();
    private final float tickRate;
    private final float radius;
    private final float w;
    private final float pitch;
    private final boolean hops;
    private final boolean jumpsAgain;
    private final boolean taps;
    private final int dashTicks;
    private final int slideTicks;
    private final int slideHold;
    private final int blastTicks;
    private final int hookTicks;

    FreerunnerBot(BotContext context, ParameterSet knobs) {
        super(context, 8);
        places = context.course().toArray(BotContext.Place[]::new);
        keys = new StrafeKeys(context.theory().orElse(null));
        tickRate = (float) context.tickRate();
        radius = context.radius();
        w = context.w();
        pitch = knobs.getFloat(Knob.PITCH);
        hops = knobs.isOn(Knob.HOPS);
        jumpsAgain = knobs.isOn(Knob.JUMPS_AGAIN);
        taps = knobs.isOn(Knob.TAPS);
        dashTicks = ticks(knobs, Knob.DASH_EVERY);
        slideTicks = ticks(knobs, Knob.SLIDE_EVERY);
        slideHold = ticks(knobs, Knob.SLIDE_SECONDS);
        blastTicks = ticks(knobs, Knob.BLAST_EVERY);
        hookTicks = ticks(knobs, Knob.HOOK_EVERY);
    }

    private int ticks(ParameterSet knobs, Knob knob) {
        return (int) Math.ceil(knobs.get(knob) * tickRate);
    }

    /** Whether a tick is within a number of ticks after each full period. */
    private static boolean isDue(int tick, int period, int length) {
        return period > 0 && tick >= period && tick % period < length;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
            remember(WAS_GROUNDED, state.grounded ? 1 : 0);
        }
        pass(state);
        noticeBlocked(state);
        boolean blasts = isDue(tick, blastTicks, 1);
        boolean crouches = recall(CROUCHING) > 0 || isDue(tick, slideTicks, slideHold);
        boolean jumps = !crouches && holdsJump(state, wantsJump(state) || blasts);
        int buttons = Command.RUN | (isDue(tick, dashTicks, 1) ? Command.DASH : 0) | (blasts ? Command.PUSH : 0)
                | (isDue(tick, hookTicks, hookTicks / 2) ? Command.USE : 0);
        command.set(1f, 0f, jumps ? 1f : crouches ? -1f : 0f, 0f, pitch, buttons);
        keys.aimWish(heading(state), state, command);
        remember(CROUCHING, Math.max(0, recall(CROUCHING) - 1));
        remember(WAS_GROUNDED, state.grounded ? 1 : 0);
        remember(WAS_RISING, state.velocity.z > 0f ? 1 : 0);
    }

    private float heading(MoverState state) {
        if (places.length == 0) {
            return recallFloat(START_YAW);
        }
        way.set(places[(int) recall(NEXT)].feet()).sub(state.position);
        return Angles.atan2(way.y, way.x);
    }

    /** Moves on to the next place; after the last comes the first. */
    private void pass(MoverState state) {
        if (places.length > 0) {
            way.set(places[(int) recall(NEXT)].feet()).sub(state.position);
            boolean isLow = way.z > state.eyeHeight;
            if (way.horizontalLength() < ARRIVE * radius && !isLow) {
                remember(NEXT, (recall(NEXT) + 1) % places.length);
                remember(TRIES, 0);
            }
        }
    }

    private boolean isAtEdge(MoverState state) {
        if (places.length == 0) {
            return false;
        }
        int last = (int) ((recall(NEXT) + places.length - 1) % places.length);
        way.set(places[last].feet()).sub(state.position);
        return places[last].move().isLeap() && way.horizontalLength() < (ARRIVE + AT_THE_EDGE) * radius;
    }

    private void noticeBlocked(MoverState state) {
        boolean slow = state.velocity.horizontalLength() < SLOW * w;
        remember(BLOCKED, slow ? recall(BLOCKED) + 1 : 0);
        if (isBlocked() && state.grounded) {
            remember(BLOCKED, 0);
            remember(TRIES, recall(TRIES) + 1);
            remember(CROUCHING, recall(TRIES) % 2 == 0 ? (long) (CROUCH_SECONDS * tickRate) : 0);
        }
    }

    private boolean isBlocked() {
        return recall(BLOCKED) > PATIENCE_SECONDS * tickRate;
    }

    private boolean wantsJump(MoverState state) {
        if (state.grounded) {
            return hops || isAtEdge(state) || recall(BLOCKED) == 0 && recall(TRIES) % 2 == 1 && state.velocity.horizontalLength() < SLOW * w;
        }
        boolean ranOff = recall(WAS_GROUNDED) != 0 && state.velocity.z <= 0f;
        boolean beginsToFall = recall(WAS_RISING) != 0 && state.velocity.z <= 0f;
        return ranOff || jumpsAgain && (beginsToFall || isBlocked());
    }

    /** A press is held while rising, unless it taps; a key that is down must be released before it can be pressed again. */
    private boolean holdsJump(MoverState state, boolean wants) {
        boolean held = recall(HELD) != 0;
        boolean holds = held ? !wants && !taps && state.velocity.z > NEARLY_UP * w : wants;
        remember(HELD, holds ? 1 : 0);
        return holds;
    }
}
