package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;

/**
 * Surfs along a course of waypoints.
 *
 * <p>How it works:
 * <ol>
 * <li>on walkable ground it runs to the next waypoint, and jumps if it is faster than running speed, to keep that
 *     speed;
 * <li>off the ground, including on slopes too steep to stand on, it holds one side key and looks in the direction of
 *     travel, so that every push is perpendicular to the travel and costs no speed;
 * <li>it chooses the side that leads back to the line between the last waypoint and the next, judged by where it will
 *     be in a moment: if it has slid down a slope, it pushes into the slope;
 * <li>a waypoint is reached within a few radii, once it is behind along its line, or once the bot stands below it;
 *     after a teleport it continues with the nearest.
 * </ol>
 *
 * <p>Not suitable for courses that need a run-up or a jump at the right moment.
 */
final class SurferBot extends Bot {
    private static final int NEXT = FREE;
    private static final int LAST_X = FREE + 1;
    private static final int LAST_Y = FREE + 2;
    /** Below this share of W it pushes straight towards the waypoint. */
    private static final float SLOW = 0.25f;
    /** Above this share of W it jumps to keep its speed. */
    private static final float FAST = 1.1f;
    /** In radii: a longer move in one tick is a teleport, and a place farther above the bot is out of reach. */
    private static final float ELSEWHERE = 8f;
    private static final float BELOW = 3f;

    enum Knob implements Parameter {
        FORESIGHT(Spec.number(BotGroups.COURSE, Unit.SECONDS, 0.3).limits(0, 5).slider(0, 1)
                .doc("How far ahead it looks when it decides which way to push.", "it swings across the line", "it leaves the line early")),
        ARRIVE(Spec.number(BotGroups.COURSE, Unit.RATIO, 4).limits(0.5, 50).slider(1, 8)
                .doc("How near a waypoint counts as reached, in body radii.", "circles around waypoints", "leaves the line early"));

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
    private final BotContext.Place[] places;
    private final float radius;
    private final float arrive;
    private final float foresight;
    private final float w;
    private final Vec3 way = new Vec3();
    private final Vec3 line = new Vec3();

    SurferBot(BotContext context, ParameterSet knobs) {
        super(context, 3);
        keys = new StrafeKeys(context.theory().orElse(null));
        places = context.course().toArray(BotContext.Place[]::new);
        radius = context.radius();
        arrive = knobs.getFloat(Knob.ARRIVE) * radius;
        foresight = knobs.getFloat(Knob.FORESIGHT);
        w = context.w();
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (places.length == 0) {
            command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
            keys.look(state.yaw, state, command);
            return;
        }
        noticeTeleport(tick, state);
        pass(state);
        float speed = state.velocity.horizontalLength();
        if (state.grounded || speed < SLOW * w) {
            command.set(1f, 0f, speed > FAST * w && pressJump(state) ? 1f : 0f, 0f, 0f, Command.RUN);
            keys.aimWish(Angles.atan2(way.y, way.x), state, command);
        } else {
            surf(state, command);
        }
    }

    private void noticeTeleport(int tick, MoverState state) {
        float dx = state.position.x - recallFloat(LAST_X);
        float dy = state.position.y - recallFloat(LAST_Y);
        if (tick == 0 || dx * dx + dy * dy > ELSEWHERE * ELSEWHERE * radius * radius) {
            remember(NEXT, nearest(state));
        }
        rememberFloat(LAST_X, state.position.x);
        rememberFloat(LAST_Y, state.position.y);
    }

    private int nearest(MoverState state) {
        int nearest = 0;
        float least = Float.POSITIVE_INFINITY;
        for (int i = 0; i < places.length; i++) {
            float distance = way.set(places[i].feet()).sub(state.position).length();
            if (distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    private void surf(MoverState state, Command command) {
        Vec3 v = state.velocity;
        float left = offLine(v.x, v.y) * foresight - offLine(way.x, way.y);
        float side = Math.abs(left) < 0.25f * radius ? 0f : left > 0f ? 1f : -1f;
        command.set(0f, side, 0f, 0f, 0f, Command.RUN);
        keys.look(Angles.atan2(v.y, v.x), state, command);
    }

    /** How far a vector points to the left of the line. */
    private float offLine(float x, float y) {
        return line.x * y - line.y * x;
    }

    /** Passes the waypoints that are reached or behind; stores the vector to the next one and the direction of its line in the scratch vectors. */
    private void pass(MoverState state) {
        for (int checked = 0; checked < places.length; checked++) {
            int next = (int) recall(NEXT);
            Vec3 to = places[next].feet();
            Vec3 from = places[(next + places.length - 1) % places.length].feet();
            way.set(to.x - state.position.x, to.y - state.position.y, 0f);
            line.set(to.x - from.x, to.y - from.y, 0f).normalize();
            boolean behind = next > 0 && way.dot(line) < 0f;
            boolean below = state.grounded && to.z - state.position.z > BELOW * radius;
            if (way.length() > arrive && !behind && !below) {
                return;
            }
            remember(NEXT, (next + 1) % places.length);
        }
    }
}
