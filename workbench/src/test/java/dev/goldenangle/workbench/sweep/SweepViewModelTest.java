package dev.goldenangle.workbench.sweep;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.toolkit.study.SweepFile;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The sweep without a window: run, pause and resume studies, and apply their runs to the knobs. */
class SweepViewModelTest {
    private static final String STUDY = """
            name = "Quick"
            preset = "arena/default"
            design = "sobol"
            points = 60

            [knobs]
            friction = [4, 10]
            g_peak = [1.05, 1.6]

            [[scenario]]
            bot = "optimal-strafer"
            seconds = 1.5

            [[measure]]
            measure = "top_speed"

            [[measure]]
            measure = "crisp_stop"
            """;
    private final Sessions.TestThread thread = new Sessions.TestThread();
    @TempDir
    Path folder;
    private Path file;
    private TuningSession session;
    private SweepViewModel model;

    /** Stores studies in the test's folder; the cluster address can be changed. */
    private final class Store implements SweepStore {
        private SparkAddress address = SparkAddress.NONE;

        @Override
        public Path folder() {
            return folder.resolve("sweeps");
        }

        @Override
        public SparkAddress spark() {
            return address;
        }

        @Override
        public void setSpark(SparkAddress newAddress) {
            address = newAddress;
        }
    }

    @BeforeEach
    void open() throws Exception {
        file = folder.resolve("quick.toml");
        Files.writeString(file, STUDY);
        ShippedLibrary library = new ShippedLibrary();
        var preset = library.openPreset("arena/default");
        session = TuningSession.open(library, thread, preset, library.openMap("flat", preset.model()));
        model = new SweepViewModel(session.document(), session.tasks(), new Store());
    }

    @AfterEach
    void close() {
        model.close();
        session.close();
    }

    private boolean isIn(StudyRunner.State state) {
        model.update(System.nanoTime());
        return model.study().isPresent() && model.study().get().runner().state() == state;
    }

    private void runAll() {
        model.openFile(file);
        thread.await("the study is done", () -> isIn(StudyRunner.State.DONE));
        model.update(System.nanoTime());
    }

    @Test
    void resultsEqualTheCommandLineByteForByte() throws Exception {
        runAll();
        SweepFile plain = new SweepFile(StudyReader.read(file, PresetLibrary.shipped()), Shard.WHOLE, folder.resolve("plain"));
        plain.make(1, new Progress());
        assertArrayEquals(Files.readAllBytes(plain.file()), Files.readAllBytes(model.study().orElseThrow().folder().results()));
        assertEquals(60, model.study().get().rows().size());
    }

    @Test
    void interruptedStudyResumesInTheNextWindow() {
        model.openFile(file);
        thread.await("some runs", () -> isIn(StudyRunner.State.RUNNING) && model.study().get().runner().done() > 3 || isIn(StudyRunner.State.DONE));
        model.close();
        SweepViewModel next = new SweepViewModel(session.document(), session.tasks(), new Store());
        next.open();
        thread.await("the rest", () -> {
            next.update(System.nanoTime());
            return next.study().isPresent() && next.study().get().runner().state() == StudyRunner.State.DONE;
        });
        assertEquals(60, next.study().orElseThrow().runner().done());
        next.close();
    }

    @Test
    void pausedStudyStaysPausedUntilResumed() {
        model.openFile(file);
        thread.await("some runs", () -> model.study().isPresent() && model.study().get().runner().done() > 1);
        model.pauseOrResume();
        thread.await("a pause", () -> !model.isRunning());
        long done = model.study().orElseThrow().runner().done();
        assertTrue(done < 60 || isIn(StudyRunner.State.DONE));
        if (done < 60) {
            assertEquals(StudyRunner.State.PAUSED, model.study().get().runner().state());
            model.pauseOrResume();
            thread.await("the rest", () -> isIn(StudyRunner.State.DONE));
        }
        assertEquals(60, model.study().get().runner().done());
    }

    @Test
    void applyIsOneUndoStep() {
        runAll();
        ParameterSet before = session.document().knobs().values();
        SweepRow row = model.runs().kept().get(5);
        model.runs().select(row);
        model.apply();
        var friction = before.table().find("friction").orElseThrow();
        assertEquals(row.values()[0], session.document().knobs().values().get(friction), 1e-12);
        session.document().history().undo();
        assertEquals(before, session.document().knobs().values());
        assertEquals("", session.document().history().undoLabelProperty().get());
    }

