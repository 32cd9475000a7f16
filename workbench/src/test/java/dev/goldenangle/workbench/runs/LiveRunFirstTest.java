package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A knob change during play re-simulates the live run first; what-ifs wait for it. */
class LiveRunFirstTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();

    private static boolean isOfItsKnobs(TuningSession session, Run run) {
        return run != null && run.header().parameters().equals(session.document().knobs().values());
    }

    @Test
    void whatIfsFollowTheLiveRun() {
        try (TuningSession session = Sessions.open(thread)) {
            session.settle();
            session.live().playback().skip(5000);
            session.settle();
            session.live().playback().play();
            thread.await("play", () -> {
                session.pulse();
                return session.runs().shown().length() > 5000 && !session.isBusy();
            });
            List<Boolean> wasLiveRunThere = new ArrayList<>();
            session.runs().whatIf().resultProperty().addListener((observable, old, result) -> wasLiveRunThere.add(isOfItsKnobs(session, session.runs().shown())));
            for (int turn = 0; turn < 20; turn++) {
                Sessions.setTopSpeed(session, 250 + turn);
                assertTrue(session.isBusy(), "something is still to come");
                session.pulse();
                thread.runPending();
            }
            thread.await("the last what-if", () -> {
                session.pulse();
                return !session.isBusy();
            });
            assertTrue(isOfItsKnobs(session, session.runs().shown()));
            assertTrue(session.runs().whatIf().resultProperty().get().request().values().equals(session.document().knobs().values()), "the result is for the last knob change");
            assertEquals(List.of(), wasLiveRunThere.stream().filter(there -> !there).toList(), "results before the live run");
        }
    }
}
