package dev.goldenangle.workbench.sweep;

import dev.goldenangle.goal.Limits;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Polyline;
import org.jfree.chart.ui.TextAnchor;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;

/** Draws runs as lines over parallel axes, with the ranges, the goals' limits and the selected run. */
final class AxesDrawing {
    /** More lines make drawing slow and the plot grey; beyond this, an even sample is drawn. */
    static final int MOST_LINES = 420;
    private static final int MANY_KEPT = 70;
    static final double RANGE_WIDTH = 14;
    private static final double GRIP_WIDTH = 18;
    private static final double GRIP_HEIGHT = 3;
    private static final double LIMIT_WIDTH = 16;
    private final Drawing drawing;
    private final AxesLayout layout;
    private final AxisBrushes brushes;
    private final double textScale;

    AxesDrawing(Drawing drawing, AxesLayout layout, AxisBrushes brushes, Appearance look) {
        this.drawing = drawing;
        this.layout = layout;
        this.brushes = brushes;
        this.textScale = look.textScaleProperty().get();
    }

    void draw(SweepViewModel model, OpenStudy study, double width, double height) {
        ground(width, height);
        List<SweepRow> kept = model.runs().kept();
        boolean isBrushed = brushes.count() > 0;
        if (isBrushed) {
            lines(study.rows(), drawing.of(Token.FG_MUTED, 0.09), Inks.line(0.7));
        }
        lines(kept, drawing.of(Token.CHART_1, !isBrushed ? 0.16 : kept.size() > MANY_KEPT ? 0.34 : 0.5), Inks.HAIRLINE);
        axes();
        model.runs().marked().forEach(number -> study.rows().stream().filter(row -> row.number() == number).findFirst()
                .ifPresent(row -> drawing.stroke(drawing.of(Token.CHART_5), Inks.line(1.5), path(row))));
        model.runs().selected().ifPresent(this::selected);
        for (int place = 0; place < layout.axes().size(); place++) {
            range(layout.axes().get(place), layout.x(place));
            limits(layout.axes().get(place), layout.x(place));
        }
    }

    /** Draws the lighter background behind measures. */
    private void ground(double width, double height) {
        drawing.fill(drawing.of(Token.BG_INSET), 0, 0, width, height);
        for (int place = 0; place < layout.axes().size(); place++) {
            if (layout.axes().get(place).kind() == SweepAxis.Kind.MEASURE) {
                double from = place == 0 ? 0 : Math.rint(layout.x(place) - layout.gap() / 2);
                double to = place == layout.axes().size() - 1 ? width : Math.rint(layout.x(place) + layout.gap() / 2);
                drawing.fill(drawing.of(Token.BG_DEFAULT, 0.5), from, 0, to - from, height);
            }
        }
    }

    private void lines(List<SweepRow> rows, Color colour, BasicStroke stroke) {
        int step = Math.max(1, (rows.size() + MOST_LINES - 1) / MOST_LINES);
        for (int i = 0; i < rows.size(); i += step) {
            drawing.stroke(colour, stroke, path(rows.get(i)));
        }
    }

    private Path2D path(SweepRow row) {
        Polyline line = new Polyline();
        for (int place = 0; place < layout.axes().size(); place++) {
            line.add(layout.x(place), y(row, place));
        }
        return line.path();
    }

    /** NaN for a missing value. */
    private double y(SweepRow row, int place) {
        SweepAxis axis = layout.axes().get(place);
        return layout.y(brushes.place(axis, row.value(axis)));
    }

    private void selected(SweepRow row) {
        Path2D path = path(row);
        drawing.stroke(drawing.of(Token.BG_INSET), Inks.line(5), path);
        drawing.stroke(drawing.of(Token.FG_DEFAULT), Inks.line(2), path);
        for (int place = 0; place < layout.axes().size(); place++) {
            double y = y(row, place);
            if (Double.isFinite(y)) {
                drawing.disc(drawing.of(Token.BG_INSET), layout.x(place), y, 4.5);
                drawing.disc(drawing.of(Token.FG_DEFAULT), layout.x(place), y, 3);
            }
        }
    }

