package dev.goldenangle.workbench.runs;

import dev.goldenangle.workbench.session.TuningSession;

/** What the list of runs shows of the session. */
public final class RunsViewModel {
    private final TuningSession session;

    public RunsViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
