package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BoxQuery;

/** Cuts velocity and position to sixteenths towards zero, and moves the position away from zero where that is solid. */
final class SixteenthSnap {
    private static final float STEPS = 16f;
    private static final float STEP = 1f / 16;
    private static final int X = 1;
    private static final int Y = 2;
    private static final int Z = 4;
    private static final int[] ATTEMPTS = {0, Z, X, Y, X | Y, X | Z, Y | Z, X | Y | Z};

    private final BoxQuery tracer;
    private final Vec3 cut = new Vec3();
    private final Vec3 place = new Vec3();

    SixteenthSnap(BoxQuery tracer) {
        this.tracer = tracer;
    }

    void apply(WarsowTick tick) {
        MovingBox box = tick.box;
        Vec3 velocity = box.velocity;
        velocity.set(cut(velocity.x), cut(velocity.y), cut(velocity.z));
        Vec3 at = box.position;
        cut.set(cut(at.x), cut(at.y), cut(at.z));
        boolean found = false;
        for (int i = 0; i < ATTEMPTS.length && !found; i++) {
            int axes = ATTEMPTS[i];
            place.set(shifted(axes & X, at.x, cut.x), shifted(axes & Y, at.y, cut.y), shifted(axes & Z, at.z, cut.z));
            found = !tracer.isSolid(place, box.mins, box.maxs);
        }
        if (found) {
            at.set(place);
        } else {
            at.set(tick.start);
            velocity.zero();
        }
        tick.report.book(SpeedCause.ROUNDING, velocity);
    }

    static float cut(float value) {
        return (int) (value * STEPS) * STEP;
    }

    private static float shifted(int axis, float exact, float cut) {
        return axis == 0 || cut == exact ? cut : cut + (exact >= 0f ? STEP : -STEP);
    }
}
