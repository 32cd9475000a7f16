package dev.goldenangle.world.bsp;

import java.util.ArrayList;
import java.util.List;

/** The planes of one patch without duplicates: if several fit, the first in the list is used. */
final class PatchPlanes {
    static final int NONE = -1;
    private static final double ON_PLANE = 0.1;
    private static final double SAME_NORMAL = 0.0001;
    private static final double SAME_DISTANCE = 0.02;
    /** The engine's limit; further planes are dropped. */
    private static final int MOST = 4096;
    private final List<float[]> planes = new ArrayList<>();

    int count() {
        return planes.size();
    }

    float[] get(int index) {
        return planes.get(index);
    }

    /** The plane through three points, or null if they lie on a line. */
    static float[] through(float[] p, float[] q, float[] r) {
        float[] n = Plane32.cross(new float[] {r[0] - p[0], r[1] - p[1], r[2] - p[2]}, new float[] {q[0] - p[0], q[1] - p[1], q[2] - p[2]});
        if (Plane32.normalise(n) == 0f) {
            return null;
        }
        return new float[] {n[0], n[1], n[2], Plane32.dot(p[0], p[1], p[2], n[0], n[1], n[2])};
    }

    /** The first plane that faces the same way and contains the three points, otherwise a new one; NONE if they lie on a line. */
    int of(float[] p, float[] q, float[] r) {
        float[] plane = through(p, q, r);
        if (plane == null) {
            return NONE;
        }
        for (int i = 0; i < planes.size(); i++) {
            float[] other = planes.get(i);
            if (Plane32.dot(plane[0], plane[1], plane[2], other[0], other[1], other[2]) >= 0f && isOn(other, p) && isOn(other, q) && isOn(other, r)) {
                return i;
            }
        }
        return append(plane);
    }

    private static boolean isOn(float[] plane, float[] point) {
        float distance = Plane32.distance(plane, 0, point[0], point[1], point[2]);
        return !(distance < -ON_PLANE) && !(distance > ON_PLANE);
    }

    private int append(float[] plane) {
        if (planes.size() >= MOST) {
            return NONE;
        }
        planes.add(plane);
        return planes.size() - 1;
    }

    /** The first plane that is the same, facing either way; otherwise a new one. */
    int of(float[] plane) {
        for (int i = 0; i < planes.size(); i++) {
            if (areSame(planes.get(i), plane, 1f) || areSame(planes.get(i), plane, -1f)) {
                return i;
            }
        }
        return append(plane);
    }

    /** Whether a listed plane is the reverse of this one. */
    boolean isTurned(int index, float[] plane) {
        return !areSame(planes.get(index), plane, 1f);
    }

    boolean isEither(int index, float[] plane) {
        return areSame(planes.get(index), plane, 1f) || areSame(planes.get(index), plane, -1f);
    }

    private static boolean areSame(float[] a, float[] b, float sign) {
        for (int k = 0; k < 3; k++) {
            if (!(Math.abs(a[k] - sign * b[k]) < SAME_NORMAL)) {
                return false;
            }
        }
        return Math.abs(a[3] - sign * b[3]) < SAME_DISTANCE;
    }
}
