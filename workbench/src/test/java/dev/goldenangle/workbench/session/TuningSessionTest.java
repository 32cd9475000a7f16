package dev.goldenangle.workbench.session;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

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
        session.live().playback().skip(ticks);
        session.settle();
    }

    @Test
    void livePlayRunsInRealTimeAndPauses() {
        session.live().playback().play();
        thread.await("a tenth of a second of play", () -> {
            session.pulse();
            return session.live().playback().lengthProperty().get() >= 12;
        });
        session.live().playback().pause();
        session.settle();
        int length = session.live().playback().lengthProperty().get();
        session.settle();
        assertEquals(length, session.live().playback().lengthProperty().get());
        assertEquals(length - 1, session.live().playback().cursor());
    }

    @Test
    void knobChangeWhilePlayingResimulatesTheRunAndKeepsThePreviousOne() {
        session.live().sources().drive(session.live().sources().find("runner").orElseThrow());
        skip(300);
        Run old = session.runs().shown();
        session.live().playback().play();
        Sessions.setTopSpeed(session, 100);
        session.settle();
        session.live().playback().skip(200);
        session.settle();
        Run now = session.runs().shown();
        Run before = session.runs().list().before().run();
        int speed = now.columns().indexOf("speed");
        assertEquals(100, now.get(speed, 299), 1);
        assertEquals(100, now.header().parameters().w());
        assertTrue(now.knobChanges().isEmpty());
        assertEquals(-1, old.firstDifference(before.first(300)));
        assertTrue(before.length() >= now.length(), "the previous run is as long as the current one");
    }

    @Test
    void heldWhatIfsAreRequestedWhenReleased() {
        session.runs().holdWhatIfs();
        skip(50);
        assertTrue(session.runs().whatIf().isAnswered() && session.runs().whatIf().resultProperty().get() == null, "nothing was asked");
        session.runs().releaseWhatIfs();
        thread.await("an answer", () -> {
            session.pulse();
            return session.runs().whatIf().resultProperty().get() != null;
        });
    }

    private void playForward(int ticks) {
        session.live().sources().drive(session.live().keyboardSource());
        session.live().keyboard().press(GameKey.FORWARD, System.nanoTime());
        session.settle();
        skip(ticks);
    }

    @Test
    void playersInputsAreReplayedWhenAKnobChangesWhilePaused() {
        playForward(300);
        assertEquals(300, session.runs().shown().length());
        Sessions.setTopSpeed(session, 100);
        thread.await("the same keys under the new knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 100 && session.runs().list().before().run() != null;
        });
        Run now = session.runs().shown();
        Run before = session.runs().list().before().run();
        int speed = now.columns().indexOf("speed");
        assertEquals(300, now.length());
        assertEquals(299, session.live().playback().cursor());
        assertEquals(100, now.get(speed, 299), 1);
        assertEquals(320, before.get(speed, 299), 1);
        assertEquals(1f, now.get(CommonColumn.FORWARD, 200));
        session.live().keyboard().release(GameKey.FORWARD, System.nanoTime());
        skip(200);
        assertEquals(500, session.runs().shown().length(), "the player continues from there");
        assertEquals(0f, session.runs().shown().get(CommonColumn.FORWARD, 499));
        session.document().history().undo();
        thread.await("the old knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 320;
        });
        assertEquals(500, session.runs().shown().length());
    }

    @Test
    void playedTicksAreKeptAndUndoRestoresThem() {
        int ticks = (int) (230 * session.document().tickRate());
        skip(ticks);
        Run long1 = session.runs().shown();
        session.live().playback().seek(ticks - 1000);
        Sessions.setTopSpeed(session, 200);
        thread.await("the new knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 200 && !session.isBusy();
        });
        assertTrue(session.runs().shown().length() >= ticks, "now has " + session.runs().shown().length());
        assertTrue(session.runs().list().before().run().length() >= ticks);
        assertEquals(ticks - 1000, session.live().playback().cursor());
        session.document().history().undo();
        thread.await("the old knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 320 && !session.isBusy();
        });
        assertEquals(-1, long1.firstDifference(session.runs().shown().first(ticks)));
        assertEquals(ticks - 1000, session.live().playback().cursor());
    }

    @Test
    void previewIsShownBeforeTheFirstTick() {
        thread.await("the preview", () -> {
            session.pulse();
            return session.runs().shown() != null && session.runs().shown().seconds() > 9;
        });
        assertEquals(0, session.live().playback().cursor());
        Sessions.setTopSpeed(session, 200);
        thread.await("under the new knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 200 && session.runs().shown().seconds() > 9;
        });
        skip(60);
        assertEquals(60, session.runs().shown().length(), "playing starts at the beginning");
        session.live().playback().restart();
        session.settle();
        thread.await("the preview again", () -> {
            session.pulse();
            return session.runs().shown().seconds() > 9;
        });
        session.live().sources().drive(session.live().keyboardSource());
        session.settle();
        thread.await("the player at the start", () -> {
            session.pulse();
            return session.runs().shown() != null && session.runs().shown().length() == 1;
        });
    }

    @Test
    void cursorKeepsItsTimeWhenTheTickRateChanges() {
        skip(300);
        thread.await("before", () -> session.runs().list().before().run() != null);
        double rate = session.document().tickRate();
        session.live().playback().seek(199);
        ParameterSet values = session.document().knobs().values();
        session.document().knobs().replace("rate", values.with(session.document().model().tickRate(), Value.of(rate / 2)));
        thread.await("other ticks", () -> {
            session.pulse();
            return session.runs().shown().header().tickRate() == rate / 2;
        });
        assertEquals(99, session.live().playback().cursor());
        assertEquals(rate, session.runs().list().before().run().header().tickRate());
        assertTrue(session.runs().shown().seconds() >= 300 / rate);
        session.document().history().undo();
        thread.await("ticks as they were", () -> {
            session.pulse();
            return session.runs().shown().header().tickRate() == rate;
        });
        assertEquals(199, session.live().playback().cursor());
    }

    @Test
    void knobChangeAtASavedPositionStartsThere() {
        skip(300);
        session.live().places().save();
        session.live().places().restore();
        session.settle();
        float x = session.runs().shown().header().start().position.x;
        skip(100);
        Sessions.setTopSpeed(session, 200);
        thread.await("the new knob", () -> {
            session.pulse();
            return session.runs().shown().header().parameters().w() == 200 && !session.isBusy();
        });
        assertEquals(x, session.runs().shown().header().start().position.x);
        assertEquals(x, session.runs().list().before().run().header().start().position.x);
    }

    @Test
    void playingFromAnEarlierTickStartsABranch() {
        skip(400);
        Run whole = session.runs().shown();
        session.live().playback().seek(149);
        assertEquals(Playback.State.SCRUBBING, session.live().playback().state());
        assertEquals(149, session.live().playback().cursor());
        assertSame(whole, session.runs().shown(), "scrubbing does not change the run");
        session.live().playback().step();
        assertEquals(150, session.live().playback().cursor());
        session.live().playback().seek(149);
        session.live().playback().play();
        session.live().playback().pause();
        session.settle();
        assertTrue(session.runs().shown().length() < 400);
        assertEquals(whole.hash(149), session.runs().shown().hash(149));
    }

    @Test
    void knobChangeWhilePausedResimulatesTheWholeRun() {
        skip(300);
        thread.await("before", () -> session.runs().list().before().run() != null);
        Run before = session.runs().list().before().run();
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().list().now().run().header().parameters().w() == 200);
        Run now = session.runs().list().now().run();
        assertNotEquals(before.hash(), now.hash());
        assertEquals(320, session.runs().list().before().run().header().parameters().w());
        session.document().history().undo();
        thread.await("now under the old knob", () -> session.runs().list().now().run().header().parameters().w() == 320);
        assertEquals(-1, session.runs().list().now().run().firstDifference(before));
    }

    @Test
    void cursorStaysWhenTheResimulatedRunIsLonger() {
        skip(300);
        thread.await("before", () -> session.runs().list().before().run() != null);
        assertEquals(299, session.live().playback().cursor());
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().list().now().run().header().parameters().w() == 200);
        assertTrue(session.live().playback().lengthProperty().get() > 300);
        assertEquals(299, session.live().playback().cursor());
    }

    @Test
    void knobChangedBeforeTheFirstTickAppliesFromTheStart() {
        Sessions.setTopSpeed(session, 200);
        skip(20);
        Run played = session.runs().shown();
        assertEquals(20, played.length());
        assertEquals(200, played.header().parameters().w());
        assertTrue(played.knobChanges().isEmpty());
    }

    @Test
    void sessionIsBusyFromAKnobChangeUntilItsResult() {
        skip(200);
        thread.await("the first answer", () -> !session.isBusy());
        Sessions.setTopSpeed(session, 200);
        assertTrue(session.isBusy());
        thread.await("the next one", () -> !session.isBusy());
        assertEquals(200, session.runs().list().now().run().header().parameters().w());
    }

    @Test
    void playingAfterAWhatIfContinuesItsRun() {
        skip(300);
        Sessions.setTopSpeed(session, 200);
        thread.await("now under the new knob", () -> session.runs().list().now().run().header().parameters().w() == 200);
        Run remade = session.runs().list().now().run();
        session.live().playback().seek(199);
        session.live().playback().play();
        session.live().playback().pause();
        session.settle();
        Run played = session.runs().shown();
        assertTrue(played.length() >= 200 && played.length() < remade.length());
        assertEquals(remade.hash(199), played.hash(199));
    }

    @Test
    void openingAMapCanBeUndone() {
        String first = session.document().level().name();
        session.loader().map("stairs");
        thread.await("stairs", () -> session.document().level().name().equals("stairs"));
        skip(10);
        assertEquals("stairs", session.runs().shown().header().map());
        session.document().history().undo();
        assertEquals(first, session.document().level().name());
        skip(10);
        assertEquals(first, session.runs().shown().header().map());
    }

    @Test
    void recordingEndedByAMapChangeKeepsItsMap(@TempDir Path folder) {
        String first = session.document().level().name();
        session.live().recording().setFolder(folder);
        session.live().recording().toggle();
        skip(10);
        session.loader().map("stairs");
        thread.await("stairs", () -> session.document().level().name().equals("stairs"));
        assertEquals(first, session.runs().list().kept().get(0).origin().map());
    }

    @Test
    void missingMapIsReportedAndNothingChanges() {
        session.loader().map("no-such-map");
        thread.await("a notice", () -> session.tasks().notifications().latestProperty().get() != null);
        assertEquals(Notification.Kind.ERROR, session.tasks().notifications().latestProperty().get().kind());
        assertEquals("flat", session.document().level().name());
        assertTrue(session.tasks().listed().isEmpty());
    }

    @Test
    void anotherModelBringsItsKnobsAndUnits() {
        session.loader().preset("arena/table");
        thread.await("arena", () -> session.document().model().id().equals("arena"));
        assertEquals(1f, session.document().level().unitsPerMetre());
        skip(50);
        assertEquals("arena", session.runs().shown().header().model());
        session.document().history().undo();
        assertEquals("strafejump", session.document().model().id());
        assertEquals(32f, session.document().level().unitsPerMetre());
    }

    @Test
    void ghostsRunBesideTheDriver() {
        Source runner = session.live().sources().find("runner").orElseThrow();
        session.live().sources().drive(session.live().sources().find("optimal-strafer").orElseThrow());
        session.live().sources().addGhost(runner);
        skip(120);
        RunEntry ghost = session.runs().list().entries().stream().filter(entry -> entry.role() == RunEntry.Role.GHOST).findFirst().orElseThrow();
        assertEquals(120, ghost.run().length());
        assertEquals(120, session.runs().shown().length());
        session.document().history().undo();
        skip(1);
        assertFalse(session.runs().list().entries().stream().anyMatch(entry -> entry.role() == RunEntry.Role.GHOST));
    }

    @Test
    void lockedKnobIsNeverChanged() {
        double w = session.document().knobs().values().w();
        session.document().knobs().lock(Sessions.topSpeed(session));
        assertTrue(session.document().knobs().set(Sessions.topSpeed(session), Value.of(100)).isPresent());
        assertEquals(w, session.document().knobs().values().w());
    }

    @Test
    void runsCanBeKeptStarredAndRestored() {
        skip(50);
        RunEntry kept = session.runs().list().keep("first", session.runs().shown());
        session.runs().list().setBaseline(kept);
        assertTrue(kept.isBaseline());
        session.runs().list().remove(kept);
        assertTrue(session.runs().list().baseline().isEmpty());
        session.document().history().undo();
        assertSame(kept, session.runs().list().baseline().orElse(null));
        assertNotNull(kept.run());
    }

    @Test
    void earlyWhatIfOnANewMapDoesNotReplaceThePlayedRun() {
        session.settle();
        session.loader().map("stairs");
        thread.await("the map", () -> session.document().level().name().equals("stairs"));
        thread.await("its what-if", () -> session.runs().list().before().run() != null);
        session.live().playback().skip(60);
        session.settle();
        assertEquals(60, session.runs().shown().length());
    }
}
