package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.viewport.raster.WorldImage;

/** Draws the path of a placed course, fainter behind the world, and its waypoints. Gates are drawn like those of any map. */
public final class RoutePainter {
    private static final double HIDDEN = 0.3;
    private static final double LIFT_METRES = 0.06;
    private static final double PIECE_METRES = 1;
    private final Pen pen;
    private final double metre;
    private final WorldImage world;
    private final double strength;

    /** @param strength opacity; 1 while the course is being edited */
    public RoutePainter(Pen pen, double metre, WorldImage world, double strength) {
        this.pen = pen;
        this.metre = metre;
        this.world = world;
        this.strength = strength;
    }

    public void draw(PlacedCourse course) {
        course.route().ifPresent(this::draw);
        for (CourseStop stop : course.stops()) {
            if (stop.kind() == CourseStop.Kind.WAYPOINT) {
                dot(stop.x() * metre, stop.y() * metre, (stop.z() + LIFT_METRES) * metre, 5);
            }
        }
    }

    private void draw(FoundRoute route) {
        for (int i = 1; i < route.points().size(); i++) {
            FoundRoute.Point from = route.points().get(i - 1);
            FoundRoute.Point to = route.points().get(i);
            int pieces = Math.max(1, (int) Math.ceil(Math.hypot(to.x() - from.x(), to.y() - from.y()) / PIECE_METRES));
            for (int piece = 0; piece < pieces; piece++) {
                piece(from, to, (double) piece / pieces, (piece + 1.0) / pieces);
            }
            if (from.move().isLeap()) {
                dot(from.x() * metre, from.y() * metre, (from.z() + LIFT_METRES) * metre, 3);
            }
        }
    }

    private void piece(FoundRoute.Point from, FoundRoute.Point to, double begin, double end) {
        double x0 = mix(from.x(), to.x(), begin) * metre;
        double y0 = mix(from.y(), to.y(), begin) * metre;
        double z0 = (mix(from.z(), to.z(), begin) + LIFT_METRES) * metre;
        double x1 = mix(from.x(), to.x(), end) * metre;
        double y1 = mix(from.y(), to.y(), end) * metre;
        double z1 = (mix(from.z(), to.z(), end) + LIFT_METRES) * metre;
        double px = pen.view.x(x0, y0);
        double py = pen.view.y(x0, y0, z0);
        if (pen.view.isNear(px, py, 80)) {
            double alpha = strength * (world.hides(x1, y1, z1) ? HIDDEN : 1);
            pen.begin().toPixel(px, py).toPixel(pen.view.x(x1, y1), pen.view.y(x1, y1, z1)).strokeOpen(pen.color(from.move().isLeap() ? Token.ACCENT_LINE : Token.CHART_1, alpha), 2);
        }
    }

    private void dot(double x, double y, double z, double radius) {
        double px = pen.view.x(x, y);
        double py = pen.view.y(x, y, z);
        if (pen.view.isNear(px, py, 20)) {
            pen.gc.setFill(pen.color(Token.CHART_1, strength * (world.hides(x, y, z) ? HIDDEN : 1)));
            pen.gc.fillOval(px - radius, py - radius, 2 * radius, 2 * radius);
        }
    }

    private static double mix(double a, double b, double share) {
        return a + share * (b - a);
    }
}
