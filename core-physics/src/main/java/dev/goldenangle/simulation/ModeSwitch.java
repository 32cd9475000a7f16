package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * Flight by command: a press begins it, another ends it, and the model's own rules take over where the body is. It is a part of the command, so that
 * traces carry it and replays follow it.
 */
final class ModeSwitch {
    /** The bits of a command that are for one tick only. */
    static final int SWITCHES = Command.NOCLIP | Command.SPECTATE;

    private ModeSwitch() {
    }

    static void obey(Command command, MoverState state, TickReport report) {
        if (command.holds(SWITCHES)) {
            MoveMode asked = command.holds(Command.NOCLIP) ? MoveMode.NOCLIP : MoveMode.SPECTATE;
            state.mode = state.mode == asked ? MoveMode.NORMAL : asked;
            report.event(EventKind.FLIGHT, 0f, state.mode.ordinal());
        }
    }
}
