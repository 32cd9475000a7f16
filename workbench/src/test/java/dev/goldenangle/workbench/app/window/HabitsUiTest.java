package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.cards.CrashDialog;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;
import javafx.scene.input.Clipboard;
import javafx.scene.control.TabPane;
import javafx.scene.control.ProgressBar;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.controlsfx.control.NotificationPane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.concurrent.TimeUnit;
import java.util.Comparator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class HabitsUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void calm() {
        run(() -> {
            ui.session.document().knobs().resetAll();
            Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList().forEach(Window::hide);
        });
    }

    private static List<MenuItem> openMenu() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast)
                .findFirst().map(ContextMenu::getItems).map(ArrayList<MenuItem>::new).orElseGet(ArrayList::new);
    }

    private static long popups() {
        return Window.getWindows().stream().filter(PopupWindow.class::isInstance).filter(popup -> !(popup instanceof Tooltip)).count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#choose-preset", "#choose-map", "#choose-lanes"})
    void secondClickClosesTheListOpenedByTheFirst(String chooser) {
        robot.clickOn(chooser);
        await("the list", () -> popups() == 1);
        robot.clickOn(chooser);
        await("no list", () -> popups() == 0);
    }

    /** The first knob listed for "fric" is another one, which mentions friction in its description. */
    @Test
    void knobIsFoundAndChangedByTheKeyboardAlone() {
        run(() -> ui.window.scene().getRoot().requestFocus());
        robot.type(KeyCode.SLASH).write("fric").type(KeyCode.ENTER);
        await("the field of friction has the keyboard", () -> ui.window.scene().getFocusOwner() == ui.node("#knob-friction").lookup(".knob-field"));
        robot.write("7.5").type(KeyCode.ENTER);
        Parameter friction = fx(() -> ui.session.document().model().parameters().find("friction").orElseThrow());
        assertEquals(7.5, fx(() -> ui.session.document().knobs().values().get(friction)));
        run(() -> ((TextField) ui.node("#knob-search")).clear());
    }

    @Test
    void menuHoldsEveryActionWithItsShortcut() {
        robot.type(KeyCode.F10);
        await("the menu", () -> !openMenu().isEmpty());
        List<MenuItem> items = fx(() -> openMenu().stream().flatMap(menu -> ((Menu) menu).getItems().stream()).filter(item -> item.getText() != null).toList());
        List<MenuAction> actions = fx(() -> ui.window.actions());
        for (MenuAction action : actions) {
            if (action.getAccelerator() != null) {
                assertTrue(items.stream().anyMatch(item -> item.getText().equals(action.getText()) && action.getAccelerator().equals(item.getAccelerator())), action.getText());
            }
        }
    }

    @Test
    void noTwoActionsShareAShortcut() {
        Set<String> seen = new HashSet<>();
        for (MenuAction action : fx(() -> ui.window.actions())) {
            assertTrue(action.getAccelerator() == null || seen.add(action.shortcutText()), action.getText());
        }
    }

    @Test
    void presetIsFoundBySearchAndUnsavedChangesAreAskedAbout() {
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().reference(), Value.of(300)));
        robot.clickOn("#choose-preset");
        await("the search field", () -> Window.getWindows().stream().anyMatch(w -> w.getScene().getFocusOwner() instanceof TextField));
        robot.write("capped").type(KeyCode.ENTER);
        await("the question", () -> WindowFixture.dialog("#question") != null);
        assertEquals("vq3", fx(() -> ui.session.document().preset().name()));
        robot.clickOn("Discard");
        await("the other preset", () -> ui.session.document().preset().name().equals("capped-30"));
        run(ui.session.document().history()::undo);
        await("back", () -> ui.session.document().preset().name().equals("vq3"));
    }

    @Test
    void mapChooserSearchFindsAMapAndArrowKeysOpenNothing() {
        String before = fx(() -> ui.session.document().level().name());
        robot.clickOn("#choose-map");
        await("the list", () -> popups() == 1);
        robot.type(KeyCode.DOWN, 3);
        WindowFixture.waitForPulses(5);
        assertEquals(before, fx(() -> ui.session.document().level().name()), "nothing is opened while the list is open");
        robot.type(KeyCode.ESCAPE);
        await("no list", () -> popups() == 0);
        assertEquals(before, fx(() -> ui.session.document().level().name()), "Esc opens nothing");
        robot.clickOn("#choose-map");
        await("the list again", () -> popups() == 1);
        robot.write("ram").type(KeyCode.ENTER);
        await("the map that was found", () -> ui.session.document().level().name().equals("ramps"));
        run(ui.session.document().history()::undo);
        await("back", () -> ui.session.document().level().name().equals(before));
    }

    @Test
    void themeAndTextSizeChangeAtOnce() {
        Label title = fx(() -> (Label) ui.node(".pane-title"));
        double before = fx(() -> title.getFont().getSize());
        robot.press(KeyCode.CONTROL).type(KeyCode.PLUS).release(KeyCode.CONTROL);
        await("larger", () -> title.getFont().getSize() > before * 1.05);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT0).release(KeyCode.CONTROL);
        await("as before", () -> title.getFont().getSize() == before);
        var dark = fx(() -> title.getTextFill());
        robot.press(KeyCode.CONTROL).press(KeyCode.SHIFT).type(KeyCode.L).release(KeyCode.SHIFT).release(KeyCode.CONTROL);
        await("light", () -> ui.look.theme() == Theme.LIGHT && !title.getTextFill().equals(dark));
        assertNotEquals(dark, fx(() -> title.getTextFill()));
        run(() -> ui.look.themeProperty().set(Theme.DARK));
    }

    @Test
    void runningWorkIsListedAndCanBeCancelled() {
        Progress[] counts = new Progress[2];
        run(() -> {
            counts[0] = count("Counting sheep", 40);
            counts[1] = count("Counting goats", 0);
        });
        for (int i = 0; i < 10; i++) {
            counts[0].advance();
        }
        await("both are listed", () -> rows().size() == 2 && text(rows().get(0)).contains("10 of 40") && text(rows().get(1)).contains("Counting goats"));
        assertEquals(0.25, fx(() -> ((ProgressBar) rows().get(0).lookup(".progress-bar")).getProgress()), 1e-9);
        robot.clickOn(fx(() -> rows().get(0).lookup(".task-cancel-button")));
        await("the first is cancelled and no longer listed", () -> counts[0].isCancelled() && rows().size() == 1);
        assertFalse(counts[1].isCancelled());
        counts[1].cancel();
        await("the list goes", () -> ui.node("#running-work") == null);
    }

    /** Work that runs until it is cancelled. */
    private static Progress count(String title, long total) {
        ui.session.tasks().load(title, progress -> {
            progress.expect(total);
            while (!progress.isCancelled()) {
                Thread.sleep(1);
            }
            return () -> { };
        });
        List<Job<?>> listed = ui.session.tasks().listed();
        return listed.get(listed.size() - 1).progress();
    }

    /** The rows of running work, from top to bottom. */
    private static List<Parent> rows() {
        return ui.node("#running-work") == null ? List.of() : ((Parent) ui.node("#running-work")).lookupAll(".task-list-cell").stream().filter(Node::isVisible)
                .map(Parent.class::cast).sorted(Comparator.comparingDouble(Node::getLayoutY)).toList();
    }

    private static String text(Parent row) {
        return row.lookupAll(".label").stream().map(label -> ((Label) label).getText()).collect(Collectors.joining(" "));
    }

    @Test
    void noticesAreShownOneAfterAnotherAndStayUnderThePointer() {
        NotificationPane pane = fx(() -> (NotificationPane) ui.node(".notification-pane"));
        run(() -> {
            ui.session.tasks().notifications().warn("The sheep are asleep");
            ui.session.tasks().notifications().success("They woke up", "Count", () -> ui.session.tasks().notifications().info("Counted"));
        });
        assertEquals("The sheep are asleep", fx(pane::getText));
        await("the bar is up", () -> pane.isShowing() && pane.lookup(".notification-bar").isVisible());
        WindowFixture.waitForPulses(60);    // wait until the bar has slid up
        robot.moveTo(fx(() -> pane.lookup(".notification-bar")));
        await("the pointer is on it", () -> pane.lookup(".notification-bar").isHover());
        robot.sleep(7, TimeUnit.SECONDS);
        assertEquals("The sheep are asleep", fx(pane::getText));
        assertTrue(fx(pane::isShowing), "the pointer is on it");
        robot.moveTo("#knob-search");
        await("the next one", () -> pane.getText().equals("They woke up") && pane.isShowing());
        await("its button", () -> robot.lookup("Count").tryQuery().isPresent());
        WindowFixture.waitForPulses(30);    // wait until the bar has slid up
        robot.clickOn("Count");
        await("the action ran", () -> ui.session.tasks().notifications().latestProperty().get().text().equals("Counted"));
        await("the bar goes", () -> !pane.isShowing());
    }

    @Test
    void crashIsReportedInADialogThatCopiesTheStackTrace() {
        run(() -> new CrashDialog(ui.window.scene().getWindow(), "The bot fell asleep", new IllegalStateException("asleep")).show());
        await("the dialog", () -> WindowFixture.dialog("#crash") != null);
        robot.clickOn("Copy");
        String copied = fx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(copied.startsWith("The bot fell asleep") && copied.contains("IllegalStateException: asleep") && copied.contains("at dev.goldenangle"), copied);
        assertNotNull(fx(() -> WindowFixture.dialog("#crash")), "it stays open");
        robot.type(KeyCode.ESCAPE);
        await("closed", () -> WindowFixture.dialog("#crash") == null);
    }

    @Test
    void tabsCanBeChosenByKeyboard() {
        TabPane tabs = fx(() -> (TabPane) ui.node(".side-pane > .tab-pane"));
        run(() -> {
            tabs.getSelectionModel().select(0);
            tabs.requestFocus();
        });
        robot.type(KeyCode.RIGHT);
        await("the next tab with its content", () -> tabs.getSelectionModel().getSelectedItem().getId().equals("scorecard") && tabs.getTabs().get(1).getContent() != null);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT5).release(KeyCode.CONTROL);
        await("Runs by its shortcut", () -> tabs.getSelectionModel().getSelectedItem().getId().equals("runs"));
    }

    @Test
    void hintsAreShownOnlyAtTheFirstStart() {
        run(ui.window::welcome);
        await("hints", () -> ui.node("#hints") != null);
        robot.clickOn("Got it");
        await("gone", () -> ui.node("#hints") == null);
        run(ui.window::welcome);
        assertTrue(fx(() -> ui.node("#hints") == null));
    }

    /** Every clickable control can be focused with Tab or is in the palette. */
    @Test
    void everyControlIsReachableByKeyboard() {
        run(() -> ui.window.scene().getRoot().requestFocus());
        Set<Node> reached = new HashSet<>();
        for (int i = 0; i < 400; i++) {
            robot.interact(() -> ui.window.scene().getFocusOwner().fireEvent(tab()));
            if (!reached.add(fx(() -> ui.window.scene().getFocusOwner())) && i > 30) {
                break;
            }
        }
        List<Node> missed = fx(() -> ui.window.scene().getRoot().lookupAll(".button").stream()
                .filter(node -> isShown(node) && !node.isDisabled() && !reached.contains(node) && !node.getStyleClass().contains("knob-button")).toList());
        assertEquals(List.of(), missed);
        List<Node> sliders = fx(() -> ui.window.scene().getRoot().lookupAll(".knob-slider").stream().filter(node -> isShown(node) && !reached.contains(node)).toList());
        assertEquals(List.of(), sliders);
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static KeyEvent tab() {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false);
    }
}
