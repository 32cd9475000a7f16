package dev.goldenangle.workbench.live;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.List;

/**
 * A snapshot of live play, passed from the simulation thread to the window.
 * @param epoch number of the world; frames of earlier worlds are stale
 * @param branch number of the last request included, to recognise older frames
 * @param start the chosen start state; null for the source's own
 * @param run the driving run so far
 * @param before the same run under the accepted knobs; the driving run itself if no knob is changed
 * @param ghosts the ghost runs
 * @param alpha progress of the last tick at that time, 0 to 1
 * @param madeAt the time, in nanoseconds of the window's clock
 * @param pace ticks per nanosecond; 0 while paused
 * @param tickMicros simulation time of a tick, smoothed
 * @param missedTicks ticks that were due but never ran
 * @param progress how much of the driving run is re-simulated under changed knobs, 0 to 1
 */
public record LiveFrame(int epoch, int branch, MoverState start, Run run, Run before, List<Run> ghosts, float alpha, long madeAt, double pace, double tickMicros,
                        long missedTicks, double progress) {
    /** The same frame at a later time before the next tick: only alpha changes. */
    LiveFrame at(long nanos) {
        float later = (float) Math.max(alpha, Math.min(1, alpha + (nanos - madeAt) * pace));
        return pace == 0 ? this : new LiveFrame(epoch, branch, start, run, before, ghosts, later, madeAt, pace, tickMicros, missedTicks, progress);
    }
}
