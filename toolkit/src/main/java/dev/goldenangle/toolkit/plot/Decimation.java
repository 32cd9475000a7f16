package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;

/**
 * Turns a column into no more than pixels can show: of all ticks that fall on one column, as wide as the line, the lowest
 * and the highest value, so that no peak is lost. Ticks are bundled from the start of the run, not of the view, so that
 * nothing shimmers while it scrolls.
 */
public final class Decimation {
    /** From so many ticks per pixel on a line is drawn as a band, which costs a renderer far less than a jagged stroke. */
    private static final double DENSE = 0.5;

    /** A line is two pixels wide, so a narrower column would not show. */
    private static final double COLUMN_PIXELS = 2;

    /** From so many ticks on, a column is read from afar: as many as that takes, so that a long run need not be made again to be drawn. */
    private static final int FROM_AFAR = Run.FAR / 2;

    private Decimation() {
    }

    /** The moment a row of a run shows: the end of its tick. */
    public static double secondsOf(int row, double tickRate) {
        return (row + 1) / tickRate;
    }

    /** The row nearest to a moment, within the run. */
    public static int rowAt(double seconds, Run run) {
        return (int) Math.max(0, Math.min(run.length() - 1, Math.rint(seconds * run.header().tickRate()) - 1));
    }

    /** Writes the part of a column that lies in the window, in shown units. */
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

    /** One column, reaching back to what was before it so that the band holds together where values leap. */
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
