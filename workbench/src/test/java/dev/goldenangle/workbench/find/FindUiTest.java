package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.document.OpenGoals;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The gestures of the Find pane, in the real window. */
class FindUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", folder.resolve("settings"), 1280, 800);
        await("the goal set is read", () -> !ui.session.document().goals().open().isNone());
        GoalSet set = GoalSetReader.read("quick", "quick.toml", FindDesk.GOALS).orThrow();
        run(() -> {
            ui.session.document().goals().choose(new OpenGoals(set, Optional.empty(), OpenGoals.Origin.FILE));
            ui.act("Find");
        });
        await("the matrix", () -> matrix() != null && text("#effects-count").contains(" runs, "));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @BeforeEach
    void calm() {
        robot.release(MouseButton.PRIMARY);
        run(() -> {
            ui.act("Find");
            ui.session.document().knobs().resetAll();
        });
        await("no changed knobs and nothing outdated", () -> ui.session.document().knobs().changed().isEmpty() && !ui.node("#effects-action").isVisible());
    }

    private static MatrixPlot matrix() {
        return ui.node("#effects-matrix") instanceof MatrixPlot plot && plot.isVisible() ? plot : null;
    }

    private static String text(String id) {
        return ui.node(id) instanceof Label label ? label.getText() : "";
    }

    private static Point2D screen(Node node, Point2D local) {
        return fx(() -> node.localToScreen(local));
    }

    private static ParameterSet values() {
        return ui.session.document().knobs().values();
    }

    private static Parameter knob(String key) {
        return values().table().find(key).orElseThrow();
    }

    private void clickCell(String knob, int column) {
        robot.clickOn(screen(matrix(), fx(() -> matrix().places().centre(knob, column))));
    }

    private void awaitSlice(String title, String knob) {
        await("the slice of " + title, () -> text("#slice-title").equals(title) && ui.node("#slice-plot").isVisible()
                && ((Label) ui.node(".slice-header .caption")).getText().contains(knob) && !text("#slice-verdict").isEmpty());
    }

    private static void press(String id) {
        await(id, () -> ui.node(id) instanceof Button button && button.isVisible() && !button.isDisabled());
        run(() -> ((Button) ui.node(id)).fire());
    }

    @Test
    void findPaneIsWideAndOtherPanesGetTheirWidthBack() {
        assertTrue(fx(() -> matrix().getScene().getRoot().lookup(".find-pane").getLayoutBounds().getWidth()) > 700);
        run(() -> ui.act("Jumps"));
        await("the previous width", () -> ui.node(".side-pane").getLayoutBounds().getWidth() < 400);
    }

    @Test
    void clickSelectsACellArrowsMoveItAndAHeaderSorts() {
        clickCell("friction", 0);
        awaitSlice("Stop", "friction");
        robot.press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        await("the next measure", () -> text("#slice-title").equals("Jump height"));
        robot.clickOn(screen(matrix(), fx(() -> matrix().places().headCentre(1))));
        robot.press(KeyCode.LEFT).release(KeyCode.LEFT);
        await("back", () -> text("#slice-title").equals("Stop"));
        robot.clickOn(screen(matrix(), fx(() -> matrix().places().headCentre(1))));
    }

    @Test
    void clickOnAKnobNameScrollsToTheKnob() {
        robot.clickOn(screen(matrix(), fx(() -> matrix().places().nameCentre("friction"))));
        await("the knob has the keyboard", () -> ui.window.scene().getFocusOwner() != null && isIn(ui.window.scene().getFocusOwner(), ui.node("#knob-friction")));
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
    }

    private static boolean isIn(Node node, Node parent) {
        return node != null && (node == parent || isIn(node.getParent(), parent));
    }

    @Test
    void dragOnTheSliceChangesTheKnobAsOneUndoStep() {
        clickCell("friction", 0);
        awaitSlice("Stop", "friction");
        ParameterSet before = values();
        SlicePlot plot = (SlicePlot) ui.find("#slice-plot");
        double y = fx(() -> plot.getHeight() / 2);
        robot.moveTo(screen(plot, fx(() -> new Point2D(plot.pixelOf(7), y)))).press(MouseButton.PRIMARY);
        robot.moveTo(screen(plot, fx(() -> new Point2D(plot.pixelOf(8), y)))).moveTo(screen(plot, fx(() -> new Point2D(plot.pixelOf(8.5), y)))).release(MouseButton.PRIMARY);
        await("the knob has changed", () -> Math.abs(values().get(knob("friction")) - 8.5) < 0.1);
        await("the matrix is marked as outdated", () -> ui.node("#effects-action").isVisible());
        run(ui.session.document().history()::undo);
        assertEquals(before, fx(FindUiTest::values));
        await("the matrix is up to date again", () -> !ui.node("#effects-action").isVisible());
    }

    @Test
    void ctrlClickOnASecondKnobShowsAMap() {
        clickCell("friction", 0);
        awaitSlice("Stop", "friction");
        WindowFixture.holding(KeyCode.CONTROL, robot, () -> clickCell("gravity", 0));
        await("the map", () -> ui.node("#map-plot").isVisible());
        clickCell("friction", 0);
        awaitSlice("Stop", "friction");
    }

    @Test
    void knobsThatMayChangeAreCheckBoxesWithASearchField() {
        press("#reach-choose");
        await("the search field", () -> isFocused(TextField.class));
        long body = fx(() -> checkBoxes().filter(box -> box.getText().equals("Skin") && box.isSelected()).count());
        assertEquals(0, body, "the body stays as it is by default");
        assertTrue(fx(() -> checkBoxes().anyMatch(box -> box.getText().equals("Body") && !box.isSelected() && !box.isIndeterminate())), "a group has a check box too");
        String before = fx(FindUiTest::chosenCount);
        robot.write("frict").type(KeyCode.DOWN);
        await("a check box", () -> isFocused(CheckBox.class));
        robot.type(KeyCode.SPACE);
        await("it is locked", () -> ui.session.document().knobs().isLocked(knob("friction")));
        assertNotEquals(before, fx(FindUiTest::chosenCount), "the number chosen is shown");
        robot.type(KeyCode.SPACE);
        await("it is unlocked again", () -> !ui.session.document().knobs().isLocked(knob("friction")));
        assertEquals(before, fx(FindUiTest::chosenCount));
        robot.type(KeyCode.UP);
        await("Up moves to the heading of the group", () -> checkBoxes().anyMatch(box -> box.isFocused() && box.getParent().getStyleClass().contains("check-heading")));
        robot.type(KeyCode.ESCAPE);
    }

    private static Stream<CheckBox> checkBoxes() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).flatMap(window -> window.getScene().getRoot().lookupAll(".check-row .check-box").stream()).map(CheckBox.class::cast);
    }

    private static String chosenCount() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).map(window -> window.getScene().getRoot().lookup(".check-count")).filter(Label.class::isInstance).map(label -> ((Label) label).getText())
                .findFirst().orElse("");
    }

    @Test
    void goalsAreChosenWithCheckBoxes() {
        press("#reach-add");
        await("the search field", () -> isFocused(TextField.class));
        int before = fx(() -> ui.node("#reach-goals").lookupAll(".goal-chip").size());
        robot.type(KeyCode.ENTER);
        await("one goal more or less", () -> Math.abs(ui.node("#reach-goals").lookupAll(".goal-chip").size() - before) == 1);
        robot.type(KeyCode.ENTER);
        await("as before", () -> ui.node("#reach-goals").lookupAll(".goal-chip").size() == before);
        robot.type(KeyCode.ESCAPE);
    }

    private static boolean isFocused(Class<? extends Node> control) {
        return Window.getWindows().stream().anyMatch(window -> window instanceof PopupWindow && control.isInstance(window.getScene().getFocusOwner()));
    }

    @Test
    void suggestionsAreFoundPreviewedAndApplied() {
        run(() -> ui.act("Reach the missed goals"));
        await("the matrix has more room than the search", () -> matrix() != null && matrix().getLayoutBounds().getWidth() > 300);
        await("a search can begin", () -> !((Button) ui.node("#reach-action")).isDisabled());
        ParameterSet before = values();
        if (fx(() -> ui.node("#suggestion-1")) == null) {
            press("#reach-action");
        }
        await("suggestions, and the search has finished", () -> ui.node("#suggestion-1") != null && text("#reach-count").matches("\\d+ reach(es)? all goals"));
        press("#try-1");
        await("it is previewed", () -> !values().equals(before) && ((Button) ui.node("#try-1")).getText().equals("Back"));
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        await("Esc returns", () -> values().equals(before) && ((Button) ui.node("#try-1")).getText().equals("Try"));
        assertTrue(fx(() -> ui.window.scene().getRoot().lookupAll(".knob-ring").stream().anyMatch(Node::isVisible)), "sliders mark the suggestion's values");
        run(() -> ui.session.document().knobs().replace("Change gravity", before.with("gravity", "30")));
        await("it says that it no longer fits", () -> isStale("#suggestion-1") && text("#suggestion-1 .suggestion-notice").equals("Found for other knob values. Search again.") && ui.node("#apply-1").isDisabled());
        run(ui.session.document().history()::undo);
        await("it fits again", () -> !isStale("#suggestion-1") && !ui.node("#suggestion-1 .suggestion-notice").isVisible());
        press("#apply-1");
        await("it is applied", () -> !values().equals(before) && text("#suggestion-1 .suggestion-notice").startsWith("Applied."));
        run(ui.session.document().history()::undo);
        assertEquals(before, fx(FindUiTest::values));
        press("#reach-compare");
        await("a run of each to be compared", () -> ui.session.runs().list().kept().stream().anyMatch(entry -> entry.name().equals("Suggestion 1")) && ui.node(".compare-pane") != null);
        run(() -> ui.act("Compare"));
    }

    @Test
    void knobMenuShowsWhatTheKnobChanges() {
        run(() -> ui.act("Jumps"));
        run(() -> ui.act("Go to knob: Gravity"));
        await("the knob is in view", () -> ui.window.scene().getFocusOwner() != null && isIn(ui.window.scene().getFocusOwner(), ui.node("#knob-gravity")));
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        askForMenu(fx(() -> ui.node("#knob-gravity").lookup(".knob-name")));
        choose("What does Gravity change?");
        await("its row is selected", () -> matrix() != null && ((Label) ui.node(".slice-header .caption")).getText().contains("gravity"));
    }

    @Test
    void goalMenuShowsWhichKnobsChangeTheGoal() {
        run(() -> ui.act("Scorecard"));
        await("the goals", () -> ui.node("#goal-0") != null);
        askForMenu(fx(() -> ui.node("#goal-1").lookup(".goal-name")));
        choose("Which knobs change Jump height?");
        await("its column is selected", () -> matrix() != null && text("#slice-title").equals("Jump height"));
        run(() -> ui.act("Which knobs change Stop?"));
        await("the other", () -> text("#slice-title").equals("Stop"));
    }

    private static boolean isStale(String card) {
        return ui.node(card).getPseudoClassStates().toString().contains("stale");
    }

    private static void askForMenu(Node node) {
        run(() -> {
            Bounds at = node.localToScreen(node.getBoundsInLocal());
            Event.fireEvent(node, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getMinX() + 4, at.getMinY() + 4, false, null));
        });
    }

    private void choose(String item) {
        await("the menu", () -> Window.getWindows().stream().anyMatch(window -> window instanceof ContextMenu menu && menu.isShowing()));
        run(() -> Window.getWindows().stream().filter(window -> window instanceof ContextMenu menu && menu.isShowing()).map(window -> (ContextMenu) window).toList()
                .forEach(menu -> {
                    menu.getItems().stream().filter(entry -> item.equals(entry.getText())).findFirst().orElseThrow(() -> new AssertionError("no " + item)).fire();
                    menu.hide();
                }));
    }
}
