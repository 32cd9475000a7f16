package dev.goldenangle.motor;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/**
 * The acceleration that all Quake games share: along the wish, by acceleration · wish speed · dt, but only while the
 * velocity's component along the wish is below a limit. Strafing works because the limit applies to this component, not
 * to the whole speed.
 *
 * <p>The best direction of one push, with speed v, limit c and push a: sideways (a ≥ c), straight on (v ≤ c − a), or at
 * the angle whose cosine is (c − a) / v, which leaves exactly enough room for all of a.
 */
public final class Push {
    /** Computed on demand, because most ticks are never inspected. */
    private static final TickReport.BestSolver BEST = (speed, limit, push, dest) -> dest.best(Angles.acos(bestCosine(speed, limit, push)), bestGain(speed, limit, push));

    private Push() {
    }

    /** Cosine of the angle between velocity and wish that gains the most speed. */
    public static float bestCosine(float speed, float limit, float push) {
        float room = limit - push;
        if (room <= 0f) {
            return 0f;
        }
        return speed > room ? room / speed : 1f;
    }

    /**
     * The best angle to aim at when the view is then rounded to 16 bits. An angle too wide loses in proportion to the
     * push, one too narrow in proportion to the limit minus the push; the result is shifted to the cheaper side.
     */
    public static float bestAngleWhenRounded(float speed, float limit, float push) {
        float cosine = bestCosine(speed, limit, push);
        float angle = Angles.acos(cosine);
        return cosine > 0f && cosine < 1f ? angle + View.HALF_STEP * (limit - 2f * push) / limit : angle;
    }

    /** The push along a wish at an angle to the velocity. */
    public static float at(float angle, float speed, float limit, float push) {
        return Math.max(0f, Math.min(push, limit - speed * Angles.cos(angle)));
    }

    /** Speed gained at the best angle. */
    public static float bestGain(float speed, float limit, float push) {
        if (push >= limit) {
            return root(speed, limit * limit);
        }
        return speed > limit - push ? root(speed, push * (2f * limit - push)) : push;
    }

    /** √(v² + square) − v without cancellation. */
    private static float root(float speed, float square) {
        double v = speed;
        double sum = Math.sqrt(v * v + square) + v;
        return sum > 0 ? (float) (square / sum) : 0f;
    }

    /**
     * Accelerates and reports: wish, angles, gains, and the change booked as acceleration.
     *
     * @param direction unit or zero, three-dimensional on slopes
     * @param wishSpeed requested speed, which scales the push
     * @param limit     greatest speed along the direction
     */
    public static void apply(Vec3 velocity, Vec3 direction, float wishSpeed, float limit, float acceleration, float seconds, TickReport report) {
        float push = acceleration * seconds * wishSpeed;
        describe(velocity, direction, wishSpeed, limit, push, report);
        float room = limit - velocity.dot(direction);
        if (room > 0f) {
            velocity.addScaled(direction, Math.min(push, room));
        }
        report.gainMade = report.book(SpeedCause.ACCELERATION, velocity);
    }

    private static void describe(Vec3 velocity, Vec3 direction, float wishSpeed, float limit, float push, TickReport report) {
        float level = direction.horizontalLength();
        if (level == 0f || wishSpeed == 0f) {
            return;
        }
        report.wishX = direction.x / level;
        report.wishY = direction.y / level;
        report.wishSpeed = wishSpeed;
        float speed = velocity.horizontalLength();
        report.bestWhenAsked(BEST, speed, limit, push);
        if (speed > 0f) {
            report.angleByCosine((velocity.x * report.wishX + velocity.y * report.wishY) / speed);
        }
    }
}
