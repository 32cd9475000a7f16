package dev.goldenangle.workbench.runs;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PredictionStudyTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final TuningSession session = Sessions.open(thread);
    private final PredictionStudy study = new PredictionStudy(session.document(), session.runs().list(), session.tasks());

    @AfterEach
    void close() {
        session.close();
    }

    private void play(int ticks) {
        session.live().playback().skip(ticks);
        session.settle();
    }

    private void awaitTicks(int ticks) {
        thread.await("a prediction of " + ticks + " ticks", () -> {
            study.refresh();
            return study.result() != null && study.result().client().size() == ticks && !study.isBusy();
        });
    }

    private void useLine(double latency, double jitter, double loss, Correction policy) {
        study.latencyMsProperty().set(latency);
        study.jitterMsProperty().set(jitter);
        study.lossPercentProperty().set(loss);
        study.policyProperty().set(policy);
    }

    @Test
    void nothingIsPredictedUnlessEnabled() {
        play(50);
        study.refresh();
        assertNull(study.result());
        assertTrue(study.client(10).isEmpty());
    }

    @Test
    void clientEqualsTheRunOverAPerfectNetwork() {
        useLine(0, 0, 0, Correction.REPLAY);
        study.onProperty().set(true);
        play(200);
        awaitTicks(200);
        RunReader run = new RunReader(session.runs().shown());
        for (int tick : new int[] {0, 57, 199}) {
            assertEquals(run.x(tick), study.client(tick).orElseThrow().position.x);
            assertEquals(run.x(tick), study.server(tick).orElseThrow().position.x);
        }
        assertEquals(0f, study.result().worstError());
    }

    @Test
    void growingRunIsFollowed() {
        study.onProperty().set(true);
        play(300);
        awaitTicks(300);
        float early = study.result().error()[150];
        play(20);
        study.refresh();
        assertEquals(320, study.result().client().size(), "at once, without restarting");
        assertEquals(early, study.result().error()[150]);
    }

    @Test
    void worseNetworkGivesErrorsAndPoliciesDifferInCorrections() {
        useLine(100, 40, 25, Correction.NONE);
        study.onProperty().set(true);
        play(600);
        awaitTicks(600);
        assertTrue(study.result().worstError() > 0f);
        assertEquals(0, study.result().corrections());
        study.policyProperty().set(Correction.BLEND);
        thread.await("corrections", () -> {
            study.refresh();
            return study.result().corrections() > 0;
        });
        assertEquals((int) Math.ceil(120 * session.document().tickRate() / 1000), study.serverDelay(), "latency and half the jitter");
    }

    @Test
    void mapChangeDiscardsTheOldPrediction() {
        study.onProperty().set(true);
        play(100);
        awaitTicks(100);
        session.loader().map("stairs");
        thread.await("the map", () -> session.document().level().name().equals("stairs"));
        assertNull(study.result());
        assertFalse(study.client(5).isPresent());
        play(60);
        awaitTicks(60);
        assertEquals("stairs", session.runs().shown().header().map());
    }
}
