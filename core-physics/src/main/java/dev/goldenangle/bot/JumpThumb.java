package dev.goldenangle.bot;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.MoverState;

/**
 * Presses the jump key like a person: aims at the landing and misses it by some time.
 *
 * <p>How it works:
 * <ol>
 * <li>at each take-off it draws how long before or after the next landing to press;
 * <li>in the air it estimates when the feet will be back at the height of the take-off, from the fall since the last
 *     tick;
 * <li>after a jump it holds the key for a while;
 * <li>a key that is down on landing without causing a jump is released after a moment, and pressed again on the next
 *     tick.
 * </ol>
 *
 * <p>Its memory is in five slots of its bot.
 */
final class JumpThumb {
    static final int SLOTS = 5;
    /** How long a key that caused no jump stays down on the ground. */
    private static final float PATIENCE_SECONDS = 0.03f;
    private final Bot bot;
    private final int leadSlot;
    private final int heightSlot;
    private final int fallSlot;
    private final int groundedSlot;
    private final int airborneSlot;
    private final PressTiming timing;
    private final float spreadTicks;
    private final float heldTicks;
    private final int holdTicks;
    private final int patience;
    private final float tickRate;

    /**
     * @param leadSeconds   time from press to landing for a held jump
     * @param spreadSeconds standard deviation of presses
     * @param holdSeconds   time from take-off to release
     */
    JumpThumb(Bot bot, int firstSlot, PressTiming timing, float leadSeconds, float spreadSeconds, float holdSeconds, float tickRate) {
        this.bot = bot;
        leadSlot = firstSlot;
        heightSlot = firstSlot + 1;
        fallSlot = firstSlot + 2;
        groundedSlot = firstSlot + 3;
        airborneSlot = firstSlot + 4;
        this.timing = timing;
        this.tickRate = tickRate;
        spreadTicks = spreadSeconds * tickRate;
        heldTicks = leadSeconds * tickRate;
        holdTicks = Rounding.round(holdSeconds * tickRate);
        patience = Math.max(1, Rounding.round(PATIENCE_SECONDS * tickRate));
    }

    /** Whether the key is down on this tick; call once per tick. */
    boolean isDown(MoverState state) {
        if (state.grounded) {
            bot.remember(groundedSlot, bot.recall(groundedSlot) + 1);
            bot.rememberFloat(heightSlot, state.position.z);
            bot.rememberFloat(fallSlot, state.velocity.z);
            return isDownOnGround((int) bot.recall(groundedSlot));
        }
        if (bot.recall(groundedSlot) > 0) {
            bot.remember(groundedSlot, 0);
            bot.remember(airborneSlot, 0);
            bot.rememberFloat(leadSlot, drawnLead());
        }
        bot.remember(airborneSlot, bot.recall(airborneSlot) + 1);
        float lead = bot.recallFloat(leadSlot);
        boolean down = lead > 0f && ticksToLanding(state) <= lead || bot.recall(airborneSlot) <= holdTicks;
        bot.rememberFloat(fallSlot, state.velocity.z);
        return down;
    }

    /** Ticks from press to landing, negative after it. */
    private float drawnLead() {
        float error = spreadTicks * bot.noise();
        return switch (timing) {
            case EXACT -> 0f;
            case EARLY -> Math.abs(error);
            case LATE -> -Math.abs(error);
            case HELD -> Math.max(0f, heldTicks + error);
        };
    }

    private boolean isDownOnGround(int groundedTicks) {
        int late = Math.max(0, Rounding.round(-bot.recallFloat(leadSlot)));
        int sincePress = groundedTicks - late;
        return sincePress > 0 && sincePress % (patience + 1) != 0;
    }

    /** Ticks until the feet are back at the height of the last ground; very large while they rise. */
    private float ticksToLanding(MoverState state) {
        float fall = -state.velocity.z;
        float gravity = bot.recallFloat(fallSlot) - state.velocity.z;
        float height = state.position.z - bot.recallFloat(heightSlot);
        if (fall <= 0f || gravity <= 0f) {
            return Float.MAX_VALUE;
        }
        float heightInTicks = height * tickRate;
        return height <= 0f ? 0f : ((float) Math.sqrt(fall * fall + 2f * gravity * heightInTicks) - fall) / gravity;
    }
}
