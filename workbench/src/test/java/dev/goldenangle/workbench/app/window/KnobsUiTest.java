package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.live.Playback;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.Optional;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class KnobsUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private static Parameter w;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", settings);
        w = ui.session.document().knobs().values().table().reference();
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    /** Undoes what a test did, and moves the mouse and the keyboard focus away from the knobs. */
    @AfterEach
    void reset() {
        robot.type(KeyCode.ESCAPE).moveTo(ui.find("#viewport"));
        run(() -> {
            History history = ui.session.document().history();
            while (!history.undoLabelProperty().get().isEmpty()) {
                history.undo();
            }
            ui.session.live().playback().restart();
            ui.session.live().playback().pause();
            ui.window.scene().getRoot().requestFocus();
        });
    }

    private Node row() {
        return ui.find("#knob-" + w.key());
    }

    private Node row0() {
        return ui.node("#knob-" + w.key());
    }

    private Node field() {
        settledTrack();
        return fx(() -> row0().lookup(".knob-field"));
    }

    private double value() {
        return fx(() -> ui.session.document().knobs().values().w());
    }

    private boolean hasParted() {
        Run before = ui.session.runs().list().before().run();
        Run now = ui.session.runs().shown();
        if (before == null) {
            return false;
        }
        int last = Math.min(before.length(), now.length()) - 1;
        return last > 0 && before.hash(last) != now.hash(last);
    }

    /** The slider's position on screen, once the pane is filled and the slider has stopped moving. */
    private Bounds settledTrack() {
        Bounds last = null;
        for (int still = 0; still < 4; ) {
            WindowFixture.waitForPulses(3);
            Bounds now = fx(() -> {
                ui.window.scene().getRoot().applyCss();
                ui.window.scene().getRoot().layout();
                return slider0().localToScreen(slider0().getBoundsInLocal());
            });
            still = now.equals(last) ? still + 1 : 0;
            last = now;
        }
        return last;
    }

    private void dragThumb(double pixels) {
        Bounds track = settledTrack();
        double share = fx(() -> {
            double low = w.spec().sliderMin().amount();
            return (ui.session.document().knobs().values().w() - low) / (w.spec().sliderMax().amount() - low);
        });
        double x = track.getMinX() + 4 + share * (track.getWidth() - 8);
        double y = track.getCenterY();
        robot.moveTo(x, y).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) {
            robot.moveTo(x + pixels * i / 5, y);
        }
        robot.release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Optional<Window> tooltip() {
        return Window.getWindows().stream().filter(Tooltip.class::isInstance).findFirst();
    }

    /** A tooltip under the pointer would close at once, because the pointer has then left the knob. */
    @Test
    void knobTooltipFitsItsTextAndAvoidsThePointer() {
        settledTrack();
        Node name = fx(() -> row0().lookup(".knob-name"));
        Bounds bounds = fx(() -> name.localToScreen(name.getBoundsInLocal()));
        double x = bounds.getMinX() + 8;
        double y = bounds.getCenterY();
        robot.moveTo(x - 3, y).moveTo(x, y);
        await("the tooltip", () -> tooltip().isPresent());
        Window shown = fx(() -> tooltip().orElseThrow());
        assertTrue(fx(shown::getHeight) < 280, "height " + fx(shown::getHeight));
        assertFalse(fx(() -> new Rectangle2D(shown.getX(), shown.getY(), shown.getWidth(), shown.getHeight()).contains(x, y)));
    }

    @Test
    void draggingASliderWhileABotRunsChangesTheRunAndIsOneUndoStep() {
        run(ui.session.live().playback()::play);
        await("some play", () -> ui.session.live().playback().lengthProperty().get() > 20);
        double before = value();
        dragThumb(40);
        await("the knob went up", () -> ui.session.document().knobs().values().w() > before);
        await("the run diverges from the previous one", this::hasParted);
        assertTrue(row().getPseudoClassStates().stream().anyMatch(state -> state.getPseudoClassName().equals("changed")));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(before, value());
        await("the mark is gone", () -> row0().getPseudoClassStates().stream().noneMatch(state -> state.getPseudoClassName().equals("changed")));
        robot.press(KeyCode.CONTROL).press(KeyCode.SHIFT).type(KeyCode.Z).release(KeyCode.SHIFT).release(KeyCode.CONTROL);
        assertNotEquals(before, value());
    }

    @Test
    void changingAKnobWhilePausedResimulatesTheWholeRun() {
        run(() -> ui.session.live().playback().skip(300));
        await("a run", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 300);
        long before = fx(() -> ui.session.runs().shown().hash(200));
        dragThumb(-30);
        await("another run", () -> ui.session.runs().shown().hash(200) != before);
        assertEquals(Playback.State.PAUSED, fx(ui.session.live().playback()::state));
    }

    @Test
    void shiftDragsFinelyAndEscCancelsTheDrag() {
        double before = value();
        robot.press(KeyCode.SHIFT);
        dragThumb(20);
        robot.release(KeyCode.SHIFT);
        double fine = value() - before;
        run(ui.session.document().history()::undo);
        dragThumb(20);
        double coarse = value() - before;
        assertTrue(fine > 0 && fine < coarse / 4, fine + " against " + coarse);
    }

    @Test
    void switchIsToggledBySpaceAndUndo() {
        Parameter onOff = ui.session.document().knobs().values().table().parameters().stream().filter(p -> p.spec().kind() == Spec.Kind.SWITCH).findFirst().orElseThrow();
        boolean before = fx(() -> ui.session.document().knobs().values().isOn(onOff));
        await("its switch", () -> ui.node("#knob-" + onOff.key() + " .knob-switch") != null);
        run(() -> ui.node("#knob-" + onOff.key() + " .knob-switch").requestFocus());
        await("it has the keyboard", () -> ui.node("#knob-" + onOff.key() + " .knob-switch").isFocused());
        robot.type(KeyCode.SPACE);
        await("the value changed", () -> ui.session.document().knobs().values().isOn(onOff) != before);
        run(ui.session.document().history()::undo);
        ToggleSwitch shown = (ToggleSwitch) ui.find("#knob-" + onOff.key() + " .knob-switch");
        await("the switch follows", () -> shown.isSelected() == before);
    }

    @Test
    void arrowsStepAndDeleteResets() {
        double before = value();
        run(() -> slider0().requestFocus());
        robot.type(KeyCode.RIGHT);
        assertTrue(value() > before);
        robot.type(KeyCode.DELETE);
        assertEquals(before, value());
    }

    private long visibleButtons() {
        return row0().lookupAll(".knob-button").stream().filter(Node::isVisible).count();
    }

    @Test
    void resetAndLockAppearUnderTheMouseAndWithTheKeyboard() {
        row();
        await("none at first", () -> visibleButtons() == 0);
        run(() -> slider0().requestFocus());
        await("both with the keyboard in the row", () -> visibleButtons() == 2);
        run(() -> ui.window.scene().getRoot().requestFocus());
        await("none without", () -> visibleButtons() == 0);
        robot.moveTo(field());
        await("both under the mouse", () -> visibleButtons() == 2);
    }

    @Test
    void lockedKnobShowsItsLockWithoutHover() {
        row();
        run(() -> ui.session.document().knobs().lock(w));
        await("reset and lock", () -> visibleButtons() == 2);
        run(() -> ui.session.document().knobs().unlock(w));
    }

    private Node slider0() {
        return row0().lookup(".knob-slider");
    }

    @Test
    void valueOutsideTheLimitsIsRefusedWithAReason() {
        double before = value();
        robot.clickOn(field()).press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write("-5").type(KeyCode.ENTER);
        Label reason = fx(() -> (Label) row0().lookup(".knob-reason"));
        await("the reason", () -> reason.isVisible() && reason.getText().contains("between"));
        assertEquals(before, value());
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write("250").type(KeyCode.ENTER);
        assertEquals(250, value());
        await("no reason any more", () -> !reason.isVisible());
    }

    @Test
    void typingAfterEnterReplacesTheValue() {
        robot.clickOn(field()).press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write("260").type(KeyCode.ENTER);
        await("the first value", () -> ui.session.document().knobs().values().w() == 260);
        WindowFixture.waitForPulses(20);
        robot.write("200").type(KeyCode.ENTER);
        await("the second value", () -> ui.session.document().knobs().values().w() == 200);
    }

    @Test
    void pastingReplacesTheSelectedValue() {
        run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString("275");
            Clipboard.getSystemClipboard().setContent(content);
        });
        robot.clickOn(field()).press(KeyCode.CONTROL).type(KeyCode.A).type(KeyCode.V).release(KeyCode.CONTROL).type(KeyCode.ENTER);
        await("the pasted value", () -> ui.session.document().knobs().values().w() == 275);
        robot.press(KeyCode.CONTROL).type(KeyCode.A).type(KeyCode.C).release(KeyCode.CONTROL);
        assertEquals(text(), fx(() -> Clipboard.getSystemClipboard().getString()), "and it can be copied");
    }

    private String text() {
        return fx(() -> ((TextField) row0().lookup(".knob-field")).getText());
    }

    @Test
    void caretMovesWithinTheNumber() {
        run(() -> ui.session.document().knobs().set(w, Value.of(300)));
        await("the number", () -> ((TextField) row0().lookup(".knob-field")).getText().startsWith("300"));
        robot.clickOn(field()).type(KeyCode.HOME).type(KeyCode.RIGHT).type(KeyCode.DELETE).write("2").type(KeyCode.ENTER);
        await("the second digit is replaced", () -> ui.session.document().knobs().values().w() == 320);
    }

    @Test
    void escRestoresTheNumberAndLeavesTheField() {
        double before = value();
        String shown = text();
        robot.clickOn(field()).write("77").type(KeyCode.ESCAPE);
        assertEquals(shown, text());
        assertEquals(before, value());
        assertFalse(fx(() -> row0().lookup(".knob-field").isFocused()));
    }

    @Test
    void arrowsInTheFieldNudgeTheValueAndAreOneUndoStep() {
        double before = value();
        robot.clickOn(field()).type(KeyCode.UP).type(KeyCode.UP);
        await("higher", () -> ui.session.document().knobs().values().w() > before);
        run(ui.session.document().history()::undo);
        assertEquals(before, value());
        assertEquals("", fx(() -> ui.session.document().history().undoLabelProperty().get()), "nothing else to undo");
    }

    @Test
    void wheelChangesOnlyTheFocusedField() {
        double before = value();
        robot.moveTo(field()).scroll(2, VerticalDirection.UP);
        assertEquals(before, value());
        robot.clickOn(field()).scroll(1, VerticalDirection.UP);
        await("another value", () -> ui.session.document().knobs().values().w() != before);
    }

    @Test
    void enumValueIsChosenFromItsList() {
        Parameter words = ui.session.document().knobs().values().table().parameters().stream().filter(p -> p.spec().kind() != Spec.Kind.SWITCH && !p.spec().options().isEmpty())
                .findFirst().orElse(null);
        Assumptions.assumeTrue(words != null, "this model has no knob with a list of words");
        String selector = "#knob-" + words.key() + " .knob-choice";
        await("its list", () -> ui.node(selector) != null);
        int before = fx(() -> ui.session.document().knobs().values().getInt(words));
        run(() -> ui.node(selector).requestFocus());
        robot.type(before == 0 ? KeyCode.DOWN : KeyCode.UP);
        await("the next word", () -> ui.session.document().knobs().values().getInt(words) == (before == 0 ? 1 : before - 1));
        run(ui.session.document().history()::undo);
        await("the list follows", () -> ((ComboBox<?>) ui.node(selector)).getSelectionModel().getSelectedIndex() == before);
    }

    @Test
    void clearButtonEmptiesTheSearch() {
        robot.type(KeyCode.SLASH).write("friction");
        await("only friction", () -> !row0().isVisible());
        robot.clickOn("#knob-search .clear-button");
        await("all again", () -> row0().isVisible() && ((TextField) ui.node("#knob-search")).getText().isEmpty());
    }

    @Test
    void searchOpensAFoldedGroupAndFoldsItAgainAfterwards() {
        TitledPane group = (TitledPane) fx(() -> ui.node(".knob-group"));
        robot.clickOn(fx(() -> group.lookup(".knob-group-title")));
        await("folded", () -> !group.isExpanded());
        robot.type(KeyCode.SLASH).write(w.label());
        await("opened", group::isExpanded);
        robot.type(KeyCode.ESCAPE);
        await("folded again", () -> !group.isExpanded());
        run(() -> group.setExpanded(true));
    }

    @Test
    void plusEnlargesTheTextWithoutShift() {
        double before = fx(() -> ui.look.textScaleProperty().get());
        robot.press(KeyCode.CONTROL).type(KeyCode.EQUALS).release(KeyCode.CONTROL);
        await("larger text", () -> ui.look.textScaleProperty().get() > before);
        robot.press(KeyCode.CONTROL).type(KeyCode.MINUS).release(KeyCode.CONTROL);
        await("as before", () -> ui.look.textScaleProperty().get() == before);
    }

    @Test
    void knobTooltipIsBesideThePane() {
        settledTrack();
        Node name = fx(() -> row0().lookup(".knob-name"));
        Bounds bounds = fx(() -> name.localToScreen(name.getBoundsInLocal()));
        robot.moveTo(bounds.getMinX() + 5, bounds.getCenterY()).moveTo(bounds.getMinX() + 8, bounds.getCenterY());
        await("the tooltip", () -> tooltip().isPresent() && tooltip().get().getX() > row0().localToScreen(row0().getBoundsInLocal()).getMaxX());
    }

    @Test
    void searchListsMatchesAndSaysWhenThereAreNone() {
        robot.type(KeyCode.SLASH).write("friction");
        await("only friction", () -> !row0().isVisible() && ui.node("#knob-friction").isVisible());
        robot.write("bunny");
        await("nothing", () -> ui.node(".knobs-pane .empty-state") != null);
        robot.type(KeyCode.ESCAPE);
        await("all again", () -> row0() != null && row0().isVisible());
    }

    @Test
    void onlyChangedKnobsCanBeShown() {
        run(() -> ui.session.document().knobs().set(w, Value.of(300)));
        await("the pill", () -> ui.node(".changed-pill") != null && ui.node(".changed-pill").isVisible());
        robot.clickOn(".changed-pill");
        await("one row", () -> row0().isVisible() && !ui.node("#knob-friction").isVisible());
        robot.clickOn(".changed-pill");
        await("all rows", () -> ui.node("#knob-friction").isVisible());
    }

    @Test
    void lockedKnobCannotBeDragged() {
        run(() -> ui.session.document().knobs().lock(w));
        await("disabled", () -> slider0().isDisabled());
        double before = value();
        dragThumb(30);
        assertEquals(before, value());
        assertFalse(fx(() -> ui.session.document().knobs().isChanged(w)));
    }
}
