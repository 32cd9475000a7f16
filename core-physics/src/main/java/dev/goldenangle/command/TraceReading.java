package dev.goldenangle.command;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading a trace file. A damaged body still gives the trace up to the damage; a damaged header gives none.
 *
 * @param trace    what could be read
 * @param problems in the order of the file; a file that merely stops short has none
 */
public record TraceReading(Optional<InputTrace> trace, List<TraceProblem> problems) {
}
