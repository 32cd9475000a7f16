package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/**
 * Turns the view at a limited rate, and presses the keys that suit the view meanwhile. Without a limit it holds forward, and the
 * side key to strafe.
 *
 * <p>The wish depends on view and keys, so a bot that has to change the direction of its wish at once can press other
 * keys instead of turning the view.
 */
final class LimitedView {
    /** Forward and side of each combination; the preferred first. */
    private static final int[][] KEYS = {{1, 0}, {1, 1}, {1, -1}, {0, 1}, {0, -1}, {-1, 1}, {-1, -1}, {-1, 0}};
    /** The combinations of a strafer, with the key of its side. */
    private static final int[][] STRAFER_KEYS = {{1, 1}, {0, 1}, {1, 0}, {-1, 1}};
    /** Other keys are used only if they gain this much more. */
    private static final float CLEARLY_MORE = 1.02f;
    /** How many of the keys look at most to the side. */
    private static final int FORWARD_KEYS = 5;
    /** What a radian between view and wish costs a runner, in radians to turn the view. */
    private static final float ASKEW = 0.8f;
    private final StrafeKeys keys;
    private final Bot bot;
    private final int slot;
    private final StrafeTheory theory;
    private final float mostPerTick;
    private final float secondsPerTick;

    /**
     * @param slot         of the bot's memory, for the view
     * @param theoryOrNull if null, only the forward key is used
     * @param turnRate     radians per second; 0 without a limit
     */
    LimitedView(Bot bot, int slot, StrafeTheory theoryOrNull, StrafeKeys keys, float turnRate, float tickRate) {
        this.bot = bot;
        this.slot = slot;
        this.keys = keys;
        theory = theoryOrNull;
        secondsPerTick = 1f / tickRate;
        mostPerTick = turnRate * secondsPerTick;
    }

    boolean isLimited() {
        return mostPerTick > 0f;
    }

    /** The view before the tick. Rules without a theory may round it. */
    private float before(MoverState state) {
        return theory == null ? bot.recallFloat(slot) : state.yaw;
    }

    private void look(float yaw, MoverState state, Command command) {
        bot.rememberFloat(slot, Angles.wrap(yaw));
        keys.look(yaw, state, command);
    }

    private float limited(float turn) {
        return isLimited() ? Math.max(-mostPerTick, Math.min(mostPerTick, turn)) : turn;
    }

    /** Turns the view towards a direction. */
    void turn(float yaw, MoverState state, Command command) {
        look(isLimited() ? before(state) + limited(Angles.difference(before(state), yaw)) : yaw, state, command);
    }

    /** Runs in a direction, with forward and side keys and a view that is not far from it. */
    void run(float wish, MoverState state, Command command) {
        steer(wish, theory == null ? 1 : FORWARD_KEYS, ASKEW, state, command);
    }

    /** Pushes in a direction with any keys. */
    void push(float wish, MoverState state, Command command) {
        steer(wish, theory == null ? 1 : KEYS.length, 0f, state, command);
    }

    /** Uses the keys that need the smallest turn of the view. */
    private void steer(float wish, int count, float askew, MoverState state, Command command) {
        if (!isLimited()) {
            keys.aimWish(wish, state, command);
            return;
        }
        float least = Float.POSITIVE_INFINITY;
        float turn = 0f;
        int chosen = 0;
        for (int i = 0; i < count; i++) {
            float offset = offset(KEYS[i][0], KEYS[i][1], command);
            float needed = Angles.difference(before(state), wish - offset);
            float cost = Math.abs(needed) + askew * Math.abs(offset);
            if (cost < least) {
                least = cost;
                turn = needed;
                chosen = i;
            }
        }
        command.forward = KEYS[chosen][0];
        command.right = KEYS[chosen][1];
        look(before(state) + limited(turn), state, command);
    }

    /** Leaves the keys in the command. */
    private float offset(int forward, int right, Command command) {
        command.forward = forward;
        command.right = right;
        return keys.wishOffset(command);
    }

    /**
     * Pushes to a side of the velocity: turns the view towards the keys that gain most in a time, and holds those that gain
     * most at the view.
     *
     * @param side    +1 right, −1 left
     * @param seconds how long it will push to this side; of use only with a limit
     */
    void strafe(int side, float seconds, MoverState state, Command command) {
        if (!isLimited()) {
            keys.aim(keys.bestAngle(state, command), side, state, command);
            return;
        }
        float travel = Angles.atan2(state.velocity.y, state.velocity.x);
        float turn = 0f;
        float most = Float.NEGATIVE_INFINITY;
        for (int[] held : STRAFER_KEYS) {
            float offset = offset(held[0], side * held[1], command);
            float angle = keys.bestAngle(state, command);
            float needed = Angles.difference(before(state), travel - side * angle - offset);
            float left = seconds - Math.max(0f, Math.abs(needed) / mostPerTick - 1f) * secondsPerTick;
            float value = left > 0f ? left * keys.bestGain(state, command) : left;
            if (value > (most > 0f ? CLEARLY_MORE * most : most)) {
                most = value;
                turn = limited(needed);
            }
        }
        hold(side, travel, before(state) + turn, state, command);
        look(before(state) + turn, state, command);
    }

    /** Holds the keys that gain most with a view. */
    private void hold(int side, float travel, float yaw, MoverState state, Command command) {
        float speed = keys.speedAtPush(state, command);
        float most = Float.NEGATIVE_INFINITY;
        int chosen = 0;
        for (int i = 0; i < STRAFER_KEYS.length; i++) {
            float offset = offset(STRAFER_KEYS[i][0], side * STRAFER_KEYS[i][1], command);
            float angle = side * Angles.difference(yaw + offset, travel);
            float push = keys.push(angle, state, command);
            float gain = angle < 0f ? -1f : push * (2f * speed * Angles.cos(angle) + push);
            if (gain > most) {
                most = gain;
                chosen = i;
            }
        }
        command.forward = STRAFER_KEYS[chosen][0];
        command.right = side * STRAFER_KEYS[chosen][1];
    }
}
