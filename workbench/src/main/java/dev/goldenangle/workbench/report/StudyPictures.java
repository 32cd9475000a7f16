package dev.goldenangle.workbench.report;

import dev.goldenangle.goal.Limits;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.Markup;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.SvgSurface;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.StudyMeasure;
import dev.goldenangle.workbench.study.StudyTable;
import dev.goldenangle.workbench.study.reach.Recipe;
import dev.goldenangle.workbench.study.sensitivity.Effect;
import dev.goldenangle.workbench.study.sensitivity.EffectMatrix;
import dev.goldenangle.workbench.study.sensitivity.KnobSlice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The pictures of a study's page. */
final class StudyPictures {
    private static final double NAMES = 190;
    private static final double ROW = 20;
    private static final double HEAD = 56;
    private static final double BAR = 9;
    private static final double LEFT = 56;
    private static final double RIGHT = 14;
    private static final double TOP = 26;
    private static final double BOTTOM = 26;
    private static final double HEIGHT = 230;
    private static final int MOST_LINES = 420;
    private static final double MARK_WORDS = 80;
    /** Weaker effects than this share of the strongest are not drawn. */
    private static final double FAINT = 0.02;
    private static final Lettering SMALL = Lettering.axis();
    private static final Lettering TEXT = Lettering.axis().in(Token.FG_DEFAULT).sized(11);

    private StudyPictures() {
    }

