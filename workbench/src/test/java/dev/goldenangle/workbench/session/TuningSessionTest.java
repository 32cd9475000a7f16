package dev.goldenangle.workbench.session;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TuningSessionTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final TuningSession session = Sessions.open(thread);

    @AfterEach
    void close() {
        session.close();
    }

    private void skip(int ticks) {
        session.playback().skip(ticks);
        session.settle();
    }

    @Test
    void livePlayTicksInRealTimeAndPausesWhenAsked() {
        session.playback().play();
        thread.await("a tenth of a second of play", () -> {
            session.pulse();
            return session.playback().lengthProperty().get() >= 12;
        });
        session.playback().pause();
        session.settle();
        int length = session.playback().lengthProperty().get();
        session.settle();
        assertEquals(length, session.playback().lengthProperty().get());
        assertEquals(length - 1, session.playback().cursor());
    }

    @Test
    void aKnobChangedWhilePlayingActsOnTheNextTickAndKeepsThePast() {
        session.sources().drive(session.sources().find("runner").orElseThrow());
        skip(300);
        Run before = session.shownRun();
        session.playback().play();
        Sessions.setTopSpeed(session, 100);
        session.settle();
        session.playback().skip(200);
        session.settle();
        Run after = session.shownRun();
        assertEquals(300, after.firstDifference(before), "the first ticks stay, and the run goes on");
        int speed = after.columns().indexOf("speed");
        assertEquals(320, before.get(speed, 299), 1);
        assertEquals(100, after.get(speed, after.length() - 1), 1);
    }

    @Test
    void scrubbingShowsATickAndPlayingFromItBranches() {
        skip(400);
        Run whole = session.shownRun();
        session.playback().seek(149);
        assertEquals(Playback.State.SCRUBBING, session.playback().state());
        assertEquals(149, session.playback().cursor());
        assertSame(whole, session.shownRun(), "scrubbing only looks");
        session.playback().step();
        assertEquals(150, session.playback().cursor());
        session.playback().seek(149);
        session.playback().play();
        session.playback().pause();
        session.settle();
        assertTrue(session.shownRun().length() < 400);
        assertEquals(whole.hash(149), session.shownRun().hash(149));
    }

    @Test
    void aKnobTurnedWhilePausedRemakesTheWholeRun() {
        skip(300);
        thread.await("before", () -> session.runs().before().run() != null);
        Run before = session.runs().before().run();
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().now().run().header().parameters().w() == 200);
        Run now = session.runs().now().run();
        assertNotEquals(before.hash(), now.hash());
        assertEquals(320, session.runs().before().run().header().parameters().w());
        session.history().undo();
        thread.await("now under the old knob", () -> session.runs().now().run().header().parameters().w() == 320);
        assertEquals(-1, session.runs().now().run().firstDifference(before));
    }

    @Test
    void aKnobTurnedWhilePausedShowsTheSameMomentAnewThoughTheRemadeRunIsLonger() {
        skip(300);
        thread.await("before", () -> session.runs().before().run() != null);
        assertEquals(299, session.playback().cursor());
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().now().run().header().parameters().w() == 200);
        assertTrue(session.playback().lengthProperty().get() > 300);
        assertEquals(299, session.playback().cursor());
    }

    @Test
    void aKnobTurnedBeforeTheFirstTickHasStoodSoFromTheStart() {
        Sessions.setTopSpeed(session, 200);
        skip(20);
        Run played = session.shownRun();
        assertEquals(20, played.length());
        assertEquals(200, played.header().parameters().w());
        assertTrue(played.knobChanges().isEmpty());
    }

    @Test
    void aSessionIsBusyFromATurnedKnobUntilItsAnswerIsThere() {
        skip(200);
        thread.await("the first answer", () -> !session.isBusy());
        Sessions.setTopSpeed(session, 200);
        assertTrue(session.isBusy());
        thread.await("the next one", () -> !session.isBusy());
        assertEquals(200, session.runs().now().run().header().parameters().w());
    }

    @Test
    void playingOnAfterAWhatIfGoesOnFromTheRemadeRun() {
        skip(300);
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().now().run().header().parameters().w() == 200);
        Run remade = session.runs().now().run();
        session.playback().seek(199);
        session.playback().play();
        session.playback().pause();
        session.settle();
        Run played = session.shownRun();
        assertTrue(played.length() >= 200 && played.length() < remade.length());
        assertEquals(remade.hash(199), played.hash(199));
    }

    @Test
    void openingAMapCanBeUndone() {
        String first = session.level().name();
        session.openMap("stairs");
        thread.await("stairs", () -> session.level().name().equals("stairs"));
        skip(10);
        assertEquals("stairs", session.shownRun().header().map());
        session.history().undo();
        assertEquals(first, session.level().name());
        skip(10);
        assertEquals(first, session.shownRun().header().map());
    }

    @Test
    void aMapThatIsNotThereIsToldAndNothingChanges() {
        session.openMap("no-such-map");
        thread.await("a notice", () -> session.notices().latestProperty().get() != null);
        assertEquals(Notification.Kind.ERROR, session.notices().latestProperty().get().kind());
        assertEquals("flat", session.level().name());
        assertTrue(session.notices().work().isEmpty());
    }

    @Test
    void anotherModelBringsItsKnobsAndItsUnits() {
        session.openPreset("arena/table");
        thread.await("arena", () -> session.model().id().equals("arena"));
        assertEquals(1f, session.level().unitsPerMetre());
        skip(50);
        assertEquals("arena", session.shownRun().header().model());
        session.history().undo();
        assertEquals("strafejump", session.model().id());
        assertEquals(32f, session.level().unitsPerMetre());
    }

    @Test
    void ghostsRunBesideTheDriver() {
        Source runner = session.sources().find("runner").orElseThrow();
        session.sources().drive(session.sources().find("optimal-strafer").orElseThrow());
        session.sources().addGhost(runner);
        skip(120);
        RunEntry ghost = session.runs().list().stream().filter(entry -> entry.role() == RunEntry.Role.GHOST).findFirst().orElseThrow();
        assertEquals(120, ghost.run().length());
        assertEquals(120, session.shownRun().length());
        session.history().undo();
        skip(1);
        assertFalse(session.runs().list().stream().anyMatch(entry -> entry.role() == RunEntry.Role.GHOST));
    }

    @Test
    void aLockedKnobStaysWhateverIsAsked() {
        double w = session.knobs().values().w();
        session.knobs().lock(Sessions.topSpeed(session));
        assertTrue(session.knobs().set(Sessions.topSpeed(session), Value.of(100)).isPresent());
        assertEquals(w, session.knobs().values().w());
    }

    @Test
    void runsCanBeKeptStarredAndBroughtBack() {
        skip(50);
        RunEntry kept = session.runs().keep("first", session.shownRun());
        session.runs().setBaseline(kept);
        assertTrue(kept.isBaseline());
        session.runs().remove(kept);
        assertTrue(session.runs().baseline().isEmpty());
        session.history().undo();
        assertSame(kept, session.runs().baseline().orElse(null));
        assertNotNull(kept.run());
    }

    @Test
    void aWhatIfThatIsQuickerThanTheFirstFrameOfANewMapDoesNotStandInForWhatIsPlayedThere() {
        session.settle();
        session.openMap("stairs");
        thread.await("the map", () -> session.level().name().equals("stairs"));
        thread.await("its what-if", () -> session.runs().before().run() != null);
        session.playback().skip(60);
        session.settle();
        assertEquals(60, session.shownRun().length());
    }
}
