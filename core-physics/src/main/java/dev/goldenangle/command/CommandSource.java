package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

/** Where commands come from: a keyboard, a bot that looks at the state, or a recorded trace. */
public interface CommandSource {
    /**
     * Writes the command for a tick.
     *
     * @param tick    number of the tick about to run, from 0
     * @param state   the mover before the tick, to be looked at only
     * @param command receives every field
     */
    void fill(int tick, MoverState state, Command command);

    /** How many numbers it remembers between ticks; 0 for a source that only looks at the state. */
    default int memorySize() {
        return 0;
    }

    /** Writes what it remembers, so that a run can be taken up again at this tick. */
    default void saveMemory(long[] dest) {
    }

    /** Takes up what {@link #saveMemory} wrote. */
    default void restoreMemory(long[] saved) {
    }
}
