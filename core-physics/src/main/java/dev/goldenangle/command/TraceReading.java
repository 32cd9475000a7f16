package dev.goldenangle.command;

import java.util.List;
import java.util.Optional;

/**
 * The result of reading an input trace file. A damaged body still gives the trace up to the damage; a damaged header
 * gives none.
 *
 * @param trace    the part that could be read
 * @param problems in file order; a file that is merely truncated has none
 */
public record TraceReading(Optional<InputTrace> trace, List<TraceProblem> problems) {
}
