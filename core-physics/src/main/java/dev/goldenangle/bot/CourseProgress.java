package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/** Where a bot is on its course of waypoints: the next place, the laps, and the falls from edges. Its memory is in slots of the bot. */
final class CourseProgress {
    /** Number of slots it needs. */
    static final int SLOTS = 5;
    /** How far before an edge the bot can take off, in body radii. */
    static final float AT_THE_EDGE = 2f;
    private static final int NEXT = 0;
    private static final int FALLS = 1;
    private static final int LAPS = 2;
    private static final int LAST_X = 3;
    private static final int LAST_Y = 4;
    /** How far beyond an edge it aims, in lengths of the gap. */
    private static final float AIM_BEYOND = 3f;
    /** In body radii. A move that is longer by this distance than its speed allows is a teleport. */
    private static final float ELSEWHERE = 8f;
    /** In body radii. */
    private static final float OUT_OF_REACH = 8f;
    private final Bot bot;
    private final int slot;
    private final BotContext.Place[] places;
    private final float tickRate;
    private final float radius;
    private final float arrive;
    private final boolean loops;
    /** Horizontal vector to the target, set by {@link #toPlace} and {@link #headAlong}. */
    final Vec3 way = new Vec3();

    /** @param slot first of its slots in the bot's memory */
    CourseProgress(Bot bot, int slot, BotContext context, ParameterSet knobs) {
        this.bot = bot;
        this.slot = slot;
        arrive = knobs.getFloat(WaypointBot.Knob.ARRIVE) * context.radius();
        loops = knobs.isOn(WaypointBot.Knob.LOOPS);
        places = context.course().toArray(BotContext.Place[]::new);
        tickRate = (float) context.tickRate();
        radius = context.radius();
    }

    void begin(MoverState state) {
        bot.rememberFloat(slot + LAST_X, state.position.x);
        bot.rememberFloat(slot + LAST_Y, state.position.y);
    }

    boolean isEmpty() {
        return places.length == 0;
    }

    int next() {
        return (int) bot.recall(slot + NEXT);
    }

    private void setNext(int place) {
        bot.remember(slot + NEXT, place);
    }

    long falls() {
        return bot.recall(slot + FALLS);
    }

    long laps() {
        return bot.recall(slot + LAPS);
    }

    /** Whether the bot has passed the last place or given up. */
    boolean isOver() {
        return next() == places.length;
    }

    void giveUp() {
        setNext(places.length);
    }

    void skip() {
        setNext((next() + 1) % places.length);
    }

    /** Passes the places that are reached; returns whether the bot has fallen since the last tick. */
    boolean follow(MoverState state) {
        if (isOver()) {
            return false;
        }
        boolean fell = noticeTeleport(state);
        fell |= goBack(state);
        pass(state);
        return fell;
    }

    /** After a teleport it continues along the nearest part of the course; if that is before an edge already passed, it has fallen. */
    private boolean noticeTeleport(MoverState state) {
        float dx = state.position.x - bot.recallFloat(slot + LAST_X);
        float dy = state.position.y - bot.recallFloat(slot + LAST_Y);
        float explained = ELSEWHERE * radius + 2f * state.velocity.horizontalLength() / tickRate;
        bot.rememberFloat(slot + LAST_X, state.position.x);
        bot.rememberFloat(slot + LAST_Y, state.position.y);
        if (dx * dx + dy * dy <= explained * explained) {
            return false;
        }
        int next = nearestPart(state);
        boolean fell = next < next() && isLeap(next);
        bot.remember(slot + FALLS, falls() + (fell ? 1 : 0));
        setNext(next);
        return fell;
    }

