package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;

/**
 * The highest speed of a run, computed incrementally. Only new ticks are read: if the digest at the last tick read is unchanged, the run up
 * to there is the same, even if it is another object.
 */
final class FastestSoFar {
    private double fastest;
    private int counted;
    private long digest;

    /** In native units per second. */
    double of(RunReader run) {
        boolean goesOn = counted > 0 && counted <= run.length() && run.run().hash(counted - 1) == digest;
        if (!goesOn) {
            counted = 0;
            fastest = 0;
        }
        for (; counted < run.length(); counted++) {
            fastest = Math.max(fastest, run.speed(counted));
        }
        digest = run.run().hash();
        return fastest;
    }

    /** The number of ticks already read, for tests. */
    int counted() {
        return counted;
    }
}
