package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

/** Moving on a ladder: the keys move along the view, and the part into the ladder is turned up or down along it. */
final class LadderClimb {
    private final GoldsrcTuning tuning;
    private final GoldsrcSurroundings surroundings;
    private final Vec3 side = new Vec3();
    private final Vec3 asked = new Vec3();
    private final Vec3 across = new Vec3();

    LadderClimb(GoldsrcTuning tuning, GoldsrcSurroundings surroundings) {
        this.tuning = tuning;
        this.surroundings = surroundings;
    }

    /** Decides the velocity; afterwards the box climbs unless it jumped off. */
    void apply(int ladder, GoldsrcTick tick) {
        MovingBox box = tick.box;
        box.climbing = true;
        boolean standsBelow = surroundings.hasFloorBelow(box);
        if (!surroundings.ladderSide(ladder, box, side)) {
            return;
        }
        if (tick.jumps) {
            box.velocity.set(side).scale(tuning.ladderJump);
            box.climbing = false;
            tick.report.event(EventKind.JUMP, box.velocity.horizontalLength());
        } else {
            climb(standsBelow, tick);
        }
        tick.report.book(SpeedCause.ACCELERATION, box.velocity);
    }

    private void climb(boolean standsBelow, GoldsrcTick tick) {
        MoverState state = tick.state;
        Vec3 velocity = tick.box.velocity;
        float speed = Math.min(tuning.climbSpeed, tick.topSpeed) * (state.crouched ? tuning.duckSpeed : 1f);
        asked.set(tick.view.forward).scale(Math.signum(tick.forward) * speed).addScaled(tick.view.right, Math.signum(tick.right) * speed);
        if (tick.forward == 0f && tick.right == 0f) {
            velocity.zero();
            return;
        }
        float into = asked.dot(side);
        across.set(-side.y, side.x, 0f).normalize();
        across.cross(side, across);
        velocity.set(asked).addScaled(side, -into).addScaled(across, -into);
        if (standsBelow && into > 0f) {
            velocity.addScaled(side, tuning.climbSpeed);
        }
    }
}
