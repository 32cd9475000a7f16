package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

/** Where commands come from: a keyboard, a bot that looks at the state, or a recorded trace. */
@FunctionalInterface
public interface CommandSource {
    /**
     * Writes the command for a tick.
     *
     * @param tick    number of the tick about to run, from 0
     * @param state   the mover before the tick, to be looked at only
     * @param command receives every field
     */
    void fill(int tick, MoverState state, Command command);
}
