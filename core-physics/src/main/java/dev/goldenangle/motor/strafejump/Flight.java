package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.FreeFlight;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.SpeedCause;

/** Spectator flight, which collides with the world, and noclip flight. */
final class Flight {
    private final StrafejumpTuning tuning;
    private final MoveRules rules;

    Flight(StrafejumpTuning tuning, MoveRules rules) {
        this.tuning = tuning;
        this.rules = rules;
    }

    void spectate(Tick tick) {
        Vec3 velocity = tick.box.velocity;
        float speed = velocity.length();
        if (!Friction.rests(velocity, speed, tuning.restSpeed)) {
            velocity.scale(Friction.factor(speed, 0f, tuning.spectatorFriction, tuning.seconds));
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
        float wishSpeed = wish(tick) * tick.keyScale(tuning.spectatorSpeed);
        Push.apply(velocity, tick.wish, wishSpeed, wishSpeed, tuning.spectatorAcceleration, tuning.seconds, tick.report);
        rules.fly(tick);
    }

    void noclip(Tick tick) {
        FreeFlight.slow(tick.box, tuning.restSpeed, tuning.stopSpeed, tuning.noclipFriction);
        float wishSpeed = wish(tick) * tick.keyScale(tuning.topSpeed);
        FreeFlight.fly(tick.box, tick.wish, wishSpeed, tuning.noclipAcceleration);
    }

    /** Along the view including pitch, plus straight up; returns its length in key steps. */
    private static float wish(Tick tick) {
        tick.wishAlongView().z += tick.up;
        return tick.normalizeWish();
    }
}
