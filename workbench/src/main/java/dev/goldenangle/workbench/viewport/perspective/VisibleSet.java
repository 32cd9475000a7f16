package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.viewport.scenery.Scenery;

import java.util.Arrays;

/** The projected polygons that an eye can see, nearest first; transparent ones are listed last. */
final class VisibleSet {
    /** How much nearer a shadow counts than the floor below it. */
    private static final double LIFT = 0.0015;
    private static final int BUCKETS = 256;
    private final ScreenPolygon polygon = new ScreenPolygon();
    private final int[] bucketStarts = new int[BUCKETS + 1];
    private int[] found = new int[256];
    private int[] keys = new int[256];
    private int foundCount;
    private int[] order = new int[256];
    /** For every visible polygon: its index in the scenery, its corners in the pool, and its plane of inverse depths. */
    int[] polygons = new int[256];
    int[] starts = new int[257];
    double[] planes = new double[768];
    int count;
    /** The index of the first transparent polygon. */
    int opaque;
    float[] xs = new float[1024];
    float[] ys = new float[1024];

    void choose(Eye eye, SeenSurfaces surfaces) {
        find(eye, surfaces.balls);
        sort();
        count = 0;
        project(eye, surfaces.scenery, false);
        opaque = count;
        project(eye, surfaces.scenery, true);
    }

    private void find(Eye eye, float[] balls) {
        foundCount = 0;
        double slopeX = eye.middleX / eye.focal;
        double slopeY = eye.middleY / eye.focal;
        double wideX = Math.sqrt(1 + slopeX * slopeX);
        double wideY = Math.sqrt(1 + slopeY * slopeY);
        for (int at = 0; at < balls.length; at += 4) {
            double radius = balls[at + 3];
            double depth = eye.depth(balls[at], balls[at + 1], balls[at + 2]);
            if (depth > eye.near - radius && Math.abs(eye.sideways(balls[at], balls[at + 1], balls[at + 2])) - slopeX * depth <= radius * wideX
                    && Math.abs(eye.upwards(balls[at], balls[at + 1], balls[at + 2])) - slopeY * depth <= radius * wideY) {
                note(at / 4, Math.max(0, depth - radius) / eye.metre);
            }
        }
    }

    private void note(int index, double metres) {
        if (foundCount == found.length) {
            found = Arrays.copyOf(found, 2 * foundCount);
            keys = Arrays.copyOf(keys, 2 * foundCount);
            order = new int[2 * foundCount];
        }
        found[foundCount] = index;
        // Eight buckets for every doubling of the distance.
        keys[foundCount++] = Math.min(BUCKETS - 1, (Float.floatToIntBits((float) (1 + metres)) >>> 20) - (Float.floatToIntBits(1f) >>> 20));
    }

    /** A rough sort by distance; the depth of each pixel decides exactly. */
    private void sort() {
        Arrays.fill(bucketStarts, 0);
        for (int i = 0; i < foundCount; i++) {
            bucketStarts[keys[i] + 1]++;
        }
        for (int i = 0; i < BUCKETS; i++) {
            bucketStarts[i + 1] += bucketStarts[i];
        }
        for (int i = 0; i < foundCount; i++) {
            order[bucketStarts[keys[i]]++] = found[i];
        }
    }

    private void project(Eye eye, Scenery scenery, boolean translucent) {
        float[] normals = scenery.planes();
        for (int k = 0; k < foundCount; k++) {
            int i = order[k];
            if (scenery.kind(i).isTranslucent() == translucent && polygon.lieIn(eye, normals[4 * i], normals[4 * i + 1], normals[4 * i + 2], normals[4 * i + 3])
                    && polygon.take(eye, scenery.corners(), 3 * scenery.firstCorner(i), 3 * scenery.firstCorner(i + 1))) {
                if (scenery.kind(i).liesOnAnother()) {
                    polygon.lift(LIFT);
                }
                keep(i);
            }
        }
    }

    private void keep(int index) {
        if (count == polygons.length) {
            polygons = Arrays.copyOf(polygons, 2 * count);
            starts = Arrays.copyOf(starts, 2 * count + 1);
            planes = Arrays.copyOf(planes, 6 * count);
        }
        int from = count == 0 ? 0 : starts[count];
        if (from + polygon.count > xs.length) {
            xs = Arrays.copyOf(xs, 2 * (from + polygon.count));
            ys = Arrays.copyOf(ys, 2 * (from + polygon.count));
        }
        System.arraycopy(polygon.xs, 0, xs, from, polygon.count);
        System.arraycopy(polygon.ys, 0, ys, from, polygon.count);
        polygons[count] = index;
        planes[3 * count] = polygon.inverse;
        planes[3 * count + 1] = polygon.inverseX;
        planes[3 * count + 2] = polygon.inverseY;
        starts[0] = 0;
        starts[++count] = from + polygon.count;
    }
}
