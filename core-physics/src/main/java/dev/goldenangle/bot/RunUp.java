package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/**
 * Plans the hops before an edge so that the last of them lands at the edge and not beyond it.
 *
 * <p>How it works:
 * <ol>
 * <li>it predicts the length of each hop at full gain until the hops reach the edge;
 * <li>it uses up surplus distance by swinging from side to side, which costs no speed, and turns back when that takes
 *     it exactly to the edge;
 * <li>if that would need too wide a swing, and the rules turn too slowly to swing within a hop, it uses only a share of
 *     the gain; after a fall it tries another share.
 * </ol>
 */
final class RunUp {
    /** Largest angle off course that still counts as straight, in radians. */
    static final float STRAIGHT = 0.06f;
    /** Largest angle off course allowed at all. */
    static final float WIDEST = 1.3f;
    /** Largest sideways distance of a swing, in radii of the body. */
    private static final float WIDEST_RADII = 20f;
    /** The share of its length that a flight keeps if it only swings a little. */
    private static final float KEPT = 0.999f;
    /** An even swing turns by this many times its width: to one side, to the other and halfway back. */
    private static final float EVEN = 2.5f;
    private static final int MOST_HOPS = 40;
    private static final int PARTS_OF_A_HOP = 4;
    private static final float[] SHARES = {0.5f, 0.2f, 0.7f, 0.35f, 0.85f};

    /** What to do in the air. */
    enum Action { GAIN, COAST, BRAKE }

    private final StrafeKeys keys;
    private final float tickRate;
    private final float radius;
    private MoverState ahead;
    private float foreseenSpeed;
    /** The decision, and how far off course the travel can turn before it changes sides. */
    Action action = Action.GAIN;
    float swing = STRAIGHT;

    RunUp(StrafeKeys keys, float tickRate, float radius) {
        this.keys = keys;
        this.tickRate = tickRate;
        this.radius = radius;
    }

    /**
     * Decides what to do now.
     *
     * @param attempt  number of falls so far
     * @param distance to where the last hop should land
     * @param enough   how far before that a landing is acceptable
     * @param off      how far the travel is off course, in radians
     * @param left     seconds until this hop lands
     * @param airtime  seconds of a whole hop
     * @param state    the mover
     * @param command  the keys of a strafer
     */
    void plan(long attempt, float distance, float enough, float off, float left, float airtime, MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        foreseenSpeed = speed;
        swing = STRAIGHT;
        action = Action.GAIN;
        float way = state.grounded ? hop(airtime, state, command) : fly(left, airtime, state, command);
        float time = left;
        boolean nearlyThere = false;
        for (int hops = 1; way * KEPT < distance && hops < MOST_HOPS; hops++) {
            nearlyThere = way * KEPT >= distance - enough;
            time += airtime;
            way += hop(airtime, state, command);
        }
        float progress = distance / (way * KEPT);
        float turnRate = Math.max(1e-3f, turnRate(speed, state, command));
        float widest = Math.min(WIDEST, Angles.acos(Math.max(-1f, 1f - 0.5f * WIDEST_RADII * radius * turnRate / Math.max(speed, 1e-3f))));
        boolean nimble = turnRate * airtime > EVEN * widest;
        if (nimble || progress >= leastProgress(Math.abs(off), time, turnRate, widest)) {
            swing = swing(progress, Math.abs(off), time, turnRate, widest);
        } else if (!nearlyThere) {
            float wanted = speed * time + SHARES[(int) (attempt % SHARES.length)] * (way - speed * time);
            action = distance > wanted ? Action.GAIN : distance > speed * time ? Action.COAST : Action.BRAKE;
        }
    }

    /** The least progress possible with the widest swing: even swings if there is time, otherwise one to a side and back. */
    static float leastProgress(float off, float seconds, float turnRate, float widest) {
        float out = Math.min(widest, (off + turnRate * seconds) / 2f);
        return out < 1e-3f ? 1f : seconds * turnRate >= EVEN * widest ? Angles.sin(widest) / widest
                : out <= off ? straightened(off, seconds, turnRate) : (2f * Angles.sin(out) - Angles.sin(off)) / (2f * out - off);
    }

    /** Turns back when that uses up exactly the remaining distance. Until then it swings evenly if there is time, otherwise once to one side. */
    private static float swing(float progress, float off, float seconds, float turnRate, float widest) {
        if (straightened(off, seconds, turnRate) <= progress) {
            return STRAIGHT;
        }
        float even = Math.max(STRAIGHT, Math.min(widest, amplitude(progress)));
        return seconds * turnRate < EVEN * even ? widest : even;
    }

    /** The share of its length that a flight covers if it turns back to its course now and then goes straight. */
    static float straightened(float off, float seconds, float turnRate) {
        float turning = Math.min(seconds, off / turnRate);
        float end = off - turning * turnRate;
        return off < STRAIGHT || seconds <= 0f ? 1f : ((Angles.sin(off) - Angles.sin(end)) / turnRate + Angles.cos(end) * (seconds - turning)) / seconds;
    }

    /** Distance flown at full gain, starting at the predicted speed, which grows. */
    private float fly(float seconds, float airtime, MoverState state, Command command) {
        int parts = Math.max(1, (int) Math.ceil(PARTS_OF_A_HOP * seconds / airtime));
        float part = seconds / parts;
        float way = 0f;
        for (int i = 0; i < parts; i++) {
            float middle = foreseenSpeed + 0.5f * part * gainPerSecond(foreseenSpeed, state, command);
            float gained = part * gainPerSecond(middle, state, command);
            way += part * (foreseenSpeed + 0.5f * gained);
            foreseenSpeed += gained;
        }
        return way;
    }

    /** Distance of a whole hop: a take-off tick and the flight. */
    private float hop(float airtime, MoverState state, Command command) {
        look(foreseenSpeed, state);
        float flown = keys.bestSpeed(ahead, command);
        float up = command.up;
        command.up = 1f;
        ahead.grounded = true;
        foreseenSpeed = Math.max(flown, keys.bestSpeed(ahead, command));    // a key still held from the last jump must not count
        command.up = up;
        return foreseenSpeed / tickRate + fly(airtime - 1f / tickRate, airtime, state, command);
    }

    private float gainPerSecond(float speed, MoverState state, Command command) {
        look(speed, state);
        return (keys.bestSpeed(ahead, command) - speed) * tickRate;
    }

    /** Sets {@code ahead} to the mover in the air at a speed. */
    private void look(float speed, MoverState state) {
        if (ahead == null) {
            ahead = new MoverState(state.registerCount());
        }
        ahead.copyFrom(state);
        ahead.velocity.set(speed, 0f, 0f);
        ahead.leaveGround();
    }

    /** Even swings of this amplitude cover sin(x)/x of their length; this inverts that approximately. */
    private static float amplitude(float progress) {
        float x = 6f * (1f - Math.min(1f, progress));
        return (float) Math.sqrt(x + x * x / 20f);
    }

    /** Radians per second by which the best push turns the travel, computed from the gain at the best angle. */
    float turnRate(float speed, MoverState state, Command command) {
        look(speed, state);
        float gain = keys.bestGain(ahead, command);
        float angle = keys.bestAngle(ahead, command);
        float along = speed * Angles.cos(angle);
        float push = (float) Math.sqrt(Math.max(0f, along * along + 2f * speed * gain + gain * gain)) - along;
        return tickRate * Angles.atan2(push * Angles.sin(angle), speed + push * Angles.cos(angle));
    }

    /** Whether one more hop lands before the edge. */
    static boolean hasRoomToHop(float distance, float speed, float airtime) {
        return speed * airtime <= distance;
    }
}
