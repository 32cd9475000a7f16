package dev.goldenangle.motor;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;

/** Flight through everything: friction, a push along the view, and a move without collisions. */
public final class FreeFlight {
    private FreeFlight() {
    }

    /** Slows the flight down, and stops it below the rest speed. */
    public static void slow(MovingBox box, float restSpeed, float stopSpeed, float friction) {
        Vec3 velocity = box.velocity;
        float speed = velocity.length();
        if (speed < restSpeed || speed == 0f) {
            velocity.zero();
        } else {
            velocity.scale(Friction.factor(speed, stopSpeed, friction, box.seconds));
        }
        box.report.book(SpeedCause.FRICTION, velocity);
    }

    /** Pushes along a unit wish and moves. */
    public static void fly(MovingBox box, Vec3 wish, float wishSpeed, float acceleration) {
        Push.apply(box.velocity, wish, wishSpeed, wishSpeed, acceleration, box.seconds, box.report);
        box.position.addScaled(box.velocity, box.seconds);
    }
}
