package dev.goldenangle.toolkit.report;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Extremes;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import org.jfree.chart.ui.TextAnchor;

import java.awt.BasicStroke;
import java.util.Arrays;
import java.util.List;

/** Draws the pictures of a comparison report; each shows all runs. */
final class Pictures {
    private static final BasicStroke REFERENCE = Inks.line(1, 2, 3);
    private static final double HEIGHT = 240;
    private static final double LEFT = 52;
    private static final double RIGHT = 12;
    private static final double TOP = 22;
    private static final double BOTTOM = 24;
    private static final int COLUMNS = 350;
    private static final double BAR = 8;
    private static final double PER_RUN = 10;
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

    /** Whether all runs use the same unit of speed; otherwise speeds are drawn as multiples of W. */
    boolean hasOneUnit() {
        return runs.stream().map(run -> run.model().speedUnit()).distinct().count() == 1;
    }

    private double unitOf(RunReader run) {
        return hasOneUnit() ? 1 : run.w();
    }

    private static PlotFrame frame(double height, double xFrom, double xTo, double yFrom, double yTo) {
        return new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, height - BOTTOM, xFrom, xTo > xFrom ? xTo : xFrom + 1, yFrom, yTo > yFrom ? yTo : yFrom + 1);
    }

    void speed() {
        double longest = comparison.runs().stream().mapToDouble(run -> run.seconds()).max().orElse(1);
        double highest = 0;
        for (RunReader run : readers) {
            for (int tick = 0; tick < run.length(); tick++) {
                highest = Math.max(highest, run.speed(tick) / unitOf(run));
            }
        }
        PlotFrame frame = frame(HEIGHT, 0, longest, 0, highest * 1.05);
        Unit unit = hasOneUnit() ? runs.get(0).model().speedUnit() : Unit.NONE;
        ReportPicture.draw(page, "Speed over time", HEIGHT, drawing -> {
            AxisChart chart = new AxisChart(drawing.inks(), frame, Unit.SECONDS, unit);
            double w = readers.get(0).w() / unitOf(readers.get(0));
            chart.level(w, drawing.of(Token.FG_SUBTLE), REFERENCE);
            chart.over(over -> small(over, TextAnchor.BASELINE_LEFT, "W", frame.left() + 4, frame.toY(w) - 4));
            for (int i = 0; i < readers.size(); i++) {
                RunReader run = readers.get(i);
                Points line = line(chart, drawing, i);
                Extremes.visit(run.length(), (int) frame.width(), run::speed, tick -> line.add((tick + 1) * run.tickSeconds(), run.speed(tick) / unitOf(run)));
            }
            chart.draw(drawing.graphics());
            small(drawing, TextAnchor.BASELINE_RIGHT, hasOneUnit() ? unit.symbol() : "×W", LEFT - 6, TOP - 9);
        });
    }

    private static Points line(AxisChart chart, Drawing drawing, int run) {
        return chart.line(drawing.of(RunStyle.of(run).colour()), RunStyle.of(run).stroke());
    }

    private static void small(Drawing drawing, TextAnchor anchor, String text, double x, double y) {
        drawing.write(drawing.of(Token.FG_SUBTLE), drawing.inks().axis(), anchor, text, x, y);
    }

    /** Draws the time gap to the first run along the course, for runs with a common path. */
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
        PlotFrame frame = frame(HEIGHT, 0, reach, low, high);
        ReportPicture.draw(page, "Time gap along the course to " + runs.get(0).name(), HEIGHT, drawing -> {
            AxisChart chart = new AxisChart(drawing.inks(), frame, runs.get(0).model().lengthUnit(), Unit.SECONDS);
            chart.level(0, drawing.of(Token.FG_SUBTLE), REFERENCE);
            for (int i = 0; i < comparison.gaps().size(); i++) {
                Gap gap = comparison.gaps().get(i);
                Points line = line(chart, drawing, i + 1);
                for (int column = 0; column <= COLUMNS; column++) {
                    line.add(gap.reach() * column / COLUMNS, gap.at(gap.reach() * column / COLUMNS));
                }
            }
            chart.draw(drawing.graphics());
            small(drawing, TextAnchor.BASELINE_RIGHT, "s", LEFT - 6, TOP - 9);
        });
    }

    /** Draws the net change of speed by cause, a bar per run, with the numbers of the table. */
    void causes() {
        List<double[]> parts = ReportTables.causeParts(comparison);
        double low = Math.min(0, parts.stream().flatMapToDouble(Arrays::stream).min().orElse(0));
        double high = Math.max(0, parts.stream().flatMapToDouble(Arrays::stream).max().orElse(0));
        int count = comparison.causes().size();
        double group = PER_RUN * runs.size() + 24;
        double height = Math.max(90, count * group + 48);
        double room = 0.2 * (high - low);
        PlotFrame frame = frame(height, low - room, high + room, 0, 1);
        ReportPicture.draw(page, "Speed change by cause", height, drawing -> {
            drawing.fill(drawing.of(Token.BG_INSET), frame.left(), frame.top(), frame.width(), frame.height());
            for (int cause = 0; cause < count; cause++) {
                double top = 34 + cause * group;
                drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().caption(), TextAnchor.BASELINE_LEFT, comparison.causes().get(cause).cause().label(), frame.left() + 8, top - 5);
                for (int run = 0; run < runs.size(); run++) {
                    bar(drawing, RunStyle.of(run).colour(), frame, parts.get(run)[cause], top + PER_RUN * run);
                }
            }
            drawing.stroke(drawing.of(Token.FG_SUBTLE), REFERENCE, frame.toX(0), 14, frame.toX(0), 20 + count * group);
        });
    }

    private static void bar(Drawing drawing, Token colour, PlotFrame frame, double value, double top) {
        double zero = frame.toX(0);
        double end = frame.toX(value);
        drawing.fill(drawing.of(colour), Math.min(zero, end), top, Math.max(0.5, Math.abs(end - zero)), BAR);
        small(drawing, value < 0 ? TextAnchor.BASELINE_RIGHT : TextAnchor.BASELINE_LEFT, Decimals.signed(value, ReportTables.CHANGE_DIGITS), value < 0 ? end - 4 : end + 4, top + 7.5);
    }
}
