package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.app.files.Autosave;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class FilesUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private static int files;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    /** Restores the shipped preset with the first bot at its start. */
    @BeforeEach
    void calm() {
        CompletableFuture<Void> opened = fx(() -> ui.session.loader().preset("strafejump/vq3"));
        await("the shipped preset", opened::isDone);
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.live().sources().drive(ui.session.live().sources().list().get(0));
            ui.session.live().playback().restart();
            ui.session.settle();
        });
    }

    private void setW(double speed) {
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().reference(), Value.of(speed)));
    }

    private double w() {
        return fx(() -> ui.session.document().knobs().values().w());
    }

    private Path saved() {
        Path file = folder.resolve("mine-" + ++files + ".toml");
        assertTrue(fx(() -> ui.session.files().saveAs(file)));
        return file;
    }

    private static boolean contains(Path file, String words) {
        try {
            return Files.readString(file).contains(words);
        } catch (IOException gone) {
            return false;
        }
    }

    private static void rewrite(Path file, String from, String to) throws IOException {
        String text = Files.readString(file);
        assertTrue(text.contains(from), text);
        Files.writeString(file, text.replace(from, to));
    }

    @Test
    void externallyEditedFileIsReloaded() throws IOException {
        setW(300);
        Path file = saved();
        rewrite(file, "= 300\n", "= 280\n");
        await("the new value", () -> ui.session.document().knobs().values().w() == 280);
        assertTrue(fx(() -> ui.session.document().knobs().changed().isEmpty()));
    }

    @Test
    void brokenFileShowsItsErrorsWithLinesAndTheOldValueStays() throws IOException {
        setW(300);
        Path file = saved();
        rewrite(file, "= 300\n", "= \"fast\"\n");
        await("the banner", () -> ui.node("#broken-preset") != null);
        assertEquals(300, w());
        int line = Files.readString(file).lines().toList().indexOf(Files.readString(file).lines().filter(l -> l.contains("fast")).findFirst().orElseThrow()) + 1;
        boolean told = fx(() -> ui.node("#broken-preset").lookupAll(".label").stream()
                .anyMatch(node -> ((Label) node).getText().equals("Line " + line)));
        assertTrue(told, "the banner names line " + line);
        rewrite(file, "= \"fast\"\n", "= 260\n");
        await("the banner goes", () -> ui.node("#broken-preset") == null);
        await("the new value", () -> ui.session.document().knobs().values().w() == 260);
    }

    @Test
    void changedKnobsSurviveAReload() throws IOException {
        Path file = saved();
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().find("friction").orElseThrow(), Value.of(7)));
        rewrite(file, "= 320\n", "= 310\n");
        await("the new value", () -> ui.session.document().knobs().values().w() == 310);
        assertEquals(7, fx(() -> ui.session.document().knobs().values().get(ui.session.document().knobs().values().table().find("friction").orElseThrow())));
    }

    @Test
    void savingAsksFirstIfAnotherProgramChangedTheFile() throws IOException {
        setW(300);
        Path file = saved();
        setW(310);
        run(() -> {
            try {
                rewrite(file, "= 300\n", "= 280\n");
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            ui.act("Save preset");
        });
        await("the question", () -> WindowFixture.dialog("#question") != null);
        assertTrue(contains(file, "= 280\n"), "nothing is overwritten yet");
        robot.clickOn("Overwrite");
        await("the file has the knob's value", () -> contains(file, "= 310\n"));
    }

    @Test
    void quittingWithUnsavedChangesAsks() {
        boolean[] left = {false};
        run(() -> ui.window.setOnQuit(() -> left[0] = true));
        setW(290);
        run(ui.window::quit);
        await("the question", () -> WindowFixture.dialog("#question") != null);
        assertFalse(left[0]);
        robot.clickOn("Cancel");
        assertNull(fx(() -> WindowFixture.dialog("#question")));
        assertFalse(left[0]);
        run(ui.window::quit);
        robot.clickOn("Discard");
        assertTrue(left[0]);
    }

    @Test
    void unsavedWorkIsOfferedAfterACrash() {
        setW(270);
        Path kept = folder.resolve("settings").resolve("unsaved.toml");
        await("the autosave", () -> Files.isRegularFile(kept) && contains(kept, "top_speed = 270\n"));
        run(() -> {
            Autosave autosave = new Autosave(new Settings(afterACrash(kept)), ui.session);
            Autosave.LeftBehind left = autosave.leftBehind().orElseThrow();
            ui.session.document().knobs().resetAll();
            ui.window.files().offer(left, autosave);
        });
        robot.clickOn("Restore");
        assertEquals(270, w());
    }

    /** The folder as a killed process leaves it: the file exists and its name is not locked. */
    private Path afterACrash(Path kept) {
        try {
            Path crashed = Files.createDirectories(folder.resolve("crashed"));
            Files.copy(kept, crashed.resolve("unsaved.toml"));
            return crashed;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void workLeftByACrashStaysUntilTheUserDecides() throws IOException {
        Path crashed = Files.createDirectories(folder.resolve("crashed-twice"));
        Files.writeString(crashed.resolve("unsaved.toml"), PresetWriter.write(ui.session.document().preset().preset().standalone()));
        for (int start = 0; start < 3; start++) {
            Autosave first = new Autosave(new Settings(crashed), ui.session);
            Autosave second = new Autosave(new Settings(crashed), ui.session);
            assertTrue(first.leftBehind().isPresent(), "start " + start);
            assertEquals(first.leftBehind().get().file(), second.leftBehind().orElseThrow().file(), "a second window finds the same");
            first.close();
            second.close();
        }
        Autosave last = new Autosave(new Settings(crashed), ui.session);
        run(() -> ui.window.files().offer(last.leftBehind().orElseThrow(), last));
        robot.clickOn("Discard");
        assertTrue(last.leftBehind().isEmpty());
        last.close();
    }

    @Test
    void recentFilesAreRememberedNewestFirst() {
        Settings settings = new Settings(folder.resolve("other"));
        settings.addRecent("a.toml");
        settings.addRecent("b.toml");
        settings.addRecent("a.toml");
        assertEquals(List.of("a.toml", "b.toml"), new Settings(folder.resolve("other")).recent());
    }

    @Test
    void nextWindowRestoresTheLayout() {
        robot.press(KeyCode.CONTROL).type(KeyCode.B).type(KeyCode.DIGIT5).release(KeyCode.CONTROL);
        await("no knobs", () -> ui.node(".knobs-pane") == null);
        run(ui.window::saveSettings);
        WindowFixture next = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
        try {
            await("its tab is Runs", () -> ((TabPane) next.node(".side-pane > .tab-pane")).getSelectionModel().getSelectedItem().getText().equals("Runs"));
            assertNull(next.find(".knobs-pane"));
        } finally {
            next.close();
            run(() -> ui.window.scene().getWindow().requestFocus());
        }
        robot.press(KeyCode.CONTROL).type(KeyCode.B).release(KeyCode.CONTROL);
        await("the knobs again", () -> ui.node(".knobs-pane").isVisible());
    }

    @Test
    void paletteFindsAKnobAndGoesToIt() {
        robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
        await("the palette", () -> ui.node("#palette") != null && ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write("knob fric").type(KeyCode.ENTER);
        await("the knob has the keyboard", () -> ui.window.scene().getFocusOwner() != null && ui.window.scene().getFocusOwner().getParent() != null
                && ui.window.scene().getFocusOwner().getParent().getParent() != null
                && "knob-friction".equals(ui.window.scene().getFocusOwner().getParent().getParent().getId()));
        assertNull(ui.find("#palette"));
    }

    @Test
    void f1ListsTheShortcuts() {
        robot.type(KeyCode.F1);
        assertNotNull(ui.find("#shortcuts"));
        robot.type(KeyCode.ESCAPE);
        assertNull(ui.find("#shortcuts"));
    }

    @Test
    void recordingAndReplayingGivesTheSameHash() {
        run(() -> ui.session.live().recording().setFolder(folder.resolve("traces")));
        robot.type(KeyCode.F9);
        await("recording", () -> ui.session.live().recording().activeProperty().get());
        run(() -> ui.session.live().playback().skip(200));
        await("200 ticks", () -> ui.session.live().playback().lengthProperty().get() == 200);
        robot.type(KeyCode.F9);
        long hash = fx(() -> ui.session.runs().shown().hash());
        run(() -> ui.session.live().openTrace(folder.resolve("traces").resolve("trace-001.txt")));
        await("the trace drives", () -> ui.session.live().sources().driving().ticksAt(ui.session.document().tickRate()) == 200);
        run(() -> ui.session.live().playback().skip(200));
        await("replayed", () -> ui.session.live().playback().lengthProperty().get() == 200 && ui.session.runs().shown() != null && ui.session.runs().shown().length() == 200);
        assertEquals(hash, fx(() -> ui.session.runs().shown().hash()));
    }

    @Test
    void traceOfAnotherModelOffersAPresetThatPlaysIt() throws IOException {
        Path traces = folder.resolve("of-another-model");
        run(() -> ui.session.live().recording().setFolder(traces));
        robot.type(KeyCode.F9);
        await("recording", () -> ui.session.live().recording().activeProperty().get());
        run(() -> ui.session.live().playback().skip(50));
        await("50 ticks", () -> ui.session.live().playback().lengthProperty().get() == 50);
        robot.type(KeyCode.F9);
        await("recorded", () -> !ui.session.live().recording().activeProperty().get());
        Path trace = only(traces);
        run(() -> ui.session.loader().preset("arena/default"));
        await("another model", () -> ui.session.document().model().id().equals("arena"));
        run(() -> ui.window.files().openDropped(trace));
        String label = "Open strafejump/vq3 and play";
        await("the offer", () -> offer(label) != null);
        Notification.Offer offer = fx(() -> offer(label));
        run(offer.action()::run);
        await("the trace drives", () -> ui.session.document().model().id().equals("strafejump") && ui.session.live().sources().driving().ticksAt(ui.session.document().tickRate()) == 50);
    }

    @Test
    void damagedTraceBannerStaysUntilDismissed() throws IOException {
        Path traces = folder.resolve("damaged");
        run(() -> ui.session.live().recording().setFolder(traces));
        robot.type(KeyCode.F9);
        await("recording", () -> ui.session.live().recording().activeProperty().get());
        run(() -> ui.session.live().playback().skip(300));
        await("300 ticks", () -> ui.session.live().playback().lengthProperty().get() == 300);
        robot.type(KeyCode.F9);
        await("recorded", () -> !ui.session.live().recording().activeProperty().get());
        Path trace = only(traces);
        Files.writeString(trace, Files.readString(trace).replaceFirst("(?m)^256 = ", "256 ? "));
        run(() -> ui.session.live().openTrace(trace));
        await("the banner", () -> ui.find("#damaged-file") != null);
        run(() -> ((Button) ui.find("#damaged-file").lookup(".button")).fire());
        await("no banner", () -> ui.find("#damaged-file") == null);
    }

    private static Notification.Offer offer(String label) {
        return ui.session.tasks().notifications().all().stream().flatMap(notice -> notice.offers().stream()).filter(offer -> offer.label().equals(label)).findFirst().orElse(null);
    }

    private static Path only(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }
}
