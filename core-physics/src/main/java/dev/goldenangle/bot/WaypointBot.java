package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
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
 * <li>if the course names a move, it runs straight to the place and presses the keys of the move ({@link CourseMoves});
 * <li>after a teleport it continues along the nearest part of the course;
 * <li>in the air it strafes at the best angle, on the side that turns the travel towards the waypoint; if the travel is
 *     far off, it pushes along the velocity difference;
 * <li>if its view may only turn at a limited rate, it meanwhile presses the keys that suit the view ({@link LimitedView});
 * <li>when stuck it jumps, and if that does not help, moves aside for a moment, to the other side if the first is blocked;
 *     the second time it skips the place and continues with the next. A place far above it is skipped at once. If it is
 *     stuck on the way from the last place to the first, the way back is closed and it stops. Without a course it runs
 *     straight, and turns when stuck.
 * </ol>
 *
 * <p>Not suitable for finding a path: it follows the given one.
 */
final class WaypointBot extends Bot {
    private static final int SIDE = FREE;
    private static final int START_YAW = FREE + 1;
    private static final int TICKS_IN_AIR = FREE + 2;
    private static final int LAST_HOP = FREE + 3;
    private static final int TOOK_OFF_AT = FREE + 4;
    private static final int ANCHOR_X = FREE + 5;
    private static final int ANCHOR_Y = FREE + 6;
    private static final int TICKS_HERE = FREE + 7;
    private static final int DETOURS = FREE + 8;
    private static final int TICKS_ASIDE = FREE + 9;
    private static final int ASIDE = FREE + 10;
    private static final int VIEW = FREE + 11;
    private static final int DASH_PRESSED = FREE + 12;
    private static final int ASIDE_TURN = FREE + 13;
    private static final int PROGRESS = FREE + 14;
    private static final int MOVE = PROGRESS + CourseProgress.SLOTS;
    private static final int SLOTS = MOVE + CourseMoves.SLOTS - FREE;

