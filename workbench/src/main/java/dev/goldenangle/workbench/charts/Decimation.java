package dev.goldenangle.workbench.charts;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;

/**
 * Turns a column into no more points than pixels can show: of all ticks that fall on one pixel column the lowest and the
 * highest, so that no peak is lost. Ticks are bundled from the start of the run, not of the view, so that nothing
 * shimmers while it scrolls.
 */
final class Decimation {
    private Decimation() {
    }

    /** The moment a row of a run shows: the end of its tick. */
    static double secondsOf(int row, double tickRate) {
        return (row + 1) / tickRate;
    }

    /** The row nearest to a moment, within the run. */
    static int rowAt(double seconds, Run run) {
        return (int) Math.max(0, Math.min(run.length() - 1, Math.rint(seconds * run.header().tickRate()) - 1));
    }

    /** Writes the part of a column that lies in the window, in shown units. */
    static void lines(Run run, int column, double from, double to, int pixels, Points dest) {
        dest.clear();
        double rate = run.header().tickRate();
        int bundle = Math.max(1, (int) ((to - from) * rate / Math.max(1, pixels)));
        int first = Math.max(0, (int) Math.floor(from * rate) - 2);
        int last = Math.min(run.length() - 1, (int) Math.ceil(to * rate));
        Unit unit = run.columns().list().get(column).unit();
        for (int start = first / bundle * bundle; start <= last; start += bundle) {
            bundle(run, column, unit, start, Math.min(run.length(), start + bundle), dest);
        }
    }

    private static void bundle(Run run, int column, Unit unit, int start, int end, Points dest) {
        int lowest = -1;
        int highest = -1;
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        for (int row = start; row < end; row++) {
            float value = run.get(column, row);
            if (value < low) {
                low = value;
                lowest = row;
            }
            if (value > high) {
                high = value;
                highest = row;
            }
        }
        double rate = run.header().tickRate();
        if (lowest < 0) {
            dest.add(secondsOf(start, rate), Double.NaN);
            return;
        }
        int earlier = Math.min(lowest, highest);
        int later = Math.max(lowest, highest);
        dest.add(secondsOf(earlier, rate), unit.toShown(earlier == lowest ? low : high));
        if (later > earlier) {
            dest.add(secondsOf(later, rate), unit.toShown(later == lowest ? low : high));
        }
    }
}
