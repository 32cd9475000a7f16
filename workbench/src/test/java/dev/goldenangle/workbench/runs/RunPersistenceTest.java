package dev.goldenangle.workbench.runs;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RunPersistenceTest {
    @TempDir
    private Path folder;
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private TuningSession session;
    private RunPersistence keeper;

    /** Closes and restarts the workbench. */
    private void restart() {
        close();
        session = Sessions.open(thread);
        keeper = session.runs().persistIn(folder);
        var restored = keeper.restore();
        thread.await("kept runs", restored::isDone);
    }

    @AfterEach
    void close() {
        if (session != null) {
            keeper.close();
            session.close();
        }
    }

    /** Keeps a run in which a knob changes half-way. */
    private RunEntry keep(String name) {
        session.live().playback().skip(150);
        session.settle();
        Sessions.setTopSpeed(session, 260);
        session.live().playback().skip(150);
        session.settle();
        return session.runs().list().keep(name, session.runs().shown());
    }

    private List<String> warnings() {
        return session.tasks().notifications().all().stream().filter(notice -> notice.kind() == Notification.Kind.WARNING).map(Notification::text).toList();
    }

    private Path only(String ending) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).findFirst().orElseThrow();
        }
    }

    @Test
    void keptRunIsCompleteAfterARestart() {
        restart();
        RunEntry first = keep("first");
        RunEntry second = session.runs().list().keep("second <&> \u00e9\\u00zz", first.run());
        session.runs().list().note(first, "felt slow\nin turns = bad");
        session.runs().list().colour(first, 5);
        session.runs().list().hide(first);
        session.runs().list().pin(second);
        session.runs().list().setBaseline(second);
        restart();
        List<RunEntry> kept = session.runs().list().kept();
        assertEquals(List.of("first", "second <&> \u00e9\\u00zz"), kept.stream().map(RunEntry::name).toList());
        assertEquals("felt slow\nin turns = bad", kept.get(0).notesProperty().get());
        assertEquals(5, kept.get(0).series());
        assertFalse(kept.get(0).visibleProperty().get());
        assertTrue(kept.get(1).pinnedProperty().get());
        assertEquals(kept.get(1), session.runs().list().baseline().orElseThrow());
        assertEquals(first.run().hash(), kept.get(0).run().hash(), "the same run, bit for bit");
        assertEquals(first.run().knobChanges(), kept.get(0).run().knobChanges());
        assertEquals(List.of(), warnings());
        assertEquals("", session.document().history().undoLabelProperty().get(), "restoring is not an undo step");
    }

    @Test
    void pinNameAndHiddenStateSurviveAKill() {
        restart();
        RunEntry first = keep("first");
        RunEntry second = keep("second");
        keeper.flush().join();
        session.runs().list().rename(first, "renamed");
        session.runs().list().hide(first);
        session.runs().list().pin(second);
        keeper.refresh(System.nanoTime());
        keeper.flush().join();
        // A killed workbench closes nothing; another one reads the same folder.
        try (TuningSession next = Sessions.open(thread); RunPersistence reader = next.runs().persistIn(folder)) {
            var restored = reader.restore();
            thread.await("kept runs", restored::isDone);
            List<RunEntry> kept = next.runs().list().kept();
            assertEquals(List.of("renamed", "second"), kept.stream().map(RunEntry::name).toList());
            assertEquals(List.of(false, true), kept.stream().map(entry -> entry.visibleProperty().get()).toList());
            assertEquals(List.of(false, true), kept.stream().map(entry -> entry.pinnedProperty().get()).toList());
        }
    }

    /** Opening a pipe without a writer would block. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void pipeAmongTheFilesIsReportedAndOtherRunsLoad() throws Exception {
        restart();
        keep("first");
        RunEntry second = session.runs().list().keep("second", session.runs().list().kept().get(0).run());
        close();
        session = null;
        Files.delete(folder.resolve(second.id() + ".properties"));
        for (String name : List.of(second.id() + ".properties", "run-00000000-000000-000.trace")) {
            assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve(name).toString()).start().waitFor());
        }
        restart();
        assertEquals(2, session.runs().list().kept().size());
        assertEquals(2, warnings().stream().filter(text -> text.contains("is not a regular file")).count(), warnings().toString());
    }

    @Test
    void idsHaveTheSameDigitsInEveryLanguage() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            restart();
            String id = keep("first").id();
            assertTrue(id.matches("run-[0-9]{8}-[0-9]{6}-[0-9]{3}(-[0-9]+)?"), id);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void removedRunStaysRemovedAndUndoRestoresIt() {
        restart();
        RunEntry gone = keep("gone");
        RunEntry back = session.runs().list().keep("back", gone.run());
        keeper.refresh(System.nanoTime());
        session.runs().list().remove(gone);
        session.runs().list().remove(back);
        keeper.refresh(System.nanoTime() + 1_000_000_000L);
        session.document().history().undo();
        restart();
        assertEquals(List.of("back"), session.runs().list().kept().stream().map(RunEntry::name).toList());
        assertTrue(Files.exists(folder.resolve("removed").resolve(gone.id() + ".trace")), "the removed files are kept");
    }

    @Test
    void brokenTextIsReportedAndRenamedAndTheRunStays() throws IOException {
        restart();
        RunEntry entry = keep("mine");
        close();
        Files.writeString(only(".properties"), "series = many\nname = mine\n");
        session = null;
        restart();
        assertEquals(1, session.runs().list().kept().size());
        assertEquals(entry.run().hash(), session.runs().list().kept().get(0).run().hash());
        assertTrue(warnings().get(0).contains(entry.id() + ".properties: series must be a number"), warnings()::toString);
        assertTrue(Files.readString(only(".properties.broken")).contains("many"));
    }

    @Test
    void brokenTraceIsReportedWithItsLineAndLeftUnchanged() throws IOException {
        restart();
        keep("good");
        close();
        session = null;
        Path bad = folder.resolve("run-00000000-000000-000.trace");
        Files.writeString(bad, "golden-angle-trace 1\nmodel = strafejump\nnonsense\n");
        restart();
        assertEquals(List.of("good"), session.runs().list().kept().stream().map(RunEntry::name).toList());
        assertTrue(warnings().get(0).contains("run-00000000-000000-000.trace, line 3"), warnings()::toString);
        restart();
        assertTrue(Files.readString(bad).endsWith("nonsense\n"));
    }

    @Test
    void unwritableFolderIsReported() throws IOException {
        Files.writeString(folder.resolve("file"), "");
        session = Sessions.open(thread);
        keeper = session.runs().persistIn(folder.resolve("file").resolve("runs"));
        keep("mine");
        keeper.refresh(System.nanoTime());
        thread.await("a warning", () -> !warnings().isEmpty());
        assertTrue(warnings().get(0).startsWith("mine could not be saved and is kept for this session only"), warnings()::toString);
        assertEquals(1, session.runs().list().kept().size());
    }

    @Test
    void reopenedRunHasItsKnobsMapAndInputsEvenIfTheMapFileChanged() throws IOException {
        Path map = folder.resolve("yard.map");
        Files.writeString(map, SampleMaps.read(SampleMaps.fileOf("ramps").orElseThrow()).orElseThrow());
        restart();
        session.loader().map(map.toString());
        thread.await("the map", () -> session.document().level().name().equals("yard"));
        long hash = session.document().level().hash();
        Sessions.setTopSpeed(session, 280);
        session.live().sources().find("runner").ifPresent(session.live().sources()::drive);
        session.live().playback().skip(200);
        session.settle();
        Run run = session.runs().shown();
        session.runs().list().keep("yard run", run);
        Files.writeString(map, Files.readString(map) + "\n// edited\n");
        restart();
        assertEquals("flat", session.document().level().name());
        RunEntry entry = session.runs().list().kept().get(0);
        var opened = session.runs().reopen(entry);
        thread.await("the run", opened::isDone);
        session.settle();
        assertEquals(hash, session.document().level().hash());
        assertEquals(280, session.document().knobs().values().get(Sessions.topSpeed(session)));
        assertEquals("strafejump/table", session.document().preset().id());
        assertEquals(run.hash(), session.runs().shown().hash(), "its inputs drive and give the same run");
        assertEquals("yard run", session.live().sources().driving().label());
        session.document().history().undo();
        assertEquals("flat", session.document().level().name(), "one step back");
        assertEquals(session.document().knobs().saved(), session.document().knobs().values());
    }

    @Test
    void tooLongTextsAreCut() {
        restart();
        RunEntry entry = keep("n".repeat(1000));
        session.runs().list().note(entry, "x".repeat(100_000));
        restart();
        assertEquals(RunList.LONGEST_NAME, session.runs().list().kept().get(0).name().length());
        assertEquals(RunList.LONGEST_NOTES, session.runs().list().kept().get(0).notesProperty().get().length());
    }

    @Test
    void pinnedRunIsResimulatedOnEveryKnobChange() {
        restart();
        RunEntry entry = keep("pinned one");
        session.runs().list().pin(entry);
        session.document().knobs().set(Sessions.topSpeed(session), Value.of(290));
        thread.await("the what-if of it", () -> session.runs().list().entries().stream()
                .anyMatch(each -> each.role() == RunEntry.Role.PINNED_NOW && each.run().header().parameters().equals(session.document().knobs().values())));
        RunEntry now = session.runs().list().entries().stream().filter(each -> each.role() == RunEntry.Role.PINNED_NOW).findFirst().orElseThrow();
        RunEntry before = session.runs().list().entries().stream().filter(each -> each.role() == RunEntry.Role.PINNED_BEFORE).findFirst().orElseThrow();
        assertEquals("pinned one now", now.name());
        assertEquals(session.document().knobs().saved(), before.run().header().parameters());
        session.runs().list().unpin(entry);
        thread.await("it is gone", () -> session.runs().list().entries().stream().noneMatch(each -> each.role() == RunEntry.Role.PINNED_NOW));
    }

    /** As with a large map or slow disk: restoring is still in progress when a run is kept and the window closes. */
    @Test
    void runKeptDuringRestoringIsSaved() throws IOException {
        restart();
        keep("old");
        close();
        CountDownLatch released = new CountDownLatch(1);
        session = Sessions.open(thread);
        keeper = new RunPersistence(session.runs().list(), waitingFor(released), session.tasks(), folder);
        try {
            keeper.restore();
            keep("new");
            assertTrue(keeper.isUnsaved());
            thread.await("the new run on disk", keeper.flush()::isDone);
            assertFalse(keeper.isUnsaved());
        } finally {
            released.countDown();
        }
        restart();
        assertEquals(List.of("new", "old"), session.runs().list().kept().stream().map(RunEntry::name).sorted().toList());
    }

    /** A text file from someone else may name any file on the disk. */
    @Test
    void textFilesCannotMakeArbitraryFilesOpenAsMaps() throws IOException {
        restart();
        keep("mine");
        close();
        Path text = only(".properties");
        Path elsewhere = Files.writeString(folder.resolve("elsewhere.map"), SampleMaps.read(SampleMaps.fileOf("ramps").orElseThrow()).orElseThrow());
        Files.writeString(text, Files.readString(text).replaceFirst("(?m)^map=.*$", "map=" + elsewhere.toString().replace("\\", "/")));
        List<String> opened = new CopyOnWriteArrayList<>();
        Library shipped = new ShippedLibrary();
        session = Sessions.open(thread);
        keeper = new RunPersistence(session.runs().list(), (Library) Proxy.newProxyInstance(Library.class.getClassLoader(), new Class<?>[] {Library.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("openMap")) {
                        opened.add((String) arguments[0]);
                    }
                    return method.invoke(shipped, arguments);
                }), session.tasks(), folder);
        var restored = keeper.restore();
        thread.await("kept runs", restored::isDone);
        assertFalse(opened.contains(elsewhere.toString()), opened::toString);
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> shipped.openMapNamedByFile(elsewhere.toString(), 1, session.document().model(), () -> false));
        assertTrue(refused.getMessage().contains("is not a shipped map. Open that map first"), refused.getMessage());
    }

    /** A library that opens no map until released. */
    private static Library waitingFor(CountDownLatch latch) {
        Library shipped = new ShippedLibrary();
        return (Library) Proxy.newProxyInstance(Library.class.getClassLoader(), new Class<?>[] {Library.class}, (proxy, method, arguments) -> {
            if (method.getName().equals("openMap")) {
                latch.await();
            }
            return method.invoke(shipped, arguments);
        });
    }
}
