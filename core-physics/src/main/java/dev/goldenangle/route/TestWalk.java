package dev.goldenangle.route;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.Move;
import dev.goldenangle.command.MoveKeys;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * Tests single moves with the model's own mover: walking a distance, jumping from a standstill, and running jumps.
 * Every test begins at rest and ends on the ground; it works in any kind of world. Not thread-safe.
 */
final class TestWalk {
    /** Seconds without progress after which a walk ends. */
    private static final float STUCK_SECONDS = 0.12f;
    /** Below this share of W there is no progress. */
    private static final float SLOWEST = 0.3f;
    private static final float LONGEST_FLIGHT_SECONDS = 4f;
    /** How often it tries to stand up in a low passage. */
    private static final int STAND_EVERY = 8;
    /** Time to start, to detect being stuck and to fall, in addition to the walk itself. */
    private static final float LONGEST_WALK_SECONDS = 4.42f;
    private static final float SETTLE_SECONDS = 3f;
    private static final float DEPTH_METRES = 4f;
    private final Mover mover;
    private final MoverState state;
    private final MoverState low;
    private final Command command = new Command();
    private final MoveKeys keys = new MoveKeys();
    private final TickReport report;
    private final float tickRate;
    private final float w;
    private final float bottom;
    private final Body body;
    private final Vec3 from = new Vec3();
    /** Where the mover last left the ground in the last test; the start if it never did. */
    final Vec3 lastGround = new Vec3();
    private final Vec3 before = new Vec3();
    /** Ticks of the last test. */
    int ticks;
    /** Ticks of the last test in the air. */
    int airTicks;
    /** Ticks of all tests. */
    long allTicks;

    TestWalk(Model model, ParameterSet parameters, Level level) {
        mover = model.mover(parameters, level);
        state = new MoverState(model.registers().size());
        low = state.copy();
        report = new TickReport(model.signals().size());
        tickRate = (float) parameters.get(model.tickRate());
        w = (float) parameters.w();
        float lowest = level.world().min(2);
        bottom = Float.isFinite(lowest) ? lowest - DEPTH_METRES * level.unitsPerMetre() : Float.NEGATIVE_INFINITY;
        body = mover.body(state);
    }

    Body body() {
        return body;
    }

    float feet(MoverState of) {
        return of.position.z + body.bottom();
    }

    float seconds() {
        return ticks / tickRate;
    }

    /** A mover at rest at the given feet position, or below it; null if it does not come to rest. */
    MoverState settle(double x, double y, double feetZ) {
        mover.spawn(state, (float) x, (float) y, (float) feetZ, 0f);
        begin();
        command.set(0f, 0f, 0f, 0f, 0f, Command.RUN);
        for (int i = 0; i < SETTLE_SECONDS * tickRate; i++) {
            if (!step()) {
                return null;
            }
            if (state.grounded && i > 1) {
                return rest();
            }
        }
        return null;
    }

    /** Walks a distance in a direction, and falls where the ground ends; null if it makes no progress or leaves the world. */
    MoverState walk(MoverState start, float yaw, float distance) {
        take(start);
        float cos = Angles.cos(yaw);
        float sin = Angles.sin(yaw);
        command.set(1f, 0f, 0f, yaw, 0f, Command.RUN);
        int still = 0;
        float best = 0f;
        float least = Math.min(0.02f * distance, SLOWEST * w / tickRate);
        float longest = (LONGEST_WALK_SECONDS + 4 * distance / w) * tickRate;
        while (ticks < longest) {
            if (!step()) {
                return null;
            }
            float along = along(cos, sin);
            if (state.grounded && along >= distance || hasLeapt(distance) && state.grounded) {
                return rest();
            }
            still = along > best + least || !state.grounded ? 0 : still + 1;
            best = Math.max(best, along);
            if (still > STUCK_SECONDS * tickRate) {
                return rest();
            }
        }
        return null;
    }

    /** Holds jump and the direction from a standstill until it lands. */
    MoverState jump(MoverState start, float yaw) {
        take(start);
        return fly(yaw);
    }

