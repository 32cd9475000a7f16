package dev.goldenangle.workbench.explain;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.text.Messages;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Color;
import java.awt.Stroke;
import java.awt.geom.Arc2D;

/** One tick of the demo from above, turned so that the velocity points right: velocity, view, the views that gain speed, and the path flown. */
final class DemoPicture extends CanvasPane {
    private static final double GRID_METRES = 2;
    private static final int GRID_LINES = 12;
    private static final double PATH_SECONDS = 1.5;
    private static final double ARROW = 1.25;
    private static final double HEAD = 11;
    private AngleDemo demo;
    private int tick;
    private double middleX;
    private double middleY;
    private double radius;
    private double heading;

    DemoPicture(Appearance look) {
        super(look);
        setId("golden-angle-demo");
        getStyleClass().add("angle-picture");
    }

    void show(AngleDemo shown, int at) {
        demo = shown;
        tick = at;
        draw();
    }

    @Override
    protected boolean isReady() {
        return demo != null && getWidth() > 50 && getHeight() > 50;
    }

    @Override
    protected void draw(Drawing drawing) {
        middleX = 0.4 * getWidth();
        middleY = 0.5 * getHeight();
        radius = 0.3 * Math.min(getWidth(), getHeight());
        heading = demo.heading(tick);
        drawing.clipped(0, 0, getWidth(), getHeight(), () -> {
            drawGrid(drawing);
            drawPath(drawing);
            drawZones(drawing, demo.zones(tick));
            drawArrows(drawing);
        });
    }

    private double x(double east, double north) {
        return middleX + scale() * ((east - demo.run().x(tick)) * Math.cos(heading) + (north - demo.run().y(tick)) * Math.sin(heading));
    }

    private double y(double east, double north) {
        return middleY - scale() * ((north - demo.run().y(tick)) * Math.cos(heading) - (east - demo.run().x(tick)) * Math.sin(heading));
    }

    /** Pixels per unit of length. */
    private double scale() {
        return radius / (3.2 * demo.model().unitsPerMetre());
    }

    private void drawGrid(Drawing drawing) {
        double step = GRID_METRES * demo.model().unitsPerMetre();
        double east = Math.floor(demo.run().x(tick) / step) * step;
        double north = Math.floor(demo.run().y(tick) / step) * step;
        double far = GRID_LINES * step;
        for (int i = -GRID_LINES; i <= GRID_LINES; i++) {
            double shift = i * step;
            drawing.stroke(drawing.of(Token.GRIDLINE), Inks.HAIRLINE, x(east + shift, north - far), y(east + shift, north - far), x(east + shift, north + far), y(east + shift, north + far));
            drawing.stroke(drawing.of(Token.GRIDLINE), Inks.HAIRLINE, x(east - far, north + shift), y(east - far, north + shift), x(east + far, north + shift), y(east + far, north + shift));
        }
    }

    private void drawPath(Drawing drawing) {
        RunReader run = demo.run();
        Polyline path = new Polyline();
        for (int at = Math.max(0, tick - (int) (PATH_SECONDS / run.tickSeconds())); at <= tick; at++) {
            path.add(x(run.x(at), run.y(at)), y(run.x(at), run.y(at)));
        }
        drawing.stroke(drawing.of(Token.CHART_2), Inks.line(2.5), path.path());
    }

    private void drawZones(Drawing drawing, GainZones zones) {
        if (!zones.exist()) {
            return;
        }
        double step = Math.toDegrees(GainZones.angle(1) - GainZones.angle(0));
        for (int i = 0; i < GainZones.steps(); i++) {
            if (zones.zone(i) != GainZones.Zone.NONE) {
                double from = demo.run().side(tick) * Math.toDegrees(GainZones.angle(i));
                drawing.fill(drawing.of(Token.ACCENT_LINE, zones.zone(i) == GainZones.Zone.FULL ? 0.4 : 0.16),
                        new Arc2D.Double(middleX - radius, middleY - radius, 2 * radius, 2 * radius, from, demo.run().side(tick) * step, Arc2D.PIE));
            }
        }
    }

    private void drawArrows(Drawing drawing) {
        double angle = demo.run().side(tick) * demo.run().viewTurn(tick);
        Color ink = drawing.of(Token.FG_DEFAULT);
        Color blue = drawing.of(Token.CHART_1);
        arrow(drawing, ink, 0, ARROW * radius, Inks.line(2.5));
        arrow(drawing, blue, angle, ARROW * radius, Inks.line(2, 5, 4));
        double arc = 0.42 * radius;
        drawing.stroke(drawing.of(Token.ACCENT_LINE), Inks.line(2), new Arc2D.Double(middleX - arc, middleY - arc, 2 * arc, 2 * arc, 0, Math.toDegrees(angle), Arc2D.OPEN));
        drawing.disc(ink, middleX, middleY, 7);
        int up = angle >= 0 ? 1 : -1;
        drawing.write(ink, drawing.inks().regular(11), TextAnchor.CENTER_RIGHT, Messages.text("explain.velocity"), middleX + ARROW * radius, middleY + up * 16);
        double tipX = middleX + (ARROW * radius + 16) * Math.cos(angle);
        double tipY = middleY - (ARROW * radius + 16) * Math.sin(angle) - up * 4;
        drawing.write(blue, drawing.inks().regular(11), TextAnchor.CENTER, Messages.text("explain.view"), tipX, tipY);
        drawing.write(drawing.of(Token.ACCENT_FG), drawing.inks().medium(12), TextAnchor.CENTER, Numbers.fixed(Math.toDegrees(Math.abs(angle)), 0) + "°",
                middleX + 0.66 * radius * Math.cos(angle / 2), middleY - 0.66 * radius * Math.sin(angle / 2));
    }

    private void arrow(Drawing drawing, Color colour, double angle, double length, Stroke stroke) {
        double cos = Math.cos(angle);
        double sin = -Math.sin(angle);
        drawing.stroke(colour, stroke, middleX, middleY, middleX + (length - HEAD) * cos, middleY + (length - HEAD) * sin);
        double baseX = middleX + (length - HEAD) * cos;
        double baseY = middleY + (length - HEAD) * sin;
        Polyline head = new Polyline().add(middleX + length * cos, middleY + length * sin).add(baseX - HEAD / 2 * sin, baseY + HEAD / 2 * cos).add(baseX + HEAD / 2 * sin, baseY - HEAD / 2 * cos);
        drawing.fill(colour, head.path());
    }
}
