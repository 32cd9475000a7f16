package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Zone;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.painting.CourseGate;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

import java.util.List;

/** Draws the gates and devices of a course: rings on the floor, poles, and labels on top. */
final class SceneMarks {
    private static final double POLE_METRES = 2.2;
    private static final int CORNERS = 24;
    private static final double FARTHEST_METRES = 120;
    private static final double ROUTE_METRES = 0.08;
    private static final int ROUTE_LINES = 3;
    /** Opacity of a label behind the world. */
    private static final double HIDDEN = 0.35;
    private final PerspectiveImage image;
    private final Appearance look;
    private final Eye eye;
    private final List<CourseGate> gates;

    SceneMarks(PerspectiveImage image, Appearance look, Eye eye, Iterable<Zone> zones, int stage) {
        this.image = image;
        this.look = look;
        this.eye = eye;
        gates = CourseGate.of(zones, stage, eye.metre);
    }

    /** Adds rings and poles to the picture. */
    void add(Ribbons ribbons) {
        for (CourseGate gate : gates) {
            Color colour = look.color(gate.token());
            double z = gate.z() + 0.02 * eye.metre;
            image.addFlat(disc(gate, z), 3 * CORNERS, Paints.argb(colour), 0.13, 0.006);
            ribbons.ring(gate.x(), gate.y(), z, gate.radius(), Paints.argb(colour), 0.9);
            if (!gate.text().isEmpty()) {
                image.addLine(gate.x(), gate.y(), gate.z(), gate.x(), gate.y(), gate.z() + POLE_METRES * eye.metre, Paints.argb(colour), 0.9);
            }
        }
    }

    /** Adds the path of a placed course, just above the floor. */
    void addRoute(PlacedCourse course, double strength) {
        List<FoundRoute.Point> points = course.route().map(FoundRoute::points).orElse(List.of());
        for (int i = 1; i < points.size(); i++) {
            FoundRoute.Point from = points.get(i - 1);
            FoundRoute.Point to = points.get(i);
            int colour = Paints.argb(look.color(from.move().isLeap() ? Token.ACCENT_LINE : Token.CHART_1));
            for (int line = 0; line < ROUTE_LINES; line++) {
                double lift = ROUTE_METRES + 0.01 * line;
                image.addLine(from.x() * eye.metre, from.y() * eye.metre, (from.z() + lift) * eye.metre, to.x() * eye.metre, to.y() * eye.metre, (to.z() + lift) * eye.metre, colour, strength);
            }
        }
        for (CourseStop stop : course.stops()) {
            if (stop.kind() == CourseStop.Kind.WAYPOINT) {
                double z = (stop.z() + 0.02) * eye.metre;
                CourseGate place = new CourseGate(stop.x() * eye.metre, stop.y() * eye.metre, z, 0.3 * eye.metre, "", Token.CHART_1);
                image.addFlat(disc(place, z), 3 * CORNERS, Paints.argb(look.color(Token.CHART_1)), 0.7 * strength, 0.006);
            }
        }
    }

    private static float[] disc(CourseGate gate, double z) {
        float[] corners = new float[3 * CORNERS];
        for (int i = 0; i < CORNERS; i++) {
            double a = 2 * Math.PI * i / CORNERS;
            corners[3 * i] = (float) (gate.x() + gate.radius() * Math.cos(a));
            corners[3 * i + 1] = (float) (gate.y() + gate.radius() * Math.sin(a));
            corners[3 * i + 2] = (float) z;
        }
        return corners;
    }

    /** Draws the labels over the finished picture. */
    void drawNames(GraphicsContext gc) {
        for (CourseGate gate : gates) {
            double z = gate.z() + POLE_METRES * eye.metre;
            boolean near = eye.isAhead(gate.x(), gate.y(), z) && eye.depth(gate.x(), gate.y(), z) < FARTHEST_METRES * eye.metre;
            if (near && !gate.text().isEmpty()) {
                gc.setGlobalAlpha(image.hides(gate.x(), gate.y(), z) ? HIDDEN : 1);
                chip(gc, gate, eye.px(gate.x(), gate.y(), z), eye.py(gate.x(), gate.y(), z));
                gc.setGlobalAlpha(1);
            }
        }
    }

    private void chip(GraphicsContext gc, CourseGate gate, double x, double y) {
        double scale = look.textScaleProperty().get();
        double width = (gate.text().length() > 2 ? 12 + 6.5 * gate.text().length() : 20) * scale;
        double height = 18 * scale;
        gc.setFill(look.color(Token.BG_OVERLAY));
        gc.fillRoundRect(x - width / 2, y - height / 2, width, height, 6, 6);
        gc.setStroke(look.color(gate.token()));
        gc.setLineWidth(1);
        gc.strokeRoundRect(x - width / 2 + 0.5, y - height / 2 + 0.5, width - 1, height - 1, 6, 6);
        gc.setFont(Fonts.medium(11 * scale));
        gc.setTextAlign(TextAlignment.CENTER);
        gc.setTextBaseline(VPos.CENTER);
        gc.setFill(look.color(Token.FG_DEFAULT));
        gc.fillText(gate.text(), x, y);
    }
}
