package dev.goldenangle.toolkit.library;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;

/**
 * Switches to a move mode, such as flying, with the first command, so that a trace of the run includes the switch.
 *
 * @param inner the source of all other inputs
 * @param mode  the mode to switch to
 */
public record ModeAtStart(CommandSource inner, MoveMode mode) implements CommandSource {
    @Override
    public void fill(int tick, MoverState state, Command command) {
        inner.fill(tick, state, command);
        if (tick == 0 && mode != MoveMode.NORMAL) {
            command.buttons |= mode == MoveMode.NOCLIP ? Command.NOCLIP : Command.SPECTATE;
        }
    }

    @Override
    public int memorySize() {
        return inner.memorySize();
    }

    @Override
    public void saveMemory(long[] dest) {
        inner.saveMemory(dest);
    }

    @Override
    public void restoreMemory(long[] saved) {
        inner.restoreMemory(saved);
    }
}
