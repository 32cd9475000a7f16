package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.ParameterSet;

/** The pushes along the intent: how much each adds on one tick to the speed along it. */
final class PlanarPush {
    private final float groundSpeed;
    private final float groundAccel;
    private final float airSpeed;
    private final float airAccel;
    private final float bonusPerTick;
    private final float resistance;
    private final float resistanceSpeedScale;
    private final float dt;

    PlanarPush(ParameterSet parameters) {
        groundSpeed = parameters.getFloat(ArenaParameter.MAX_SPEED_GROUND);
        groundAccel = parameters.getFloat(ArenaParameter.GROUND_ACCEL);
        airSpeed = parameters.getFloat(ArenaParameter.MAX_SPEED_AIR);
        airAccel = parameters.getFloat(ArenaParameter.AIR_ACCEL_BASE);
        resistance = parameters.getFloat(ArenaParameter.AIR_RESISTANCE);
        resistanceSpeedScale = parameters.getFloat(ArenaParameter.AIR_RESISTANCE_SPEED_SCALE);
        dt = (float) (1 / parameters.get(ArenaParameter.TICK_RATE));
        bonusPerTick = parameters.getFloat(ArenaParameter.BONUS_SCALE) * airAccel * dt * airSpeed;
    }

    float groundIntentSpeed(float magnitude) {
        return magnitude * groundSpeed;
    }

    float airIntentSpeed(float magnitude, float gain) {
        return magnitude * airSpeed * gain;
    }

    float ground(float along, float magnitude) {
        return ground(along, magnitude, 1f);
    }

    /** @param share share of the acceleration that acts */
    float ground(float along, float magnitude, float share) {
        return limited(along, groundIntentSpeed(magnitude), groundAccel * share);
    }

    /** The gain counts twice: for the acceleration and for the target speed. */
    float air(float along, float magnitude, float gain) {
        return air(along, magnitude, gain, 1f);
    }

    /** @param share share of the acceleration that acts */
    float air(float along, float magnitude, float gain, float share) {
        return limited(along, airIntentSpeed(magnitude, gain), airAccel * gain * share);
    }

    /** The push in the air without the limit. */
    float freeInAir(float magnitude, float gain) {
        return airAccel * gain * dt * airIntentSpeed(magnitude, gain);
    }

    /** The push without a limit, for gains above 1. */
    float bonus(float magnitude, float gain) {
        return gain > 1f ? (gain - 1f) * bonusPerTick * magnitude : 0f;
    }

    /** The factor that air resistance applies to the horizontal speed. */
    float airFactor(float speed) {
        float share = speed / resistanceSpeedScale;
        float left = 1f - resistance * (share >= 1f ? 1f : share) * dt;
        return left <= 0f ? 0f : left;
    }

    private float limited(float along, float intentSpeed, float accel) {
        float missing = intentSpeed - along;
        float pushed = accel * dt * intentSpeed;
        return missing <= 0f ? 0f : missing < pushed ? missing : pushed;
    }
}