    /** Knobs down, measures across; a signed bar for the mean effect, a dot for what depends on other knobs. */
    static void matrix(Markup page, EffectMatrix effects) {
        List<Integer> rows = effects.byInfluence().stream().filter(knob -> effects.influence(knob) >= FAINT).toList();
        int columns = effects.measures().size();
        double width = (ReportPicture.WIDTH - NAMES) / Math.max(1, columns);
        SvgSurface surface = ReportPicture.begin(page, "What changes what", HEAD + ROW * rows.size() + 8);
        for (int measure = 0; measure < columns; measure++) {
            StudyMeasure taken = effects.measures().get(measure);
            double middle = NAMES + (measure + 0.5) * width;
            heading(surface, taken.name(), middle, width);
            surface.write(SMALL.at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE), taken.unit(), middle, HEAD - 8);
        }
        for (int row = 0; row < rows.size(); row++) {
            double y = HEAD + ROW * (row + 0.5);
            surface.write(TEXT.at(Lettering.Across.START, Lettering.Down.MIDDLE), effects.knobs().get(rows.get(row)).parameter().label(), 0, y);
            for (int measure = 0; measure < columns; measure++) {
                cell(surface, effects, rows.get(row), measure, NAMES + (measure + 0.5) * width, y, width * 0.38);
            }
        }
        surface.end();
    }

    /** A name on up to three lines; long words break at their hyphen. */
    private static void heading(Surface surface, String name, double middle, double width) {
        int fit = Math.max(6, (int) (width / 5.2));
        double y = 10;
        StringBuilder line = new StringBuilder();
        for (String word : name.replaceAll("(?<=[a-z]{5}-)(?=[a-z]{3})", " ").split(" ")) {
            if (line.length() > 0 && line.length() + word.length() >= fit) {
                surface.write(TEXT.sized(10).at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE), line.toString(), middle, y);
                line.setLength(0);
                y += 11;
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        surface.write(TEXT.sized(10).at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE), line.toString(), middle, y);
    }

    private static void cell(Surface surface, EffectMatrix effects, int knob, int measure, double middle, double y, double longest) {
        surface.fill(Ink.of(Token.BORDER_DEFAULT), middle - 0.5, y - ROW / 2 + 2, 1, ROW - 4);
        Effect effect = effects.effect(knob, measure);
        double share = effects.share(knob, measure);
        if (share < FAINT) {
            return;
        }
        double length = Math.max(2, share * longest);
        boolean up = effect.mean() >= 0;
        surface.fill(Ink.of(up ? Token.CHART_1 : Token.CHART_3), up ? middle : middle - length, y - BAR / 2, length, BAR);
        double depends = effect.muStar() == 0 ? 0 : effect.sigma() / effect.muStar();
        double tip = middle + (up ? length + 5 : -length - 5);
        if (depends > 1) {
            surface.circle(Ink.of(Token.FG_MUTED), tip, y, 3);
        } else if (depends > 0.3) {
            surface.ring(LineStyle.of(Token.FG_MUTED, 1.0), tip, y, 2.5);
        }
    }

    /** One measure along one knob, with the band over the seeds, the limit, and the value before and then. */
    static void slice(Markup page, KnobSlice slice, int measure, Limits limits, Recipe.Change change) {
        List<KnobSlice.Point> points = slice.points().get(measure).stream().filter(point -> Double.isFinite(point.median())).toList();
        double[] seen = points.stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high(), point.median())).filter(Double::isFinite).toArray();
        double[] bounds = DoubleStream.concat(Arrays.stream(seen), DoubleStream.of(limits.low(), limits.high()).filter(Double::isFinite)).toArray();
        double low = Arrays.stream(bounds).min().orElse(0);
        double high = Arrays.stream(bounds).max().orElse(1);
        double room = Math.max(1e-6, (high - low) * 0.08);
        StudyKnob knob = slice.knob();
        PlotFrame frame = new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, HEIGHT - BOTTOM, knob.low(), knob.high(), low - room, high + room);
        StudyMeasure taken = slice.measures().get(measure);
        SvgSurface surface = ReportPicture.begin(page, taken.name() + " against " + knob.parameter().label(), HEIGHT);
        frame.drawGrid(surface, Unit.NONE, Unit.NONE);
        surface.write(TEXT, taken.name() + (taken.unit().isEmpty() ? "" : ", " + taken.unit()) + ", against " + knob.parameter().label().toLowerCase(Locale.ROOT)
                + (knob.unit().isEmpty() ? "" : ", " + knob.unit()), LEFT, TOP - 9);
        Polyline band = new Polyline();
        points.forEach(point -> band.add(frame.toX(point.amount()), frame.toY(point.high())));
        for (int i = points.size() - 1; i >= 0; i--) {
            band.add(frame.toX(points.get(i).amount()), frame.toY(points.get(i).low()));
        }
        surface.fill(new Ink(Token.CHART_1, 0.2), band);
        Polyline line = new Polyline();
        points.forEach(point -> line.add(frame.toX(point.amount()), frame.toY(point.median())));
        surface.stroke(LineStyle.of(Token.CHART_1, 2), line);
        for (double limit : new double[] {limits.low(), limits.high()}) {
            if (Double.isFinite(limit)) {
                surface.stroke(LineStyle.of(Token.FG_DEFAULT, 1), frame.left(), frame.toY(limit), frame.right(), frame.toY(limit));
                surface.write(SMALL, "goal " + Value.digits(limit), frame.left() + 4, frame.toY(limit) - 4);
            }
        }
        mark(surface, frame, change.from().amount(), Token.CHART_6, "before", 12);
        mark(surface, frame, change.to().amount(), Token.ACCENT_LINE, "recipe", 26);
        surface.end();
    }

    /** @param down how far below the top the words stand, so that those of two marks never meet */
    private static void mark(Surface surface, PlotFrame frame, double amount, Token colour, String word, double down) {
        double x = frame.toX(amount);
        boolean isOnLeft = frame.right() - x < MARK_WORDS;
        surface.stroke(LineStyle.of(colour, 1, 3.0, 3.0), x, frame.top(), x, frame.bottom());
        surface.write(SMALL.in(colour).at(isOnLeft ? Lettering.Across.END : Lettering.Across.START, Lettering.Down.BASELINE),
                word + " " + String.format(Locale.ROOT, "%.3g", amount), x + (isOnLeft ? -4 : 4), frame.top() + down);
    }

    /** Every point as a line over the knobs and measures; at most so many, chosen evenly. */
    static void parallel(Markup page, StudyTable table) {
        int knobs = table.knobs().size();
        int axes = knobs + table.measures().size();
        SvgSurface surface = ReportPicture.begin(page, "All points", HEIGHT + 40);
        double step = (ReportPicture.WIDTH - 80) / Math.max(1, axes - 1);
        double top = 58;
        double bottom = HEIGHT + 20;
        double[][] columns = new double[axes][];
        for (int axis = 0; axis < axes; axis++) {
            int column = axis;
            columns[axis] = axis < knobs ? IntStream.range(0, table.size()).mapToDouble(row -> table.row(row)[column]).toArray() : table.means(axis - knobs);
        }
        double[] low = Arrays.stream(columns).mapToDouble(column -> Arrays.stream(column).filter(Double::isFinite).min().orElse(0)).toArray();
        double[] high = Arrays.stream(columns).mapToDouble(column -> Arrays.stream(column).filter(Double::isFinite).max().orElse(1)).toArray();
        int drawn = Math.min(MOST_LINES, table.size());
        for (int i = 0; i < drawn; i++) {
            int row = (int) ((long) i * table.size() / drawn);
            Polyline line = new Polyline();
            for (int axis = 0; axis < axes; axis++) {
                double share = high[axis] > low[axis] ? (columns[axis][row] - low[axis]) / (high[axis] - low[axis]) : 0.5;
                line.add(40 + axis * step, bottom - share * (bottom - top));
            }
            surface.stroke(LineStyle.of(Token.CHART_1, 0.8).withOpacity(0.22), line);
        }
        for (int axis = 0; axis < axes; axis++) {
            double x = 40 + axis * step;
            surface.stroke(LineStyle.of(Token.FG_SUBTLE, 1), x, top, x, bottom);
            heading(surface, axis < knobs ? table.knobs().get(axis).parameter().label() : table.measures().get(axis - knobs).name(), x, step);
            surface.write(SMALL.at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE), String.format(Locale.ROOT, "%.3g", high[axis]), x, top - 5);
            surface.write(SMALL.at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE), String.format(Locale.ROOT, "%.3g", low[axis]), x, bottom + 13);
        }
        surface.end();
    }

    /** One measure against another, a dot for each point. */
    static void scatter(Markup page, StudyTable table, int across, int up) {
        double[] x = table.means(across);
        double[] y = table.means(up);
        PlotFrame frame = new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, HEIGHT - BOTTOM, least(x), most(x), least(y), most(y));
        SvgSurface surface = ReportPicture.begin(page, "Two measures", HEIGHT);
        frame.drawGrid(surface, Unit.NONE, Unit.NONE);
        for (int i = 0; i < x.length; i++) {
            if (Double.isFinite(x[i]) && Double.isFinite(y[i])) {
                surface.circle(new Ink(Token.CHART_1, 0.5), frame.toX(x[i]), frame.toY(y[i]), 1.8);
            }
        }
        surface.end();
    }

    private static double least(double[] values) {
        return Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
    }

    private static double most(double[] values) {
        double least = least(values);
        double most = Arrays.stream(values).filter(Double::isFinite).max().orElse(1);
        return most > least ? most : least + 1;
    }
}
