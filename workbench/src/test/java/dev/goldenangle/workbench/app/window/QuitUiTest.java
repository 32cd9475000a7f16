package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.library.Json;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Closing a window, and opening one with damaged settings. */
class QuitUiTest {
    @TempDir
    private Path folder;
    private WindowFixture ui;

    @AfterEach
    void close() {
        ui.close();
    }

    private static List<String> tracesIn(Path runs) {
        try (Stream<Path> files = Files.list(runs)) {
            return files.map(Path::toString).filter(name -> name.endsWith(".trace")).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    @Test
    void quittingWaitsUntilKeptRunsAreSaved() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder);
        run(ui.window::welcome);
        run(() -> ui.session.live().playback().skip(100));
        await("something to keep", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 100);
        List<String> onDisk = new ArrayList<>();
        boolean[] left = {false};
        run(() -> {
            ui.window.setOnQuit(() -> {
                onDisk.addAll(tracesIn(folder.resolve("runs")));
                left[0] = true;
            });
            ui.act("Keep this run");
            ui.window.quit();
            assertFalse(left[0], "the window waits");
            assertTrue(ui.session.tasks().notifications().latestProperty().get().text().startsWith("Saving kept runs. The window closes"));
        });
        await("the window closes by itself", () -> left[0]);
        assertEquals(1, onDisk.size(), "the run is on disk when it closes");
    }

    /** Settings may be damaged, or come from a machine with other screens. */
    @Test
    void everyPaneIsVisibleWithAnySettings() throws IOException {
        for (String size : List.of("1e300", "-1e300", "NaN", "Infinity", "1e-300")) {
            Path settings = Files.createDirectories(folder.resolve("size" + size));
            Files.writeString(settings.resolve("settings.json"), Json.text(Stream.of("knobs.width", "side.width", "timeline.height", "sensitivity", "side.tab")
                    .collect(Collectors.toMap(key -> key, key -> size))));
            if (ui != null) {
                ui.close();
            }
            ui = WindowFixture.open("strafejump/vq3", "flat", settings);
            run(() -> assertEveryPaneIsInside(size));
        }
    }

    private void assertEveryPaneIsInside(String size) {
        Parent root = ui.window.scene().getRoot();
        root.applyCss();
        root.layout();
        for (String selector : List.of(".top-bar", ".knobs-pane", "#viewport", ".side-pane", ".charts-pane", ".status-bar")) {
            Node pane = root.lookup(selector);
            Bounds bounds = pane.localToScene(pane.getLayoutBounds());
            String where = size + ": " + selector + " " + bounds;
            assertTrue(bounds.getWidth() > 100 && bounds.getHeight() > 20, where);
            assertTrue(bounds.getMinX() >= -1 && bounds.getMaxX() <= ui.window.scene().getWidth() + 1, where);
            assertTrue(bounds.getMinY() >= -1 && bounds.getMaxY() <= ui.window.scene().getHeight() + 1, where);
        }
    }
}
