package dev.goldenangle.command;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/**
 * Presses the keys of a move from its beginning until it lands, while the caller holds forward and looks at the next place.
 * The path search tries moves with it and bots make them with it. Its memory is one number, so that a bot can save it.
 */
public final class MoveKeys {
    /** Ticks in the air before a late jump. */
    private static final int LATE_TICKS = 7;
    private static final float FEET = -Angles.PI / 2;
    private static final float AHEAD = Angles.PI / 12;
    private static final float UP = Angles.PI / 4;
    private static final int HELD = 1;
    private static final int ROSE = 2;
    private static final int FLEW = 4;
    private static final int DONE = 8;
    private static final int TICK = 16;
    private int memory;

    public int memory() {
        return memory;
    }

    public void restore(int saved) {
        memory = saved;
    }

    /** Whether it has been in the air and stands on ground again, after its last jump. */
    public boolean isOver(Move move, MoverState state) {
        boolean isTwice = move == Move.JUMP_TWICE && (memory & DONE) == 0;
        return move != Move.CRAWL && (memory & FLEW) != 0 && state.grounded && !isTwice;
    }

    /** Adds the keys of the next tick to a command that runs ahead. Call it on every tick, first on the ground at the place of the move. */
    public void press(Move move, MoverState state, Command command) {
        boolean held = (memory & HELD) != 0;
        boolean rises = !state.grounded && state.velocity.z > 0f;
        boolean atTop = !state.grounded && (memory & ROSE) != 0 && !rises;
        memory |= (state.grounded ? 0 : FLEW) | (rises ? ROSE : 0);
        int ticks = memory / TICK;
        boolean jumps = state.grounded && move != Move.CRAWL && move != Move.LATE_JUMP && !held || held && rises && move != Move.JUMP;
        switch (move) {
            case LATE_JUMP -> jumps |= !state.grounded && ticks == LATE_TICKS;
            case AIR_JUMP, WALL_JUMP -> jumps |= atTop && !held;
            case JUMP_TWICE -> memory |= state.grounded && ticks > 0 && jumps ? DONE : 0;
            case DASH -> command.buttons |= atTop && once() ? Command.DASH : 0;
            case CRAWL -> command.up = -1f;
            case BLAST -> aim(FEET, state.grounded && once() ? Command.PUSH : 0, command);
            case HOOK -> aim(AHEAD, state.grounded ? 0 : Command.USE, command);
            case HOOK_UP -> aim(UP, state.grounded ? 0 : Command.USE, command);
            default -> { }
        }
        command.up = jumps ? 1f : command.up;
        memory = memory & ~HELD | (jumps ? HELD : 0);
        memory += state.grounded && ticks == 0 ? 0 : TICK;
    }

    private static void aim(float pitch, int button, Command command) {
        command.pitch = pitch;
        command.buttons |= button;
    }

    private boolean once() {
        boolean first = (memory & DONE) == 0;
        memory |= DONE;
        return first;
    }
}
