package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;

/** Turns the horizontal velocity slightly towards the intent, if it is fast enough and aligned enough, and never by more than a limit. */
final class CorridorShaping {
    /** Largest turn: beyond a quarter turn the direction would be ambiguous. */
    private static final float MOST = Angles.PI / 2;
    private final float anglePerTick;
    private final float sinPerTick;
    private final float cosPerTick;
    private final float minSpeed;
    private final float minAlignment;

    CorridorShaping(ParameterSet parameters) {
        float dt = (float) (1 / parameters.get(ArenaParameter.TICK_RATE));
        anglePerTick = Math.min(MOST, Math.min(parameters.getFloat(ArenaParameter.SHAPING_STRENGTH) * dt,
                parameters.getFloat(ArenaParameter.MAX_SHAPING_ANGLE_PER_TICK)));
        sinPerTick = Angles.sin(anglePerTick);
        cosPerTick = Angles.cos(anglePerTick);
        minSpeed = parameters.getFloat(ArenaParameter.MIN_SPEED_FOR_SHAPING);
        minAlignment = parameters.getFloat(ArenaParameter.MIN_ALIGNMENT);
    }

    /** Turns the velocity towards a horizontal unit direction and returns the signed angle, positive to the left. */
    float turn(Vec3 velocity, Vec3 intent) {
        float speed = velocity.horizontalLength();
        float along = velocity.x * intent.x + velocity.y * intent.y;
        if (anglePerTick <= 0f || speed == 0f || speed < minSpeed || along <= minAlignment * speed) {
            return 0f;
        }
        float across = velocity.x * intent.y - velocity.y * intent.x;
        float side = across < 0f ? -1f : 1f;
        boolean whole = side * across * cosPerTick - along * sinPerTick > 0f;
        return whole ? turnBy(velocity, side) : turnInto(velocity, intent, speed, across, along);
    }

    /** Turns by the full angle of a tick. */
    private float turnBy(Vec3 velocity, float side) {
        float sin = side * sinPerTick;
        velocity.set(velocity.x * cosPerTick - velocity.y * sin, velocity.x * sin + velocity.y * cosPerTick, velocity.z);
        return side * anglePerTick;
    }

    /** Turns by the rest of the angle to the intent. */
    private static float turnInto(Vec3 velocity, Vec3 intent, float speed, float across, float along) {
        if (across == 0f) {
            return 0f;
        }
        velocity.set(intent.x * speed, intent.y * speed, velocity.z);
        return Angles.atan2(across, along);
    }
}
