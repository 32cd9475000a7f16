package dev.goldenangle.workbench.live;

import dev.goldenangle.telemetry.Run;

/**
 * One run of the live world, and the one that is to take its place. A lane that joins late, or whose knobs were turned, makes its
 * past a slice at a time; what it showed before stays until the new run has come as far.
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

    /** The run that is being made, or else the one that is there. */
    LiveRun newest() {
        return next == null ? run : next;
    }

    /** The ticks of a run that are as long as so many at another rate. */
    private static int due(LiveRun run, int ticks, double rate) {
        return run.tickRate() == rate ? ticks : (int) Math.round(ticks * run.tickRate() / rate);
    }

    /** Whether it has not come as far as so many ticks at a rate. */
    boolean isBehind(int ticks, double rate) {
        return run.tickCount() < due(run, ticks, rate);
    }

    /** Makes the same again as another run, which takes the place of this one when it has come as far. */
    void redo(LiveRun fresh) {
        next = fresh;
    }

    boolean isRedone() {
        return next != null;
    }

    /** Goes on as far as so many ticks at a rate. */
    void runTo(int ticks, double rate) {
        run.runTo(due(run, ticks, rate));
    }

    /** Makes up a slice of what is missing; says whether anything was. */
    boolean catchUp(int ticks, double rate, int most) {
        LiveRun late = newest();
        int end = due(late, ticks, rate);
        if (late.tickCount() >= end && next == null) {
            return false;
        }
        late.runTo(Math.min(end, late.tickCount() + most));
        return true;
    }

    /** Whether the run that is made anew has come as far. */
    boolean isReady(int ticks, double rate) {
        return next != null && next.tickCount() >= due(next, ticks, rate);
    }

    /** Shows the run that was made anew; the other one is handed back. */
    LiveRun swap() {
        LiveRun old = run;
        run = next;
        next = null;
        return old;
    }

    /** How much of what is being made is there, 0 to 1. */
    double progress(int ticks, double rate) {
        int end = due(newest(), ticks, rate);
        return end == 0 ? 1 : Math.min(1, newest().tickCount() / (double) end);
    }

    /** Goes back if it has come so far; what is being made is begun again. */
    void goBackTo(int ticks, double rate) {
        next = null;
        run.goBackTo(due(run, ticks, rate));
    }
}
