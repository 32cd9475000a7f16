package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/** The direction in which the player wants to move on a tick, in the plane of motion, and how strongly. Scratch of one motor. */
final class MoveIntent {
    /** Unit vector, along the ground when grounded and horizontal in the air; zero without input. */
    final Vec3 direction = new Vec3();
    /** From 0 to 1; diagonal keys count as 1. */
    float magnitude;
    /** The direction before projection onto the ground. */
    float levelX;
    float levelY;
    /** View direction, horizontal unit vector. */
    float viewX;
    float viewY;
    /** Angle from view to intent, −π to π, positive to the left. */
    float offset;

    void build(Command command, MoverState state) {
        viewX = Angles.cos(command.yaw);
        viewY = Angles.sin(command.yaw);
        offset = offset(command.forward, command.right);
        direction.set(viewX * command.forward + viewY * command.right, viewY * command.forward - viewX * command.right, 0f);
        float length = direction.normalize();
        magnitude = length >= 1f ? 1f : length;
        levelX = direction.x;
        levelY = direction.y;
        if (state.grounded && magnitude > 0f) {
            layAlong(state.groundNormal);
        }
    }

    /** Weakens the intent; with a share of 0 there is none. */
    void weaken(float share) {
        magnitude *= share;
        if (magnitude == 0f) {
            direction.zero();
        }
    }

    /** Angle from view to intent, −π to π, positive to the left; avoids the arc tangent for the eight directions of a keyboard. */
    static float offset(float forward, float right) {
        if (right == 0f) {
            return forward < 0f ? Angles.PI : 0f;
        }
        float side = right < 0f ? 1f : -1f;
        if (forward == 0f) {
            return side * Angles.PI / 2;
        }
        if (Math.abs(forward) == Math.abs(right)) {
            return side * (forward > 0f ? Angles.PI / 4 : Angles.PI * 3 / 4);
        }
        return Angles.atan2(-right, forward);
    }

    /** Tilts the direction onto the ground; on ground that is perpendicular to it, it stays horizontal. */
    private void layAlong(Vec3 normal) {
        float into = direction.dot(normal);
        direction.addScaled(normal, -into);
        if (direction.normalize() < 1e-4f) {
            direction.set(levelX, levelY, 0f);
        }
    }
}
