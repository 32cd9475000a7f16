package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;

/** Where a player looks and what is right of it, from the 16-bit angles that the Quake games send. */
public final class View {
    private static final float DEGREES_PER_STEP = 360f / 65536f;
    private static final double RADIANS_PER_DEGREE = Math.PI * 2 / 360;

    public final Vec3 forward = new Vec3();
    public final Vec3 right = new Vec3();

    /** @param pitch positive looks down, as in the games */
    public void look(int pitch, int yaw) {
        float yawAngle = radians(yaw);
        float sinYaw = (float) StrictMath.sin(yawAngle);
        float cosYaw = (float) StrictMath.cos(yawAngle);
        float sinPitch = 0f;
        float cosPitch = 1f;
        if ((short) pitch != 0) {
            float pitchAngle = radians(pitch);
            sinPitch = (float) StrictMath.sin(pitchAngle);
            cosPitch = (float) StrictMath.cos(pitchAngle);
        }
        forward.set(cosPitch * cosYaw, cosPitch * sinYaw, -sinPitch);
        right.set(sinYaw, -cosYaw, 0f);
    }

    /** Through degrees in float, because the games round there. */
    private static float radians(int angle) {
        return (float) ((short) angle * DEGREES_PER_STEP * RADIANS_PER_DEGREE);
    }

    /** A key axis as whole steps: −1 to 1 becomes −steps to steps. */
    public static int steps(float axis, int steps) {
        return Math.max(-steps, Math.min(steps, (int) Math.rint(axis * steps)));
    }
}
