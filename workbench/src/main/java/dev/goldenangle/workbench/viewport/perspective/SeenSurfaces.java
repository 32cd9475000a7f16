package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.Light;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import javafx.scene.paint.Color;

/** A scenery prepared for perspective in one theme: for each polygon a bounding sphere for culling, its colour, and the plane of its grid. */
final class SeenSurfaces {
    private static final double FULL_RISE_METRES = 2.5;
    final Scenery scenery;
    final Paints paints;
    /** Centre and radius of the bounding sphere of each polygon. */
    final float[] balls;
    /** ARGB of each polygon; alpha below 255 for transparent ones. */
    final int[] colours;
    /** The axis nearest to the normal of a polygon: 0 for x, 1 for y, 2 for z. */
    final byte[] axes;
    final float[] lineBalls;

    SeenSurfaces(Scenery scenery, Paints paints, double floor, double metre) {
        this.scenery = scenery;
        this.paints = paints;
        int count = scenery.polygonCount();
        balls = new float[4 * count];
        colours = new int[count];
        axes = new byte[count];
        for (int i = 0; i < count; i++) {
            ball(balls, i, scenery.corners(), 3 * scenery.firstCorner(i), 3 * scenery.firstCorner(i + 1));
            colours[i] = Paints.argb(colour(i, floor, metre));
            axes[i] = axis(i);
        }
        lineBalls = new float[4 * scenery.lineCount()];
        for (int i = 0; i < scenery.lineCount(); i++) {
            ball(lineBalls, i, scenery.lines(), 6 * i, 6 * i + 6);
        }
    }

    private static void ball(float[] balls, int i, float[] points, int from, int to) {
        double[] middle = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (int at = from + axis; at < to; at += 3) {
                low = Math.min(low, points[at]);
                high = Math.max(high, points[at]);
            }
            middle[axis] = (low + high) / 2;
            balls[4 * i + axis] = (float) middle[axis];
        }
        double most = 0;
        for (int at = from; at < to; at += 3) {
            double dx = points[at] - middle[0];
            double dy = points[at + 1] - middle[1];
            double dz = points[at + 2] - middle[2];
            most = Math.max(most, dx * dx + dy * dy + dz * dz);
        }
        balls[4 * i + 3] = (float) Math.sqrt(most) * 1.001f;
    }

    private byte axis(int i) {
        float nx = Math.abs(scenery.planes()[4 * i]);
        float ny = Math.abs(scenery.planes()[4 * i + 1]);
        float nz = Math.abs(scenery.planes()[4 * i + 2]);
        return (byte) (nz >= nx && nz >= ny ? 2 : nx >= ny ? 0 : 1);
    }

    private Color colour(int i, double floor, double metre) {
        float[] planes = scenery.planes();
        return switch (scenery.kind(i)) {
            case TOP -> top(i, floor, metre);
            case SHADOW -> top(i, floor, metre).deriveColor(0, 1, paints.shadow(), 1);
            case SIDE, TRIM -> planes[4 * i + 2] < -0.7f ? paints.shade().interpolate(paints.ground(), 0.55) : side(planes[4 * i], planes[4 * i + 1]);
            case CAP -> paints.shade();
            case WATER, JJARO -> paints.water();
            case LAVA -> paints.lava();
            case GOO -> paints.goo();
            case SEWAGE -> paints.sewage();
            case CEILING -> Paints.withAlpha(paints.top(), 0.2);
        };
    }

    /** The floor as in the other views; surfaces above it slightly lighter. */
    private Color top(int i, double floor, double metre) {
        double height = scenery.corners()[3 * scenery.firstCorner(i) + 2];
        double rise = Math.max(0, Math.min(1, (height - floor) / (FULL_RISE_METRES * metre)));
        return paints.floor().interpolate(paints.top(), Math.sqrt(rise));
    }

    private Color side(double nx, double ny) {
        double light = Math.sqrt(Light.X * Light.X + Light.Y * Light.Y);
        double length = Math.max(1e-6, Math.sqrt(nx * nx + ny * ny));
        double towards = -(nx * Light.X + ny * Light.Y) / (light * length);
        return paints.shade().interpolate(paints.lit(), 0.5 + 0.5 * towards);
    }

    /** The share of a segment before it hits the front of a surface; 1 if it hits none. */
    double clearShare(double[] from, double[] to) {
        double clear = 1;
        float[] planes = scenery.planes();
        for (int i = 0; i < colours.length; i++) {
            double above = planes[4 * i] * from[0] + planes[4 * i + 1] * from[1] + planes[4 * i + 2] * from[2] - planes[4 * i + 3];
            double end = planes[4 * i] * to[0] + planes[4 * i + 1] * to[1] + planes[4 * i + 2] * to[2] - planes[4 * i + 3];
            if (above > 0 && end < 0 && !scenery.kind(i).liesOnAnother()) {
                double share = above / (above - end);
                if (share < clear && contains(i, from, to, share)) {
                    clear = share;
                }
            }
        }
        return clear;
    }

    /** Whether the point at which a segment crosses a polygon's plane is inside the polygon, that is, inside all its edges. */
    private boolean contains(int i, double[] from, double[] to, double share) {
        double x = from[0] + share * (to[0] - from[0]);
        double y = from[1] + share * (to[1] - from[1]);
        double z = from[2] + share * (to[2] - from[2]);
        float[] c = scenery.corners();
        float[] n = scenery.planes();
        int first = 3 * scenery.firstCorner(i);
        int end = 3 * scenery.firstCorner(i + 1);
        for (int a = first; a < end; a += 3) {
            int b = a + 3 == end ? first : a + 3;
            double ex = c[b] - c[a];
            double ey = c[b + 1] - c[a + 1];
            double ez = c[b + 2] - c[a + 2];
            double px = x - c[a];
            double py = y - c[a + 1];
            double pz = z - c[a + 2];
            double inner = n[4 * i] * (ey * pz - ez * py) + n[4 * i + 1] * (ez * px - ex * pz) + n[4 * i + 2] * (ex * py - ey * px);
            if (inner < 0) {
                return false;
            }
        }
        return true;
    }
}
