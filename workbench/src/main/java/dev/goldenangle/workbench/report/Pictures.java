package dev.goldenangle.workbench.report;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Extremes;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.Markup;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.SvgSurface;

import java.util.Arrays;
import java.util.List;

/** The pictures of a report, each of all runs in one frame. */
final class Pictures {
    static final LineStyle REFERENCE = LineStyle.of(Token.FG_SUBTLE, 1, 2.0, 3.0);
    private static final double HEIGHT = 240;
    private static final double LEFT = 52;
    private static final double RIGHT = 12;
    private static final double TOP = 22;
    private static final double BOTTOM = 24;
    private static final int COLUMNS = 350;
    private static final double BAR = 8;
    private static final double PER_RUN = 10;
    private static final Lettering UNIT = Lettering.axis().at(Lettering.Across.END, Lettering.Down.BASELINE);
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

    private static PlotFrame frame(double height, double xFrom, double xTo, double yFrom, double yTo) {
        return new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, height - BOTTOM, xFrom, xTo > xFrom ? xTo : xFrom + 1, yFrom, yTo > yFrom ? yTo : yFrom + 1);
    }

    /** Speed over time. */
    void speed() {
        double longest = comparison.runs().stream().mapToDouble(run -> run.seconds()).max().orElse(1);
        double highest = 0;
        for (RunReader run : readers) {
            for (int tick = 0; tick < run.length(); tick++) {
                highest = Math.max(highest, run.speed(tick) / unitOf(run));
            }
        }
        PlotFrame frame = frame(HEIGHT, 0, longest, 0, highest * 1.05);
        SvgSurface surface = ReportPicture.begin(page, "Speed over time", HEIGHT);
        Unit unit = hasOneUnit() ? runs.get(0).model().speedUnit() : Unit.NONE;
        frame.drawGrid(surface, Unit.SECONDS, unit);
        surface.write(UNIT, hasOneUnit() ? unit.symbol() : "×W", LEFT - 6, TOP - 9);
        double w = frame.toY(readers.get(0).w() / unitOf(readers.get(0)));
        surface.stroke(REFERENCE, frame.left(), w, frame.right(), w);
        surface.write(Lettering.axis(), "W", frame.left() + 4, w - 4);
        for (int i = 0; i < readers.size(); i++) {
            surface.stroke(RunStyle.of(i).line(), speedLine(frame, readers.get(i)));
        }
        surface.end();
    }

    private Polyline speedLine(PlotFrame frame, RunReader run) {
        Polyline line = new Polyline();
        Extremes.visit(run.length(), (int) frame.width(), run::speed, tick -> line.add(frame.toX((tick + 1) * run.tickSeconds()), frame.toY(run.speed(tick) / unitOf(run))));
        return line;
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
        PlotFrame frame = frame(HEIGHT, 0, reach, low, high);
        SvgSurface surface = ReportPicture.begin(page, "Seconds along the course against " + runs.get(0).name(), HEIGHT);
        frame.drawGrid(surface, runs.get(0).model().lengthUnit(), Unit.SECONDS);
        surface.write(UNIT, "s", LEFT - 6, TOP - 9);
        surface.stroke(REFERENCE, frame.left(), frame.toY(0), frame.right(), frame.toY(0));
        for (int i = 0; i < comparison.gaps().size(); i++) {
            surface.stroke(RunStyle.of(i + 1).line(), gapLine(frame, comparison.gaps().get(i)));
        }
        surface.end();
    }

    private static Polyline gapLine(PlotFrame frame, Gap gap) {
        Polyline line = new Polyline();
        for (int column = 0; column <= COLUMNS; column++) {
            double along = gap.reach() * column / COLUMNS;
            line.add(frame.toX(along), frame.toY(gap.at(along)));
        }
        return line;
    }

    /** Net change of speed by cause, a bar per run, with the numbers of the table. */
    void causes() {
        List<double[]> parts = ReportTables.causeParts(comparison);
        double low = Math.min(0, parts.stream().flatMapToDouble(Arrays::stream).min().orElse(0));
        double high = Math.max(0, parts.stream().flatMapToDouble(Arrays::stream).max().orElse(0));
        int count = comparison.causes().size();
        double group = PER_RUN * runs.size() + 24;
        double height = Math.max(90, count * group + 48);
        double room = 0.2 * (high - low);
        PlotFrame frame = frame(height, low - room, high + room, 0, 1);
        SvgSurface surface = ReportPicture.begin(page, "Where speed came from and went", height);
        surface.fill(Ink.of(Token.BG_INSET), frame.left(), frame.top(), frame.width(), frame.height());
        Lettering name = Lettering.axis().in(Token.FG_DEFAULT).sized(11);
        for (int cause = 0; cause < count; cause++) {
            double top = 34 + cause * group;
            surface.write(name, comparison.causes().get(cause).cause().label(), frame.left() + 8, top - 5);
            for (int run = 0; run < runs.size(); run++) {
                bar(surface, RunStyle.of(run).colour(), frame, parts.get(run)[cause], top + PER_RUN * run);
            }
        }
        surface.stroke(REFERENCE, frame.toX(0), 14, frame.toX(0), 20 + count * group);
        surface.end();
    }

    private static void bar(Surface surface, Token colour, PlotFrame frame, double value, double top) {
        double zero = frame.toX(0);
        double end = frame.toX(value);
        surface.fill(Ink.of(colour), Math.min(zero, end), top, Math.max(0.5, Math.abs(end - zero)), BAR);
        Lettering label = Lettering.axis().at(value < 0 ? Lettering.Across.END : Lettering.Across.START, Lettering.Down.BASELINE);
        surface.write(label, Decimals.signed(value, ReportTables.CHANGE_DIGITS), value < 0 ? end - 4 : end + 4, top + 7.5);
    }
}
