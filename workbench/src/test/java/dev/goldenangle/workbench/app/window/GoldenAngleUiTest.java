package dev.goldenangle.workbench.app.window;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.charts.Lane;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The card that explains the Golden Angle, and the one angle shown everywhere. */
class GoldenAngleUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", settings);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void closeCards() {
        for (int i = 0; i < 2; i++) {
            robot.push(KeyCode.ESCAPE);
        }
    }

    private static Node find(String id) {
        return ui.window.scene().lookup(id);
    }

    private static void fire(String id) {
        await(id, () -> find(id) != null);
        run(() -> ((Button) find(id)).fire());
    }

    private static void act(String id) {
        run(() -> ui.window.actions().stream().filter(action -> action.id().equals(id)).findFirst().orElseThrow().run());
    }

    private static boolean isOpen() {
        return fx(() -> find("#golden-angle") != null);
    }

    @Test
    void helpButtonOfTheHudOpensTheCard() {
        fire("#hud-help");
        assertTrue(isOpen());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hints", "shortcuts"})
    void hintsAndShortcutsOpenTheCard(String from) {
        act(from);
        fire("#" + from + "-golden-angle");
        assertTrue(isOpen());
    }

    @Test
    void demoMovesTheDotOnTheGainCurve() {
        act("golden-angle");
        await("the dot in the air", () -> ((Circle) find("#golden-angle-dot")).isVisible());
        double first = fx(() -> ((Circle) find("#golden-angle-dot")).getCenterX());
        await("the dot to move", () -> ((Circle) find("#golden-angle-dot")).getCenterX() != first);
    }

    @Test
    void cardShowsTheValuesOfTheOpenPreset() {
        run(() -> ui.session.document().knobs().set(ui.session.document().model().parameters().find("theta_target").orElseThrow(), Value.degrees(31)));
        act("golden-angle");
        boolean isShown = fx(() -> find("#golden-angle").lookupAll(".label").stream().anyMatch(node -> ((Label) node).getText().contains("31° here")));
        run(() -> ui.session.document().knobs().resetAll());
        assertTrue(isShown);
    }

    @Test
    void strafeBarButtonShowsFirstPerson() {
        act("golden-angle");
        fire("#golden-angle-bar");
        await("first person", () -> ((ToggleButton) find("#camera-first")).isSelected());
        assertTrue(!isOpen());
        run(() -> ((ToggleButton) find("#camera-follow")).fire());
    }

    @Test
    void hudAndTimelineShowTheAngleBetweenVelocityAndView() {
        RunReader reader = fx(() -> new RunReader(ui.session.runs().shown()));
        int tick = IntStream.range(100, reader.length()).filter(at -> !reader.grounded(at) && reader.hasKeys(at)).findFirst().orElseThrow();
        run(() -> ui.session.live().playback().seek(tick));
        await("the HUD", () -> ((Label) find("#hud-angle")).getText().equals(Numbers.fixed(Math.toDegrees(reader.viewAngle(tick)), 1) + "°"));
        assertEquals(List.of(CommonColumn.VIEW_ANGLE.key(), CommonColumn.BEST_VIEW_ANGLE.key(), "target_angle"), Lane.ANGLE.curves().stream().map(Lane.Curve::column).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"#hud-ratio", "#hud-second", "#hud-help"})
    void partsOfTheHudHaveATooltip(String id) {
        await(id, () -> find(id) != null && find(id).getAccessibleHelp() != null);
        assertNotNull(fx(() -> find(id).getAccessibleHelp()));
        assertTrue(fx(() -> !find("#hud").isMouseTransparent()), "the mouse reaches the HUD");
    }

    @Test
    void idleWindowShowsNoFrameRate() {
        run(() -> ui.session.live().playback().seek(100));
        await("no frame rate", () -> ((Label) find("#status-fps")).getText().equals("– fps"));
    }
}
