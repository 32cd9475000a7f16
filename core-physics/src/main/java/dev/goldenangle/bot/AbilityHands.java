package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.Move;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.MoverState;

import java.util.Set;

/**
 * Presses the keys of abilities that help a strafer, if the rules have them: dash when it is slow, jump when a wall has
 * stopped the flight, and crouch to slide on a landing without a jump. Each press comes late by the error of the hands.
 * Its memory is in slots of its bot.
 */
final class AbilityHands {
    static final int SLOTS = 4;
    private static final int DASH_DUE = 0;
    private static final int JUMP_DUE = 1;
    private static final int SPEED = 2;
    private static final int LAST_DASH = 3;
    /** In shares of W: below this speed it dashes; above this speed it slides; a wall has taken more than this. */
    private static final float SLOW = 1.2f;
    private static final float FAST = 1.05f;
    private static final float STOPPED = 0.15f;
    private static final float PAUSE_SECONDS = 1f;
    private final Bot bot;
    private final int slot;
    private final float w;
    private final float spreadTicks;
    private final int pause;
    private final boolean dashes;
    private final boolean wallJumps;
    private final boolean slides;

    /**
     * @param moves         those that it uses
     * @param spreadSeconds standard deviation of the delay of a press
     */
    AbilityHands(Bot bot, int slot, BotContext context, Set<Move> moves, float spreadSeconds) {
        this.bot = bot;
        this.slot = slot;
        w = context.w();
        spreadTicks = spreadSeconds * (float) context.tickRate();
        pause = Rounding.round(PAUSE_SECONDS * (float) context.tickRate());
        dashes = moves.contains(Move.DASH);
        wallJumps = moves.contains(Move.WALL_JUMP);
        slides = moves.contains(Move.CRAWL);
    }

    /** Adds keys to a command of a strafer. */
    void press(int tick, MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        if (dashes) {
            long last = bot.recall(slot + LAST_DASH);
            boolean isDue = isDue(tick, DASH_DUE, state.grounded && speed < SLOW * w && (last == 0 || tick - last > pause));
            command.buttons |= isDue ? Command.DASH : 0;
            command.up = isDue ? 0f : command.up;
            bot.remember(slot + LAST_DASH, isDue ? tick : last);
        }
        if (wallJumps && isDue(tick, JUMP_DUE, !state.grounded && bot.recallFloat(slot + SPEED) - speed > STOPPED * w)) {
            command.up = 1f;
        }
        if (slides && state.grounded && !command.jumps() && speed > FAST * w) {
            command.up = -1f;
        }
        bot.rememberFloat(slot + SPEED, speed);
    }

    /** Whether a press is due: a cause begins the delay, unless one has begun. */
    private boolean isDue(int tick, int which, boolean cause) {
        if (cause && bot.recall(slot + which) == 0) {
            bot.remember(slot + which, tick + 1 + (spreadTicks > 0f ? Rounding.round(Math.abs(spreadTicks * bot.noise())) : 0));
        }
        boolean isDue = bot.recall(slot + which) > 0 && tick + 1 >= bot.recall(slot + which);
        bot.remember(slot + which, isDue ? 0 : bot.recall(slot + which));
        return isDue;
    }
}
