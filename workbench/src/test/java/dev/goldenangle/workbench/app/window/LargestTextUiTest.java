package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.look.Appearance;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** At the largest text size in a 1280×720 window, the cards for shortcuts and controls are fully readable. */
class LargestTextUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
        run(() -> ui.look.textScaleProperty().set(Appearance.LARGEST_TEXT));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static void act(String label) {
        run(() -> ui.act(label));
    }

    /** Texts cut off with three dots; labels that open a dialog end with a single ellipsis character instead. */
    private static List<String> cutOff(Node root) {
        return root.lookupAll(".text").stream().filter(text -> text instanceof Text && text.getParent().isVisible()).map(text -> ((Text) text).getText()).filter(text -> text.endsWith("...")).toList();
    }

    private static boolean isLaidOut(String id) {
        Region node = (Region) ui.node(id);
        return node != null && node.getWidth() > 0 && !node.lookupAll(".text").isEmpty();
    }

    private static boolean isWhole(Region button) {
        return button.getHeight() >= button.prefHeight(-1) && button.localToScene(button.getBoundsInLocal()).getMaxY() < ui.window.scene().getHeight();
    }

    @Test
    void noShortcutIsCutOff() {
        act("Shortcuts");
        await("the sheet", () -> isLaidOut("#shortcuts"));
        assertEquals(List.of(), fx(() -> cutOff(ui.node("#shortcuts"))));
        act("Shortcuts");
    }

    @Test
    void gamepadPageIsNotCutOffAndItsButtonsAreVisible() {
        act("Keys, mouse and gamepad…");
        await("the card", () -> isLaidOut("#controls"));
        run(() -> ((ToggleButton) ui.node("#controls-gamepad")).fire());
        await("the page", () -> ui.node("#pad-bind-jump") != null && ((Button) ui.node("#pad-bind-jump")).getWidth() > 0);
        assertEquals(List.of(), fx(() -> cutOff(ui.node("#controls"))));
        await("Done as a whole", () -> ui.node("#controls").lookupAll(".primary").stream().map(Region.class::cast).allMatch(LargestTextUiTest::isWhole));
        act("Keys, mouse and gamepad…");
    }

    @Test
    void courseBarTextsAreNotCutOff() {
        run(() -> ui.session.live().playback().pause());
        act("Course: edit");
        await("the bar", () -> isLaidOut("#course-bar") && ui.node("#course-start").isVisible());
        await("its short names", () -> cutOff(ui.node("#course-bar")).isEmpty());
        act("Course: edit");
    }
}
