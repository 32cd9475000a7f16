package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.session.TuningSession;

/** What the scorecard shows of the session. */
public final class ScorecardViewModel {
    private final TuningSession session;

    public ScorecardViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
