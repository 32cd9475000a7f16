package dev.goldenangle.maps;

import java.util.Locale;

/** Writes the text of a map: brushes of the world first, then entities. Quake units, z up. */
final class MapText {
    /** The direction of a prism. Its outline is given in the other two axes: y z, z x, x y. */
    enum Axis { X, Y, Z }

    static final double PLAYER_ABOVE_FEET = 24;
    /** Height of the lid over every map: 128 metres, which takes 2,560 units per second straight up under Quake's gravity. */
    static final double LID = 4096;
    static final String UNSEEN = "clip";
    private static final double FENCE = 32;

    private final StringBuilder world = new StringBuilder();
    private final StringBuilder entities = new StringBuilder();
    private final String title;
    private final String message;

    MapText(String title, String message) {
        this.title = title;
        this.message = message;
    }

    /** Adds a heading for the brushes that follow. */
    MapText comment(String text) {
        world.append("// ").append(text).append('\n');
        return this;
    }

    MapText box(double x0, double y0, double z0, double x1, double y1, double z1, String texture) {
        return prism(Axis.Z, z0, z1, texture, x0, y0, x1, y0, x1, y1, x0, y1);
    }

    /** Four walls around a rectangle, on its outside and closed at the corners: west, east, south, north. */
    MapText walls(double x0, double y0, double x1, double y1, double z0, double z1, double thickness, String texture) {
        box(x0 - thickness, y0 - thickness, z0, x0, y1 + thickness, z1, texture).box(x1, y0 - thickness, z0, x1 + thickness, y1 + thickness, z1, texture);
        return box(x0, y0 - thickness, z0, x1, y0, z1, texture).box(x0, y1, z0, x1, y1 + thickness, z1, texture);
    }

    /**
     * Adds invisible walls around a rectangle and an invisible lid on top, too high to jump over; with a floor below, the map is closed.
     * Call it last, so that earlier brushes keep their numbers.
     */
    MapText fence(double x0, double y0, double x1, double y1, double z0) {
        comment("fence").walls(x0, y0, x1, y1, z0, LID, FENCE, UNSEEN);
        return box(x0 - FENCE, y0 - FENCE, LID, x1 + FENCE, y1 + FENCE, LID + FENCE, UNSEEN);
    }

    /** Adds an invisible block from a height up to the lid, where a fence encloses more than the map. */
    MapText unseen(double x0, double y0, double z0, double x1, double y1) {
        return box(x0, y0, z0, x1, y1, LID, UNSEEN);
    }

    /** Adds a box of this size around a centre, turned about the upright axis. */
    MapText turnedBox(double x, double y, double z0, double z1, double length, double width, double degrees, String texture) {
        double c = Math.cos(Math.toRadians(degrees));
        double s = Math.sin(Math.toRadians(degrees));
        double l = length / 2;
        double w = width / 2;
        return prism(Axis.Z, z0, z1, texture, x - c * l + s * w, y - s * l - c * w, x + c * l + s * w, y + s * l - c * w,
                x + c * l - s * w, y + s * l + c * w, x - c * l - s * w, y - s * l + c * w);
    }

    /** Adds an upright pillar with eight equal sides; the radius is that of the inscribed circle. */
    MapText octagon(double x, double y, double z0, double z1, double radius, String texture) {
        return ring(x, y, z0, z1, radius / Math.cos(Math.PI / 8), 8, 22.5, texture);
    }

    /** Adds an upright regular prism; the radius is that of its corners, and the first corner is in the given direction. */
    MapText ring(double x, double y, double z0, double z1, double radius, int sides, double firstDegrees, String texture) {
        double[] outline = new double[2 * sides];
        for (int i = 0; i < sides; i++) {
            double angle = Math.toRadians(firstDegrees + 360.0 * i / sides);
            outline[2 * i] = x + radius * Math.cos(angle);
            outline[2 * i + 1] = y + radius * Math.sin(angle);
        }
        return prism(Axis.Z, z0, z1, texture, outline);
    }

    /** Adds a convex outline, in either order, extruded along an axis. */
    MapText prism(Axis axis, double from, double to, String texture, double... outline) {
        prism(world, axis, from, to, texture, outline);
        return this;
    }

    /** Adds a convex solid with a polygonal base and a tip. */
    MapText pyramid(double tipX, double tipY, double tipZ, double baseZ, String texture, double... outline) {
        double[] tip = {tipX, tipY, tipZ};
        world.append("{\n");
        int n = outline.length / 2;
        face(world, texture, point(Axis.Z, outline, 0, baseZ), point(Axis.Z, outline, 1, baseZ), point(Axis.Z, outline, 2, baseZ));
        for (int i = 0; i < n; i++) {
            face(world, texture, tip, point(Axis.Z, outline, (i + 1) % n, baseZ), point(Axis.Z, outline, i, baseZ));
        }
        world.append("}\n");
        return this;
    }

