package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.session.TuningSession;

/** What the timeline shows of the session. */
public final class TimelineViewModel {
    private final TuningSession session;

    public TimelineViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
