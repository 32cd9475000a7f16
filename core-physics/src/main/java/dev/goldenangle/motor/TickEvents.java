package dev.goldenangle.motor;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/** Finds landings and wall hits by comparing a tick's start with its end; keeps nothing between ticks. */
public final class TickEvents {
    /** A smaller loss, in u/s, does not count as a hit. */
    private static final float NOTABLE_LOSS = 10f;
    private boolean wasGrounded;
    private float startSpeed;

    public void begin(MoverState state) {
        wasGrounded = state.grounded;
        startSpeed = state.velocity.horizontalLength();
    }

    public void finish(MoverState state, TickReport report) {
        float speed = state.velocity.horizontalLength();
        if (state.grounded && !wasGrounded) {
            report.event(EventKind.LAND, speed);
        }
        float lost = Math.min(-report.cause(SpeedCause.WALL), startSpeed - speed);
        if (lost >= NOTABLE_LOSS) {
            report.event(EventKind.WALL_HIT, lost);
        }
    }
}