    /** The place at the end of the nearest part of the course. */
    private int nearestPart(MoverState state) {
        int nearest = 0;
        float least = Float.POSITIVE_INFINITY;
        for (int i = 0; i < places.length; i++) {
            float distance = distanceToPart(i, state.position);
            if (distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    /** Squared distance to the line from the previous place to a place; the first has no line. */
    private float distanceToPart(int place, Vec3 from) {
        Vec3 end = places[place].feet();
        Vec3 begin = places[Math.max(0, place - 1)].feet();
        way.set(end).sub(begin);
        float length = way.dot(way);
        float along = length == 0f ? 0f : ((from.x - begin.x) * way.x + (from.y - begin.y) * way.y + (from.z - begin.z) * way.z) / length;
        way.scale(Math.max(0f, Math.min(1f, along))).add(begin).sub(from);
        return way.dot(way);
    }

    Move move(int place) {
        return places[place].move();
    }

    boolean isLeap(int place) {
        return places[place].move().isLeap() && place + 1 < places.length;
    }

    /** Goes back to the nearest part of the course, if that is before the next place; returns whether it is. */
    boolean rejoin(MoverState state) {
        int nearest = nearestPart(state);
        boolean isBack = nearest < next();
        setNext(isBack ? nearest : next());
        return isBack;
    }

    /** Distance to a place; the vector goes to {@link #way}. */
    float toPlace(int place, MoverState state) {
        way.set(places[place].feet().x - state.position.x, places[place].feet().y - state.position.y, 0f);
        return way.length();
    }

    /** Skips the next places if they are higher above the bot than any jump leads; returns whether there are any. */
    boolean skipOutOfReach(MoverState state) {
        int before = next();
        for (int checked = 0; checked < places.length && places[next()].feet().z - state.position.z > OUT_OF_REACH * radius; checked++) {
            skip();
        }
        return next() != before;
    }

    /** Distance to an edge along the jump, negative once past it. */
    float beforeEdge(int place, MoverState state) {
        Vec3 edge = places[place].feet();
        Vec3 far = places[place + 1].feet();
        float lx = far.x - edge.x;
        float ly = far.y - edge.y;
        float length = Math.max((float) Math.sqrt(lx * lx + ly * ly), 1e-6f);
        return ((edge.x - state.position.x) * lx + (edge.y - state.position.y) * ly) / length;
    }

    /** Before and during a jump, the bot aims well beyond the far side, so that it takes off nearly straight from any position. */
    void headAlong(int edge, MoverState state) {
        Vec3 near = places[edge].feet();
        Vec3 far = places[edge + 1].feet();
        way.set(near.x + AIM_BEYOND * (far.x - near.x) - state.position.x, near.y + AIM_BEYOND * (far.y - near.y) - state.position.y, 0f);
    }

    /** Whether the bot landed nearer to the far side of a gap than to the edge before it; then it can skip the place on the far side. */
    private boolean hasLeaptTo(int next, float distance, MoverState state) {
        return next > 0 && isLeap(next - 1) && state.grounded && toPlace(next - 1, state) > distance;
    }

    /** A bot that stands well before the last edge it passed has fallen and was moved back. */
    private boolean goBack(MoverState state) {
        int last = next() - 1;
        while (last >= 0 && !isLeap(last)) {
            last--;
        }
        if (last < 0 || !state.grounded || beforeEdge(last, state) <= 3 * arrive) {
            return false;
        }
        setNext(last);
        bot.remember(slot + FALLS, falls() + 1);
        return true;
    }

    /** Passes the places that are reached or behind; an edge counts once it is passed. */
    private void pass(MoverState state) {
        for (int checked = 0; checked < places.length && next() < places.length; checked++) {
            int next = next();
            boolean passed;
            if (isLeap(next)) {
                float distance = beforeEdge(next, state);
                passed = distance < -AT_THE_EDGE * radius || !state.grounded && distance < AT_THE_EDGE * radius && state.velocity.z > 0f;
            } else {
                float distance = toPlace(next, state);
                boolean leftBehind = distance < 3 * arrive && way.x * state.velocity.x + way.y * state.velocity.y < 0f;
                passed = distance <= arrive || leftBehind || hasLeaptTo(next, distance, state);
            }
            if (!passed) {
                return;
            }
            boolean last = next + 1 == places.length;
            bot.remember(slot + LAPS, laps() + (last ? 1 : 0));
            setNext(last && loops ? 0 : next + 1);
        }
    }
}
