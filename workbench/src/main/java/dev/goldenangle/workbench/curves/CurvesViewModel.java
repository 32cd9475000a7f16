package dev.goldenangle.workbench.curves;

import dev.goldenangle.workbench.session.TuningSession;

/** What the curves shows of the session. */
public final class CurvesViewModel {
    private final TuningSession session;

    public CurvesViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
