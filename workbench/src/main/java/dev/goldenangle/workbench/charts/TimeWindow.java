package dev.goldenangle.workbench.charts;

/** The time range that the lanes show, in seconds. It never starts before 0 and is never shorter than a few ticks. */
final class TimeWindow {
    static final double DEFAULT_SPAN = 6;
    static final double SHORTEST = 0.1;
    private double from;
    private double span = DEFAULT_SPAN;
    private double end;
    private double opening = DEFAULT_SPAN;

    double from() {
        return from;
    }

    double to() {
        return from + span;
    }

    double span() {
        return span;
    }

    /** Sets the length of the run. */
    void setEnd(double seconds) {
        end = seconds;
    }

    void goToEnd() {
        from = Math.max(0, end - span);
    }

    /** Scrolls no further than needed to show a moment. */
    void reveal(double seconds) {
        if (seconds < from) {
            from = Math.max(0, seconds - 0.1 * span);
        } else if (seconds > to()) {
            from = seconds - 0.9 * span;
        }
    }

    /** Scales the range around a moment that stays in place. */
    void zoom(double at, double factor) {
        double wanted = Math.max(SHORTEST, Math.min(Math.max(DEFAULT_SPAN, 1.05 * end), span * factor));
        from = Math.max(0, at - (at - from) * wanted / span);
        span = wanted;
    }

    void pan(double seconds) {
        from = Math.max(0, Math.min(Math.max(0, end - 0.2 * span), from + seconds));
    }

    /** Shows everything from the start to the end. */
    void showAll() {
        from = 0;
        span = Math.max(SHORTEST, end);
    }

    /** The length shown until the user zooms. */
    void setOpeningSpan(double seconds) {
        opening = seconds;
    }

    void reset() {
        span = opening;
        goToEnd();
    }
}
