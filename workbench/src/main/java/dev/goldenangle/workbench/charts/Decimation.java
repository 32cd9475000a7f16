package dev.goldenangle.workbench.charts;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;

/**
 * Turns a column into no more than pixels can show: of all ticks that fall on one column, as wide as the line, the lowest
 * and the highest value, so that no peak is lost. Ticks are bundled from the start of the run, not of the view, so that
 * nothing shimmers while it scrolls.
 */
final class Decimation {
    /** From so many ticks per pixel on a line is drawn as a band, which costs a renderer far less than a jagged stroke. */
    private static final double DENSE = 0.5;

    /** A line is two pixels wide, so a narrower column would not show. */
    private static final double COLUMN_PIXELS = 2;

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
        double ticksPerPixel = (to - from) * rate / Math.max(1, pixels);
        int bundle = Math.max(1, (int) (COLUMN_PIXELS * ticksPerPixel));
        int first = Math.max(0, (int) Math.floor(from * rate) - 2) / bundle * bundle;
        int last = Math.min(run.length() - 1, (int) Math.ceil(to * rate));
        Unit unit = run.columns().list().get(column).unit();
        if (ticksPerPixel < DENSE) {
            for (int row = first; row <= last; row++) {
                dest.add(secondsOf(row, rate), unit.toShown(run.get(column, row)));
            }
            return;
        }
        float previous = Float.NaN;
        for (int start = first; start <= last; start += bundle) {
            int end = Math.min(run.length(), start + bundle);
            column(run, column, unit, start, end, previous, dest);
            previous = run.get(column, end - 1);
        }
    }

    /** One column, reaching back to the value before it so that the band holds together where values leap. */
    private static void column(Run run, int column, Unit unit, int start, int end, float previous, Points dest) {
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        for (int row = start; row < end; row++) {
            float value = run.get(column, row);
            low = value < low ? value : low;
            high = value > high ? value : high;
        }
        double x = (start + end + 1) / (2 * run.header().tickRate());
        if (low > high) {
            dest.addColumn(x, Double.NaN, Double.NaN);
            return;
        }
        low = previous < low ? previous : low;
        high = previous > high ? previous : high;
        dest.addColumn(x, unit.toShown(low), unit.toShown(high));
    }
}
