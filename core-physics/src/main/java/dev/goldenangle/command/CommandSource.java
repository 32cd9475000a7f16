package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

/** A source of commands: a keyboard, a bot that looks at the state, or a recorded trace. */
public interface CommandSource {
    /**
     * Writes the command for a tick.
     *
     * @param tick    number of the tick about to run, from 0
     * @param state   the mover before the tick; read only
     * @param command receives every field
     */
    void fill(int tick, MoverState state, Command command);

    /** How many numbers it remembers between ticks; 0 for a source that depends only on the state. */
    default int memorySize() {
        return 0;
    }

    /** Saves its memory, so that a run can be resumed at this tick. */
    default void saveMemory(long[] dest) {
    }

    /** Restores the memory written by {@link #saveMemory}. */
    default void restoreMemory(long[] saved) {
    }
}
