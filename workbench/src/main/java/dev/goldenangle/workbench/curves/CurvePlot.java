package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.analysis.curve.Handle;
import dev.goldenangle.analysis.curve.CurvePoints;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;
import javafx.scene.shape.Circle;

import java.awt.BasicStroke;
import java.util.List;
import java.util.Optional;

/** One curve: the current one solid, the previous one dashed behind it, with handles and a dot at the state of the run. */
final class CurvePlot extends CanvasPane implements HandleNode.Holder {
    private static final double LEFT = 36;
    private static final double RIGHT = 12;
    private static final double TOP = 8;
    private static final double BOTTOM = 20;
    private static final double AIR = 0.1;
    private static final double DEEPEST = 0.5;
    private static final int BARS = 40;
    private static final BasicStroke GUIDE = Inks.line(1, 1, 3);
    private final Curve curve;
    private final Circle dot = new Circle(4);
    private final List<HandleNode> handles;
    private CurvePoints now;
    private CurvePoints before;
    private Optional<CurvePoints> baseline = Optional.empty();
    private PlotFrame frame;
    private boolean held;
    private double[] shares = new double[0];

    CurvePlot(Curve curve, CurvesViewModel model, Appearance look) {
        super(look);
        this.curve = curve;
        setId("curve-" + curve.key());
        getStyleClass().add("curve-plot");
        dot.getStyleClass().add("curve-dot");
        dot.setManaged(false);
        dot.setMouseTransparent(true);
        handles = curve.handles().stream().map(handle -> new HandleNode(curve.key(), handle, model, this)).toList();
        getChildren().addAll(handles);
        getChildren().add(dot);
        handles.forEach(handle -> getChildren().add(handle.tag()));
    }

    Curve curve() {
        return curve;
    }

    /** The current line; null before the first result. */
    CurvePoints now() {
        return now;
    }

    CurvePoints before() {
        return before;
    }

    Optional<CurvePoints> baseline() {
        return baseline;
    }

    void show(CurvePoints newNow, CurvePoints newBefore, Optional<CurvePoints> newBaseline) {
        now = newNow;
        before = newBefore;
        baseline = newBaseline;
        draw();
    }

    @Override
    protected boolean isReady() {
        return now != null && getWidth() >= LEFT + RIGHT + 10 && getHeight() >= TOP + BOTTOM + 10;
    }

    @Override
    protected void draw(Drawing drawing) {
        if (!held || frame == null) {
            frame = fit();
        }
        Inks inks = drawing.inks();
        AxisChart chart = new AxisChart(inks, frame, curve.x().unit(), curve.y().unit());
        chart.behind(this::fillUnder).over(this::drawGuides);
        baseline.ifPresent(line -> trace(line, chart.line(inks.of(Token.CHART_4), Inks.stroke(Dash.BASELINE))));
        if (before != now) {
            trace(before, chart.line(inks.of(Token.CHART_6), Inks.stroke(Dash.BEFORE)));
        }
        trace(now, chart.line(inks.of(Token.CHART_1), Inks.stroke(Dash.SOLID)));
        chart.draw(drawing.graphics());
        for (HandleNode handle : handles) {
            double x = Math.max(frame.left(), Math.min(frame.right(), frame.toX(handle.handle().x().on(now))));
            double y = Math.max(frame.top(), Math.min(frame.bottom(), frame.toY(handle.handle().y().on(now))));
            handle.place(x, y, frame.right());
        }
    }

    private static void trace(CurvePoints line, Points dest) {
        for (int i = 0; i < line.x().length; i++) {
            dest.add(line.x()[i], line.y()[i]);
        }
    }

    /** Fits both lines and all handles. Deep losses are cut off so that they do not flatten the gains. */
    private PlotFrame fit() {
        ParameterSet set = now.parameters();
        double high = Math.max(curve.y().to().applyAsDouble(set), Math.max(now.highest(), before.highest()));
        for (HandleNode handle : handles) {
            high = Math.max(high, handle.handle().y().on(now));
        }
        double low = Math.min(curve.y().from().applyAsDouble(set), Math.max(-DEEPEST * high, Math.min(now.lowest(), before.lowest())));
        double air = Math.max(1e-9, high - low) * AIR;
        return new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM,
                curve.x().from().applyAsDouble(set), curve.x().to().applyAsDouble(set), low, high + air);
    }

    /** A handle that is not on the line gets a guide to the point of the line that it controls. */
    private void drawGuides(Drawing drawing) {
        for (HandleNode node : handles) {
            double x = node.handle().x().on(now);
            double y = frame.toY(node.handle().y().on(now));
            if (Math.abs(y - frame.toY(now.at(x))) > HandleNode.SIZE / 2) {
                drawing.stroke(drawing.of(Token.FG_SUBTLE), GUIDE, frame.left(), y, frame.right(), y);
            }
        }
    }

    /** Fills the area under the line, and draws how often the run was at each point. */
    private void fillUnder(Drawing drawing) {
        double width = frame.width() / Math.max(1, shares.length);
        for (int i = 0; i < shares.length; i++) {
            double height = shares[i] * frame.height() * 0.3;
            drawing.fill(drawing.of(Token.CHART_1, 0.28), frame.left() + i * width + 1, frame.bottom() - height, width - 2, height);
        }
        Polyline area = new Polyline().add(frame.toX(now.x()[0]), frame.bottom());
        for (int i = 0; i < now.x().length; i++) {
            area.add(frame.toX(now.x()[i]), frame.toY(now.y()[i]));
        }
        drawing.fill(drawing.of(Token.CHART_1, 0.07), area.add(frame.toX(now.x()[now.x().length - 1]), frame.bottom()).path());
    }

    /** Shows how often the run was at each point of the curve; the tallest bar is 1. */
    void showShares(Run run) {
        if (curve.sample().isEmpty() || now == null) {
            return;
        }
        double from = curve.x().from().applyAsDouble(now.parameters());
        double to = curve.x().to().applyAsDouble(now.parameters());
        shares = RunPoints.of(run, curve.sample().get()).map(points -> points.shares(from, to, BARS)).orElse(new double[0]);
        draw();
    }

    /** Moves the dot to the state of the run at a tick, or hides it if that is not on this curve. */
    void showDot(Run run, int tick) {
        boolean shown = false;
        if (run != null && frame != null && tick >= 0 && tick < run.length()) {
            RunPoints points = curve.sample().flatMap(sample -> RunPoints.of(run, sample)).orElse(null);
            if (points != null && points.applies(tick)) {
                double x = frame.toX(points.x(tick));
                double y = frame.toY(points.y(tick));
                shown = x >= frame.left() - 1 && x <= frame.right() + 1 && y >= frame.top() - 1 && y <= frame.bottom() + 1;
                dot.setCenterX(x);
                dot.setCenterY(y);
            }
        }
        dot.setVisible(shown);
    }

    @Override
    public double valueAt(Handle handle, double x, double y) {
        return handle.pulled(now, Math.max(frame.xFrom(), Math.min(frame.xTo(), frame.valueX(x))), frame.valueY(y));
    }

    @Override
    public void hold() {
        held = true;
    }

    @Override
    public void letGo() {
        held = false;
        draw();
    }
}
