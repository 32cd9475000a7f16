package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.session.TuningSession;

/** What the viewport shows of the session. */
public final class ViewportViewModel {
    private final TuningSession session;

    public ViewportViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
