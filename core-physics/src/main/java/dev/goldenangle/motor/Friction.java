package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;

/** The drop of speed that friction is made of in the Quake games. */
public final class Friction {
    private Friction() {
    }

    /** What is left of the velocity, as a factor, when friction acts at least as strongly as at the floor speed. */
    public static float factor(float speed, float floorSpeed, float friction, float seconds) {
        float drop = Math.max(speed, floorSpeed) * friction * seconds;
        return Math.max(0f, speed - drop) / speed;
    }

    /** Whether the mover is too slow to go on, in which case it stands. */
    public static boolean rests(Vec3 velocity, float speed, float restSpeed) {
        if (speed < restSpeed || speed == 0f) {
            velocity.x = 0f;
            velocity.y = 0f;
            return true;
        }
        return false;
    }
}
