package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Keeps the start of a move and the result of the plain slide, each with its recorded speed changes, so that the
 * stepped path can be tried and only the chosen path counts.
 */
final class StepAttempt {
    final Vec3 startPosition = new Vec3();
    final Vec3 startVelocity = new Vec3();
    final Vec3 slidPosition = new Vec3();
    final Vec3 slidVelocity = new Vec3();
    private final TickReport.Draft start = new TickReport.Draft();
    private final TickReport.Draft slid = new TickReport.Draft();

    void begin(MovingBox box) {
        startPosition.set(box.position);
        startVelocity.set(box.velocity);
        box.report.save(start);
    }

    /** Returns to the start and drops the slide's recorded speed changes. */
    void startAgain(MovingBox box) {
        box.position.set(startPosition);
        box.velocity.set(startVelocity);
        box.report.restore(start);
    }

    /** Returns to the start; {@link #keepSlide} can restore the slide. */
    void putSlideAside(MovingBox box) {
        slidPosition.set(box.position);
        slidVelocity.set(box.velocity);
        box.report.save(slid);
        startAgain(box);
    }

    void keepSlide(MovingBox box) {
        box.position.set(slidPosition);
        box.velocity.set(slidVelocity);
        box.report.restore(slid);
    }

    /** Horizontal length of the slide, squared. */
    float slidDistance() {
        return horizontalSquared(slidPosition, startPosition);
    }

    /** Horizontal distance of the box from the start, squared. */
    float distance(MovingBox box) {
        return horizontalSquared(box.position, startPosition);
    }

    private static float horizontalSquared(Vec3 a, Vec3 b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    }

    void bookStep(MovingBox box, SweepHit ground) {
        box.report.contact(ground.normal, ground.brush, box.report.book(SpeedCause.STEP, box.velocity));
    }
}
