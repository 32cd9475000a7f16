package dev.goldenangle.workbench.app.window;

import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** Mesh files rarely state their unit and axes: the window detects them, says so, and lets the user change them. */
class MeshUiTest {
    /** A floor 40 by 30 with a wall of 5, z up. */
    static final String HALL = """
            v 0 0 0
            v 40 0 0
            v 40 30 0
            v 0 30 0
            v 0 30 5
            v 40 30 5
            f 1 2 3
            f 1 3 4
            f 4 3 6
            f 4 6 5
            """;
    @TempDir
    static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", folder.resolve("settings"));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static boolean says(String id, String text) {
        return ui.node(id) instanceof Labeled label && label.getText().contains(text);
    }

    private static boolean isOn(String id) {
        return ui.node(id) instanceof ToggleButton button && button.isSelected();
    }

    private static void press(String id) {
        run(() -> ((ToggleButton) ui.node(id)).fire());
    }

    @Test
    void unitAndAxisAreDetectedAndCanBeChanged() throws IOException {
        Path file = Files.writeString(folder.resolve("hall.obj"), HALL);
        run(() -> ui.window.files().openDropped(file));
        await("the card with the guess", () -> says("#mesh-guess", "Detected: m, Z up") && isOn("#mesh-m") && isOn("#mesh-z") && isOn("#mesh-closed"));
        await("the size in metres", () -> says("#mesh-size", "40.0 × 30.0 m, 5.00 m high"));
        press("#mesh-ft");
        await("a hall in feet", () -> says("#mesh-size", "12.") && isOn("#mesh-ft") && !isOn("#mesh-m"));
        press("#mesh-y");
        await("standing on its side", () -> says("#mesh-size", "9.1") && isOn("#mesh-y"));
        press("#mesh-double");
        await("sheets", () -> isOn("#mesh-double"));
        run(() -> ui.act("Undo"));
        await("a solid again", () -> isOn("#mesh-closed") && isOn("#mesh-y") && isOn("#mesh-ft"));
        Files.writeString(file, HALL.replace("40", "80"));
        await("the changed file, taken as before", () -> says("#mesh-size", "24.") && isOn("#mesh-ft"));
        run(() -> ui.window.files().openMap("flat"));
        await("no card without a mesh", () -> ui.node("#mesh") == null);
    }
}