    private void axes() {
        for (int place = 0; place < layout.axes().size(); place++) {
            SweepAxis axis = layout.axes().get(place);
            double x = Math.rint(layout.x(place)) + 0.5;
            boolean isFlipped = brushes.isFlipped(axis.index());
            drawing.stroke(drawing.of(Token.FG_SUBTLE, 0.7), Inks.HAIRLINE, x, layout.top(), x, layout.bottom());
            List<String> title = layout.titles().get(place);
            for (int line = 0; line < title.size(); line++) {
                write(Token.FG_DEFAULT, drawing.inks().medium(11), title.get(line), x, layout.top() - 32 - AxesLayout.LINE * textScale * (title.size() - 1 - line));
            }
            write(Token.FG_MUTED, drawing.inks().axis(), axis.unit() + (isFlipped ? " ↓" : ""), x, layout.top() - 19);
            write(Token.FG_SUBTLE, drawing.inks().axis(), axis.end(isFlipped ? axis.low() : axis.high()), x, layout.top() - 6);
            write(Token.FG_SUBTLE, drawing.inks().axis(), axis.end(isFlipped ? axis.high() : axis.low()), x, layout.bottom() + 14);
        }
    }

    private void write(Token colour, Font font, String text, double x, double y) {
        drawing.write(drawing.of(colour), font, TextAnchor.BASELINE_CENTER, text, x, y);
    }

    /** Draws a tick at each limit of the goal. */
    private void limits(SweepAxis axis, double x) {
        Optional<Limits> limits = axis.limits();
        if (limits.isEmpty()) {
            return;
        }
        for (double limit : new double[] {limits.get().low(), limits.get().high()}) {
            if (Double.isFinite(limit)) {
                double y = Math.rint(layout.y(brushes.place(axis, limit)));
                drawing.fill(drawing.of(Token.BG_INSET), x - LIMIT_WIDTH / 2 - 1, y - 2, LIMIT_WIDTH + 2, 4);
                drawing.fill(drawing.of(Token.FG_DEFAULT), x - LIMIT_WIDTH / 2, y - 1, LIMIT_WIDTH, 2);
            }
        }
    }

    private void range(SweepAxis axis, double x) {
        Optional<double[]> places = brushes.places(axis);
        if (places.isEmpty()) {
            return;
        }
        double low = Math.rint(layout.y(places.get()[0]));
        double high = Math.rint(layout.y(places.get()[1]));
        double left = Math.rint(x - RANGE_WIDTH / 2);
        drawing.fill(drawing.of(Token.ACCENT_LINE, 0.22), left, high, RANGE_WIDTH, Math.max(1, low - high));
        drawing.stroke(drawing.of(Token.ACCENT_LINE), Inks.HAIRLINE, Polyline.of(left + 0.5, high, left + 0.5, low, left + RANGE_WIDTH - 0.5, low, left + RANGE_WIDTH - 0.5, high, left + 0.5, high));
        for (double y : new double[] {low, high}) {
            drawing.fill(drawing.of(Token.ACCENT_LINE), Math.rint(x - GRIP_WIDTH / 2), y - GRIP_HEIGHT / 2, GRIP_WIDTH, GRIP_HEIGHT);
        }
        values(axis, x, low, high);
    }

    /** Writes the range's end values on the side with room, and keeps them from overlapping. */
    private void values(SweepAxis axis, double x, double low, double high) {
        boolean isLast = axis == layout.axes().get(layout.axes().size() - 1);
        SweepRange range = brushes.range(axis.index()).orElseThrow();
        boolean isFlipped = brushes.isFlipped(axis.index());
        double upper = isFlipped ? range.low() : range.high();
        double lower = isFlipped ? range.high() : range.low();
        double apart = Math.max(0, 13 - (low - high)) / 2;
        value(axis, upper, x, high - apart, isLast);
        value(axis, lower, x, low + apart, isLast);
    }

    private void value(SweepAxis axis, double value, double x, double y, boolean isLast) {
        if (!Double.isFinite(value)) {
            return;
        }
        String text = axis.options().isEmpty() ? Numbers.fixed(value, axis.digits()) : axis.text(value);
        double width = 6.2 * text.length() * textScale + 4;
        double at = isLast ? x - 13 : x + 13;
        drawing.fill(drawing.of(Token.BG_INSET, 0.75), isLast ? at - width + 2 : at - 2, y - 6.5, width, 13);
        drawing.write(drawing.of(Token.ACCENT_FG), drawing.inks().medium(10), isLast ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT, text, at, y);
    }
}
