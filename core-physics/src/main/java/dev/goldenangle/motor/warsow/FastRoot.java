package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Vec3;

/** Lengths by the game's estimate of the inverse root, which are up to 0.18 % short. */
final class FastRoot {
    private static final int MAGIC = 0x5f3759df;

    private FastRoot() {
    }

    private static float inverse(float square) {
        if (square == 0f) {
            return 0f;
        }
        float guess = Float.intBitsToFloat(MAGIC - (Float.floatToRawIntBits(square) >> 1));
        return guess * (1.5f - square * 0.5f * guess * guess);
    }

    static float length(Vec3 v) {
        float square = v.lengthSquared();
        return square * inverse(square);
    }

    static float horizontalLength(Vec3 v) {
        float square = v.x * v.x + v.y * v.y;
        return square * inverse(square);
    }

    static void normalize(Vec3 v) {
        v.scale(inverse(v.lengthSquared()));
    }
}
