package dev.goldenangle.workbench.live;

import dev.goldenangle.telemetry.Run;

import java.util.List;

/**
 * What live play looks like at one moment, handed from the simulation thread to the window.
 *
 * @param epoch       which start of the world this belongs to; frames of an earlier one are stale
 * @param run         the driving run so far
 * @param ghosts      the runs beside it
 * @param alpha       how far the next tick has come, 0 to 1
 * @param tickMicros  what a tick costs, smoothed
 * @param missedTicks ticks that were due and never ran
 */
public record LiveFrame(int epoch, Run run, List<Run> ghosts, float alpha, double tickMicros, long missedTicks) {
}
