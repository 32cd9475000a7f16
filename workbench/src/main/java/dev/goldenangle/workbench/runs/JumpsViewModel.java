package dev.goldenangle.workbench.runs;

import dev.goldenangle.workbench.session.TuningSession;

/** What the table of jumps shows of the session. */
public final class JumpsViewModel {
    private final TuningSession session;

    public JumpsViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
