package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.SweepHit;

/** The moving box of one tick: input, output and scratch of a {@link SlideMove}. */
public final class MovingBox {
    private static final float NOTABLE_STEP = 1f;

    /** In: corners relative to the position. */
    public final Vec3 mins = new Vec3();
    public final Vec3 maxs = new Vec3();
    /** In: length of the tick in seconds. */
    public float seconds;
    /** In: whether gravity acts during the move, and how strongly. */
    public boolean falling;
    public float gravity;
    /** In: the surface touched from above at the start of the tick, walkable or not. */
    public boolean onPlane;
    public final Vec3 plane = new Vec3();
    /** In: whether the box stood on the ground at the start of the tick; then meeting ground is not a landing. */
    public boolean standing;
    /** In: whether a timer prevents surfaces from changing the velocity. */
    public boolean keepsVelocity;
    /** In: share of the friction that the floor leaves, in the GoldSrc games; a slippery floor makes walls throw the box back. */
    public float grip = 1f;
    /** In: whether the box is on a ladder. */
    public boolean climbing;
    /** In: least z of a walkable normal. */
    public float walkableNormal;

    /** In and out. */
    public final Vec3 position = new Vec3();
    public final Vec3 velocity = new Vec3();

    /** Scratch of the slide; not used between moves. */
    final SlideWork work = new SlideWork();

    /** Out. */
    public TickReport report;
    /** Out: number of the brush the last slide started in, −1 for none. */
    public int stuckIn = -1;

    public void load(MoverState state, TickReport toReport) {
        position.set(state.position);
        velocity.set(state.velocity);
        report = toReport;
        onPlane = false;
        plane.zero();
        falling = false;
        stuckIn = -1;
    }

    public void store(MoverState state) {
        state.position.set(position);
        state.velocity.set(velocity);
    }

    public boolean isWalkable(Vec3 normal) {
        return normal.z >= walkableNormal;
    }

    /** Records the velocity change by a surface and reports the surface. */
    void bookHit(Vec3 changed, SweepHit hit) {
        float change = keepsVelocity ? 0f : report.book(causeOf(hit.normal), changed);
        report.contact(hit.normal, hit.brush, change);
    }

    /** Records a full stop by a surface, which a timer does not prevent. */
    void bookStop(SweepHit hit) {
        report.contact(hit.normal, hit.brush, report.book(causeOf(hit.normal), velocity));
    }

    private SpeedCause causeOf(Vec3 normal) {
        if (!isWalkable(normal)) {
            return SpeedCause.WALL;
        }
        return standing ? SpeedCause.GRAVITY : SpeedCause.LANDING;
    }

    void noteStep(float climbed) {
        if (climbed >= NOTABLE_STEP) {
            report.event(EventKind.STEP, climbed);
        }
    }
}
