package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.workbench.runs.PredictedPath;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Client and server of a run with network lag. */
class NetworkFigureTest {
    private static final int TICKS = 600;
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final TuningSession session = Sessions.open(thread);
    private final PredictionStudy study = new PredictionStudy(session.document(), session.runs().list(), session.tasks());

    @AfterEach
    void close() {
        session.close();
    }

    @ParameterizedTest
    @EnumSource(Correction.class)
    void everyBodyIsOnItsOwnTrail(Correction policy) {
        study.lossPercentProperty().set(25);
        study.jitterMsProperty().set(40);
        study.policyProperty().set(policy);
        study.onProperty().set(true);
        session.live().playback().skip(TICKS);
        session.settle();
        thread.await("a prediction", () -> {
            study.refresh();
            return study.result() != null && study.result().client().size() == TICKS && !study.isBusy();
        });
        assertTrue(study.result().worstError() > 0f, "the network is bad");
        ViewportViewModel model = new ViewportViewModel(session.document(), session.live(), session.runs());
        model.setStudy(study);
        Random random = new Random(policy.ordinal());
        for (int i = 0; i < 50; i++) {
            int tick = 20 + random.nextInt(TICKS - 20);
            session.live().playback().seek(tick);
            check(model.moment().orElseThrow(), tick);
        }
    }

    private void check(Moment moment, int tick) {
        RunReader run = new RunReader(session.runs().shown());
        assertEquals(run.x(tick), moment.drawn().x, 1e-4, "the mover is on the trail of its run");
        assertEquals(List.of(PredictedPath.End.values()), moment.figures().network().stream().map(NetworkFigure::end).toList());
        for (NetworkFigure figure : moment.figures().network()) {
            assertEquals(figure.track().x(tick), figure.at().x, 1e-4, figure.end() + " at " + tick);
            assertEquals(figure.track().y(tick), figure.at().y, 1e-4, figure.end() + " at " + tick);
            assertTrue(tick >= figure.track().first() && tick <= figure.track().last());
        }
    }
}
