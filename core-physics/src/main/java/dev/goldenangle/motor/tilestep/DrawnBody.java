package dev.goldenangle.motor.tilestep;

import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/** The body on screen: it moves towards the real one by a share per tick, and jumps if it is too far away. */
final class DrawnBody {
    private static final int LONGEST_MEMORY = 600;
    private final float share;
    private final float snapDistance;
    private final Vec3 drawn = new Vec3();

    DrawnBody(float sharePerSecond, float snapDistance, float seconds) {
        share = Math.min(1f, sharePerSecond * seconds);
        this.snapDistance = snapDistance;
    }

    /** Moves the drawn body; returns its remaining distance from the real one. */
    float follow(MoverState state) {
        load(state, drawn);
        closeOn(state.position, drawn);
        store(state, drawn);
        return distance(drawn, state.position);
    }

    /** Moves a drawn position towards its body for one tick. */
    void closeOn(Vec3 body, Vec3 place) {
        if (distance(place, body) > snapDistance || !place.isFinite()) {
            place.set(body);
        } else {
            place.set(place.x + (body.x - place.x) * share, place.y + (body.y - place.y) * share, place.z + (body.z - place.z) * share);
        }
    }

    /** The number of ticks after which a thousandth of a distance is left, up to a limit. */
    int memory() {
        return share >= 1f ? 0 : (int) Math.min(LONGEST_MEMORY, Math.ceil(Exponential.log(0.001) / Exponential.log(1 - share)));
    }

    static void snap(MoverState state) {
        store(state, state.position);
    }

    static void load(MoverState state, Vec3 dest) {
        dest.set(state.getFloat(TilestepRegister.DRAWN_X), state.getFloat(TilestepRegister.DRAWN_Y), state.getFloat(TilestepRegister.DRAWN_Z));
    }

    static void store(MoverState state, Vec3 at) {
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
