package dev.goldenangle.map;

import dev.goldenangle.command.Move;

import java.util.List;

/**
 * The path between the stops of a course, as found by the path search.
 *
 * @param model  id of the model whose movement the search used
 * @param points points to pass, from the start to the last stop
 */
public record FoundRoute(String model, List<Point> points) {
    /**
     * A point of the path, in metres, rounded to whole millimetres like the stops.
     *
     * @param x    feet
     * @param y    feet
     * @param z    feet
     * @param move how to get from here to the next point
     */
    public record Point(double x, double y, double z, Move move) {
        public Point {
            x = CourseStop.rounded(x);
            y = CourseStop.rounded(y);
            z = CourseStop.rounded(z);
        }
    }

    public FoundRoute {
        points = List.copyOf(points);
    }

    /** Length of the path in metres. */
    public double length() {
        double sum = 0;
        for (int i = 1; i < points.size(); i++) {
            Point a = points.get(i - 1);
            Point b = points.get(i);
            sum += Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y) + (b.z - a.z) * (b.z - a.z));
        }
        return sum;
    }
}
