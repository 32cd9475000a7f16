package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;

/**
 * Speed change by group of causes, summed over bundles of ticks: gains stacked upwards, losses downwards. A bundle has eight ticks,
 * doubled until the bars are wide enough to tell apart.
 */
final class CauseBars {
    static final int TICKS = 8;
    private static final double MIN_PIXELS = 3;
    private static final CauseGroup[] GROUPS = CauseGroup.values();

    private CauseBars() {
    }

    static int ticksPerBar(double span, double tickRate, int pixels) {
        int ticks = TICKS;
        while (ticks * pixels < MIN_PIXELS * span * tickRate) {
            ticks *= 2;
        }
        return ticks;
    }

    /** The change by a group in the bundle that contains a row. */
    static double sum(Run run, CauseGroup group, int row, int ticks) {
        int start = row / ticks * ticks;
        int end = Math.min(run.length(), start + ticks);
        double sum = 0;
        for (SpeedCause cause : group.causes()) {
            sum += run.sum(cause, start, end);
        }
        return sum;
    }

    /** Adds the bars of all groups in the time window. */
    static void fill(Run run, double from, double to, int ticks, BarDataset dest) {
        dest.clear();
        double rate = run.header().tickRate();
        int last = Math.min(run.length() - 1, (int) Math.ceil(to * rate));
        for (int start = Math.max(0, (int) (from * rate) - ticks) / ticks * ticks; start <= last; start += ticks) {
            double up = 0;
            double down = 0;
            for (CauseGroup group : GROUPS) {
                double change = sum(run, group, start, ticks);
                double base = change > 0 ? up : down;
                dest.add(group.ordinal(), start / rate, Math.min(run.length(), start + ticks) / rate, base, base + change);
                up += Math.max(0, change);
                down += Math.min(0, change);
            }
        }
    }
}
