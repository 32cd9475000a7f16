package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Extremes;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.canvas.CanvasPane;
import dev.goldenangle.workbench.plot.canvas.CanvasSurface;
import javafx.scene.text.Text;

import java.util.function.DoubleUnaryOperator;

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
        super(look);
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
    protected boolean isReady() {
        return pair != null && getWidth() >= 120 && getHeight() >= 80;
    }

    @Override
    protected void draw(CanvasSurface surface) {
        frame();
        gapFrame.drawUpperGrid(surface, axisUnit(), Unit.SECONDS);
        speedFrame.drawGrid(surface, axisUnit(), column().unit());
        pair.gap().ifPresentOrElse(gap -> drawGap(surface, gap), () -> say(surface, "The runs have no course in common"));
        drawColumn(surface);
        title(surface, gapFrame, "Gap", GAP_NOTE);
        title(surface, speedFrame, column().label(), column().unit().symbol());
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
        return pair.gap().map(gap -> gapAt(gap, ticksDone)).orElse(Double.NaN);
    }

    /** At the place where A is: while it stands there, the moment at which it came counts, or waiting would look like losing. */
    static double gapAt(Gap gap, double ticksDone) {
        return gap.at(gap.route().positionOfFirst(ticksDone));
    }

    /** Green below zero where B is ahead, red above where it is behind. */
    private void drawGap(Surface surface, Gap gap) {
        double zero = gapFrame.toY(0);
        surface.fill(Ink.of(Token.FG_SUBTLE), LEFT, Math.rint(zero), gapFrame.width(), 1);
        int step = Math.max(1, pair.a().length() / MOST_POINTS);
        for (int done = 0; done <= pair.a().length();) {
            done = stretch(surface, gap, done, step, zero);
        }
    }

    /** Draws one stretch on which B stays ahead, behind or level; returns where the next begins. */
    private int stretch(Surface surface, Gap gap, int from, int step, double zero) {
        Polyline line = new Polyline();
        double sign = sign(gapAt(gap, Math.min(from + step, pair.a().length())));
        int done = from;
        for (; done <= pair.a().length(); done += step) {
            double value = gapAt(gap, done);
            if (Double.isNaN(value) || sign(value) != sign && line.count() > 1) {
                break;
            }
            line.add(gapFrame.toX(scale.positionOfFirst(done)), gapFrame.toY(value));
        }
        if (line.count() > 1) {
            drawStretch(surface, line, zero, sign > 0 ? Token.DANGER_FG : sign < 0 ? Token.SUCCESS_FG : Token.FG_SUBTLE);
        }
        boolean ends = done > pair.a().length() || Double.isNaN(gapAt(gap, done));
        return ends ? done + step : Math.max(done - step, from + step);
    }

    private static void drawStretch(Surface surface, Polyline line, double zero, Token colour) {
        Polyline area = Polyline.of(line.x(0), zero);
        for (int i = 0; i < line.count(); i++) {
            area.add(line.x(i), line.y(i));
        }
        surface.fill(new Ink(colour, 0.16), area.add(line.x(line.count() - 1), zero));
        surface.stroke(LineStyle.of(colour, 2), line);
    }

    private static double sign(double gap) {
        return Math.abs(gap) < LEVEL_SECONDS ? 0 : Math.signum(gap);
    }

    private void say(Surface surface, String text) {
        Lettering centred = Lettering.axis().in(Token.FG_MUTED).sized(12).at(Lettering.Across.MIDDLE, Lettering.Down.MIDDLE);
        surface.write(centred, text, (gapFrame.left() + gapFrame.right()) / 2, (gapFrame.top() + gapFrame.bottom()) / 2);
    }

    private void drawColumn(Surface surface) {
        surface.clip(LEFT, speedFrame.top(), speedFrame.width(), speedFrame.height());
        surface.stroke(LineStyle.of(Side.A.colour(), Side.A.dash()), line(pair.a(), scale::positionOfFirst));
        surface.stroke(LineStyle.of(Side.B.colour(), Side.B.dash()), line(pair.b(), scale::positionOfSecond));
        WallMarks.draw(surface, pair.a(), model.columnIn(pair.a()), done -> speedFrame.toX(scale.positionOfFirst(done)), speedFrame);
        WallMarks.draw(surface, pair.b(), model.columnIn(pair.b()), done -> speedFrame.toX(scale.positionOfSecond(done)), speedFrame);
        surface.unclip();
    }

    /** @param position where on the axis a run is after so many ticks */
    private Polyline line(RunReader run, DoubleUnaryOperator position) {
        Polyline line = new Polyline();
        int column = model.columnIn(run);
        Extremes.visit(run.length(), (int) speedFrame.width(), tick -> run.run().get(column, tick),
                tick -> line.add(speedFrame.toX(position.applyAsDouble(tick + 1)), speedFrame.toY(run.run().get(column, tick))));
        return line;
    }

    private void title(Surface surface, PlotFrame frame, String name, String unit) {
        Lettering title = Lettering.axis().sized(titleSize()).at(Lettering.Across.START, Lettering.Down.TOP);
        surface.write(title.medium().in(Token.FG_DEFAULT), name, frame.left() + 6, frame.top() + 4);
        surface.write(title, unit, frame.left() + 12 + widthOf(name), frame.top() + 4);
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
