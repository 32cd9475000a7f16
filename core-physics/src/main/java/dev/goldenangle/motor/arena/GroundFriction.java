package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.ParameterSet;

/** Ground friction. Below the stop speed it stays as strong as at the stop speed, so that a mover comes to a full stop. */
record GroundFriction(float friction, float stopSpeed, float dt) {
    static GroundFriction of(ParameterSet parameters) {
        return new GroundFriction(parameters.getFloat(ArenaParameter.FRICTION), parameters.getFloat(ArenaParameter.STOP_SPEED),
                (float) (1 / parameters.get(ArenaParameter.TICK_RATE)));
    }

    /** The factor applied to a speed, 0 to 1; the scale weakens the friction. */
    float factor(float speed, float scale) {
        if (speed <= 0f) {
            return 1f;
        }
        float drop = (speed < stopSpeed ? stopSpeed : speed) * friction * scale * dt;
        float left = (speed - drop) / speed;
        return left <= 0f ? 0f : left;
    }
}
