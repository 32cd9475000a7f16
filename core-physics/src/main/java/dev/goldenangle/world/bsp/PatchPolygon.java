package dev.goldenangle.world.bsp;

import java.util.Arrays;

/** Convex polygons in single precision: a huge square on a plane, and the part of a polygon in front of another plane. */
final class PatchPolygon {
    static final float REACH = 65535f;
    private static final float ON_PLANE = 0.1f;

    private PatchPolygon() {
    }

    /** Corners x y z of a square on a plane, larger than any level. */
    static float[] square(float[] plane) {
        int main = 0;
        for (int k = 1; k < 3; k++) {
            main = Math.abs(plane[k]) > Math.abs(plane[main]) ? k : main;
        }
        float[] up = main == 2 ? new float[] {1f, 0f, 0f} : new float[] {0f, 0f, 1f};
        float along = Plane32.dot(up[0], up[1], up[2], plane[0], plane[1], plane[2]);
        for (int k = 0; k < 3; k++) {
            up[k] += -along * plane[k];
        }
        Plane32.normalise(up);
        float[] right = Plane32.cross(up, plane);
        float[] corners = new float[12];
        for (int k = 0; k < 3; k++) {
            float centre = plane[k] * plane[3];
            float aside = right[k] * REACH;
            float above = up[k] * REACH;
            corners[k] = centre - aside + above;
            corners[3 + k] = centre + aside + above;
            corners[6 + k] = centre + aside - above;
            corners[9 + k] = centre - aside - above;
        }
        return corners;
    }

    /** The part in front of a plane; empty if there is none. */
    static float[] front(float[] polygon, float nx, float ny, float nz, float dist) {
        int count = polygon.length / 3;
        float[] distances = new float[count + 1];
        int before = 0;
        int behind = 0;
        for (int i = 0; i < count; i++) {
            distances[i] = Plane32.dot(polygon[3 * i], polygon[3 * i + 1], polygon[3 * i + 2], nx, ny, nz) - dist;
            before += side(distances[i]) > 0 ? 1 : 0;
            behind += side(distances[i]) < 0 ? 1 : 0;
        }
        if (before == 0) {
            return new float[0];
        }
        if (behind == 0) {
            return polygon;
        }
        distances[count] = distances[0];
        return split(polygon, distances, new float[] {nx, ny, nz, dist});
    }

    private static float[] split(float[] polygon, float[] distances, float[] plane) {
        int count = polygon.length / 3;
        float[] kept = new float[polygon.length * 2 + 12];
        int size = 0;
        for (int i = 0; i < count; i++) {
            int here = side(distances[i]);
            if (here >= 0) {
                System.arraycopy(polygon, 3 * i, kept, size, 3);
                size += 3;
            }
            int next = side(distances[i + 1]);
            if (here != 0 && next != 0 && next != here) {
                cut(polygon, 3 * i, 3 * ((i + 1) % count), distances[i] / (distances[i] - distances[i + 1]), plane, kept, size);
                size += 3;
            }
        }
        return Arrays.copyOf(kept, size);
    }

    private static void cut(float[] polygon, int from, int to, float t, float[] plane, float[] dest, int at) {
        for (int k = 0; k < 3; k++) {
            if (plane[k] == 1f) {
                dest[at + k] = plane[3];
            } else if (plane[k] == -1f) {
                dest[at + k] = -plane[3];
            } else {
                dest[at + k] = polygon[from + k] + t * (polygon[to + k] - polygon[from + k]);
            }
        }
    }

    private static int side(float distance) {
        return distance > ON_PLANE ? 1 : distance < -ON_PLANE ? -1 : 0;
    }
}
