package dev.goldenangle.world.bsp;

/** Arithmetic of single-precision planes (nx ny nz dist); every product and sum is rounded as in the engine. */
final class Plane32 {
    private Plane32() {
    }

    static float dot(float ax, float ay, float az, float bx, float by, float bz) {
        return ax * bx + ay * by + az * bz;
    }

    /** Signed distance of a point from a plane. */
    static float distance(float[] plane, int at, float x, float y, float z) {
        return x * plane[at] + y * plane[at + 1] + z * plane[at + 2] - plane[at + 3];
    }

    /** Normalises v and returns its former length; a zero vector is unchanged. */
    static float normalise(float[] v) {
        float square = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
        if (square == 0f) {
            return 0f;
        }
        float inverse = 1f / (float) Math.sqrt(square);
        v[0] *= inverse;
        v[1] *= inverse;
        v[2] *= inverse;
        return square * inverse;
    }

    static float[] cross(float[] a, float[] b) {
        return new float[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }
}
