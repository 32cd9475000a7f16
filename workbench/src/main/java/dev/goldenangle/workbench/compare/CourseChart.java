package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Extremes;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.text.Text;
import org.jfree.chart.ui.TextAnchor;

import java.util.function.DoubleUnaryOperator;

/** Two lanes over one axis: the gap along the course, and one column of both runs. */
final class CourseChart extends CanvasPane {
    static final double LEFT = 46;
    static final double RIGHT = 16;
    static final double AXIS = 26;
    private static final double GAP = 6;
    private static final double TOP = 4;
    private static final double TITLE = 22;
    private static final double GAP_SHARE = 0.47;
    private static final double LEAST_GAP_SECONDS = 0.1;
    private static final double LEVEL_SECONDS = 0.0005;
    private static final int MOST_POINTS = 1600;
    private final CompareViewModel model;
    private final Appearance look;
    private Compared pair;
    private Alignment scale;
    private PlotFrame gapFrame;
    private PlotFrame speedFrame;

    CourseChart(CompareViewModel model, Appearance look) {
        super(look);
        this.model = model;
        this.look = look;
        setMinSize(0, 0);
        look.textScaleProperty().addListener(observable -> draw());
    }

    void show(Compared newPair, Alignment newScale) {
        pair = newPair;
        scale = newScale;
        draw();
    }

    PlotFrame gapFrame() {
        return gapFrame;
    }

    PlotFrame speedFrame() {
        return speedFrame;
    }

    private Unit axisUnit() {
        return scale.kind() == Alignment.Kind.ROUTE ? pair.model().lengthUnit() : Unit.SECONDS;
    }

    @Override
    protected boolean isReady() {
        return pair != null && getWidth() >= 120 && getHeight() >= 80;
    }

    @Override
    protected void draw(Drawing drawing) {
        frame();
        AxisChart gap = new AxisChart(drawing.inks(), gapFrame, axisUnit(), Unit.SECONDS).withoutNumbersBelow();
        pair.gap().ifPresentOrElse(there -> gap.over(over -> drawGap(over, there)), () -> gap.over(this::sayNoCourse));
        gap.draw(drawing.graphics());
        AxisChart speed = new AxisChart(drawing.inks(), speedFrame, axisUnit(), column().unit()).over(this::drawWalls);
        trace(pair.a(), scale::positionOfFirst, speed.line(drawing.of(Side.A.colour()), Inks.stroke(Side.A.dash())));
        trace(pair.b(), scale::positionOfSecond, speed.line(drawing.of(Side.B.colour()), Inks.stroke(Side.B.dash())));
        speed.draw(drawing.graphics());
        title(drawing, gapFrame, Messages.text("compare.gap"), Messages.text("compare.gap.unit"));
        title(drawing, speedFrame, column().label(), column().unit().symbol());
    }

    private Column column() {
        return pair.a().run().columns().list().get(model.columnIn(pair.a()));
    }

    private void frame() {
        double from = scale.from();
        double to = Math.max(from + 1e-6, scale.to());
        double low = -LEAST_GAP_SECONDS;
        double high = LEAST_GAP_SECONDS;
        for (int tick = 0; tick < pair.a().length(); tick++) {
            double gap = gapAt(tick + 1);
            low = gap < low ? gap : low;
            high = gap > high ? gap : high;
        }
        double least = Math.min(lowest(pair.a(), 1), lowest(pair.b(), 1));
        double most = Math.max(-lowest(pair.a(), -1), -lowest(pair.b(), -1));
        double air = 0.08 * (high - low);
        double room = getHeight() - AXIS - TOP - GAP;
        double middle = Math.rint(TOP + room * GAP_SHARE);
        double right = getWidth() - RIGHT;
        double bottom = getHeight() - AXIS;
        gapFrame = new PlotFrame(LEFT, TOP, right, middle, from, to, low - air, high + headroom(high - low + air, middle - TOP));
        double range = Math.max(1e-3, most - least);
        speedFrame = new PlotFrame(LEFT, middle + GAP, right, bottom, from, to, least, least + range + headroom(range, bottom - middle - GAP));
    }

    /** The lowest value of the column in a run, or of the negated column. */
    private double lowest(RunReader run, int sign) {
        int index = model.columnIn(run);
        double lowest = Double.MAX_VALUE;
        for (int tick = 0; tick < run.length(); tick++) {
            lowest = Math.min(lowest, sign * run.run().get(index, tick));
        }
        return lowest;
    }

