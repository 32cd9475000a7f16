package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.toolkit.export.ExportFormat;
import dev.goldenangle.toolkit.export.GameFile;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Exports the current knobs for every engine and previews the files. */
class ExportUiTest {
    @TempDir
    private static Path folder;
    private static Path answer;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"), WorkbenchWindow.MIN_WIDTH, WorkbenchWindow.MIN_HEIGHT, new FilePicker() {
            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                answer = answer == null ? folder.resolve(suggestion) : answer;
                return Optional.of(answer);
            }
        });
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().find("friction").orElseThrow(), Value.of(7.25)));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static void choose(ExportFormat format) {
        run(() -> ui.act("Export for a game…"));
        await("the card", () -> ui.node("#export-" + format.id()) != null && ui.node("#export-text") != null);
        run(() -> ((ToggleButton) ui.node("#export-" + format.id())).fire());
    }

    @ParameterizedTest
    @EnumSource
    void writtenFileEqualsThePreviewAndContainsTheChangedKnob(ExportFormat format) throws IOException {
        choose(format);
        String shown = fx(() -> ((Label) ui.node("#export-text")).getText());
        assertTrue(shown.contains("7.25"), shown);
        answer = null;
        run(() -> ((Button) ui.node("#export-write")).fire());
        List<GameFile> files = fx(() -> format.files(ui.window.files().gamePreset()));
        assertEquals(shown, Files.readString(folder.resolve(files.get(0).name())));
        for (GameFile file : files) {
            assertEquals(file.text(), Files.readString(folder.resolve(file.name())));
        }
        assertNull(ui.find("#export"), "the card closes after writing");
    }

    @Test
    void escClosesTheCardAndWriteFailuresAreReported() throws IOException {
        choose(ExportFormat.LUA);
        new FxRobot().type(KeyCode.ESCAPE);
        assertNull(ui.find("#export"));
        choose(ExportFormat.LUA);
        answer = Files.writeString(folder.resolve("a file"), "").resolve("values.lua");
        run(() -> ((Button) ui.node("#export-write")).fire());
        Notification told = fx(() -> ui.session.tasks().notifications().latestProperty().get());
        assertEquals(Notification.Kind.ERROR, told.kind());
        assertTrue(told.text().startsWith("Could not export values.lua: "), told.text());
    }
}
