package dev.goldenangle.workbench.app.window;

import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.theme.Token;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Small details of look and behaviour. */
class FinishUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @BeforeEach
    void calm() {
        robot.type(KeyCode.ESCAPE);
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.document().knobs().resetAll();
            ui.window.scene().getRoot().requestFocus();
        });
        await("the knobs", () -> ui.node("#knob-friction .knob-field") != null);
    }

    private static Region field(String key) {
        return (Region) ui.node("#knob-" + key + " .knob-field");
    }

    private static Color border(Region region) {
        return region.getBorder() == null ? Color.TRANSPARENT : (Color) region.getBorder().getStrokes().get(0).getTopStroke();
    }

    @Test
    void focusedFieldHasABlueBorderAndAnInvalidOneARedBorder() {
        robot.clickOn(fx(() -> field("friction")));
        await("blue, with the mouse on it", () -> ui.node("#knob-friction").isHover() && border(field("friction")).equals(ui.look.color(Token.CHART_1)));
        run(() -> ui.session.document().knobs().set(ui.session.document().knobs().values().table().find("friction").orElseThrow(), Value.of(9)));
        await("blue beside the amber mark of a changed value", () -> border(field("friction")).equals(ui.look.color(Token.CHART_1))
                && ((Shape) ui.node("#knob-friction .changed-dot-shape")).getFill().equals(ui.look.color(Token.ACCENT_LINE)));
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write("banana").type(KeyCode.ENTER);
        await("red", () -> border(field("friction")).equals(ui.look.color(Token.DANGER_FG)));
        TextField editor = (TextField) fx(() -> field("friction"));
        Text typed = new Text("banana");
        await("the whole text is readable", () -> {
            typed.setFont(editor.getFont());
            return editor.getWidth() >= typed.getLayoutBounds().getWidth();
        });
    }

    private static List<String> highlighted() {
        return ui.window.scene().getRoot().lookupAll(".knob-row").stream().map(Region.class::cast)
                .filter(row -> row.getBackground() != null && row.getBackground().getFills().stream().anyMatch(fill -> !Color.TRANSPARENT.equals(fill.getFill())))
                .map(Node::getId).toList();
    }

    @Test
    void onlyOneKnobIsHighlightedAtATime() {
        run(() -> ui.node("#knob-friction .knob-slider").requestFocus());
        robot.moveTo("#viewport");
        await("the one with the keyboard", () -> highlighted().equals(List.of("knob-friction")));
        robot.moveTo("#knob-ground_accel .knob-name");
        await("the one under the mouse", () -> highlighted().equals(List.of("knob-ground_accel")));
    }

    private static boolean isWhole(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return node.isVisible() && bounds.getMinX() >= 0 && bounds.getMaxX() <= ui.window.scene().getWidth() + 0.5;
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.1, 1.3, 1.6})
    void sidePaneCanBeWidenedAndEveryTabReachedAtEveryTextSize(double scale) {
        run(() -> ui.look.textScaleProperty().set(scale));
        try {
            await("the last tab is left of the button, or the tab menu is shown", () -> isWhole(ui.node("#widen-side"))
                    && (right(ui.node(".side-pane #net")) <= left(ui.node("#widen-side")) || isWhole(menuOfTabs()) && right(menuOfTabs()) <= left(ui.node("#widen-side"))));
            if (fx(() -> menuOfTabs().isVisible())) {
                robot.clickOn(fx(FinishUiTest::menuOfTabs)).clickOn("Net");
                await("a tab of the menu", () -> ((TabPane) ui.node(".side-pane > .tab-pane")).getSelectionModel().getSelectedItem().getId().equals("net"));
            }
        } finally {
            run(() -> ui.look.textScaleProperty().set(1));
        }
    }

    private static Node menuOfTabs() {
        return ui.node(".side-pane .tab-down-button");
    }

    private static double left(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    private static double right(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    @Test
    void comparisonHeaderHasAMarginAtBothEdges() {
        run(() -> ui.act("Compare"));
        try {
            await("room on both sides", () -> ui.node("#compare-keep") != null && ui.node("#compare-keep").localToScene(ui.node("#compare-keep").getLayoutBounds()).getMaxX() <= ui.window.scene().getWidth() - 12
                    && ui.node("#compare-verdict").localToScene(0, 0).getX() >= ui.node(".compare-side").localToScene(0, 0).getX() + 12);
        } finally {
            run(() -> ui.act("Compare"));
        }
    }

    private static PopupWindow popup() {
        return Window.getWindows().stream().filter(window -> window instanceof PopupWindow && !(window instanceof Tooltip) && window.isShowing()).map(PopupWindow.class::cast).findFirst().orElse(null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#choose-preset", "#choose-map"})
    void listOpensWithinTheScreen(String chooser) {
        robot.clickOn(chooser);
        await("the list", () -> popup() != null && popup().getHeight() > 100);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Node card = fx(() -> popup().getScene().getRoot());
        Bounds bounds = fx(() -> card.localToScreen(card.getLayoutBounds()));
        assertTrue(screen.contains(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight()), bounds + " in " + screen);
        robot.type(KeyCode.ESCAPE);
        await("closed", () -> popup() == null);
    }

    @Test
    void cancellingABisectionClosesIt() {
        run(() -> ui.act("Bisect knob: Friction"));
        await("the question", () -> ui.node("#bisect-cancel") != null && ui.node("#bisect-cancel").isVisible());
        WindowFixture.waitForPulses(2);     // wait for the layout to settle
        robot.clickOn("#bisect-cancel");
        await("it is closed", () -> ui.node("#bisect") == null || !ui.node("#bisect").isVisible());
    }

    @Test
    void layerButtonsShowWhetherTheirLayerIsOn() {
        ToggleButton grid = (ToggleButton) ui.find("#layer-grid");
        Object on = fx(() -> look(grid));
        robot.clickOn(grid);
        await("off looks different", () -> !grid.isSelected() && !Objects.equals(on, look(grid)));
        robot.clickOn(grid);
        await("on again", () -> grid.isSelected() && Objects.equals(on, look(grid)));
    }

    private static List<Object> look(ToggleButton button) {
        return List.of(button.getBackground().getFills().toString(), button.getGraphic().getOpacity());
    }

    @Test
    void laneTitlesDoNotOverlapTheBars() {
        run(() -> {
            ui.session.live().playback().skip(600);
            ui.session.settle();
        });
        await("the lanes", () -> ui.node("#time-cursor-label") != null && ui.node("#time-cursor-label").isVisible());
        run(() -> ui.window.scene().getWindow().setHeight(800));
        await("the lane of bars", () -> title("Δ speed") != null);
        await("no bar under its name", () -> barsUnder(title("Δ speed")) == 0);
        assertTrue(fx(() -> barsUnder(ui.node("#timeline-chart"))) > 100, "though there are bars");
    }

    private static Node title(String name) {
        return ui.window.scene().getRoot().lookupAll(".lane-title").stream().filter(node -> node.getParent().getParent().isVisible() && ((Label) node).getText().equals(name))
                .findFirst().orElse(null);
    }

    /** Number of chart pixels in bar colours below a node. */
    private static int barsUnder(Node node) {
        Node chart = ui.node("#timeline-chart").getParent().getChildrenUnmodifiable().get(0);
        Bounds in = chart.sceneToLocal(node.localToScene(node.getBoundsInLocal()));
        WritableImage image = chart.snapshot(null, null);
        Color push = ui.look.color(Token.SUCCESS_FG);
        int count = 0;
        for (int y = (int) Math.max(0, in.getMinY()); y < Math.min(image.getHeight(), in.getMaxY()); y++) {
            for (int x = (int) Math.max(0, in.getMinX()); x < Math.min(image.getWidth(), in.getMaxX()); x++) {
                Color pixel = image.getPixelReader().getColor(x, y);
                count += Math.abs(pixel.getRed() - push.getRed()) + Math.abs(pixel.getGreen() - push.getGreen()) + Math.abs(pixel.getBlue() - push.getBlue()) < 0.1 ? 1 : 0;
            }
        }
        return count;
    }
}
