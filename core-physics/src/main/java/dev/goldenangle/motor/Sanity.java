package dev.goldenangle.motor;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * Brings an invalid state into the computable range before a tick: NaN becomes zero, values that are too large become
 * the limit, and the report starts from the corrected velocity. A valid state is not changed.
 */
public final class Sanity {
    /** Per component; at this speed a tick still sweeps a distance that floats resolve. */
    public static final float MAX_SPEED = 100_000f;
    /** Per component; beyond this a float no longer resolves a contact gap. */
    public static final float MAX_COORDINATE = 1_000_000f;

    private Sanity() {
    }

    public static void hold(MoverState state, TickReport report) {
        boolean held = hold(state.position, MAX_COORDINATE);
        if (hold(state.velocity, MAX_SPEED) || held) {
            report.begin(state.velocity);
            report.event(EventKind.STUCK, 0f);
        }
    }

    /** Returns whether anything was changed. */
    private static boolean hold(Vec3 v, float limit) {
        if (Math.abs(v.x) <= limit && Math.abs(v.y) <= limit && Math.abs(v.z) <= limit) {
            return false;
        }
        v.set(held(v.x, limit), held(v.y, limit), held(v.z, limit));
        return true;
    }

    private static float held(float value, float limit) {
        return Float.isFinite(value) ? Math.max(-limit, Math.min(limit, value)) : 0f;
    }
}
