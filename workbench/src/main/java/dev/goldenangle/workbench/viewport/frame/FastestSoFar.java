package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;

/**
 * The highest speed of a run that is asked about on every frame. Only the ticks that are new are looked at: the same digest at the last one that was looked
 * at means the same run so far, whichever object it is.
 */
final class FastestSoFar {
    private double fastest;
    private int counted;
    private long digest;

    /** In native units a second. */
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

    /** Ticks that need not be looked at again. */
    int counted() {
        return counted;
    }
}