    /**
     * Runs in a direction and jumps when it passes a point, holding the keys until it lands.
     *
     * @param takeOff where to jump, or where another move begins
     */
    MoverState leap(MoverState start, float yaw, Vec3 takeOff, Move move) {
        take(start);
        float cos = Angles.cos(yaw);
        float sin = Angles.sin(yaw);
        float reach = (takeOff.x - from.x) * cos + (takeOff.y - from.y) * sin;
        command.set(1f, 0f, 0f, yaw, 0f, Command.RUN);
        float longest = (0.5f + 3 * Math.max(0f, reach) / w) * tickRate;
        while (along(cos, sin) + state.velocity.horizontalLength() / tickRate < reach) {
            if (ticks > longest || !step() || !state.grounded) {
                return null;
            }
        }
        return move == Move.JUMP ? fly(yaw) : move == Move.CRAWL ? crawl(yaw) : perform(move, yaw);
    }

    /** Holds the direction and presses the keys of a move until it is over. */
    private MoverState perform(Move move, float yaw) {
        keys.restore(0);
        for (int tick = 0; tick < LONGEST_FLIGHT_SECONDS * tickRate; tick++) {
            if (keys.isOver(move, state)) {
                return rest();
            }
            command.set(1f, 0f, 0f, yaw, 0f, Command.RUN);
            keys.press(move, state, command);
            if (!step()) {
                return null;
            }
        }
        return null;
    }

    /** Crawls ahead through a low passage to the first place where it can stand again. */
    private MoverState crawl(float yaw) {
        boolean wasLow = false;
        int still = 0;
        for (int tick = 1; tick < LONGEST_FLIGHT_SECONDS * tickRate && still < STUCK_SECONDS * tickRate; tick++) {
            command.set(1f, 0f, -1f, yaw, 0f, Command.RUN);
            if (!step()) {
                return null;
            }
            still = state.velocity.horizontalLength() < SLOWEST * SLOWEST * w ? still + 1 : 0;
            if (tick % STAND_EVERY == 0) {
                low.copyFrom(state);
                command.up = 0f;
                if (!step()) {
                    return null;
                }
                if (wasLow && !state.crouched && state.grounded) {
                    return rest();
                }
                wasLow |= state.crouched;
                state.copyFrom(low);
            }
        }
        return null;
    }

    private MoverState fly(float yaw) {
        command.set(1f, 0f, 1f, yaw, 0f, Command.RUN);
        airTicks = 0;
        for (int tick = 0; tick < LONGEST_FLIGHT_SECONDS * tickRate; tick++) {
            if (!step()) {
                return null;
            }
            if (airTicks == 0 && tick > 1) {
                return null;        // this model does not jump
            }
            if (airTicks > 2 && state.grounded) {
                return rest();
            }
            command.up = airTicks > 1 ? 0f : 1f;
        }
        return null;
    }

    private void take(MoverState start) {
        state.copyFrom(start);
        begin();
    }

    private void begin() {
        from.set(state.position);
        lastGround.set(state.position);
        ticks = 0;
        airTicks = 0;
    }

    private boolean step() {
        boolean stood = state.grounded;
        before.set(state.position);
        report.begin(state.velocity);
        mover.step(command, state, report);
        ticks++;
        allTicks++;
        airTicks += state.grounded ? 0 : 1;
        if (stood && !state.grounded) {
            lastGround.set(before);
        }
        return state.isFinite() && state.position.z >= bottom;
    }

    private float along(float cos, float sin) {
        return (state.position.x - from.x) * cos + (state.position.y - from.y) * sin;
    }

    /** Whether a teleporter or a pad has moved it away. */
    private boolean hasLeapt(float distance) {
        float dx = state.position.x - from.x;
        float dy = state.position.y - from.y;
        return dx * dx + dy * dy > 16 * distance * distance;
    }

    private MoverState rest() {
        MoverState rest = state.copy();
        rest.velocity.zero();
        return rest;
    }
}