    enum Knob implements Parameter {
        ARRIVE(Spec.number(BotGroups.COURSE, Unit.RATIO, 3).limits(0.5, 50).slider(1, 8)
                .doc("How near a waypoint counts as reached, in body radii.", "circles around waypoints", "cuts corners into walls")),
        LOOPS(Spec.onOff(BotGroups.COURSE, true).doc("Whether it starts again after the last waypoint.")),
        STRAFES(Spec.onOff(BotGroups.STRAFE, true).doc("Whether it strafejumps where there is room.")),
        JUMP_ROOM(Spec.number(BotGroups.STRAFE, Unit.SECONDS, 0.8).limits(0, 10).slider(0.2, 2)
                .doc("Travel time to the next waypoint that it needs for a jump.", "overshoots turns", "hardly ever jumps")),
        JUMP_ANGLE(Spec.number(BotGroups.STRAFE, Unit.ANGLE, Value.degrees(15)).limits(Value.degrees(0), Value.degrees(90))
                .slider(Value.degrees(5), Value.degrees(45)).doc("How far off its travel can be for a jump.", "hardly ever jumps", "jumps past turns")),
        DASHES(Spec.onOff(BotGroups.COURSE, true).doc("Whether it dashes at the start of straights and jumps off walls when stuck, in games with a key for that.")),
        TURN_RATE(Spec.number(BotGroups.VIEW, Unit.ANGLE_PER_SECOND, Value.degrees(0)).limits(Value.degrees(0), Value.degrees(36000))
                .slider(Value.degrees(0), Value.degrees(1800)).doc("How fast it can turn the view; meanwhile it presses other keys. 0 turns at once.",
                        "(above 0) misses sharp turns", "turns as no person can"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    /** The least turn of the travel in radians per second. */
    private static final float SLOWEST_TURN = 1e-3f;
    private static final float PUSH_ANGLE = (float) Math.PI / 4;
    /** Duration of a hop in most games, used until it has seen one. */
    private static final float USUAL_AIRTIME = 0.675f;
    /** Where the last hop should land, in radii beyond the place that marks the edge. That place is about one radius before the edge. */
    private static final float OVER_THE_EDGE = 1.4f;
    /** Angle off course in radians. Before an edge, the bot strafes up to this angle and steers straight back beyond it. */
    private static final float WELL_OFF = 1.2f * RunUp.WIDEST;
    /** How far before that point a landing is acceptable, in radii. */
    private static final float NEAR_THE_EDGE = 2.5f;
    private static final float HOP_LEVEL = 0.2f;
    /** Seconds without progress after which it jumps, and after which it moves aside or gives up. */
    private static final float IMPATIENT = 0.4f;
    private static final float STUCK = 1f;
    /** A stuck bot jumps no later than this, so that it moves aside on the ground. */
    private static final float LAST_JUMP = 0.7f;
    /** Below this share of W it is blocked, not merely slow. */
    private static final float BLOCKED = 0.2f;
    /** The bot is stuck in a spot as large as the distance it covers in this time at W: on a course, and without a course. */
    private static final float SPOT_SECONDS = 0.2f;
    private static final float SPOT_SECONDS_WANDERING = 0.1f;
    private static final float ASIDE_SECONDS = 0.8f;
    /** A turn in radians. It does not divide a full circle evenly, so two walls cannot send the bot back and forth forever. */
    private static final float TURN = 2f;
    /** The bot dashes below this share of W if the next place is farther away than a run at W in this time. */
    private static final float DASH_BELOW = 0.9f;
    private static final float DASH_ROOM = 1.2f;
    /** A wall jump leads highest from the top of a jump: below this rise, as a share of W. */
    private static final float AT_THE_TOP = 0.15f;
    private final StrafeKeys keys;
    private final LimitedView view;
    private final RunUp runUp;
    private final CourseProgress progress;
    private final CourseMoves moves;
    private final float tickRate;
    private final float radius;
    private final boolean strafes;
    private final float jumpRoom;
    private final float jumpAngle;
    private final float w;
    private final boolean hasDashKey;
    /** If keys set the velocity directly, there is no drift to lean against. */
    private final boolean velocityFollowsView;

    WaypointBot(BotContext context, ParameterSet knobs) {
        super(context, SLOTS);
        velocityFollowsView = context.theory().isEmpty();
        keys = new StrafeKeys(context.theory().orElse(null));
        progress = new CourseProgress(this, PROGRESS, context, knobs);
        moves = new CourseMoves(this, MOVE, progress, context);
        tickRate = (float) context.tickRate();
        radius = context.radius();
        view = new LimitedView(this, VIEW, context.theory().orElse(null), keys, knobs.getFloat(Knob.TURN_RATE), tickRate);
        runUp = new RunUp(keys, tickRate, radius);
        strafes = knobs.isOn(Knob.STRAFES);
        jumpRoom = knobs.getFloat(Knob.JUMP_ROOM);
        jumpAngle = knobs.getFloat(Knob.JUMP_ANGLE);
        w = context.w();
        hasDashKey = knobs.isOn(Knob.DASHES) && context.theory().map(StrafeTheory::hasDashKey).orElse(false);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        steer(state, command);
        if (hasDashKey && !progress.isEmpty() && !progress.isOver()) {
            useDashKey(state, command);
        }
    }

    /** Dashes from a slow run with a long way ahead; when stuck, jumps off the wall. The key is released after each press. */
    private void useDashKey(MoverState state, Command command) {
        int next = progress.next();
        boolean dashes = state.grounded && !command.jumps() && command.forward > 0f && !isAside() && !progress.isLeap(next)
                && state.velocity.horizontalLength() < DASH_BELOW * w && progress.toPlace(next, state) > DASH_ROOM * w;
        boolean climbs = !state.grounded && hasStoodFor(IMPATIENT) && state.velocity.z < AT_THE_TOP * w;
        boolean presses = recall(DASH_PRESSED) == 0 && (dashes || climbs);
        remember(DASH_PRESSED, presses ? 1 : 0);
        command.buttons |= presses ? Command.DASH : 0;
        command.up = climbs ? 1f : command.up;
    }

    private void steer(MoverState state, Command command) {
        if (recall(SIDE) == 0) {
            begin(state);
        }
        noticeStandstill(state);
        if (progress.isEmpty()) {
            wander(state, command);
            return;
        }
        if (isAside()) {
            moveAside(state, command);
            return;
        }
        countAirtime(state);
        if (progress.follow(state)) {
            remember(LAST_HOP, 0);
        }
        if (progress.isOver()) {
            rest(state, command);
            return;
        }
        if (moves.isUnderWay(state)) {
            moves.press(state, command);
            view.run(Angles.atan2(progress.way.y, progress.way.x), state, command);
            remember(TICKS_HERE, 0);
            return;
        }
        if (hasStoodFor(IMPATIENT) && progress.skipOutOfReach(state)) {
            remember(TICKS_HERE, 0);
        }
        int next = progress.next();
        float distance = progress.toPlace(next, state);
        if (progress.isLeap(next)) {
            distance = progress.beforeEdge(next, state);
            progress.headAlong(next, state);
        } else if (next > 0 && progress.isLeap(next - 1) && !state.grounded) {
            progress.headAlong(next - 1, state);
        }
        float course = Angles.atan2(progress.way.y, progress.way.x);
        float speed = state.velocity.horizontalLength();
        if (hasStoodFor(IMPATIENT)) {
            getOn(course, state, command);
            return;
        }
        float error = Angles.difference(Angles.atan2(state.velocity.y, state.velocity.x), course);
        boolean approaches = progress.isLeap(next) && distance >= CourseProgress.AT_THE_EDGE * radius;
        boolean jumps = strafes && !moves.isAhead() && speed > 0.9f * w && Math.abs(error) < (approaches ? WELL_OFF : jumpAngle) && hasRoom(next, distance, speed);
        if (velocityFollowsView || state.grounded && !jumps) {
            run(course, error, speed, state, command);
        } else if (!strafes || Math.abs(error) >= (progress.isLeap(next) ? WELL_OFF : PUSH_ANGLE) || speed <= 0.5f * w) {
            push(course, speed, state, command);
        } else if (approaches || progress.isLeap(next) && !state.grounded) {
            approach(distance, error, state, command);
        } else {
            strafe(error, RunUp.STRAIGHT, state, command);
        }
    }

    private void begin(MoverState state) {
        remember(SIDE, 1);
        rememberFloat(START_YAW, state.yaw);
        rememberFloat(VIEW, state.yaw);
        progress.begin(state);
    }

    private void rest(MoverState state, Command command) {
        command.set(0f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.look(state.yaw, state, command);
    }

    /** Counts the ticks since it last left the spot. */
    private void noticeStandstill(MoverState state) {
        float dx = state.position.x - recallFloat(ANCHOR_X);
        float dy = state.position.y - recallFloat(ANCHOR_Y);
        float spot = Math.max(radius, (progress.isEmpty() ? SPOT_SECONDS_WANDERING : SPOT_SECONDS) * w);
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
        view.turn(recallFloat(START_YAW), state, command);
    }

    private boolean isAside() {
        return recall(TICKS_ASIDE) > 0;
    }

    /** Away from the obstacle; if something blocks that way, to the other side. */
    private void moveAside(MoverState state, Command command) {
        remember(TICKS_ASIDE, recall(TICKS_ASIDE) - 1);
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        if (hasStoodFor(IMPATIENT) && state.velocity.horizontalLength() < BLOCKED * w) {
            remember(TICKS_HERE, 0);
            rememberFloat(ASIDE, Angles.wrap(recallFloat(ASIDE) - 2f * recallFloat(ASIDE_TURN)));
            view.run(recallFloat(ASIDE), state, command);
        } else {
            view.turn(view.isLimited() ? recallFloat(ASIDE) : state.yaw, state, command);
        }
    }

    /**
     * When stuck: jumps towards the waypoint, then moves aside, unless it travels on by then. The second time, skips to the next
     * place, or stops on the way back to the start.
     */
    private void getOn(float course, MoverState state, Command command) {
        command.set(1f, 0f, !hasStoodFor(LAST_JUMP) && pressJump(state) ? 1f : 0f, 0f, 0f, Command.RUN);
        view.run(course, state, command);
        boolean travelsOn = !velocityFollowsView && state.velocity.x * Angles.cos(course) + state.velocity.y * Angles.sin(course) > BLOCKED * w;
        if (!hasStoodFor(STUCK) || travelsOn) {
            return;
        }
        remember(TICKS_HERE, 0);
        if (progress.laps() > 0 && progress.next() == 0) {
            progress.giveUp();
        } else {
            remember(DETOURS, recall(DETOURS) + 1);
            if (recall(DETOURS) % 2 == 0 && !progress.rejoin(state)) {
                progress.skip();
            }
            remember(TICKS_ASIDE, (long) (ASIDE_SECONDS * tickRate));
            rememberFloat(ASIDE_TURN, sideOfTravel(course, state) * TURN);
            rememberFloat(ASIDE, Angles.wrap(course + recallFloat(ASIDE_TURN)));
            view.run(recallFloat(ASIDE), state, command);
        }
    }

    /** The side that it already travels to, 1 for left; if it hardly moves, one after the other. */
    private float sideOfTravel(float course, MoverState state) {
        float left = Angles.cos(course) * state.velocity.y - Angles.sin(course) * state.velocity.x;
        return Math.abs(left) > BLOCKED * w ? Math.signum(left) : recall(DETOURS) % 2 == 0 ? -1f : 1f;
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

    private boolean hasRoom(int next, float distance, float speed) {
        if (progress.isLeap(next)) {
            return distance < CourseProgress.AT_THE_EDGE * radius || RunUp.hasRoomToHop(distance + CourseProgress.AT_THE_EDGE * radius, speed, airtime());
        }
        return distance > jumpRoom * Math.max(speed, 0.5f * w);
    }

    /** Before an edge, in the air or taking off: swings, gains, coasts or brakes so that the last hop ends there. */
    private void approach(float distance, float error, MoverState state, Command command) {
        keys.hold((int) recall(SIDE), false, state, command);
        float left = state.grounded ? airtime() : Math.max(0f, airtime() - recall(TICKS_IN_AIR) / tickRate);
        runUp.plan(progress.falls(), distance + OVER_THE_EDGE * radius, NEAR_THE_EDGE * radius, error, left, airtime(), state, command);
        switch (state.grounded ? RunUp.Action.GAIN : runUp.action) {
            case GAIN -> strafe(error, runUp.swing, state, command);
            case COAST -> {
                pressJump(state);   // releases the key, so that it can be pressed on landing
                rest(state, command);
            }
            case BRAKE -> {
                pressJump(state);
                command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
                view.push(Angles.atan2(-state.velocity.y, -state.velocity.x), state, command);
            }
        }
    }

    /** On the ground: straight towards the waypoint, leaning against the error of the travel. */
    private void run(float course, float error, float speed, MoverState state, Command command) {
        float lean = speed > 0.2f * w && !velocityFollowsView ? Math.max(-0.6f, Math.min(0.6f, error)) : 0f;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        view.run(course + lean, state, command);
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
        keys.hold(side, false, state, command);
        float seconds = view.isLimited() ? (Math.abs(error) + within) / Math.max(SLOWEST_TURN, runUp.turnRate(state.velocity.horizontalLength(), state, command)) : 0f;
        keys.hold(side, pressJump(state), state, command);
        view.strafe(side, seconds, state, command);
    }

    /** Far off course: pushes along the difference between the wanted and the current velocity. */
    private void push(float course, float speed, MoverState state, Command command) {
        float wanted = Math.max(speed, w);
        float mx = wanted * Angles.cos(course) - state.velocity.x;
        float my = wanted * Angles.sin(course) - state.velocity.y;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        view.push(Angles.atan2(my, mx), state, command);
    }
}
