package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;

/** Ground friction of the Quake games. */
public final class Friction {
    private Friction() {
    }

    /** The factor that friction applies to the velocity; it acts at least as strongly as at the floor speed. */
    public static float factor(float speed, float floorSpeed, float friction, float seconds) {
        float drop = Math.max(speed, floorSpeed) * friction * seconds;
        return Math.max(0f, speed - drop) / speed;
    }

    /** Sets the horizontal velocity to zero if it is below the rest speed; returns whether it did. */
    public static boolean rests(Vec3 velocity, float speed, float restSpeed) {
        if (speed < restSpeed || speed == 0f) {
            velocity.x = 0f;
            velocity.y = 0f;
            return true;
        }
        return false;
    }
}
