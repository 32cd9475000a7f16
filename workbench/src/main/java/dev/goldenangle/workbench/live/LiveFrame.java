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
 * @param alpha       how far the last tick had come at that moment, 0 to 1
 * @param madeAt      the moment, in nanoseconds of the window's clock
 * @param pace        ticks per nanosecond; 0 while time stands still
 * @param tickMicros  what a tick costs, smoothed
 * @param missedTicks ticks that were due and never ran
 * @param progress    how much of the driving run is there again under turned knobs, 0 to 1
 */
public record LiveFrame(int epoch, int branch, MoverState start, Run run, Run before, List<Run> ghosts, float alpha, long madeAt, double pace, double tickMicros,
                        long missedTicks, double progress) {
    /** The same at a later moment, before its next tick: only how far the last one has come is another. */
    LiveFrame at(long nanos) {
        float later = (float) Math.max(alpha, Math.min(1, alpha + (nanos - madeAt) * pace));
        return pace == 0 ? this : new LiveFrame(epoch, branch, start, run, before, ghosts, later, madeAt, pace, tickMicros, missedTicks, progress);
    }
}
