package dev.goldenangle.workbench.app.window;

import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static dev.goldenangle.workbench.app.window.WindowFixture.waitForPulses;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Opening a preset of another model while the window is in use. */
class ModelChangeUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("tilestep/step-up", "tile-flat", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @Test
    void textTypedIntoAKnobOfTheOldModelIsDropped() {
        List<Throwable> faults = new ArrayList<>();
        run(() -> Thread.currentThread().setUncaughtExceptionHandler((thread, fault) -> faults.add(fault)));
        run(() -> {
            TextField field = (TextField) ui.node("#knob-step_up").lookup(".knob-field");
            field.requestFocus();
            field.setText("0.3d");
            ui.session.loader().preset("arena/table");
        });
        await("the other model", () -> ui.session.document().model().id().equals("arena"));
        run(() -> ui.window.scene().getRoot().requestFocus());
        waitForPulses(3);
        assertEquals(List.of(), faults);
        run(() -> Thread.currentThread().setUncaughtExceptionHandler(null));
    }
}
