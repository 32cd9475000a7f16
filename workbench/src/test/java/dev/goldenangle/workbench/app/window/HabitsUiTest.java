package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.tasks.Progress;
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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
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
    void aSecondClickClosesTheListOpenedByTheFirst(String chooser) {
        robot.clickOn(chooser);
        await("the list", () -> popups() == 1);
        robot.clickOn(chooser);
        await("no list", () -> popups() == 0);
    }

    @Test
    void theMenuHoldsEveryActionWithItsShortcut() {
        robot.type(KeyCode.F10);
        await("the menu", () -> !openMenu().isEmpty());
        List<MenuItem> items = fx(() -> openMenu().stream().flatMap(menu -> ((Menu) menu).getItems().stream()).toList());
        List<MenuAction> actions = fx(() -> ui.window.actions());
        for (MenuAction action : actions) {
            if (action.shortcut() != null) {
                assertTrue(items.stream().anyMatch(item -> item.getText().equals(action.label()) && action.shortcut().equals(item.getAccelerator())), action.label());
            }
        }
    }

    @Test
    void noTwoActionsShareAShortcut() {
        Set<String> seen = new HashSet<>();
        for (MenuAction action : fx(() -> ui.window.actions())) {
            assertTrue(action.shortcut() == null || seen.add(action.shortcutText()), action.label());
        }
    }

    @Test
    void anotherPresetIsFoundBySearchingAndUnsavedChangesAreAskedAbout() {
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().reference(), Value.of(300)));
        robot.clickOn("#choose-preset");
        await("the search field", () -> Window.getWindows().stream().anyMatch(w -> w.getScene().getFocusOwner() instanceof TextField));
        robot.write("capped").type(KeyCode.ENTER);
        await("the question", () -> ui.node("#question") != null);
        assertEquals("vq3", fx(() -> ui.session.document().preset().name()));
        robot.clickOn("Discard");
        await("the other preset", () -> ui.session.document().preset().name().equals("capped-30"));
        run(ui.session.document().history()::undo);
        await("back", () -> ui.session.document().preset().name().equals("vq3"));
    }

    @Test
    void lightAndDarkAndTheSizeOfTextChangeAtOnce() {
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
    void longWorkShowsHowFarItIsAndCanBeCancelled() {
        Progress work = new Progress("Counting sheep", "sheep", 40);
        run(() -> ui.session.tasks().notifications().work().add(work));
        for (int i = 0; i < 10; i++) {
            work.advance();
        }
        await("the card", () -> ui.node(".progress-card") != null);
        assertTrue(fx(() -> ((Parent) ui.node(".progress-card")).lookupAll(".label").stream().anyMatch(l -> ((Label) l).getText().equals("10 of 40 sheep"))));
        robot.clickOn("Cancel");
        assertTrue(work.isCancelled());
        run(() -> ui.session.tasks().notifications().work().remove(work));
        await("the card goes", () -> ui.node(".progress-card") == null);
    }

    @Test
    void warningsAreNotesThatAskNothing() {
        run(() -> ui.session.tasks().notifications().warn("The sheep are asleep"));
        Node asleep = fx(() -> ui.node(".note"));
        robot.moveTo(asleep);
        await("the pointer is on the note", asleep::isHover);
        run(() -> ui.session.tasks().notifications().warn("They woke up"));
        await("another note", () -> ui.window.scene().getRoot().lookupAll(".note").size() == 2);
        for (int i = 0; i < 20 && !fx(asleep::isHover); i++) {
            robot.moveTo(asleep);       // the other may have shifted it
        }
        await("the other goes by itself", () -> ui.window.scene().getRoot().lookupAll(".note").size() == 1);
        assertSame(asleep, fx(() -> ui.node(".note")));
        robot.clickOn(asleep);
        await("gone by a click", () -> ui.node(".note") == null);
    }

    @Test
    void theFirstStartGivesThreeHintsWhichGoForGood() {
        run(ui.window::welcome);
        await("hints", () -> ui.node("#hints") != null);
        robot.clickOn("Got it");
        await("gone", () -> ui.node("#hints") == null);
        run(ui.window::welcome);
        assertTrue(fx(() -> ui.node("#hints") == null));
    }

    /** Everything that can be clicked can be reached by Tab, or stands in the palette. */
    @Test
    void everyControlIsReachedByTheKeyboard() {
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
