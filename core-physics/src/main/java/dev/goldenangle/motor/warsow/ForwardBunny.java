package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/**
 * What forward alone does in the air with forward bunny hopping. In Warfork it pulls the velocity towards a wish that is
 * slightly faster than the mover, which brakes in turns. In Warsow 2 it gains along the velocity, the less the faster.
 */
final class ForwardBunny {
    /** Warfork: a wish faster than the mover by this factor is a start from below W. */
    private static final float FASTER = 1.01f;
    private static final float START_ACCELERATION = 1.00001f;
    /** Warsow 2: the gain grows from nothing to all within this much of the cosine. */
    private static final double CONE_SLOPE = 50;
    private static final TickReport.BestSolver STRAIGHT_AHEAD = (speed, gain, unused, dest) -> dest.best(0f, gain);

    private final WarsowTuning tuning;
    private final Vec3 along = new Vec3();
    private final Vec3 pull = new Vec3();

    ForwardBunny(WarsowTuning tuning) {
        this.tuning = tuning;
    }

    /** The gain of one tick straight ahead, which is the highest. */
    float bestGain(float speed, float wishSpeed) {
        return tuning.isWarfork() ? Math.min(tuning.bunnyTurn * tuning.topSpeed * tuning.seconds, aimedSpeed(speed, wishSpeed) - speed) : gainAlong(speed, 1f);
    }

    void push(WarsowTick tick) {
        Vec3 velocity = tick.box.velocity;
        along.set(velocity.x, velocity.y, 0f);
        float speed = along.normalize();
        describe(tick, speed);
        if (tuning.isWarfork()) {
            pullTowardsWish(tick, speed);
        } else if (speed <= tuning.topSpeed) {
            velocity.addScaled(tick.wish, gainAlong(speed, 1f));
        } else {
            float share = (float) Math.max(0, Math.min(1, CONE_SLOPE * (along.dot(tick.wish) - tuning.bunnyCone)));
            velocity.addScaled(along, gainAlong(speed, share));
        }
        tick.report.gainMade = tick.report.book(SpeedCause.ACCELERATION, velocity);
    }

    private void describe(WarsowTick tick, float speed) {
        tick.report.wishX = tick.wish.x;
        tick.report.wishY = tick.wish.y;
        tick.report.wishSpeed = tick.wishSpeed;
        tick.report.bestWhenAsked(STRAIGHT_AHEAD, speed, bestGain(speed, tick.wishSpeed), 0f);
        tick.report.angleByCosine(along.dot(tick.wish));
    }

    /** Warsow 2: W · dt up to W, and less in proportion to the square of the speed beyond it. */
    private float gainAlong(float speed, float share) {
        float top = tuning.topSpeed;
        return speed <= top ? top * tuning.seconds : share * top * top * top / (speed * speed) * tuning.seconds;
    }

    /** Warfork: the speed to pull towards. */
    private float aimedSpeed(float speed, float wishSpeed) {
        if (wishSpeed > speed * FASTER) {
            return Math.min(wishSpeed, speed + START_ACCELERATION * tuning.topSpeed * tuning.seconds);
        }
        float range = tuning.bunnySpeed - tuning.topSpeed;
        float share = range > 0f ? Math.max(0f, (tuning.bunnySpeed - speed) / range) : 0f;
        return Math.max(speed, tuning.topSpeed) + tuning.bunnyAcceleration * share * tuning.topSpeed * tuning.seconds;
    }

    private void pullTowardsWish(WarsowTick tick, float speed) {
        Vec3 velocity = tick.box.velocity;
        if (tick.wishSpeed == 0f) {
            return;
        }
        pull.set(tick.wish).scale(aimedSpeed(speed, tick.wishSpeed));
        pull.x -= velocity.x;
        pull.y -= velocity.y;
        float missing = pull.normalize();
        float push = Math.min(tuning.bunnyTurn * tuning.topSpeed * tuning.seconds, missing);
        float against = pull.dot(along);
        if (against < 0f) {
            pull.addScaled(along, -(1f - tuning.bunnyBrake) * against);
        }
        velocity.addScaled(pull, push);
    }
}
