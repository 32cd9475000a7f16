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
 * Runs a course of waypoints.
 *
 * <p>How it works:
 * <ol>
 * <li>a waypoint is reached inside its radius, or once it is behind;
 * <li>on the ground the wish points at the waypoint, leaning against sideways drift;
 * <li>with room ahead, and travelling towards the waypoint, it jumps;
 * <li>before an edge to jump from, it hops only if it lands before the edge, and in the air it swings, gains or coasts
 *     so that the last hop ends at the edge ({@link RunUp}); after a fall it tries again;
 * <li>after a teleport it continues along the nearest part of the course;
 * <li>in the air it strafes at the best angle, on the side that turns the travel towards the waypoint; if the travel is
 *     far off, it pushes along the velocity difference;
 * <li>when stuck it jumps, and if that does not help, moves aside for a moment; the second time it skips the place and
 *     continues with the next. If it is stuck on the way from the last place to the first, the way back is closed and it
 *     stops. Without a course it runs straight, and turns when stuck.
 * </ol>
 *
 * <p>Not suitable for finding a path: it follows the given one.
 */
final class WaypointBot extends Bot {
    private static final int NEXT = FREE;
    private static final int SIDE = FREE + 1;
    private static final int START_YAW = FREE + 2;
    private static final int TICKS_IN_AIR = FREE + 3;
    private static final int LAST_HOP = FREE + 4;
    private static final int TOOK_OFF_AT = FREE + 5;
    private static final int FALLS = FREE + 6;
    private static final int LAPS = FREE + 7;
    private static final int ANCHOR_X = FREE + 8;
    private static final int ANCHOR_Y = FREE + 9;
    private static final int TICKS_HERE = FREE + 10;
    private static final int DETOURS = FREE + 11;
    private static final int TICKS_ASIDE = FREE + 12;
    private static final int LAST_X = FREE + 13;
    private static final int LAST_Y = FREE + 14;
    private static final int SLOTS = 15;

