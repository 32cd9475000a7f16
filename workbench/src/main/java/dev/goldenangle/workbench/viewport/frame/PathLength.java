package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;

/** Computes the length of a run's path. */
public final class PathLength {
    private PathLength() {
    }

    /** Horizontal way from the start of a run to a tick, in native units. */
    public static double length(RunReader run, int tick) {
        double length = 0;
        for (int t = 1; t <= tick; t++) {
            double dx = run.x(t) - run.x(t - 1);
            double dy = run.y(t) - run.y(t - 1);
            length += Math.sqrt(dx * dx + dy * dy);
        }
        return length;
    }
}
