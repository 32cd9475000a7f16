package dev.goldenangle.motor.tilestep;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/** The body on screen: it closes on the real one by a share a tick, and jumps when it is too far off. */
final class DrawnBody {
    private final float share;
    private final float snapDistance;
    private final Vec3 drawn = new Vec3();

    DrawnBody(float sharePerSecond, float snapDistance, float seconds) {
        share = Math.min(1f, sharePerSecond * seconds);
        this.snapDistance = snapDistance;
    }

    /** Moves the drawn body; returns how far it still is from the real one. */
    float follow(MoverState state) {
        load(state, drawn);
        float distance = distance(drawn, state.position);
        if (distance > snapDistance || !drawn.isFinite()) {
            drawn.set(state.position);
        } else {
            drawn.set(drawn.x + (state.position.x - drawn.x) * share, drawn.y + (state.position.y - drawn.y) * share,
                    drawn.z + (state.position.z - drawn.z) * share);
        }
        store(state, drawn);
        return distance(drawn, state.position);
    }

    static void snap(MoverState state) {
        store(state, state.position);
    }

    static void load(MoverState state, Vec3 dest) {
        dest.set(state.getFloat(TilestepRegister.DRAWN_X), state.getFloat(TilestepRegister.DRAWN_Y), state.getFloat(TilestepRegister.DRAWN_Z));
    }

    private static void store(MoverState state, Vec3 at) {
        state.set(TilestepRegister.DRAWN_X, at.x);
        state.set(TilestepRegister.DRAWN_Y, at.y);
        state.set(TilestepRegister.DRAWN_Z, at.z);
    }

    private static float distance(Vec3 a, Vec3 b) {
        float dx = a.x - b.x;
        float dy = a.y - b.y;
        float dz = a.z - b.z;
        return (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
}
