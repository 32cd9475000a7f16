package dev.goldenangle.workbench.live;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.List;

/**
 * A snapshot of live play, passed from the simulation thread to the window.
 *
 * @param epoch       which start of the world this belongs to; frames of an earlier one are stale
 * @param branch      what was asked of it last, to tell a frame from before that
 * @param start       where it was told to begin; null for where its source begins
 * @param run         the driving run so far
 * @param before      the same under the knobs before; the driving run itself while no knob is turned
 * @param ghosts      the runs beside it
 * @param alpha       how far the next tick has come, 0 to 1
 * @param tickMicros  what a tick costs, smoothed
 * @param missedTicks ticks that were due and never ran
 * @param progress    how much of the driving run is there again under turned knobs, 0 to 1
 */
public record LiveFrame(int epoch, int branch, MoverState start, Run run, Run before, List<Run> ghosts, float alpha, double tickMicros, long missedTicks, double progress) {
}
