package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.AirControl;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.SpeedCause;

/**
 * The push in the air, and turning without a push.
 *
 * <p>How it works: (1) side keys alone have a low wish speed and an acceleration of their own; (2) a push against the
 * velocity may be stronger; (3) the forward or back key alone turns the velocity towards the wish, more at small
 * angles. All three are off in Quake III and on in CPM.
 */
final class AirPush {
    /** Scale of the strength, so that its numbers are those of the game. */
    private static final float STRENGTH = 32f;

    private final StrafejumpTuning tuning;

    AirPush(StrafejumpTuning tuning) {
        this.tuning = tuning;
    }

    void apply(Tick tick, float wishSpeed) {
        Vec3 velocity = tick.box.velocity;
        boolean sideOnly = sideOnly(tick.forward, tick.right);
        float asked = wishSpeed(wishSpeed, sideOnly);
        float acceleration = acceleration(sideOnly, velocity.dot(tick.wish));
        Push.apply(velocity, tick.wish, asked, limit(asked), acceleration, tuning.seconds, tick.report);
        if (tuning.airControl > 0f && tick.forward != 0 && tick.right == 0 && wishSpeed != 0f) {
            control(velocity, tick.wish);
            tick.report.book(SpeedCause.SHAPING, velocity);
        }
    }

    boolean sideOnly(int forward, int right) {
        return tuning.sideAcceleration > 0f && right != 0 && forward == 0;
    }

    float wishSpeed(float wishSpeed, boolean sideOnly) {
        return sideOnly ? Math.min(wishSpeed, tuning.sideSpeedCap) : wishSpeed;
    }

    float limit(float wishSpeed) {
        return Math.min(wishSpeed, tuning.airSpeedCap);
    }

    /** @param along speed along the wish */
    float acceleration(boolean sideOnly, float along) {
        if (sideOnly) {
            return tuning.sideAcceleration;
        }
        return along < 0f ? tuning.airAcceleration * tuning.airStop : tuning.airAcceleration;
    }

    /** Turns a velocity towards the wish if forward or back is held alone. */
    void control(Vec3 velocity, Vec3 wish) {
        float speed = AirControl.split(velocity);
        float cosine = velocity.x * wish.x + velocity.y * wish.y;
        if (cosine > 0f) {
            float amount = tuning.airControl;
            for (int i = 0; i < tuning.airControlPower; i++) {
                amount *= cosine;
            }
            AirControl.turn(velocity, speed, wish, STRENGTH * (amount * tuning.seconds));
        }
        AirControl.join(velocity, speed);
    }
}
