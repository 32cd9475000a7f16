package dev.goldenangle.motor;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;

/** The directions forward, right and up of a player's view. */
public final class View {
    private static final float DEGREES_PER_STEP = 360f / 65536f;
    private static final double RADIANS_PER_DEGREE = Math.PI * 2 / 360;

    /** Largest angle by which rounding to 16 bits can turn a view. */
    public static final float HALF_STEP = (float) (Math.PI / 65536);

    public final Vec3 forward = new Vec3();
    public final Vec3 right = new Vec3();
    public final Vec3 up = new Vec3();

    /** From 16-bit angles; a positive pitch looks down, as in the games. */
    public void lookByShorts(int pitch, int yaw) {
        setLevel(radians(pitch), ShortTurns.sine(yaw), ShortTurns.cosine(yaw));
    }

    /** From radians; a positive pitch looks down, as in the games. */
    public void look(float pitch, float yaw) {
        setLevel(pitch, Angles.sin(yaw), Angles.cos(yaw));
    }

    private void setLevel(float pitch, float sinYaw, float cosYaw) {
        float sinPitch = 0f;
        float cosPitch = 1f;
        if (pitch != 0f) {
            sinPitch = Angles.sin(pitch);
            cosPitch = Angles.cos(pitch);
        }
        forward.set(cosPitch * cosYaw, cosPitch * sinYaw, -sinPitch);
        right.set(sinYaw, -cosYaw, 0f);
        up.set(sinPitch * cosYaw, sinPitch * sinYaw, cosPitch);
    }

    /** The same with roll: a positive roll tilts the head to the right. */
    public void look(float pitch, float yaw, float roll) {
        look(pitch, yaw);
        float sinRoll = Angles.sin(roll);
        float cosRoll = Angles.cos(roll);
        float x = right.x;
        float y = right.y;
        right.scale(cosRoll).addScaled(up, -sinRoll);
        up.scale(cosRoll).set(up.x + x * sinRoll, up.y + y * sinRoll, up.z);
    }

    /**
     * Makes forward horizontal. When looking straight up or down, the cosine of the pitch rounds to zero or less and
     * could reverse the direction; then only the yaw is used.
     */
    public void flattenForward() {
        forward.z = 0f;
        float alongYaw = forward.y * right.x - forward.x * right.y;
        if (alongYaw > 0f) {
            forward.normalize();
        } else {
            forward.set(-right.y, right.x, 0f);
        }
    }

    /** Goes through degrees in float, because the games round there. */
    static float radians(int angle) {
        return (float) ((short) angle * DEGREES_PER_STEP * RADIANS_PER_DEGREE);
    }

    /** A key axis in whole steps: −1 to 1 becomes −steps to steps. */
    public static int steps(float axis, int steps) {
        return Math.max(-steps, Math.min(steps, (int) Rounding.rint(axis * steps)));
    }
}
