package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.CanvasPane;
import dev.goldenangle.workbench.look.Dash;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PlotFrame;
import dev.goldenangle.workbench.look.Token;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

import java.util.ArrayList;
import java.util.List;

/** Two lanes over one axis: the gap along the course, and one column of both runs on top of each other. */
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
    private static final String GAP_NOTE = "s at the same place; below 0 B is ahead";
    private final CompareViewModel model;
    private final Look look;
    private Compared pair;
    private Alignment scale;
    private PlotFrame gapFrame;
    private PlotFrame speedFrame;

    CourseChart(CompareViewModel model, Look look) {
        this.model = model;
        this.look = look;
        setMinSize(0, 0);
        look.themeProperty().addListener(observable -> draw());
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
    protected void draw() {
        if (pair == null || getWidth() < 120 || getHeight() < 80) {
            return;
        }
        frame();
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        gapFrame.drawUpperGrid(g, look, axisUnit(), Unit.SECONDS);
        speedFrame.drawGrid(g, look, axisUnit(), column().unit());
        pair.gap().ifPresentOrElse(gap -> drawGap(g, gap), () -> say(g, "The runs have no course in common"));
        drawColumn(g);
        title(g, gapFrame, "Gap", GAP_NOTE);
        title(g, speedFrame, column().label(), column().unit().symbol());
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

    /** The lowest value of the column in a run, or of its negative. */
    private double lowest(RunReader run, int sign) {
        int index = model.columnIn(run);
        double lowest = Double.MAX_VALUE;
        for (int tick = 0; tick < run.length(); tick++) {
            lowest = Math.min(lowest, sign * run.run().get(index, tick));
        }
        return lowest;
    }

    /** What to add to a range of values so that a lane has room for its title above them. */
    private static double headroom(double range, double height) {
        return range * TITLE / Math.max(1, height - TITLE);
    }

    private double gapAt(double ticksDone) {
        return pair.gap().map(gap -> gap.atBaseline(ticksDone)).orElse(Double.NaN);
    }

    /** Green below zero where B is ahead, red above where it is behind. */
    private void drawGap(GraphicsContext g, Gap gap) {
        double zero = gapFrame.toY(0);
        g.setFill(look.color(Token.FG_SUBTLE));
        g.fillRect(LEFT, Math.rint(zero), gapFrame.right() - LEFT, 1);
        int step = Math.max(1, pair.a().length() / MOST_POINTS);
        for (int done = 0; done <= pair.a().length();) {
            done = stretch(g, gap, done, step, zero);
        }
    }

    /** Draws one stretch on which B stays ahead, behind or level; returns where the next begins. */
    private int stretch(GraphicsContext g, Gap gap, int from, int step, double zero) {
        List<double[]> points = new ArrayList<>();
        double sign = sign(gap.atBaseline(Math.min(from + step, pair.a().length())));
        int done = from;
        for (; done <= pair.a().length(); done += step) {
            double value = gap.atBaseline(done);
            if (Double.isNaN(value) || sign(value) != sign && points.size() > 1) {
                break;
            }
            points.add(new double[] {gapFrame.toX(scale.positionOfFirst(done)), gapFrame.toY(value)});
        }
        Color colour = look.color(sign > 0 ? Token.DANGER_FG : sign < 0 ? Token.SUCCESS_FG : Token.FG_SUBTLE);
        if (points.size() > 1) {
            g.setFill(colour.deriveColor(0, 1, 1, 0.16));
            g.beginPath();
            g.moveTo(points.get(0)[0], zero);
            points.forEach(point -> g.lineTo(point[0], point[1]));
            g.lineTo(points.get(points.size() - 1)[0], zero);
            g.fill();
            g.setStroke(colour);
            g.setLineWidth(2);
            g.setLineDashes();
            g.beginPath();
            points.forEach(point -> g.lineTo(point[0], point[1]));
            g.stroke();
        }
        boolean ends = done > pair.a().length() || Double.isNaN(gap.atBaseline(done));
        return ends ? done + step : Math.max(done - step, from + step);
    }

    private static double sign(double gap) {
        return Math.abs(gap) < LEVEL_SECONDS ? 0 : Math.signum(gap);
    }

    private void say(GraphicsContext g, String text) {
        g.setFont(Fonts.regular(12));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.setFill(look.color(Token.FG_MUTED));
        g.fillText(text, (gapFrame.left() + gapFrame.right()) / 2, (gapFrame.top() + gapFrame.bottom()) / 2);
    }

    private void drawColumn(GraphicsContext g) {
        g.save();
        g.beginPath();
        g.rect(LEFT, speedFrame.top(), speedFrame.right() - LEFT, speedFrame.bottom() - speedFrame.top());
        g.clip();
        line(g, pair.a(), Side.A);
        line(g, pair.b(), Side.B);
        WallMarks.draw(g, look, pair.a(), model.columnIn(pair.a()), done -> speedFrame.toX(scale.positionOfFirst(done)), speedFrame);
        WallMarks.draw(g, look, pair.b(), model.columnIn(pair.b()), done -> speedFrame.toX(scale.positionOfSecond(done)), speedFrame);
        g.restore();
        g.setLineDashes();
    }

    private void line(GraphicsContext g, RunReader run, Side side) {
        Dash dash = side.dash();
        g.setStroke(look.color(side.colour()));
        g.setLineWidth(dash.width());
        g.setLineDashes(dash.lengths());
        int step = Math.max(1, run.length() / MOST_POINTS);
        int index = model.columnIn(run);
        g.beginPath();
        for (int done = 1; done <= run.length(); done += step) {
            double x = speedFrame.toX(side == Side.A ? scale.positionOfFirst(done) : scale.positionOfSecond(done));
            g.lineTo(x, speedFrame.toY(run.run().get(index, done - 1)));
        }
        g.stroke();
    }

    private void title(GraphicsContext g, PlotFrame frame, String name, String unit) {
        g.setTextAlign(TextAlignment.LEFT);
        g.setTextBaseline(VPos.TOP);
        g.setFont(Fonts.medium(titleSize()));
        g.setFill(look.color(Token.FG_DEFAULT));
        g.fillText(name, frame.left() + 6, frame.top() + 4);
        g.setFont(Fonts.regular(titleSize()));
        g.setFill(look.color(Token.FG_SUBTLE));
        g.fillText(unit, frame.left() + 12 + widthOf(name), frame.top() + 4);
    }

    private double titleSize() {
        return 11 * look.textScaleProperty().get();
    }

    private double widthOf(String text) {
        Text measured = new Text(text);
        measured.setFont(Fonts.medium(titleSize()));
        return measured.getLayoutBounds().getWidth();
    }

    /** Where a lane's title ends. */
    double titleEnd(PlotFrame frame) {
        boolean gap = frame == gapFrame;
        return frame.left() + 24 + widthOf(gap ? "Gap" : column().label()) + widthOf(gap ? GAP_NOTE : column().unit().symbol());
    }
}