    enum Knob implements Parameter {
        ARRIVE(Spec.number(BotGroups.COURSE, Unit.RATIO, 3).limits(0.5, 50).slider(1, 8)
                .doc("How near a waypoint counts as reached, in body radii.", "circles around waypoints", "cuts corners into walls")),
        LOOPS(Spec.onOff(BotGroups.COURSE, true).doc("Whether it starts again after the last waypoint.")),
        STRAFES(Spec.onOff(BotGroups.STRAFE, true).doc("Whether it strafejumps where there is room.")),
        JUMP_ROOM(Spec.number(BotGroups.STRAFE, Unit.SECONDS, 0.8).limits(0, 10).slider(0.2, 2)
                .doc("Travel time to the next waypoint that it needs for a jump.", "overshoots turns", "hardly ever jumps")),
        JUMP_ANGLE(Spec.number(BotGroups.STRAFE, Unit.ANGLE, Value.degrees(15)).limits(Value.degrees(0), Value.degrees(90))
                .slider(Value.degrees(5), Value.degrees(45)).doc("How far off its travel can be for a jump.", "hardly ever jumps", "jumps past turns"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private static final float PUSH_ANGLE = (float) Math.PI / 4;
    /** Duration of a hop in most games, used until it has seen one. */
    private static final float USUAL_AIRTIME = 0.675f;
    /** How far before an edge it can take off, in body radii. */
    private static final float AT_THE_EDGE = 2f;
    /** Where the last hop should land, in radii beyond the place that marks the edge, which is about one before it. */
    private static final float OVER_THE_EDGE = 1.4f;
    /** Angle off course up to which it swings before an edge; beyond this it must push, in radians. */
    private static final float WELL_OFF = 1.2f * RunUp.WIDEST;
    /** How far beyond an edge it aims, in lengths of the gap. */
    private static final float AIM_BEYOND = 3f;
    /** How far before that a landing is acceptable. */
    private static final float NEAR_THE_EDGE = 2.5f;
    /** A distance in radii beyond what its speed explains: only a teleporter covers it. */
    private static final float ELSEWHERE = 8f;
    private static final float HOP_LEVEL = 0.2f;
    /** Seconds without progress after which it jumps, and after which it moves aside or gives up. */
    private static final float IMPATIENT = 0.4f;
    private static final float STUCK = 1f;
    /** The distance covered in this time at W counts as the same spot: on a course, where an obstacle can push it around, and without. */
    private static final float SPOT_SECONDS = 0.2f;
    private static final float SPOT_SECONDS_WANDERING = 0.1f;
    private static final float ASIDE_SECONDS = 0.8f;
    /** A turn in radians that is no fraction of a circle, so that two walls cannot send it back and forth forever. */
    private static final float TURN = 2f;
    private final StrafeKeys keys;
    private final RunUp runUp;
    private final BotContext.Place[] places;
    private final float tickRate;
    private final float radius;
    private final Vec3 way = new Vec3();
    private final float arrive;
    private final boolean loops;
    private final boolean strafes;
    private final float jumpRoom;
    private final float jumpAngle;
    private final float w;
    /** If keys set the velocity directly, there is no drift to lean against. */
    private final boolean velocityFollowsView;

    WaypointBot(BotContext context, ParameterSet knobs) {
        super(context, SLOTS);
        velocityFollowsView = context.theory().isEmpty();
        keys = new StrafeKeys(context.theory().orElse(null));
        places = context.course().toArray(BotContext.Place[]::new);
        tickRate = (float) context.tickRate();
        radius = context.radius();
        runUp = new RunUp(keys, tickRate, radius);
        arrive = knobs.getFloat(Knob.ARRIVE) * context.radius();
        loops = knobs.isOn(Knob.LOOPS);
        strafes = knobs.isOn(Knob.STRAFES);
        jumpRoom = knobs.getFloat(Knob.JUMP_ROOM);
        jumpAngle = knobs.getFloat(Knob.JUMP_ANGLE);
        w = context.w();
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (recall(SIDE) == 0) {
            begin(state);
        }
        noticeStandstill(state);
        if (places.length == 0) {
            wander(state, command);
            return;
        }
        if (isAside()) {
            remember(TICKS_ASIDE, recall(TICKS_ASIDE) - 1);
            command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
            keys.look(state.yaw, state, command);
            return;
        }
        countAirtime(state);
        if (recall(NEXT) < places.length) {
            noticeTeleport(state);
            goBack(state);
            pass(state);
        }
        if (recall(NEXT) == places.length) {
            rest(state, command);
            return;
        }
        int next = (int) recall(NEXT);
        float distance = toPlace(next, state);
        if (isLeap(next)) {
            distance = beforeEdge(next, state);
            headAlong(next, state);
        } else if (next > 0 && isLeap(next - 1) && !state.grounded) {
            headAlong(next - 1, state);
        }
        float course = Angles.atan2(way.y, way.x);
        float speed = state.velocity.horizontalLength();
        if (hasStoodFor(IMPATIENT)) {
            getOn(course, state, command);
            return;
        }
        float error = Angles.difference(Angles.atan2(state.velocity.y, state.velocity.x), course);
        boolean approaches = isLeap(next) && distance >= AT_THE_EDGE * radius;
        boolean jumps = strafes && speed > 0.9f * w && Math.abs(error) < (approaches ? WELL_OFF : jumpAngle) && hasRoom(next, distance, speed);
        if (velocityFollowsView || state.grounded && !jumps) {
            run(course, error, speed, state, command);
        } else if (!strafes || Math.abs(error) >= (isLeap(next) ? WELL_OFF : PUSH_ANGLE) || speed <= 0.5f * w) {
            push(course, speed, state, command);
        } else if (approaches || isLeap(next) && !state.grounded) {
            approach(distance, error, state, command);
        } else {
            strafe(error, RunUp.STRAIGHT, state, command);
        }
    }

    private void begin(MoverState state) {
        remember(SIDE, 1);
        rememberFloat(START_YAW, state.yaw);
        rememberFloat(LAST_X, state.position.x);
        rememberFloat(LAST_Y, state.position.y);
    }

    private void rest(MoverState state, Command command) {
        command.set(0f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.look(state.yaw, state, command);
    }

    /** After a teleport it continues along the nearest part of the course; if that is before an edge already passed, it has fallen. */
    private void noticeTeleport(MoverState state) {
        float dx = state.position.x - recallFloat(LAST_X);
        float dy = state.position.y - recallFloat(LAST_Y);
        float explained = ELSEWHERE * radius + 2f * state.velocity.horizontalLength() / tickRate;
        rememberFloat(LAST_X, state.position.x);
        rememberFloat(LAST_Y, state.position.y);
        if (dx * dx + dy * dy > explained * explained) {
            int next = nearestPart(state);
            boolean fell = next < recall(NEXT) && isLeap(next);
            remember(FALLS, recall(FALLS) + (fell ? 1 : 0));
            remember(LAST_HOP, fell ? 0 : recall(LAST_HOP));
            remember(NEXT, next);
        }
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

    /** Counts the ticks since it last left the spot. */
    private void noticeStandstill(MoverState state) {
        float dx = state.position.x - recallFloat(ANCHOR_X);
        float dy = state.position.y - recallFloat(ANCHOR_Y);
        float spot = Math.max(radius, (places.length > 0 ? SPOT_SECONDS : SPOT_SECONDS_WANDERING) * w);
        boolean left = dx * dx + dy * dy > spot * spot;
        remember(TICKS_HERE, left ? 0 : recall(TICKS_HERE) + 1);
        if (left) {
            rememberFloat(ANCHOR_X, state.position.x);
            rememberFloat(ANCHOR_Y, state.position.y);
        }
    }

    private boolean hasStoodFor(float seconds) {
        return recall(TICKS_HERE) > seconds * tickRate;
    }

    /** Without a course: runs straight, and in another direction when stuck. */
    private void wander(MoverState state, Command command) {
        if (hasStoodFor(IMPATIENT)) {
            rememberFloat(START_YAW, Angles.wrap(recallFloat(START_YAW) + TURN));
            remember(TICKS_HERE, 0);
        }
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.look(recallFloat(START_YAW), state, command);
    }

    private boolean isAside() {
        return recall(TICKS_ASIDE) > 0;
    }

    /**
     * When stuck: jumps towards the waypoint, then moves aside, alternating sides, the second time skipping to the next
     * place; on the way back to the start it stops.
     */
    private void getOn(float course, MoverState state, Command command) {
        command.set(1f, 0f, pressJump(state) ? 1f : 0f, 0f, 0f, Command.RUN);
        keys.aimWish(course, state, command);
        if (!hasStoodFor(STUCK)) {
            return;
        }
        remember(TICKS_HERE, 0);
        if (recall(LAPS) > 0 && recall(NEXT) == 0) {
            remember(NEXT, places.length);
        } else {
            remember(DETOURS, recall(DETOURS) + 1);
            remember(NEXT, recall(DETOURS) % 2 == 0 ? (recall(NEXT) + 1) % places.length : recall(NEXT));
            remember(TICKS_ASIDE, (long) (ASIDE_SECONDS * tickRate));
            keys.aimWish(course + (recall(DETOURS) % 2 == 0 ? -TURN : TURN), state, command);
        }
    }

    /** Learns the duration of a hop from hops that land at the height of their start. */
    private void countAirtime(MoverState state) {
        if (!state.grounded) {
            remember(TICKS_IN_AIR, recall(TICKS_IN_AIR) + 1);
            return;
        }
        if (recall(TICKS_IN_AIR) > 0 && Math.abs(state.position.z - recallFloat(TOOK_OFF_AT)) < HOP_LEVEL * radius) {
            remember(LAST_HOP, recall(TICKS_IN_AIR));
        }
        remember(TICKS_IN_AIR, 0);
        rememberFloat(TOOK_OFF_AT, state.position.z);
    }

    private float airtime() {
        return recall(LAST_HOP) == 0 ? USUAL_AIRTIME : (recall(LAST_HOP) + 1) / tickRate;
    }

    private boolean isLeap(int place) {
        return places[place].leap() && place + 1 < places.length;
    }

    /** Distance to a place; the vector goes to {@link #way}. */
    private float toPlace(int place, MoverState state) {
        way.set(places[place].feet().x - state.position.x, places[place].feet().y - state.position.y, 0f);
        return way.length();
    }

    /** Distance to an edge along the jump, negative once past it. */
    private float beforeEdge(int place, MoverState state) {
        Vec3 edge = places[place].feet();
        Vec3 far = places[place + 1].feet();
        float lx = far.x - edge.x;
        float ly = far.y - edge.y;
        float length = Math.max((float) Math.sqrt(lx * lx + ly * ly), 1e-6f);
        return ((edge.x - state.position.x) * lx + (edge.y - state.position.y) * ly) / length;
    }

    /** Before and during a jump it heads for a place well beyond the far side, so that it leaves nearly straight from any position. */
    private void headAlong(int edge, MoverState state) {
        Vec3 near = places[edge].feet();
        Vec3 far = places[edge + 1].feet();
        way.set(near.x + AIM_BEYOND * (far.x - near.x) - state.position.x, near.y + AIM_BEYOND * (far.y - near.y) - state.position.y, 0f);
    }

    private boolean hasRoom(int next, float distance, float speed) {
        if (isLeap(next)) {
            return distance < AT_THE_EDGE * radius || RunUp.hasRoomToHop(distance + AT_THE_EDGE * radius, speed, airtime());
        }
        return distance > jumpRoom * Math.max(speed, 0.5f * w);
    }

    /** Before an edge, in the air or taking off: swings, gains, coasts or brakes so that the last hop ends there. */
    private void approach(float distance, float error, MoverState state, Command command) {
        keys.hold((int) recall(SIDE), false, state, command);
        float left = state.grounded ? airtime() : Math.max(0f, airtime() - recall(TICKS_IN_AIR) / tickRate);
        runUp.plan(recall(FALLS), distance + OVER_THE_EDGE * radius, NEAR_THE_EDGE * radius, error, left, airtime(), state, command);
        switch (state.grounded ? RunUp.Action.GAIN : runUp.action) {
            case GAIN -> strafe(error, runUp.swing, state, command);
            case COAST -> {
                pressJump(state);   // releases the key, so that it can be pressed on landing
                rest(state, command);
            }
            case BRAKE -> {
                pressJump(state);
                command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
                keys.aimWish(Angles.atan2(-state.velocity.y, -state.velocity.x), state, command);
            }
        }
    }

    /** Whether it landed nearer to the far side of a gap than to its edge; then it need not run up to the place there. */
    private boolean hasLeaptTo(int next, float distance, MoverState state) {
        return next > 0 && isLeap(next - 1) && state.grounded && toPlace(next - 1, state) > distance;
    }

    /** If it stands well before the last edge it passed, it has fallen and was put back; its last hop was a fall. */
    private void goBack(MoverState state) {
        int last = (int) recall(NEXT) - 1;
        while (last >= 0 && !isLeap(last)) {
            last--;
        }
        if (last >= 0 && state.grounded && beforeEdge(last, state) > 3 * arrive) {
            remember(NEXT, last);
            remember(LAST_HOP, 0);
            remember(FALLS, recall(FALLS) + 1);
        }
    }

    /** Passes the places that are reached or behind; an edge counts once it is passed. */
    private void pass(MoverState state) {
        for (int checked = 0; checked < places.length && recall(NEXT) < places.length; checked++) {
            int next = (int) recall(NEXT);
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
            remember(LAPS, recall(LAPS) + (last ? 1 : 0));
            remember(NEXT, last && loops ? 0 : next + 1);
        }
    }

    /** On the ground: straight towards the waypoint, leaning against the error of the travel. */
    private void run(float course, float error, float speed, MoverState state, Command command) {
        float lean = speed > 0.2f * w && !velocityFollowsView ? Math.max(-0.6f, Math.min(0.6f, error)) : 0f;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.aimWish(course + lean, state, command);
    }

    /**
     * In the air, or taking off: the best angle on the side that turns the travel towards the waypoint, once it is off
     * by more than {@code within}.
     */
    private void strafe(float error, float within, MoverState state, Command command) {
        if (state.grounded && within == RunUp.STRAIGHT || Math.abs(error) > within) {
            remember(SIDE, error > 0f ? -1 : 1);
        }
        int side = (int) recall(SIDE);
        keys.hold(side, pressJump(state), state, command);
        keys.aim(keys.bestAngle(state, command), side, state, command);
    }

    /** Far off: pushes along the difference between the wanted and the present velocity. */
    private void push(float course, float speed, MoverState state, Command command) {
        float wanted = Math.max(speed, w);
        float mx = wanted * Angles.cos(course) - state.velocity.x;
        float my = wanted * Angles.sin(course) - state.velocity.y;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.aimWish(Angles.atan2(my, mx), state, command);
    }
}
