package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;

/** Turns the horizontal velocity towards a wish without changing its length, as the air control of CPM and its relatives does. */
public final class AirControl {
    private AirControl() {
    }

    /** Scales the horizontal velocity to length one and returns its length, squared first as the games do. */
    public static float split(Vec3 velocity) {
        float squared = velocity.x * velocity.x + velocity.y * velocity.y;
        if (squared == 0f) {
            return 0f;
        }
        float inverse = 1f / (float) Math.sqrt(squared);
        velocity.x *= inverse;
        velocity.y *= inverse;
        return squared * inverse;
    }

    /**
     * Turns a direction made by {@link #split}; the caller scales it back with {@link #join}.
     *
     * @param speed  the speed that resists the turn
     * @param amount the speed along the wish that turns the direction
     */
    public static void turn(Vec3 direction, float speed, Vec3 wish, float amount) {
        direction.x = direction.x * speed + wish.x * amount;
        direction.y = direction.y * speed + wish.y * amount;
        split(direction);
    }

    /** Undoes {@link #split}. */
    public static void join(Vec3 direction, float speed) {
        direction.x *= speed;
        direction.y *= speed;
    }
}
