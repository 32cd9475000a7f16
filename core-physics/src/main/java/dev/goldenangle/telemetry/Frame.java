package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** One finished tick, as written to the columns: the command, the state after it, and the report. */
public final class Frame {
    /** Number of the tick that ran, from 0. */
    public int tick;
    /** Seconds at the end of the tick. */
    public double seconds;
    public final Command command;
    public final MoverState state;
    public final TickReport report;

    public Frame(Command command, MoverState state, TickReport report) {
        this.command = command;
        this.state = state;
        this.report = report;
    }
}
