package dev.goldenangle.workbench.viewport.raster;

import java.util.Arrays;

/**
 * Draws convex polygons and lines into one tile with a depth per sample, so that the order does not matter and solids may intersect. Several
 * samples per pixel smooth the edges.
 */
final class Rasterizer {
    private static final int MOST_SAMPLES = 2 * ImageTile.SIZE;
    private final int[] colours = new int[MOST_SAMPLES * MOST_SAMPLES];
    private final float[] depths = new float[MOST_SAMPLES * MOST_SAMPLES];
    private final float[] left = new float[MOST_SAMPLES];
    private final float[] right = new float[MOST_SAMPLES];
    private int side;
    private int perPixel;
    private double originX;
    private double originY;
    private int top;
    private int bottom;
    /** For every row the smallest depth to draw, from an index on; null for no limit. */
    private float[] nearest;
    private int nearestFrom;

    /** Begins the tile with its corner at these pixels. */
    void begin(int pixelX, int pixelY, int samplesPerPixel, int background) {
        perPixel = samplesPerPixel;
        side = ImageTile.SIZE * samplesPerPixel;
        originX = pixelX;
        originY = pixelY;
        nearest = null;
        Arrays.fill(colours, 0, side, background);
        Arrays.fill(depths, 0, side, Float.POSITIVE_INFINITY);
        for (int done = side; done < side * side; done *= 2) {      // copying is fast immediately, a loop only once it is compiled
            System.arraycopy(colours, 0, colours, done, Math.min(done, side * side - done));
            System.arraycopy(depths, 0, depths, done, Math.min(done, side * side - done));
        }
    }

    /** From now on skips everything nearer than a depth for each row; requires one sample per pixel. */
    void leaveOut(float[] nearestDepths, int from) {
        nearest = nearestDepths;
        nearestFrom = from;
    }

    /**
     * Fills a polygon.
     *
     * @param xy        corners in pixels, x y each, from an index on
     * @param d0        depth at pixel 0, 0
     * @param dx        change of depth per pixel to the right
     * @param dy        change of depth per pixel down
     * @param tolerance how much farther than the existing depth it may be: zero for solids, a little for polygons on them
     * @param colour    blended in if its alpha is below 255
     */
    void fill(float[] xy, int from, int corners, double d0, double dx, double dy, float tolerance, int colour) {
        bound(xy, from, corners);
        double perSample = 1.0 / perPixel;
        float stepX = (float) (dx * perSample);
        for (int row = top; row <= bottom; row++) {
            int from0 = Math.max(0, (int) Math.ceil(left[row] - 0.5));
            int to = Math.min(side, (int) Math.ceil(right[row] - 0.5));
            double z0 = d0 + dx * (originX + (from0 + 0.5) * perSample) + dy * (originY + (row + 0.5) * perSample) - tolerance;
            if (nearest != null) {
                // Depth is linear along a row, so the part that is far enough away is one range.
                double most = nearest[nearestFrom + row] - tolerance;
                double reached = stepX == 0 ? 0 : (most - z0) / stepX;
                int skipped = stepX > 0 && reached > 0 ? (int) Math.min(side, Math.ceil(reached)) : stepX == 0 && z0 < most ? side : 0;
                to = stepX < 0 ? (int) Math.min(to, from0 + Math.floor(reached) + 1) : to;
                from0 += skipped;
                z0 += skipped * (double) stepX;
            }
            if (colour >>> 24 == 0xFF) {
                span(row * side + from0, row * side + to, (float) z0, stepX, tolerance, colour);
            } else {
                tint(row * side + from0, row * side + to, (float) z0, stepX, colour);
            }
        }
    }

    /** Finds the rows that a polygon covers, and its start and end on each. */
    private void bound(float[] xy, int from, int corners) {
        top = side;
        bottom = -1;
        for (int i = 0, j = corners - 1; i < corners; j = i++) {
            double x0 = (xy[from + 2 * j] - originX) * perPixel;
            double y0 = (xy[from + 2 * j + 1] - originY) * perPixel;
            double x1 = (xy[from + 2 * i] - originX) * perPixel;
            double y1 = (xy[from + 2 * i + 1] - originY) * perPixel;
            boolean falls = y1 > y0;
            double ya = falls ? y0 : y1;
            double yb = falls ? y1 : y0;
            int first = Math.max(0, (int) Math.ceil(ya - 0.5));
            int last = Math.min(side - 1, (int) Math.ceil(yb - 0.5) - 1);
            if (first > last) {
                continue;
            }
            double slope = (x1 - x0) / (y1 - y0);
            float x = (float) (x0 + (first + 0.5 - y0) * slope);
            float step = (float) slope;
            // Corners are counter-clockwise on screen: falling edges are on the left, rising edges on the right.
            float[] bound = falls ? left : right;
            for (int row = first; row <= last; row++) {
                bound[row] = x;
                x += step;
            }
            top = Math.min(top, first);
            bottom = Math.max(bottom, last);
        }
    }

