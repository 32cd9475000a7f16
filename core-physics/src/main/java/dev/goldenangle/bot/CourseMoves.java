package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.Move;
import dev.goldenangle.command.MoveKeys;
import dev.goldenangle.state.MoverState;

/** Makes the moves that a course names: from the place of a move straight to the next place. Its memory is in slots of the bot. */
final class CourseMoves {
    /** Number of slots it needs. */
    static final int SLOTS = 3;
    private static final int PLACE = 0;
    private static final int KEYS = 1;
    private static final int TICKS = 2;
    /** A move that takes longer has failed. */
    private static final float LONGEST_SECONDS = 5f;
    /** How far before its place a move begins, in body radii. */
    private static final float NEAR = 0.5f;
    private final Bot bot;
    private final int slot;
    private final CourseProgress progress;
    private final MoveKeys keys = new MoveKeys();
    private final float longest;
    private final float near;
    private final float tickRate;

    /** @param slot first of its slots in the bot's memory */
    CourseMoves(Bot bot, int slot, CourseProgress progress, BotContext context) {
        this.bot = bot;
        this.slot = slot;
        this.progress = progress;
        tickRate = (float) context.tickRate();
        longest = LONGEST_SECONDS * tickRate;
        near = NEAR * context.radius();
    }

    /** Whether the next place begins a move of an ability. */
    boolean isAhead() {
        int next = progress.next();
        return progress.isLeap(next) && progress.move(next).isSpecial();
    }

    /** Whether a move has begun and is not over; begins one at its place. The way to its end is in {@link CourseProgress#way}. */
    boolean isUnderWay(MoverState state) {
        int place = (int) bot.recall(slot + PLACE) - 1;
        keys.restore((int) bot.recall(slot + KEYS));
        if (place >= 0 && isOver(place, state)) {
            bot.remember(slot + PLACE, 0);
            place = -1;
        }
        if (place < 0 && isAhead() && state.grounded && progress.beforeEdge(progress.next(), state) < Math.max(near, state.velocity.horizontalLength() / tickRate)) {
            place = progress.next();
            keys.restore(0);
            bot.remember(slot + PLACE, place + 1);
            bot.remember(slot + TICKS, 0);
        }
        if (place >= 0) {
            progress.toPlace(place + 1, state);
        }
        return place >= 0;
    }

    private boolean isOver(int place, MoverState state) {
        Move move = progress.move(place);
        boolean isThere = progress.next() != place && progress.next() != place + 1;
        bot.remember(slot + TICKS, bot.recall(slot + TICKS) + 1);
        return keys.isOver(move, state) || isThere && (state.grounded || move == Move.CRAWL || move == Move.HOOK || move == Move.HOOK_UP) || bot.recall(slot + TICKS) > longest;
    }

    /** Runs ahead and presses the keys of the move. */
    void press(MoverState state, Command command) {
        command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
        keys.press(progress.move((int) bot.recall(slot + PLACE) - 1), state, command);
        bot.remember(slot + KEYS, keys.memory());
    }
}
