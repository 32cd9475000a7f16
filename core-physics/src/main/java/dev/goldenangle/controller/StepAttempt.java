package dev.goldenangle.controller;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Trace;

/** The bookings of a plain slide, put aside while the stepped path is tried, so that only the path that stands is booked. */
final class StepAttempt {
    private final TickReport.Draft start = new TickReport.Draft();
    private final TickReport.Draft slid = new TickReport.Draft();

    void begin(MovingBox box) {
        box.report.save(start);
    }

    /** Drops what the slide booked. */
    void startAgain(MovingBox box) {
        box.report.restore(start);
    }

    /** Drops what the slide booked, but so that {@link #keepSlide} can bring it back. */
    void putSlideAside(MovingBox box) {
        box.report.save(slid);
        box.report.restore(start);
    }

    void keepSlide(MovingBox box) {
        box.report.restore(slid);
    }

    void bookStep(MovingBox box, Trace ground) {
        box.report.contact(ground.normal, ground.brush, box.report.book(SpeedCause.STEP, box.velocity));
    }
}
