package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DerivedKnobsUiTest {
    private static final double TALL = 60;
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private static Derived height;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", settings);
        height = ui.session.document().knobs().values().table().findDerived("jump_height").orElseThrow();
        run(() -> ui.act("Go to knob: " + height.label()));
        await("its field", () -> row().lookup(".knob-field").isFocused());
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void reset() {
        robot.type(KeyCode.ESCAPE);
        run(ui.session.document().knobs()::resetAll);
    }

    private static Node row() {
        return ui.node("#knob-" + height.key());
    }

    private static ParameterSet values() {
        return ui.session.document().knobs().values();
    }

    private void type(String text) {
        robot.clickOn(fx(() -> row().lookup(".knob-field")));
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write(text).type(KeyCode.ENTER);
    }

    @Test
    void typedHeightSetsTheParametersBehindItInOneUndoStep() {
        ParameterSet before = fx(DerivedKnobsUiTest::values);
        type("60");
        await("the height", () -> Math.abs(height.read(values()) - TALL) < 1e-6);
        for (Parameter raw : height.replaces()) {
            assertTrue(fx(() -> ui.session.document().knobs().isChanged(raw)), raw.label());
        }
        await("its mark", () -> row().getPseudoClassStates().stream().anyMatch(state -> state.getPseudoClassName().equals("changed")));
        run(ui.session.document().history()::undo);
        assertEquals(before, fx(DerivedKnobsUiTest::values));
    }

    @Test
    void unreachableHeightIsRefusedWithAReason() {
        ParameterSet before = fx(DerivedKnobsUiTest::values);
        type("900000");
        await("the reason", () -> ((Label) row().lookup(".knob-reason")).isVisible() && ((Label) row().lookup(".knob-reason")).getText().contains("between"));
        assertEquals(before, fx(DerivedKnobsUiTest::values));
    }

    @Test
    void sliderStepsAndDeleteResetsToThePreset() {
        double before = fx(() -> height.read(values()));
        run(() -> row().lookup(".knob-slider").requestFocus());
        robot.type(KeyCode.RIGHT);
        await("higher", () -> height.read(values()) > before);
        robot.type(KeyCode.DELETE);
        await("as saved", () -> ui.session.document().knobs().changed().isEmpty());
        robot.type(KeyCode.L);
        await("locked", () -> height.replaces().stream().allMatch(ui.session.document().knobs()::isLocked));
        await("the focus is on the lock", () -> ui.window.scene().getFocusOwner() instanceof Button button && "Lock".equals(button.getAccessibleText()));
        robot.type(KeyCode.SPACE);
        await("unlocked", () -> ui.session.document().knobs().locked().isEmpty());
        await("the focus is on the slider", () -> row().lookup(".knob-slider").isFocused());
        robot.type(KeyCode.L);
        await("locked again", () -> height.replaces().stream().allMatch(ui.session.document().knobs()::isLocked));
        run(ui.session.document().history()::undo);
        assertTrue(fx(() -> ui.session.document().knobs().locked().isEmpty()));
    }
}
