package dev.goldenangle.workbench.live;

import dev.goldenangle.telemetry.Run;

/**
 * One run of the live world and its replacement. A run added late, or whose knobs changed, is simulated in slices;
 * the old run stays visible until the replacement has caught up.
 */
final class LiveLane {
    private LiveRun run;
    private LiveRun next;

    LiveLane(LiveRun run) {
        this.run = run;
    }

    LiveRun live() {
        return run;
    }

    Source source() {
        return run.source();
    }

    Run run() {
        return run.run();
    }

    /** The replacement, if one is being simulated; otherwise the current run. */
    LiveRun newest() {
        return next == null ? run : next;
    }

    /** Converts a number of ticks at another rate to ticks of this run. */
    private static int due(LiveRun run, int ticks, double rate) {
        return run.tickRate() == rate ? ticks : (int) Math.round(ticks * run.tickRate() / rate);
    }

    /** Whether the run is shorter than this many ticks at this rate. */
    boolean isBehind(int ticks, double rate) {
        return run.tickCount() < due(run, ticks, rate);
    }

    /** Starts a replacement that takes over once it has caught up. */
    void redo(LiveRun fresh) {
        next = fresh;
    }

    boolean isRedone() {
        return next != null;
    }

    /** Continues the run up to this many ticks at this rate. */
    void runTo(int ticks, double rate) {
        run.runTo(due(run, ticks, rate));
    }

    /** Simulates one slice of the missing ticks; returns whether any were missing. */
    boolean catchUp(int ticks, double rate, int most) {
        LiveRun late = newest();
        int end = due(late, ticks, rate);
        if (late.tickCount() >= end && next == null) {
            return false;
        }
        late.runTo(Math.min(end, late.tickCount() + most));
        return true;
    }

    /** Whether the replacement has caught up. */
    boolean isReady(int ticks, double rate) {
        return next != null && next.tickCount() >= due(next, ticks, rate);
    }

    /** Switches to the replacement and returns the old run. */
    LiveRun swap() {
        LiveRun old = run;
        run = next;
        next = null;
        return old;
    }

    /** How much of the replacement is simulated, 0 to 1. */
    double progress(int ticks, double rate) {
        int end = due(newest(), ticks, rate);
        return end == 0 ? 1 : Math.min(1, newest().tickCount() / (double) end);
    }

    /** Rewinds the run to a tick and drops the replacement. */
    void goBackTo(int ticks, double rate) {
        next = null;
        run.goBackTo(due(run, ticks, rate));
    }
}
