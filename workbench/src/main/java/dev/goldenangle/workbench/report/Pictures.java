package dev.goldenangle.workbench.report;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.workbench.library.Texts;
import dev.goldenangle.workbench.plot.Markup;

import java.util.Arrays;
import java.util.List;

/** The pictures of a report, each of all runs in one frame. */
final class Pictures {
    private static final int HEIGHT = 240;
    private static final int COLUMNS = 700;
    private final Markup page;
    private final List<ReportRun> runs;
    private final Comparison comparison;
    private final List<RunReader> readers;

    Pictures(Markup page, List<ReportRun> runs, Comparison comparison) {
        this.page = page;
        this.runs = runs;
        this.comparison = comparison;
        readers = comparison.runs().stream().map(RunReader::new).toList();
    }

    /** Whether all runs measure speed in one unit; otherwise multiples of W share a frame, and nothing else does. */
    boolean hasOneUnit() {
        return runs.stream().map(run -> run.model().speedUnit()).distinct().count() == 1;
    }

    private double unitOf(RunReader run) {
        return hasOneUnit() ? 1 : run.w();
    }

    /** Speed over time. Of the ticks that fall on one column, the lowest and the highest are drawn. */
    void speed() {
        double longest = comparison.runs().stream().mapToDouble(run -> run.seconds()).max().orElse(1);
        double highest = 0;
        for (RunReader run : readers) {
            for (int tick = 0; tick < run.length(); tick++) {
                highest = Math.max(highest, run.speed(tick) / unitOf(run));
            }
        }
        String unit = hasOneUnit() ? runs.get(0).model().speedUnit().symbol() : "×W";
        Plot plot = new Plot(page, "Speed over time", HEIGHT, new double[] {0, longest}, new double[] {0, highest * 1.05}).grid("s", unit);
        double w = readers.get(0).w() / unitOf(readers.get(0));
        plot.line("reference", plot.x(0), plot.y(w), plot.x(longest), plot.y(w));
        plot.label("axis", plot.x(0) + 4, plot.y(w) - 4, "W");
        for (int i = 0; i < readers.size(); i++) {
            plot.path("run run" + ComparisonReport.series(i), speedLine(plot, readers.get(i)));
        }
        plot.end();
    }

    private String speedLine(Plot plot, RunReader run) {
        StringBuilder line = new StringBuilder();
        int columns = Math.min(COLUMNS, run.length());
        for (int column = 0; column < columns; column++) {
            int from = (int) ((long) column * run.length() / columns);
            int to = (int) ((long) (column + 1) * run.length() / columns);
            int low = from;
            int high = from;
            for (int tick = from; tick < to; tick++) {
                low = run.speed(tick) < run.speed(low) ? tick : low;
                high = run.speed(tick) > run.speed(high) ? tick : high;
            }
            point(line, plot, run, Math.min(low, high));
            if (low != high) {
                point(line, plot, run, Math.max(low, high));
            }
        }
        return line.toString();
    }

    private void point(StringBuilder line, Plot plot, RunReader run, int tick) {
        line.append(line.isEmpty() ? 'M' : 'L').append(Plot.digits(plot.x((tick + 1) * run.tickSeconds()))).append(' ').append(Plot.digits(plot.y(run.speed(tick) / unitOf(run))));
    }

    /** Seconds lost or won along the course against the first run, for runs that have a way in common. */
    void gap() {
        double reach = comparison.gaps().stream().mapToDouble(Gap::reach).max().orElse(0);
        double low = -1e-3;
        double high = 1e-3;
        for (Gap gap : comparison.gaps()) {
            for (int i = 0; i <= COLUMNS; i++) {
                double seconds = gap.at(gap.reach() * i / COLUMNS);
                low = Math.min(low, seconds);
                high = Math.max(high, seconds);
            }
        }
        Plot plot = new Plot(page, "Seconds along the course against " + runs.get(0).name(), HEIGHT, new double[] {0, reach}, new double[] {low, high})
                .grid(runs.get(0).model().lengthUnit().symbol(), "s");
        plot.line("reference", plot.x(0), plot.y(0), plot.x(reach), plot.y(0));
        for (int i = 0; i < comparison.gaps().size(); i++) {
            Gap gap = comparison.gaps().get(i);
            StringBuilder line = new StringBuilder();
            for (int column = 0; column <= COLUMNS / 2; column++) {
                double along = gap.reach() * column * 2 / COLUMNS;
                line.append(column == 0 ? 'M' : 'L').append(Plot.digits(plot.x(along))).append(' ').append(Plot.digits(plot.y(gap.at(along))));
            }
            plot.path("run run" + ComparisonReport.series(i + 1), line.toString());
        }
        plot.end();
    }

    /** Net change of speed by cause, a bar per run, with the numbers of the table. */
    void causes() {
        List<double[]> parts = ReportTables.causeParts(comparison);
        double low = parts.stream().flatMapToDouble(Arrays::stream).min().orElse(0);
        double high = parts.stream().flatMapToDouble(Arrays::stream).max().orElse(0);
        int count = comparison.causes().size();
        int group = 10 * runs.size() + 24;
        double room = 0.2 * (Math.max(0, high) - Math.min(0, low));
        Plot plot = new Plot(page, "Where speed came from and went", Math.max(90, count * group + 48), new double[] {Math.min(0, low) - room, Math.max(0, high) + room}, new double[] {0, 1});
        double zero = plot.x(0);
        for (int cause = 0; cause < count; cause++) {
            double top = 34 + cause * group;
            plot.label("cause", plot.x(Math.min(0, low) - room) + 8, top - 5, comparison.causes().get(cause).cause().label());
            for (int run = 0; run < runs.size(); run++) {
                bar(plot, run, parts.get(run)[cause], zero, top + 10 * run);
            }
        }
        plot.line("reference", zero, 14, zero, 20 + count * group);
        plot.end();
    }

    private static void bar(Plot plot, int run, double value, double zero, double top) {
        double end = plot.x(value);
        plot.bar("bar bar" + ComparisonReport.series(run), Math.min(zero, end), top, Math.max(0.5, Math.abs(end - zero)), 8);
        plot.label("axis" + (value < 0 ? " end" : ""), value < 0 ? end - 4 : end + 4, top + 7.5, Texts.signed(value, ReportTables.CHANGE_DIGITS));
    }
}
