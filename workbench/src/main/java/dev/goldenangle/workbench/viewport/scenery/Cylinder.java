package dev.goldenangle.workbench.viewport.scenery;

/** An upright cylinder as a prism with many sides. */
final class Cylinder {
    private static final int SIDES = 28;

    private Cylinder() {
    }

    /** Receives the corners of a circle, counter-clockwise. */
    @FunctionalInterface
    interface Corner {
        void at(double x, double y);
    }

    static void corners(double x, double y, double radius, Corner corner) {
        for (int i = 0; i < SIDES; i++) {
            double angle = 2 * Math.PI * i / SIDES;
            corner.at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
        }
    }

    static void add(Scenery.Builder builder, double x, double y, double radius, double low, double high) {
        float[] top = ring(x, y, radius, high);
        builder.level(Scenery.Kind.TOP, top);
        for (int i = 0; i < top.length; i += 3) {
            int j = (i + 3) % top.length;
            builder.wall(top[i], top[i + 1], top[j], top[j + 1], low, high);
        }
        ring(builder, Scenery.LineKind.EDGE, x, y, radius, high);
    }

    /** A wireframe: a ring at the bottom, one at the top, four vertical lines. */
    static void addWires(Scenery.Builder builder, Scenery.LineKind kind, double x, double y, double radius, double low, double high) {
        ring(builder, kind, x, y, radius, low);
        ring(builder, kind, x, y, radius, high);
        float[] ring = ring(x, y, radius, low);
        for (int i = 0; i < ring.length; i += 3 * SIDES / 4) {
            builder.line(kind, ring[i], ring[i + 1], low, ring[i], ring[i + 1], high);
        }
    }

    static void ring(Scenery.Builder builder, Scenery.LineKind kind, double x, double y, double radius, double z) {
        float[] ring = ring(x, y, radius, z);
        for (int i = 0; i < ring.length; i += 3) {
            int j = (i + 3) % ring.length;
            builder.line(kind, ring[i], ring[i + 1], z, ring[j], ring[j + 1], z);
        }
    }

    private static float[] ring(double x, double y, double radius, double z) {
        float[] ring = new float[3 * SIDES];
        int[] at = {0};
        corners(x, y, radius, (cx, cy) -> {
            ring[at[0]++] = (float) cx;
            ring[at[0]++] = (float) cy;
            ring[at[0]++] = (float) z;
        });
        return ring;
    }
}
