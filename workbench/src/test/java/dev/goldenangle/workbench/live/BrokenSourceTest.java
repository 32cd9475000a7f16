package dev.goldenangle.workbench.live;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Failures during live play are reported, and nothing stays frozen afterwards. */
class BrokenSourceTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private TuningSession session;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() {
        session = Sessions.open(thread);
        session.live().recording().setFolder(folder);
    }

    @AfterEach
    void close() {
        session.close();
    }

    private List<String> told() {
        return session.tasks().notifications().all().stream().map(Notification::text).toList();
    }

    @Test
    void throwingBotIsNamedAndARestartContinues() {
        AtomicBoolean isBroken = new AtomicBoolean(true);
        Source faulty = Source.bot("faulty", "Faulty", (model, parameters, level) -> (tick, state, command) -> {
            if (tick == 20 && isBroken.get()) {
                throw new IllegalStateException("lost its way");
            }
            command.set(1f, 0f, 0f, 0f, 0f, 0);
        });
        session.live().sources().add(faulty);
        session.live().sources().drive(faulty);
        session.live().playback().play();
        thread.await("the error", () -> {
            session.pulse();
            return told().stream().anyMatch(text -> text.startsWith("Faulty (") && text.contains("lost its way"));
        });
        assertFalse(session.live().playback().isLive());
        session.live().places().save();
        thread.await("the what-if fails too", () -> {
            session.pulse();
            return !session.runs().whatIf().failureProperty().get().isEmpty();
        });
        isBroken.set(false);
        Sessions.setTopSpeed(session, 300);
        assertEquals("", session.runs().whatIf().failureProperty().get(), "a new request has not failed yet");
        session.live().playback().restart();
        session.live().playback().play();
        thread.await("the run continues", () -> {
            session.pulse();
            return session.runs().shown() != null && session.runs().shown().length() > 40;
        });
    }

    @Test
    void stackOverflowStopsTheRunButNotTheThread() {
        Source deep = Source.bot("deep", "Deep", (model, parameters, level) -> (tick, state, command) -> {
            if (tick == 5) {
                throw new StackOverflowError();
            }
        });
        session.live().sources().add(deep);
        session.live().sources().drive(deep);
        session.live().playback().play();
        thread.await("the error", () -> {
            session.pulse();
            return told().stream().anyMatch(text -> text.contains("StackOverflowError")) && !session.live().playback().isLive();
        });
        session.live().sources().drive(session.live().keyboardSource());
        session.settle();
        session.live().playback().skip(30);
        session.settle();
        assertEquals(30, session.runs().shown().length());
    }

    private void record() {
        session.live().sources().drive(session.live().sources().list().stream().filter(source -> source.kind() == Source.Kind.BOT).findFirst().orElseThrow());
        session.settle();
        session.live().recording().toggle();
    }

    private InputTrace file() {
        TraceReading reading = TraceReader.read(folder.resolve("trace-001.txt"));
        assertEquals(List.of(), reading.problems());
        assertTrue(reading.trace().orElseThrow().isComplete());
        return reading.trace().get();
    }

    private void assertRecorded(Run run) {
        TraceReplay.Result replayed = TraceReplay.asRecorded(file(), session.document().model(), session.document().level()).run();
        assertTrue(replayed.matches());
        assertEquals(run.length(), replayed.run().length());
        assertEquals(run.hash(), replayed.run().hash());
    }

    @Test
    void knobChangedBeforeTheFirstTickIsInTheRecording() {
        record();
        Sessions.setTopSpeed(session, 500);
        session.live().playback().skip(200);
        session.settle();
        Run run = session.runs().shown();
        session.live().recording().toggle();
        assertRecorded(run);
        assertEquals(1, file().parameterChanges().size());
    }

    @Test
    void recordedFileEqualsTheKeptRun() {
        record();
        session.live().playback().skip(70);
        Sessions.setTopSpeed(session, 400);
        session.live().playback().skip(100);
        session.settle();
        session.live().playback().seek(90);
        session.live().playback().step();
        session.live().playback().seek(33);
        session.live().playback().play();
        session.live().playback().pause();
        Sessions.setTopSpeed(session, 350);
        session.live().playback().skip(55);
        session.settle();
        session.live().recording().toggle();
        assertRecorded(session.runs().list().kept().get(0).run());
    }

    @Test
    void tickRateChangeEndsTheRecording() {
        record();
        session.live().playback().skip(150);
        session.settle();
        Run run = session.runs().shown();
        ParameterSet values = session.document().knobs().values();
        session.document().knobs().replace("rate", values.with(session.document().model().tickRate(), Value.of(60)));
        session.settle();
        thread.await("its end", () -> {
            session.pulse();
            return !session.live().recording().activeProperty().get();
        });
        assertRecorded(run);
    }

    @Test
    void unwritableRecordingIsReported() throws Exception {
        Path notAFolder = Files.writeString(folder.resolve("file"), "x");
        session.live().recording().setFolder(notAFolder);
        session.live().recording().toggle();
        assertFalse(session.live().recording().activeProperty().get());
        assertTrue(told().stream().anyMatch(text -> text.startsWith("Cannot record")), told().toString());
    }
}
