package dev.goldenangle.workbench.explain;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.curve.CurvePoints;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.shape.Circle;
import org.jfree.chart.ui.TextAnchor;

import java.util.Optional;

/**
 * Gain by the angle between velocity and view, with a dot at the angle of the demo. Models with a Golden Angle show its curve; other models
 * show how much each angle gains on the current tick, as a share of the best.
 */
final class GainPicture extends CanvasPane {
    private static final double FROM_OTHERS = Math.toRadians(-30);
    private final Circle dot = new Circle(5);
    private AngleDemo demo;
    private int tick;

    GainPicture(Appearance look) {
        super(look);
        setId("golden-angle-curve");
        getStyleClass().add("angle-picture");
        dot.setId("golden-angle-dot");
        dot.getStyleClass().add("curve-dot");
        dot.setManaged(false);
        dot.setVisible(false);
        getChildren().add(dot);
    }

    void show(AngleDemo shown, int at) {
        demo = shown;
        tick = at;
        draw();
    }

    @Override
    protected boolean isReady() {
        return demo != null && demo.hasBestAngle() && getWidth() > 100 && getHeight() > 100;
    }

    @Override
    protected void draw(Drawing drawing) {
        Optional<CurvePoints> gain = demo.gain();
        GainZones zones = demo.zones(tick);
        double from = gain.isPresent() ? 0 : FROM_OTHERS;
        double top = 1.15 * gain.map(CurvePoints::highest).orElse(1.0);
        PlotFrame frame = new PlotFrame(36, 34, getWidth() - 14, getHeight() - 40, from, GainZones.WIDEST, 0, top);
        AxisChart chart = new AxisChart(drawing.inks(), frame, Unit.ANGLE, Unit.RATIO);
        double wanted = gain.isPresent() ? target() : demo.run().bestViewTurn(tick);
        boolean isKnown = gain.isPresent() || zones.exist();
        if (isKnown) {
            chart.upright(wanted, drawing.of(Token.ACCENT_LINE), Inks.REFERENCE);
        }
        gain.ifPresent(line -> chart.level(1, drawing.of(Token.FG_SUBTLE), Inks.REFERENCE));
        trace(chart.line(drawing.of(Token.ACCENT_LINE), Inks.line(2.2)), gain, zones, from);
        chart.over(over -> label(over, frame, wanted, isKnown, gain.isPresent()));
        chart.draw(drawing.graphics());
        drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().medium(12), TextAnchor.CENTER_LEFT, Messages.text(gain.isPresent() ? "explain.gain" : "explain.share"), 14, 16);
        drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().regular(11), TextAnchor.CENTER, Messages.text("explain.axis"), (frame.left() + frame.right()) / 2, getHeight() - 11);
        placeDot(frame, gain, zones);
    }

    private double target() {
        return demo.parameters().table().find("theta_target").map(demo.parameters()::get).orElse(0.0);
    }

    private static void trace(Points dest, Optional<CurvePoints> gain, GainZones zones, double from) {
        if (gain.isPresent()) {
            CurvePoints line = gain.get();
            for (int i = 0; i < line.x().length && line.x()[i] <= GainZones.WIDEST + 1e-6; i++) {
                dest.add(line.x()[i], line.y()[i]);
            }
        } else if (zones.exist()) {
            for (int i = 0; i <= GainZones.steps(); i++) {
                if (GainZones.angle(i) >= from) {
                    dest.add(GainZones.angle(i), zones.share(i));
                }
            }
        }
    }

    private static void label(Drawing drawing, PlotFrame frame, double wanted, boolean isKnown, boolean isGolden) {
        if (isKnown && wanted >= frame.xFrom() && wanted <= frame.xTo()) {
            boolean isRight = wanted > 0.6 * frame.xTo();
            drawing.write(drawing.of(Token.ACCENT_FG), drawing.inks().regular(11), isRight ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT,
                    Messages.text(isGolden ? "explain.target-angle" : "explain.best-angle", Numbers.fixed(Math.toDegrees(wanted), 0)), frame.toX(wanted) + (isRight ? -6 : 6), frame.top() + 8);
        }
        if (isGolden) {
            drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().regular(11), TextAnchor.BOTTOM_RIGHT, Messages.text("explain.no-gain"), frame.right() - 4, frame.toY(1) - 3);
        }
    }

    /** In the air only: on the ground the angle gains nothing. */
    private void placeDot(PlotFrame frame, Optional<CurvePoints> gain, GainZones zones) {
        double angle = gain.isPresent() ? demo.run().viewAngle(tick) : demo.run().viewTurn(tick);
        boolean isHere = !demo.run().grounded(tick) && (gain.isPresent() || zones.exist()) && angle >= frame.xFrom() && angle <= frame.xTo();
        dot.setVisible(isHere);
        if (isHere) {
            double height = gain.map(line -> line.at(angle)).orElseGet(() -> zones.shareAt(angle));
            dot.setCenterX(frame.toX(angle));
            dot.setCenterY(frame.toY(height));
        }
    }
}