    /** How much to extend a range so that the title of the lane has room above the values. */
    private static double headroom(double range, double height) {
        return range * TITLE / Math.max(1, height - TITLE);
    }

    private double gapAt(double ticksDone) {
        return pair.gap().map(gap -> gapAt(gap, ticksDone)).orElse(Double.NaN);
    }

    /** The gap at A's position. While A stands still, its arrival time counts; otherwise waiting would look like losing time. */
    static double gapAt(Gap gap, double ticksDone) {
        return gap.at(gap.route().positionOfFirst(ticksDone));
    }

    /** Green below zero, where B is ahead; red above zero, where B is behind. */
    private void drawGap(Drawing drawing, Gap gap) {
        drawing.fill(drawing.of(Token.FG_SUBTLE), LEFT, Math.rint(gapFrame.toY(0)), gapFrame.width(), 1);
        int step = Math.max(1, pair.a().length() / MOST_POINTS);
        for (int done = 0; done <= pair.a().length();) {
            done = stretch(drawing, gap, done, step);
        }
    }

    /** Draws one section in which B stays ahead, behind or level. Returns the start of the next. */
    private int stretch(Drawing drawing, Gap gap, int from, int step) {
        Polyline line = new Polyline();
        int count = 0;
        double sign = sign(gapAt(gap, Math.min(from + step, pair.a().length())));
        int done = from;
        for (; done <= pair.a().length(); done += step) {
            double value = gapAt(gap, done);
            if (Double.isNaN(value) || sign(value) != sign && count > 1) {
                break;
            }
            line.add(gapFrame.toX(scale.positionOfFirst(done)), gapFrame.toY(value));
            count++;
        }
        if (count > 1) {
            Token colour = sign > 0 ? Token.DANGER_FG : sign < 0 ? Token.SUCCESS_FG : Token.FG_SUBTLE;
            drawing.stroke(drawing.of(colour), Inks.line(2), line.path());
            double zero = gapFrame.toY(0);
            line.add(gapFrame.toX(scale.positionOfFirst(done - step)), zero).add(gapFrame.toX(scale.positionOfFirst(from)), zero);
            drawing.fill(drawing.of(colour, 0.16), line.path());
        }
        boolean ends = done > pair.a().length() || Double.isNaN(gapAt(gap, done));
        return ends ? done + step : Math.max(done - step, from + step);
    }

    private static double sign(double gap) {
        return Math.abs(gap) < LEVEL_SECONDS ? 0 : Math.signum(gap);
    }

    private void sayNoCourse(Drawing drawing) {
        drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().regular(12), TextAnchor.CENTER, Messages.text("compare.gap.none"),
                (gapFrame.left() + gapFrame.right()) / 2, (gapFrame.top() + gapFrame.bottom()) / 2);
    }

    private void drawWalls(Drawing drawing) {
        WallMarks.draw(drawing, pair.a(), model.columnIn(pair.a()), done -> speedFrame.toX(scale.positionOfFirst(done)), speedFrame);
        WallMarks.draw(drawing, pair.b(), model.columnIn(pair.b()), done -> speedFrame.toX(scale.positionOfSecond(done)), speedFrame);
    }

    /** @param position maps ticks done to a position on the axis */
    private void trace(RunReader run, DoubleUnaryOperator position, Points dest) {
        int column = model.columnIn(run);
        Extremes.visit(run.length(), (int) speedFrame.width(), tick -> run.run().get(column, tick),
                tick -> dest.add(position.applyAsDouble(tick + 1), run.run().get(column, tick)));
    }

    private void title(Drawing drawing, PlotFrame frame, String name, String unit) {
        drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().medium(titleSize()), TextAnchor.TOP_LEFT, name, frame.left() + 6, frame.top() + 5);
        drawing.write(drawing.of(Token.FG_SUBTLE), drawing.inks().regular(titleSize()), TextAnchor.TOP_LEFT, unit, frame.left() + 12 + widthOf(name), frame.top() + 5);
    }

    private double titleSize() {
        return 11 * look.textScaleProperty().get();
    }

    private double widthOf(String text) {
        Text measured = new Text(text);
        measured.setFont(Fonts.medium(titleSize()));
        return measured.getLayoutBounds().getWidth();
    }

    /** The x position where a lane's title ends. */
    double titleEnd(PlotFrame frame) {
        boolean gap = frame == gapFrame;
        return frame.left() + 24 + widthOf(gap ? Messages.text("compare.gap") : column().label()) + widthOf(gap ? Messages.text("compare.gap.unit") : column().unit().symbol());
    }
}
