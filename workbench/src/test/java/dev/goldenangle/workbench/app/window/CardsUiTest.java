package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.sound.GainSound;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.SearchableComboBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** One card at a time, Esc closes only the topmost, searches without results say so, and the slash finds a knob from anywhere. */
class CardsUiTest {
    private static final List<String> CARDS = List.of("hints", "morph", "bisect", "palette", "shortcuts", "controls", "new-study");
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", settings, 1280, 720);
        run(() -> ui.session.live().playback().pause());
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void closeCards() {
        run(() -> {
            List.copyOf(Window.getWindows()).stream().filter(PopOver.class::isInstance).forEach(Window::hide);
            while (ui.window.overlay().closeTopmost()) {
                continue;
            }
            ui.window.scene().getRoot().requestFocus();
        });
        assertEquals(List.of(), shown());
    }

    private static void act(String id) {
        run(() -> ui.window.actions().stream().filter(action -> action.id().equals(id)).findFirst().orElseThrow().run());
    }

    /** The visible cards. */
    private static List<String> shown() {
        return fx(() -> CARDS.stream().filter(id -> ui.node("#" + id) != null && ui.node("#" + id).isVisible()).toList());
    }

    @Test
    void escClosesTheTopmostCardAndOnlyThat() {
        act("hints");
        act("morph");
        act("bisect");
        act("shortcuts");
        assertEquals(List.of("shortcuts"), shown());
        for (String below : List.of("bisect", "morph", "hints")) {
            robot.type(KeyCode.ESCAPE);
            await("only " + below, () -> shown().equals(List.of(below)));
        }
        robot.type(KeyCode.ESCAPE);
        await("no card", () -> shown().isEmpty());
    }

    @Test
    void cardThatIsOpenedAgainComesToTheTop() {
        act("morph");
        act("bisect");
        act("morph");
        assertEquals(List.of("morph"), shown());
        robot.type(KeyCode.ESCAPE);
        await("the other card", () -> shown().equals(List.of("bisect")));
    }

    @Test
    void popOverReplacesTheCardUntilItCloses() {
        act("morph");
        run(() -> ui.act("Camera: top"));
        run(() -> ((ButtonBase) ui.node("#layer-section")).fire());
        await("the pop-over alone", () -> Window.getWindows().stream().anyMatch(PopOver.class::isInstance) && shown().isEmpty());
        robot.type(KeyCode.ESCAPE);
        await("the card again", () -> Window.getWindows().stream().noneMatch(PopOver.class::isInstance) && shown().equals(List.of("morph")));
        run(() -> ((ButtonBase) ui.node("#layer-section")).fire());
        await("the pop-over", () -> Window.getWindows().stream().anyMatch(PopOver.class::isInstance));
        act("bisect");
        await("a new card closes the pop-over", () -> Window.getWindows().stream().noneMatch(PopOver.class::isInstance) && shown().equals(List.of("bisect")));
    }

    @Test
    void soundShowsWhetherItIsOnOffOrWithoutDevice() {
        run(() -> ui.window.devices().use(new GainSound(() -> {
            throw new IllegalStateException("no sound device is available");
        })));
        assertEquals("Gain sound: off", sound());
        act("controls");
        run(() -> ((ToggleButton) ui.node("#controls-sound")).fire());
        await("off on the page", () -> ui.node("#sound-state") != null && ((Label) ui.node("#sound-state")).getText().equals("off"));
        act("sound");
        await("no device", () -> sound().equals("Gain sound: no device") && ((Label) ui.node("#sound-state")).getText().equals("no device"));
        act("sound");
        await("off again", () -> sound().equals("Gain sound: off"));
    }

    private static String sound() {
        return fx(() -> ui.window.actions().stream().filter(action -> action.id().equals("sound")).findFirst().orElseThrow().getText());
    }

    @Test
    void searchesWithoutResultsSayThatNothingMatches() {
        robot.type(KeyCode.SLASH).write("zzz");
        await("no knob", () -> texts().anyMatch("Nothing matches “zzz”"::equals));
        run(() -> ((TextField) ui.node("#knob-search")).clear());
        act("palette");
        await("the palette", () -> ui.window.scene().getFocusOwner() instanceof TextField field && field.getStyleClass().contains("palette-search"));
        robot.write("yyy");
        await("no command", () -> texts().anyMatch("Nothing matches “yyy”"::equals));
        robot.type(KeyCode.ESCAPE);
        run(() -> ((SearchableComboBox<?>) ui.node("#choose-map")).show());
        TextField search = fx(() -> (TextField) ((SearchableComboBox<?>) ui.node("#choose-map")).getChildrenUnmodifiable().stream().filter(TextField.class::isInstance).findFirst().orElseThrow());
        run(() -> search.setText("xxx"));
        await("no map", () -> texts().anyMatch("Nothing matches “xxx”"::equals));
        run(() -> ((SearchableComboBox<?>) ui.node("#choose-map")).hide());
    }

    /** All visible labels in all windows. */
    private static Stream<String> texts() {
        return List.copyOf(Window.getWindows()).stream().flatMap(window -> window.getScene().getRoot().lookupAll(".label").stream()).filter(Node::isVisible).map(node -> ((Label) node).getText());
    }

    @Test
    void slashFocusesTheKnobSearchFromAnywhereButATextField() {
        run(() -> ui.act("Sweep"));
        for (String from : List.of("#sweep-new", "#sweep-close", "#choose-map", "#menu")) {
            run(() -> ui.node(from).requestFocus());
            robot.type(KeyCode.SLASH);
            await("the search from " + from, () -> ui.node("#knob-search").isFocused() && ((TextField) ui.node("#knob-search")).getText().isEmpty());
        }
        run(() -> ui.act("Sweep"));
        act("morph");
        run(() -> ui.node("#morph-close").requestFocus());
        robot.type(KeyCode.SLASH);
        await("the search from a card", () -> ui.node("#knob-search").isFocused());
        robot.type(KeyCode.SLASH);
        await("in a text field it is a character", () -> ((TextField) ui.node("#knob-search")).getText().equals("/"));
        run(() -> ((TextField) ui.node("#knob-search")).clear());
        assertTrue(fx(() -> ui.node("#knob-search").isFocused()));
    }
}