    private void span(int from, int to, float z0, float stepX, float tolerance, int colour) {
        float z = z0;
        for (int i = from; i < to; i++) {
            if (z < depths[i]) {
                depths[i] = z + tolerance;
                colours[i] = colour;
            }
            z += stepX;
        }
    }

    /** Transparent polygons do not change the depth, so that the surface below can still be found. */
    private void tint(int from, int to, float z0, float stepX, int colour) {
        float z = z0;
        for (int i = from; i < to; i++) {
            blend(i, z, colour);
            z += stepX;
        }
    }

    /** Draws a line one pixel wide between two points in pixels, blended by the colour's alpha. */
    void line(double ax, double ay, double az, double bx, double by, double bz, float tolerance, int colour) {
        double x0 = (ax - originX) * perPixel;
        double y0 = (ay - originY) * perPixel;
        double x1 = (bx - originX) * perPixel;
        double y1 = (by - originY) * perPixel;
        boolean flat = Math.abs(x1 - x0) >= Math.abs(y1 - y0);
        double a0 = flat ? x0 : y0;
        double a1 = flat ? x1 : y1;
        double b0 = flat ? y0 : x0;
        double b1 = flat ? y1 : x1;
        double z0 = az;
        double z1 = bz;
        if (a0 > a1) {
            double swap = a0;
            a0 = a1;
            a1 = swap;
            swap = b0;
            b0 = b1;
            b1 = swap;
            z0 = bz;
            z1 = az;
        }
        int first = Math.max(0, (int) Math.ceil(a0 - 0.5));
        int last = Math.min(side - 1, (int) Math.floor(a1 - 0.5));
        double length = Math.max(1e-9, a1 - a0);
        double slope = (b1 - b0) / length;
        double zSlope = (z1 - z0) / length;
        if (slope != 0) {       // a long slanted line misses most of the tiles in its bounding box
            double enters = a0 + (-perPixel - b0) / slope;
            double leaves = a0 + (side + perPixel - b0) / slope;
            first = (int) Math.max(first, Math.min(enters, leaves) - 1);
            last = (int) Math.min(last, Math.max(enters, leaves) + 1);
        }
        for (int a = first; a <= last; a++) {
            double b = b0 + (a + 0.5 - a0) * slope - 0.5 * perPixel;
            float far = (float) (z0 + (a + 0.5 - a0) * zSlope);
            float z = far - tolerance;
            int start = (int) Math.round(b);
            for (int k = start; k < start + perPixel; k++) {
                if (k >= 0 && k < side && (nearest == null || far >= nearest[nearestFrom + (flat ? k : a)])) {
                    blend(flat ? k * side + a : a * side + k, z, colour);
                }
            }
        }
    }

    private void blend(int index, float z, int colour) {
        if (z < depths[index]) {
            colours[index] = mix(colours[index], colour, colour >>> 24);
        }
    }

    /** Blends a colour over another, with an alpha of 0 to 255. */
    static int mix(int under, int over, int alpha) {
        int a = alpha + (alpha >>> 7);
        int rb = (over & 0xFF00FF) * a + (under & 0xFF00FF) * (256 - a) >>> 8 & 0xFF00FF;
        int g = (over & 0x00FF00) * a + (under & 0x00FF00) * (256 - a) >>> 8 & 0x00FF00;
        return 0xFF000000 | rb | g;
    }

    /** Writes the finished pixels. */
    void finish(ImageTile dest) {
        if (perPixel == 1) {
            System.arraycopy(colours, 0, dest.colours, 0, dest.colours.length);
            System.arraycopy(depths, 0, dest.depths, 0, dest.depths.length);
            return;
        }
        for (int y = 0; y < ImageTile.SIZE; y++) {
            finishRow(dest, y);
        }
    }

    /** A separate method, because the JVM compiles a method that is called often sooner than a long loop. */
    private void finishRow(ImageTile dest, int y) {
        for (int to = y << ImageTile.BITS, at = 2 * y * side; to < y + 1 << ImageTile.BITS; to++, at += 2) {
            dest.colours[to] = average(colours[at], colours[at + 1], colours[at + side], colours[at + side + 1]);
            dest.depths[to] = Math.min(depths[at], depths[at + side + 1]);
        }
    }

    private static int average(int a, int b, int c, int d) {
        if (a == b && c == d && a == c) {
            return a;
        }
        int rb = ((a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF) + 0x020002 >> 2) & 0xFF00FF;
        int g = ((a & 0x00FF00) + (b & 0x00FF00) + (c & 0x00FF00) + (d & 0x00FF00) + 0x000200 >> 2) & 0x00FF00;
        return 0xFF000000 | rb | g;
    }
}
