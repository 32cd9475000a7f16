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
 * <li>a waypoint is reached inside its radius, or once it lies behind;
 * <li>on the ground the wish points at the waypoint, leaning against sideways drift;
 * <li>with room ahead, and travelling towards the waypoint, it jumps;
 * <li>in the air it strafes at the best angle, on the side that turns the travel towards the waypoint; when the travel
 *     is far off, it pushes straight at what is missing.
 * </ol>
 *
 * <p>Not suitable for finding a way: it follows the one it is given.
 */
final class WaypointBot extends Bot {
    private static final int NEXT = FREE;
    private static final int SIDE = FREE + 1;
    private static final int START_YAW = FREE + 2;

    enum Knob implements Parameter {
        ARRIVE(Spec.number(BotGroups.COURSE, Unit.RATIO, 3).limits(0.5, 50).slider(1, 8)
                .doc("How near a waypoint counts as reached, in body radii.", "circles round waypoints", "cuts corners into walls")),
        LOOPS(Spec.onOff(BotGroups.COURSE, true).doc("Whether it starts again after the last waypoint.")),
        STRAFES(Spec.onOff(BotGroups.STRAFE, true).doc("Whether it strafejumps where there is room.")),
        JUMP_ROOM(Spec.number(BotGroups.STRAFE, Unit.SECONDS, 0.8).limits(0, 10).slider(0.2, 2)
                .doc("Travel time to the next waypoint that it wants before a jump.", "overshoots turns", "hardly ever jumps")),
        JUMP_ANGLE(Spec.number(BotGroups.STRAFE, Unit.ANGLE, Value.degrees(15)).limits(Value.degrees(0), Value.degrees(90))
                .slider(Value.degrees(5), Value.degrees(45)).doc("How far off its travel may be when it jumps.", "hardly ever jumps", "jumps past turns"));

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
    private final StrafeKeys keys;
    private final Vec3[] waypoints;
    private final float arrive;
    private final boolean loops;
    private final boolean strafes;
    private final float jumpRoom;
    private final float jumpAngle;
    private final float w;

    WaypointBot(BotContext context, ParameterSet knobs) {
        super(context, 3);
        keys = new StrafeKeys(context.theory().orElse(null));
        waypoints = context.waypoints().toArray(Vec3[]::new);
        arrive = knobs.getFloat(Knob.ARRIVE) * context.radius();
        loops = knobs.isOn(Knob.LOOPS);
        strafes = knobs.isOn(Knob.STRAFES);
        jumpRoom = knobs.getFloat(Knob.JUMP_ROOM);
        jumpAngle = knobs.getFloat(Knob.JUMP_ANGLE);
        w = context.w();
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            remember(SIDE, 1);
            rememberFloat(START_YAW, state.yaw);
        }
        if (waypoints.length == 0) {
            command.set(1f, 0f, 0f, recallFloat(START_YAW), 0f, Command.RUN);
            return;
        }
        pass(state);
        if (recall(NEXT) == waypoints.length) {
            command.set(0f, 0f, 0f, state.yaw, 0f, Command.RUN);
            return;
        }
        Vec3 target = waypoints[(int) recall(NEXT)];
        float dx = target.x - state.position.x;
        float dy = target.y - state.position.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        float course = Angles.atan2(dy, dx);
        float speed = state.velocity.horizontalLength();
        float error = Angles.difference(Angles.atan2(state.velocity.y, state.velocity.x), course);
        boolean hasRoom = distance > jumpRoom * Math.max(speed, 0.5f * w);
        if (state.grounded && !(strafes && hasRoom && speed > 0.9f * w && Math.abs(error) < jumpAngle)) {
            run(course, error, speed, command);
        } else if (strafes && Math.abs(error) < PUSH_ANGLE && speed > 0.5f * w) {
            strafe(error, state, command);
        } else {
            push(course, speed, state, command);
        }
    }

    /** Counts off the waypoints that are reached or left behind. */
    private void pass(MoverState state) {
        for (int checked = 0; checked < waypoints.length && recall(NEXT) < waypoints.length; checked++) {
            Vec3 target = waypoints[(int) recall(NEXT)];
            float dx = target.x - state.position.x;
            float dy = target.y - state.position.y;
            float distance = (float) Math.sqrt(dx * dx + dy * dy);
            boolean leftBehind = distance < 3 * arrive && dx * state.velocity.x + dy * state.velocity.y < 0f;
            if (distance > arrive && !leftBehind) {
                return;
            }
            long next = recall(NEXT) + 1;
            remember(NEXT, loops ? next % waypoints.length : next);
        }
    }

    /** On the ground: straight at the waypoint, leaning as far to the other side as the travel is off. */
    private void run(float course, float error, float speed, Command command) {
        float lean = speed > 0.2f * w ? Math.max(-0.6f, Math.min(0.6f, error)) : 0f;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.aimWish(course + lean, command);
    }

    /** In the air, or taking off: the best angle on the side that turns the travel towards the waypoint. */
    private void strafe(float error, MoverState state, Command command) {
        if (state.grounded) {
            remember(SIDE, error > 0f ? -1 : 1);
        } else if (Math.abs(error) > 0.06f) {
            remember(SIDE, error > 0f ? -1 : 1);
        }
        int side = (int) recall(SIDE);
        keys.hold(side, pressJump(state), state, command);
        keys.aim(keys.bestAngle(state, command), side, state, command);
    }

    /** Far off: push along the difference between the velocity wanted and the velocity there is. */
    private void push(float course, float speed, MoverState state, Command command) {
        float wanted = Math.max(speed, w);
        float mx = wanted * Angles.cos(course) - state.velocity.x;
        float my = wanted * Angles.sin(course) - state.velocity.y;
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.aimWish(Angles.atan2(my, mx), command);
    }
}