    @Test
    void applyKeepsLockedKnobsAndNamesThem() {
        runAll();
        var friction = session.document().knobs().values().table().find("friction").orElseThrow();
        session.document().knobs().lock(friction);
        double was = session.document().knobs().values().get(friction);
        model.runs().select(model.runs().kept().get(5));
        model.apply();
        assertEquals(was, session.document().knobs().values().get(friction));
        Notification told = session.tasks().notifications().latestProperty().get();
        assertTrue(told.text().contains("locked: Friction"), told.text());
    }

    @Test
    void previewEndsByRestoringUnlessAKnobWasChanged() {
        runAll();
        ParameterSet before = session.document().knobs().values();
        model.runs().select(model.runs().kept().get(5));
        assertTrue(model.tryOut());
        assertNotEquals(before, session.document().knobs().values());
        model.trial().back();
        assertEquals(before, session.document().knobs().values());
        assertEquals("", session.document().history().undoLabelProperty().get(), "no undo step");
        model.tryOut();
        ParameterSet tried = session.document().knobs().values();
        session.document().knobs().set(before.table().find("gravity").orElseThrow(), Value.of(24));
        assertFalse(model.trial().isOn());
        session.document().history().undo();
        assertEquals(tried, session.document().knobs().values());
        session.document().history().undo();
        assertEquals(before, session.document().knobs().values());
    }

    @Test
    void rangesFilterRunsSortOrderHoldsAndFrontIsMarked() {
        runAll();
        SweepAxis speed = model.study().orElseThrow().measures().get(0);
        model.runs().sortBy(Comparator.comparingDouble((SweepRow row) -> row.value(speed)).reversed());
        List<Double> speeds = model.runs().kept().stream().map(row -> row.value(speed)).toList();
        assertEquals(speeds.stream().sorted((a, b) -> Double.compare(b, a)).toList(), speeds, "the best first");
        model.runs().change(brushes -> brushes.keep(speed, new SweepRange(speeds.get(20), Double.POSITIVE_INFINITY)));
        assertEquals(21, model.runs().kept().size());
        model.runs().change(AxisBrushes::clear);
        assertEquals(60, model.runs().kept().size());
        assertTrue(model.runs().front().size() >= 1 && model.runs().front().stream().allMatch(model.runs()::isOnFront));
    }

    @Test
    void invalidFileIsReportedAndTheOpenStudyStays() throws Exception {
        runAll();
        OpenStudy open = model.study().orElseThrow();
        Path broken = folder.resolve("broken.toml");
        Files.writeString(broken, STUDY.replace("friction =", "fricton ="));
        model.openFile(broken);
        thread.await("the reason", () -> session.tasks().notifications().latestProperty().get().kind() == Notification.Kind.ERROR);
        assertTrue(session.tasks().notifications().latestProperty().get().text().contains("broken.toml:7:"), session.tasks().notifications().latestProperty().get().text());
        assertEquals(open, model.study().orElseThrow());
    }

    @Test
    void unreachableClusterIsReportedWithAReason() {
        model.spark().set(new SparkAddress("spark://127.0.0.1:1", "/bin/true", file.toString(), ""));
        thread.await("the answer", () -> !model.spark().problem().startsWith("connecting"));
        assertFalse(model.spark().isUsable());
        assertEquals("no answer from spark://127.0.0.1:1", model.spark().problem());
        model.use(SweepViewModel.Engine.SPARK);
        model.openFile(file);
        thread.await("it stops", () -> isIn(StudyRunner.State.FAILED) || isIn(StudyRunner.State.PAUSED) && !session.tasks().notifications().all().isEmpty()
                && session.tasks().notifications().all().stream().anyMatch(notice -> notice.text().contains("no answer")));
        model.use(SweepViewModel.Engine.LOCAL);
        model.pauseOrResume();
        thread.await("this machine runs everything", () -> isIn(StudyRunner.State.DONE));
    }

    @Test
    void exportedPlanIsTheSameStudyAndCsvHasTheKeptRows() throws Exception {
        runAll();
        Path plan = folder.resolve("plan.toml");
        model.export().plan(model.study().orElseThrow(), plan);
        assertEquals(StudyReader.read(file, PresetLibrary.shipped()).columns(), StudyReader.read(plan, PresetLibrary.shipped()).columns());
        Path table = folder.resolve("kept.csv");
        model.export().rows(model.study().orElseThrow(), model.runs().kept(), table);
        assertEquals(61, Files.readAllLines(table).size());
    }
}
