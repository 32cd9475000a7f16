package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;

/**
 * Reduces a run's column to what the screen can show: for each pixel column as wide as the line, the lowest and highest value, so that
 * no peak is lost. Ticks are grouped from the start of the run, not of the view, so that scrolling does not flicker.
 */
public final class Decimation {
    /** From this many ticks per pixel, lines are drawn as bands, which render much faster than jagged strokes. */
    private static final double DENSE = 0.5;

    /** Lines are two pixels wide, so narrower columns would not be visible. */
    private static final double COLUMN_PIXELS = 2;

    /** From this many ticks per column, the run's stored coarse values are used, so that a long run need not be re-simulated for drawing. */
    private static final int FROM_AFAR = Run.FAR / 2;

    private Decimation() {
    }

    /** The time of a row: the end of its tick. */
    public static double secondsOf(int row, double tickRate) {
        return (row + 1) / tickRate;
    }

    /** The row nearest to a time, within the run. */
    public static int rowAt(double seconds, Run run) {
        return (int) Math.max(0, Math.min(run.length() - 1, Math.rint(seconds * run.header().tickRate()) - 1));
    }

    /** Writes the visible part of a column, in display units. */
    public static void lines(Run run, int column, double from, double to, int pixels, Points dest) {
        dest.clear();
        double rate = run.header().tickRate();
        double ticksPerPixel = (to - from) * rate / Math.max(1, pixels);
        int bundle = bundle(COLUMN_PIXELS * ticksPerPixel);
        int first = Math.max(0, (int) Math.floor(from * rate) - 2) / bundle * bundle;
        int last = Math.min(run.length() - 1, (int) Math.ceil(to * rate));
        Unit unit = run.columns().list().get(column).unit();
        if (ticksPerPixel < DENSE) {
            for (int row = first; row <= last; row++) {
                dest.add(secondsOf(row, rate), unit.toShown(run.get(column, row)));
            }
            return;
        }
        Run.Band before = new Run.Band();
        before.lowest = Float.NaN;
        before.highest = Float.NaN;
        Run.Band band = new Run.Band();
        for (int start = first; start <= last; start += bundle) {
            int end = Math.min(run.length(), start + bundle);
            run.band(column, start, end, band);
            column(band, before, (start + end + 1) / (2 * rate), unit, dest);
            before.lowest = bundle < Run.FAR ? run.get(column, end - 1) : band.lowest;
            before.highest = bundle < Run.FAR ? before.lowest : band.highest;
        }
    }

    private static int bundle(double wanted) {
        int ticks = Math.max(1, (int) wanted);
        return ticks < FROM_AFAR ? ticks : (ticks + Run.FAR - 1) / Run.FAR * Run.FAR;
    }

    /** Adds one column, extended to meet the previous one, so that the band has no gap where values jump. */
    private static void column(Run.Band band, Run.Band before, double x, Unit unit, Points dest) {
        if (band.lowest > band.highest) {
            dest.addColumn(x, Double.NaN, Double.NaN);
            return;
        }
        float low = before.highest < band.lowest ? before.highest : band.lowest;
        float high = before.lowest > band.highest ? before.lowest : band.highest;
        dest.addColumn(x, unit.toShown(low), unit.toShown(high));
    }
}
