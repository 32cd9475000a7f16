package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;

/** Turns the horizontal velocity a little towards the intent: fast enough, aligned enough, and never more than a cap. */
final class CorridorShaping {
    private final float anglePerTick;
    private final float minSpeed;
    private final float minAlignment;

    CorridorShaping(ParameterSet parameters) {
        float dt = (float) (1 / parameters.get(ArenaParameter.TICK_RATE));
        anglePerTick = Math.min(parameters.getFloat(ArenaParameter.SHAPING_STRENGTH) * dt,
                parameters.getFloat(ArenaParameter.MAX_SHAPING_ANGLE_PER_TICK));
        minSpeed = parameters.getFloat(ArenaParameter.MIN_SPEED_FOR_SHAPING);
        minAlignment = parameters.getFloat(ArenaParameter.MIN_ALIGNMENT);
    }

    /** Turns the velocity towards a level unit direction and returns the signed angle, positive to the left. */
    float turn(Vec3 velocity, Vec3 intent) {
        float speed = velocity.horizontalLength();
        float along = velocity.x * intent.x + velocity.y * intent.y;
        if (anglePerTick <= 0f || speed == 0f || speed < minSpeed || along <= minAlignment * speed) {
            return 0f;
        }
        float left = Angles.atan2(velocity.x * intent.y - velocity.y * intent.x, along);
        float angle = Math.max(-anglePerTick, Math.min(anglePerTick, left));
        float cos = Angles.cos(angle);
        float sin = Angles.sin(angle);
        velocity.set(velocity.x * cos - velocity.y * sin, velocity.x * sin + velocity.y * cos, velocity.z);
        return angle;
    }
}
