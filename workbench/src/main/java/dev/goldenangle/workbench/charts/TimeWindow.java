package dev.goldenangle.workbench.charts;

/** The stretch of time that the lanes show, in seconds. Never before the start, never shorter than a few ticks. */
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

    /** How much there is to see. */
    void setEnd(double seconds) {
        end = seconds;
    }

    /** Shows the last moments. */
    void goToEnd() {
        from = Math.max(0, end - span);
    }

    /** Moves no more than is needed to have a moment in view. */
    void reveal(double seconds) {
        if (seconds < from) {
            from = Math.max(0, seconds - 0.1 * span);
        } else if (seconds > to()) {
            from = seconds - 0.9 * span;
        }
    }

    /** Makes the span so many times as long, leaving a moment where it is. */
    void zoom(double at, double factor) {
        double wanted = Math.max(SHORTEST, Math.min(Math.max(DEFAULT_SPAN, 1.05 * end), span * factor));
        from = Math.max(0, at - (at - from) * wanted / span);
        span = wanted;
    }

    void pan(double seconds) {
        from = Math.max(0, Math.min(Math.max(0, end - 0.2 * span), from + seconds));
    }

    /** Everything from the start to the end. */
    void showAll() {
        from = 0;
        span = Math.max(SHORTEST, end);
    }

    /** How much is shown until someone zooms. */
    void setOpeningSpan(double seconds) {
        opening = seconds;
    }

    void reset() {
        span = opening;
        goToEnd();
    }
}
