package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;

/** The planes a box has met during a move, in the order of contact. */
final class PlanesMet {
    private static final int MOST = 5;
    /** Normals with at least this dot product count as the same plane. */
    private static final float SAME = 0.99f;

    private final Vec3[] normals = {new Vec3(), new Vec3(), new Vec3(), new Vec3(), new Vec3()};
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    boolean isFull() {
        return count == MOST;
    }

    Vec3 get(int index) {
        return normals[index];
    }

    /** Adds a plane and returns the stored copy. */
    Vec3 add(Vec3 normal) {
        return normals[count++].set(normal);
    }

    boolean has(Vec3 normal) {
        return has(normal, SAME);
    }

    /** The same with another limit for the dot product. */
    boolean has(Vec3 normal, float same) {
        for (int i = 0; i < count; i++) {
            if (normal.dot(normals[i]) > same) {
                return true;
            }
        }
        return false;
    }

    /** Whether a velocity runs into a plane other than these two: its speed away from the plane is below the threshold. */
    boolean hinder(Vec3 velocity, float threshold, int first, int second) {
        for (int i = 0; i < count; i++) {
            if (i != first && i != second && velocity.dot(normals[i]) < threshold) {
                return true;
            }
        }
        return false;
    }
}
