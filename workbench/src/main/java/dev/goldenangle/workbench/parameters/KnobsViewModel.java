package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.session.TuningSession;

/** What the knob pane shows of the session. */
public final class KnobsViewModel {
    private final TuningSession session;

    public KnobsViewModel(TuningSession session) {
        this.session = session;
    }

    TuningSession session() {
        return session;
    }
}
