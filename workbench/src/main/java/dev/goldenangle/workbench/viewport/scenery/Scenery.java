package dev.goldenangle.workbench.viewport.scenery;

import java.util.Arrays;

/**
 * A world as flat polygons and lines. Every kind of world is converted to this form, which is the only one that the renderers know.
 */
public final class Scenery {
    /**
     * What a polygon shows. A cap closes a solid where it is cut off. Shadows, trims and liquids lie on other polygons;
     * liquids and ceilings are transparent. The order of the constants matters.
     */
    public enum Kind {
        TOP, SIDE, CAP, SHADOW, TRIM, WATER, LAVA, GOO, SEWAGE, JJARO, CEILING;

        public boolean liesOnAnother() {
            return ordinal() >= SHADOW.ordinal();
        }

        public boolean isTranslucent() {
            return ordinal() >= WATER.ordinal();
        }
    }

    public enum LineKind {
        GRID_FINE, GRID_COARSE, EDGE, WIRE_WORLD, WIRE_WALKABLE, WIRE_PROP, WIRE_ENTITY, WIRE_KEEP_OUT;

        /** Wires belong to the debug overlay and are never hidden. */
        public boolean isWire() {
            return ordinal() >= WIRE_WORLD.ordinal();
        }
    }

    public static final Scenery EMPTY = new Builder().build();
    private static final Kind[] KINDS = Kind.values();
    private static final LineKind[] LINE_KINDS = LineKind.values();

    private final float[] corners;
    private final int[] first;
    private final float[] planes;
    private final byte[] kinds;
    private final float[] lines;
    private final byte[] lineKinds;

    private Scenery(Builder builder) {
        corners = Arrays.copyOf(builder.corners, builder.cornerFloats);
        first = Arrays.copyOf(builder.first, builder.polygons + 1);
        planes = Arrays.copyOf(builder.planes, 4 * builder.polygons);
        kinds = Arrays.copyOf(builder.kinds, builder.polygons);
        lines = Arrays.copyOf(builder.lines, 6 * builder.lineCount);
        lineKinds = Arrays.copyOf(builder.lineKinds, builder.lineCount);
    }

    /** The number of polygons and lines. */
    public int size() {
        return kinds.length + lineKinds.length;
    }

    public int polygonCount() {
        return kinds.length;
    }

    /** All corners, x y z each; those of a polygon go from {@link #firstCorner} to that of the next. */
    public float[] corners() {
        return corners;
    }

    public int firstCorner(int polygon) {
        return first[polygon];
    }

    /** Outward unit normal and distance of every polygon. */
    public float[] planes() {
        return planes;
    }

    public Kind kind(int polygon) {
        return KINDS[kinds[polygon]];
    }

    public int lineCount() {
        return lineKinds.length;
    }

    /** Both ends of every line, x y z each. */
    public float[] lines() {
        return lines;
    }

    public LineKind lineKind(int line) {
        return LINE_KINDS[lineKinds[line]];
    }

    public static final class Builder {
        private float[] corners = new float[256];
        private int cornerFloats;
        private int[] first = new int[64];
        private float[] planes = new float[256];
        private byte[] kinds = new byte[64];
        private int polygons;
        private float[] lines = new float[256];
        private byte[] lineKinds = new byte[64];
        private int lineCount;

        /** @param polygon corners x y z, convex */
        void polygon(Kind kind, float nx, float ny, float nz, float dist, float[] polygon, int floats) {
            if (polygons + 2 > first.length) {
                first = Arrays.copyOf(first, 2 * first.length);
                kinds = Arrays.copyOf(kinds, 2 * kinds.length);
                planes = Arrays.copyOf(planes, 2 * planes.length);
            }
            if (cornerFloats + floats > corners.length) {
                corners = Arrays.copyOf(corners, 2 * corners.length + floats);
            }
            System.arraycopy(polygon, 0, corners, cornerFloats, floats);
            cornerFloats += floats;
            int at = 4 * polygons;
            planes[at] = nx;
            planes[at + 1] = ny;
            planes[at + 2] = nz;
            planes[at + 3] = dist;
            kinds[polygons++] = (byte) kind.ordinal();
            first[polygons] = cornerFloats / 3;
        }

        /** A level polygon, counter-clockwise from above. */
        public void level(Kind kind, float[] polygon) {
            polygon(kind, 0f, 0f, 1f, polygon[2], polygon, polygon.length);
        }

        /** The underside of a level polygon that is counter-clockwise from above. */
        public void ceiling(float[] polygon) {
            float[] turned = new float[polygon.length];
            for (int i = 0; i < polygon.length; i += 3) {
                System.arraycopy(polygon, polygon.length - 3 - i, turned, i, 3);
            }
            polygon(Kind.SIDE, 0f, 0f, -1f, -polygon[2], turned, turned.length);
        }

        /** A vertical wall above the line from a to b, visible from the right of that line. */
        public void wall(double ax, double ay, double bx, double by, double low, double high) {
            wall(Kind.SIDE, ax, ay, bx, by, low, high);
        }

        public void wall(Kind kind, double ax, double ay, double bx, double by, double low, double high) {
            double length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
            if (high <= low || length < 1e-9) {
                return;
            }
            float nx = (float) ((by - ay) / length);
            float ny = (float) ((ax - bx) / length);
            float[] corners = {(float) ax, (float) ay, (float) low, (float) bx, (float) by, (float) low,
                (float) bx, (float) by, (float) high, (float) ax, (float) ay, (float) high};
            polygon(kind, nx, ny, 0f, (float) (nx * ax + ny * ay), corners, corners.length);
        }

        public void line(LineKind kind, double x0, double y0, double z0, double x1, double y1, double z1) {
            if (lineCount == lineKinds.length) {
                lineKinds = Arrays.copyOf(lineKinds, 2 * lineKinds.length);
            }
            if (6 * lineCount + 6 > lines.length) {
                lines = Arrays.copyOf(lines, 2 * lines.length);
            }
            int at = 6 * lineCount;
            lines[at] = (float) x0;
            lines[at + 1] = (float) y0;
            lines[at + 2] = (float) z0;
            lines[at + 3] = (float) x1;
            lines[at + 4] = (float) y1;
            lines[at + 5] = (float) z1;
            lineKinds[lineCount++] = (byte) kind.ordinal();
        }

        public Scenery build() {
            return new Scenery(this);
        }
    }
}
