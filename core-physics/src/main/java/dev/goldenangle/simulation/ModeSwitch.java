package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** Switches flight (noclip, spectate) on and off by a command. Being part of the command, it is recorded in traces and replayed. */
final class ModeSwitch {
    /** The bits of a command that act for one tick only. */
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
