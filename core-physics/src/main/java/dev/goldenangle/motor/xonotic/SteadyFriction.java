package dev.goldenangle.motor.xonotic;

import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Vec3;

/** Ground friction that slows equally per second at every tick rate: as if there were 256 ticks a second. */
final class SteadyFriction {
    private static final double TICK = 1.0 / 256;

    private final double stopSpeed;
    private final double friction;
    private final double seconds;
    /** Logarithm of what one of the 256 ticks leaves. */
    private final double logLeft;
    /** What friction leaves at high speed after one real tick. */
    private final double left;

    SteadyFriction(double friction, double stopSpeed, double seconds) {
        this.friction = friction;
        this.stopSpeed = stopSpeed;
        this.seconds = seconds;
        logLeft = Exponential.log(1 - friction * TICK);
        left = Exponential.exp(logLeft * (seconds / TICK));
    }

    void apply(Vec3 velocity) {
        float level = velocity.horizontalLength();
        if (level > 0f && friction > 0) {
            velocity.scale((float) factor(level, velocity.length()));
        }
    }

    /** @param length of the velocity in three dimensions, by which the middle case divides */
    double factor(double speed, double length) {
        if (speed <= stopSpeed) {
            return Math.max(0, 1 - friction * seconds * stopSpeed / speed);
        }
        if (speed >= stopSpeed / left) {
            return left;
        }
        double slow = stopSpeed - stopSpeed * friction * (seconds - TICK * Exponential.log(stopSpeed / speed) / logLeft);
        return Math.max(0, slow) / length;
    }
}
