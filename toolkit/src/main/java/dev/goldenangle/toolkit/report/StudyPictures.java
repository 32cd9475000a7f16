package dev.goldenangle.toolkit.report;

import dev.goldenangle.goal.Limits;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.sensitivity.Effect;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import org.jfree.chart.ui.TextAnchor;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Draws the pictures of a study report. */
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
    /** Effects weaker than this share of the strongest are not drawn. */
    private static final double FAINT = 0.02;

    private StudyPictures() {
    }

    /** Draws knobs down and metrics across: a signed bar for the mean effect, a dot for how much it depends on other knobs. */
    static void matrix(Markup page, EffectMatrix effects) {
        List<Integer> rows = effects.byInfluence().stream().filter(knob -> effects.influence(knob) >= FAINT).toList();
        int columns = effects.measures().size();
        double width = (ReportPicture.WIDTH - NAMES) / Math.max(1, columns);
        ReportPicture.draw(page, "Knob influence", HEAD + ROW * rows.size() + 8, drawing -> {
            for (int measure = 0; measure < columns; measure++) {
                StudyMeasure taken = effects.measures().get(measure);
                double middle = NAMES + (measure + 0.5) * width;
                heading(drawing, taken.name(), middle, width);
                small(drawing, Token.FG_SUBTLE, TextAnchor.BASELINE_CENTER, taken.unit(), middle, HEAD - 8);
            }
            for (int row = 0; row < rows.size(); row++) {
                double y = HEAD + ROW * (row + 0.5);
                String name = effects.knobs().get(rows.get(row)).parameter().label();
                drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().caption(), TextAnchor.CENTER_LEFT, name, 0, y);
                for (int measure = 0; measure < columns; measure++) {
                    cell(drawing, effects, rows.get(row), measure, NAMES + (measure + 0.5) * width, y, width * 0.38);
                }
            }
        });
    }

    private static void small(Drawing drawing, Token colour, TextAnchor anchor, String text, double x, double y) {
        drawing.write(drawing.of(colour), drawing.inks().axis(), anchor, text, x, y);
    }

    /** Draws a name on up to three lines; long words break at their hyphen. */
    private static void heading(Drawing drawing, String name, double middle, double width) {
        int fit = Math.max(6, (int) (width / 5.2));
        double y = 10;
        StringBuilder line = new StringBuilder();
        for (String word : name.replaceAll("(?<=[a-z]{5}-)(?=[a-z]{3})", " ").split(" ")) {
            if (line.length() > 0 && line.length() + word.length() >= fit) {
                small(drawing, Token.FG_DEFAULT, TextAnchor.BASELINE_CENTER, line.toString(), middle, y);
                line.setLength(0);
                y += 11;
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        small(drawing, Token.FG_DEFAULT, TextAnchor.BASELINE_CENTER, line.toString(), middle, y);
    }

    private static void cell(Drawing drawing, EffectMatrix effects, int knob, int measure, double middle, double y, double longest) {
        drawing.fill(drawing.of(Token.BORDER_DEFAULT), middle - 0.5, y - ROW / 2 + 2, 1, ROW - 4);
        Effect effect = effects.effect(knob, measure);
        double share = effects.share(knob, measure);
        if (share < FAINT) {
            return;
        }
        double length = Math.max(2, share * longest);
        boolean up = effect.mean() >= 0;
        drawing.fill(drawing.of(up ? Token.CHART_1 : Token.CHART_3), up ? middle : middle - length, y - BAR / 2, length, BAR);
        double depends = effect.muStar() == 0 ? 0 : effect.sigma() / effect.muStar();
        double tip = middle + (up ? length + 5 : -length - 5);
        if (depends > 1) {
            drawing.disc(drawing.of(Token.FG_MUTED), tip, y, 3);
        } else if (depends > 0.3) {
            drawing.ring(drawing.of(Token.FG_MUTED), Inks.HAIRLINE, tip, y, 2.5);
        }
    }

    /** Draws one metric along one knob, with the range over the seeds, the limit, and the value before and after. */
    static void slice(Markup page, KnobSlice slice, int measure, Limits limits, Suggestion.Change change) {
        List<KnobSlice.Point> points = slice.points().get(measure).stream().filter(point -> Double.isFinite(point.mean())).toList();
        double[] seen = points.stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high(), point.mean())).filter(Double::isFinite).toArray();
        double[] bounds = DoubleStream.concat(Arrays.stream(seen), DoubleStream.of(limits.low(), limits.high()).filter(Double::isFinite)).toArray();
        double low = Arrays.stream(bounds).min().orElse(0);
        double high = Arrays.stream(bounds).max().orElse(1);
        double room = Math.max(1e-6, (high - low) * 0.08);
        StudyKnob knob = slice.knob();
        PlotFrame frame = new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, HEIGHT - BOTTOM, knob.low(), knob.high(), low - room, high + room);
        StudyMeasure taken = slice.measures().get(measure);
        ReportPicture.draw(page, taken.name() + " against " + knob.parameter().label(), HEIGHT, drawing -> {
            AxisChart chart = new AxisChart(drawing.inks(), frame, Unit.NONE, Unit.NONE).behind(behind -> band(behind, frame, points));
            Points line = chart.line(drawing.of(Token.CHART_1), Inks.line(2));
            points.forEach(point -> line.add(point.amount(), point.mean()));
            DoubleStream.of(limits.low(), limits.high()).filter(Double::isFinite).forEach(limit -> {
                chart.level(limit, drawing.of(Token.FG_DEFAULT), Inks.HAIRLINE);
                chart.over(over -> small(over, Token.FG_SUBTLE, TextAnchor.BASELINE_LEFT, "goal " + Value.digits(limit), frame.left() + 4, frame.toY(limit) - 4));
            });
            chart.draw(drawing.graphics());
            drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().caption(), TextAnchor.BASELINE_LEFT, taken.name() + (taken.unit().isEmpty() ? "" : ", " + taken.unit())
                    + ", against " + knob.parameter().label().toLowerCase(Locale.ROOT) + (knob.unit().isEmpty() ? "" : ", " + knob.unit()), LEFT, TOP - 9);
            mark(drawing, frame, change.from().amount(), Token.CHART_6, "before", 12);
            mark(drawing, frame, change.to().amount(), Token.ACCENT_LINE, "suggestion", 26);
        });
    }

    private static void band(Drawing drawing, PlotFrame frame, List<KnobSlice.Point> points) {
        Polyline band = new Polyline();
        points.forEach(point -> band.add(frame.toX(point.amount()), frame.toY(point.high())));
        for (int i = points.size() - 1; i >= 0; i--) {
            band.add(frame.toX(points.get(i).amount()), frame.toY(points.get(i).low()));
        }
        drawing.fill(drawing.of(Token.CHART_1, 0.2), band.path());
    }

    /** @param down distance of the text from the top, so that two marks never overlap */
    private static void mark(Drawing drawing, PlotFrame frame, double amount, Token colour, String word, double down) {
        double x = frame.toX(amount);
        boolean isOnLeft = frame.right() - x < MARK_WORDS;
        drawing.stroke(drawing.of(colour), Inks.REFERENCE, x, frame.top(), x, frame.bottom());
        small(drawing, colour, isOnLeft ? TextAnchor.BASELINE_RIGHT : TextAnchor.BASELINE_LEFT, word + " " + String.format(Locale.ROOT, "%.3g", amount), x + (isOnLeft ? -4 : 4), frame.top() + down);
    }

    /** Draws points as lines over the knobs and metrics; a large table is thinned evenly. */
    static void parallel(Markup page, StudyTable table) {
        int knobs = table.knobs().size();
        int axes = knobs + table.measures().size();
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
        ReportPicture.draw(page, "All points", HEIGHT + 40, drawing -> {
            int drawn = Math.min(MOST_LINES, table.size());
            for (int i = 0; i < drawn; i++) {
                int row = (int) ((long) i * table.size() / drawn);
                Polyline line = new Polyline();
                for (int axis = 0; axis < axes; axis++) {
                    double share = high[axis] > low[axis] ? (columns[axis][row] - low[axis]) / (high[axis] - low[axis]) : 0.5;
                    line.add(40 + axis * step, bottom - share * (bottom - top));
                }
                drawing.stroke(drawing.of(Token.CHART_1, 0.22), Inks.line(0.8), line.path());
            }
            for (int axis = 0; axis < axes; axis++) {
                double x = 40 + axis * step;
                drawing.stroke(drawing.of(Token.FG_SUBTLE), Inks.HAIRLINE, x, top, x, bottom);
                heading(drawing, axis < knobs ? table.knobs().get(axis).parameter().label() : table.measures().get(axis - knobs).name(), x, step);
                small(drawing, Token.FG_SUBTLE, TextAnchor.BASELINE_CENTER, String.format(Locale.ROOT, "%.3g", high[axis]), x, top - 5);
                small(drawing, Token.FG_SUBTLE, TextAnchor.BASELINE_CENTER, String.format(Locale.ROOT, "%.3g", low[axis]), x, bottom + 13);
            }
        });
    }

    /** Draws one metric against another, a dot per point. */
    static void scatter(Markup page, StudyTable table, int across, int up) {
        double[] x = table.means(across);
        double[] y = table.means(up);
        PlotFrame frame = new PlotFrame(LEFT, TOP, ReportPicture.WIDTH - RIGHT, HEIGHT - BOTTOM, least(x), most(x), least(y), most(y));
        ReportPicture.draw(page, "Two metrics", HEIGHT, drawing -> new AxisChart(drawing.inks(), frame, Unit.NONE, Unit.NONE).over(over -> {
            for (int i = 0; i < x.length; i++) {
                if (Double.isFinite(x[i]) && Double.isFinite(y[i])) {
                    over.disc(over.of(Token.CHART_1, 0.5), frame.toX(x[i]), frame.toY(y[i]), 1.8);
                }
            }
        }).draw(drawing.graphics()));
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