    private static void prism(StringBuilder out, Axis axis, double from, double to, String texture, double... given) {
        double[] outline = counterClockwise(given);
        out.append("{\n");
        int n = outline.length / 2;
        face(out, texture, point(axis, outline, 2, to), point(axis, outline, 1, to), point(axis, outline, 0, to));
        face(out, texture, point(axis, outline, 0, from), point(axis, outline, 1, from), point(axis, outline, 2, from));
        for (int i = 0; i < n; i++) {
            int next = (i + 1) % n;
            face(out, texture, point(axis, outline, i, from), point(axis, outline, i, to), point(axis, outline, next, to));
        }
        out.append("}\n");
    }

    private static double[] counterClockwise(double[] outline) {
        int n = outline.length / 2;
        double area = 0;
        double[] reversed = new double[outline.length];
        for (int i = 0; i < n; i++) {
            int next = (i + 1) % n;
            area += outline[2 * i] * outline[2 * next + 1] - outline[2 * next] * outline[2 * i + 1];
            reversed[2 * i] = outline[2 * (n - 1 - i)];
            reversed[2 * i + 1] = outline[2 * (n - 1 - i) + 1];
        }
        return area > 0 ? outline : reversed;
    }

    private static double[] point(Axis axis, double[] outline, int corner, double along) {
        double u = outline[2 * corner];
        double v = outline[2 * corner + 1];
        return switch (axis) {
            case X -> new double[] {along, u, v};
            case Y -> new double[] {v, along, u};
            case Z -> new double[] {u, v, along};
        };
    }

    /** Points run clockwise seen from outside. */
    private static void face(StringBuilder out, String texture, double[] a, double[] b, double[] c) {
        for (double[] p : new double[][] {a, b, c}) {
            out.append("( ").append(number(p[0])).append(' ').append(number(p[1])).append(' ').append(number(p[2])).append(" ) ");
        }
        out.append(texture).append(" 0 0 0 1 1\n");
    }

    /** Whole numbers without a decimal point, others with six digits. */
    static String number(double value) {
        double rounded = Math.rint(value * 1e6) / 1e6 + 0.0;
        if (rounded == Math.rint(rounded)) {
            return Long.toString((long) rounded);
        }
        return String.format(Locale.ROOT, "%.6f", rounded).replaceAll("0+$", "");
    }

    /** Adds a point entity; keys and values alternate. The height is that of the floor below it. */
    MapText point(String classname, double x, double y, double floor, String... properties) {
        open(classname, properties);
        property("origin", number(x) + " " + number(y) + " " + number(floor + PLAYER_ABOVE_FEET));
        entities.append("}\n");
        return this;
    }

    /** Adds an entity made of one box. */
    MapText volume(String classname, double x0, double y0, double z0, double x1, double y1, double z1, String... properties) {
        return volumes(classname, new double[][] {{x0, y0, z0, x1, y1, z1}}, properties);
    }

    /** Adds an entity made of several boxes, each given by its lowest and highest corner. */
    MapText volumes(String classname, double[][] boxes, String... properties) {
        return boxes(classname, "trigger", boxes, properties);
    }

    /** Adds a solid entity made of one box. */
    MapText solid(String classname, String texture, double x0, double y0, double z0, double x1, double y1, double z1, String... properties) {
        return boxes(classname, texture, new double[][] {{x0, y0, z0, x1, y1, z1}}, properties);
    }

    private MapText boxes(String classname, String texture, double[][] boxes, String... properties) {
        open(classname, properties);
        for (double[] b : boxes) {
            prism(entities, Axis.Z, b[2], b[5], texture, b[0], b[1], b[3], b[1], b[3], b[4], b[0], b[4]);
        }
        entities.append("}\n");
        return this;
    }

    MapText start(double x, double y, double floor, double degrees) {
        return point("info_player_start", x, y, floor, "angle", number(degrees));
    }

    /** Adds another named spawn. */
    MapText spawn(String name, double x, double y, double floor, double degrees) {
        return point("info_player_deathmatch", x, y, floor, "targetname", name, "angle", number(degrees));
    }

    /** Adds the waypoints of a course, numbered from 1: x, y and floor height of each. */
    MapText waypoints(double... places) {
        for (int i = 0; i < places.length / 3; i++) {
            waypoint(i + 1, places[3 * i], places[3 * i + 1], places[3 * i + 2]);
        }
        return this;
    }

    /** Adds a waypoint at the edge of a gap. */
    MapText leap(int order, double x, double y, double floor) {
        point("info_waypoint", x, y, floor, "order", Integer.toString(order), "leap", "1");
        return this;
    }

    /** Adds a single waypoint of a course. */
    MapText waypoint(int order, double x, double y, double floor) {
        point("info_waypoint", x, y, floor, "order", Integer.toString(order));
        return this;
    }

    private void open(String classname, String... properties) {
        entities.append("{\n");
        property("classname", classname);
        for (int i = 0; i < properties.length; i += 2) {
            property(properties[i], properties[i + 1]);
        }
    }

    private void property(String key, String value) {
        entities.append('"').append(key).append("\" \"").append(value).append("\"\n");
    }

    @Override
    public String toString() {
        return "// Game: Quake\n// Format: Standard\n// " + title + ", written by the generator in sample-maps/src/test; edit that, not this.\n"
                + "{\n\"classname\" \"worldspawn\"\n\"message\" \"" + message + "\"\n" + world + "}\n" + entities;
    }
}
