package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/** Where the player wants to go on a tick: a direction in the plane of motion, and how much. Scratch of one motor. */
final class MoveIntent {
    /** Unit, along the ground when grounded and level in the air; zero without input. */
    final Vec3 direction = new Vec3();
    /** From 0 to 1; diagonal keys count no more than one. */
    float magnitude;
    /** View direction, level and unit. */
    float viewX;
    float viewY;

    void build(Command command, MoverState state) {
        viewX = Angles.cos(command.yaw);
        viewY = Angles.sin(command.yaw);
        direction.set(viewX * command.forward + viewY * command.right, viewY * command.forward - viewX * command.right, 0f);
        magnitude = Math.min(1f, direction.normalize());
        if (state.grounded && magnitude > 0f) {
            layAlong(state.groundNormal);
        }
    }

    /** Tilts the direction onto the ground; a ground that faces straight along it leaves it level. */
    private void layAlong(Vec3 normal) {
        float into = direction.dot(normal);
        float levelX = direction.x;
        float levelY = direction.y;
        direction.addScaled(normal, -into);
        if (direction.normalize() < 1e-4f) {
            direction.set(levelX, levelY, 0f);
        }
    }

    /**
     * Angle from view to intent, −π to π: positive when the intent lies on the same side of the view as it does of the
     * velocity, so that a turn of the player keeps it.
     */
    float offsetSeenFrom(Vec3 velocity) {
        float turn = viewX * direction.y - viewY * direction.x;
        float offset = Angles.atan2(turn, viewX * direction.x + viewY * direction.y);
        float side = velocity.x * direction.y - velocity.y * direction.x;
        return side < 0f ? -offset : offset;
    }
}
