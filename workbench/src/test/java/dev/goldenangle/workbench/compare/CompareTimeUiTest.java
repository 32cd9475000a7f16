package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Jumps;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.viewport.RunViewport;
import javafx.geometry.Bounds;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two runs side by side in time: how they are aligned, played and drawn over each other. */
class CompareTimeUiTest extends CompareUi {
    @Test
    void alignedByRouteTheGapIsTheTimeDifferenceAtTheSamePlace() {
        press("#align-route");
        click("#jump-4");
        await("one place", () -> badge("a").equals(badge("b")) && !badge("a").equals("0.0"));
        double between = fx(() -> number(label("#compare-time-b").getText()) - number(label("#compare-time-a").getText()));
        assertTrue(between < -0.2, "the faster run arrives earlier: " + between);
        assertEquals(between, fx(() -> number(label("#compare-gap").getText())), 0.02);
        assertTrue(fx(() -> label("#compare-sentence").getText()).matches("at [0-9.]+ m B is 0\\.[0-9]{3} s ahead|at [0-9.]+ m B is 1\\.[0-9]{3} s ahead"));
        press("#align-time");
        await("one time, two places", () -> label("#compare-time-a").getText().equals(label("#compare-time-b").getText()) && number(badge("b")) > number(badge("a")) + 1);
        assertTrue(fx(() -> label("#compare-sentence").getText()).endsWith("m ahead"));
        double ahead = fx(() -> number(label("#compare-sentence").getText().replaceAll(".* is ([0-9.]+) m ahead", "$1")));
        assertEquals(fx(() -> number(badge("b")) - number(badge("a"))), ahead, 0.11, "the difference between the cursors");
    }

    private static String badge(String side) {
        return label("#compare-cursor-" + side).getText().substring(2);
    }

    @Test
    void alignedByAnEventEachRunIsAtItsOwnEvent() {
        robot.clickOn("#align-event");
        await("jumps and gates to choose from", () -> robot.lookup("Jump 3").tryQuery().isPresent() && robot.lookup("Checkpoint 1").tryQuery().isPresent());
        robot.clickOn("Jump 3");
        click("#jump-3");
        int a = Jumps.of(new RunReader(first)).get(2).takeoffTick();
        int b = Jumps.of(new RunReader(second)).get(2).takeoffTick();
        await("each at its third jump", () -> label("#compare-time-a").getText().equals(seconds(a)) && label("#compare-time-b").getText().equals(seconds(b)));
        assertTrue(fx(() -> label("#compare-sentence").getText()).startsWith("0.000 s after jump 3"));
        press("#compare-axis-time");
        await("both cursors at the event", () -> badge("a").equals("0.000") && badge("b").equals("0.000"));
    }

    @Test
    void gapAtAGateIsTheDifferenceOfTheGateTimes() {
        float a = first.events(EventKind.CHECKPOINT).get(0).value();
        float b = second.events(EventKind.CHECKPOINT).get(0).value();
        List<String> chip = fx(() -> labels(node(".gate-chip")).map(Labeled::getText).toList());
        assertEquals(List.of("1", Numbers.signed(b - a, 2)), chip);
        click("#metric-checkpoints");
        await("B has passed it", () -> label("#compare-gate-gap-b").isVisible());
        assertEquals(Numbers.signed(b - a, 2), fx(() -> label("#compare-gate-gap-b").getText()));
        assertEquals(Numbers.fixed(b, 2) + " s", fx(() -> label("#compare-time-b").getText()));
    }

    @Test
    void bothPlayTogetherAndStopTogether() {
        press("#transport-play");
        await("time passes in both", () -> number(label("#compare-time-a").getText()) > 0.3);
        press("#transport-play");
        String a = fx(() -> label("#compare-time-a").getText());
        String b = fx(() -> label("#compare-time-b").getText());
        assertEquals(a, b);
        press("#transport-step");
        await("one tick later", () -> Math.abs(number(label("#compare-time-a").getText()) - number(a) - 1 / 128.0) < 0.009);
        assertEquals(fx(() -> label("#compare-time-a").getText()), fx(() -> label("#compare-time-b").getText()));
        assertFalse(fx(ui.session.live().playback()::isLive), "the world is paused");
    }

    @Test
    void onlyLockedCamerasTurnAndZoomTogether() {
        RunViewport a = (RunViewport) node("#compare-view-a");
        RunViewport b = (RunViewport) node("#compare-view-b");
        double before = fx(() -> a.cameraAngles()[2]);
        robot.moveTo(a).scroll(2, VerticalDirection.UP);
        await("A zoomed", () -> a.cameraAngles()[2] != before);
        assertArrayEquals(fx(a::cameraAngles), fx(b::cameraAngles));
        press("#compare-lock");
        double locked = fx(() -> b.cameraAngles()[2]);
        double zoomed = fx(() -> a.cameraAngles()[2]);
        robot.moveTo(a).scroll(2, VerticalDirection.DOWN);
        await("A zoomed alone", () -> a.cameraAngles()[2] != zoomed);
        assertEquals(locked, fx(() -> b.cameraAngles()[2]));
        press("#compare-lock");
        assertArrayEquals(fx(a::cameraAngles), fx(b::cameraAngles));
        press("#compare-ghosts");
        await("one viewport over both", () -> !a.isVisible() && b.getWidth() > 1.8 * a.getWidth());
    }

    @Test
    void bothRunsAreDrawnInOneGraphForAnyColumn() {
        click("#jump-2");
        Jump jump = Jumps.of(new RunReader(first)).get(1);
        RunReader a = new RunReader(first);
        RunReader b = new RunReader(second);
        await("speeds", () -> label("#compare-values").getText().equals(values(a.speed(jump.takeoffTick()), b.speed(jump.takeoffTick()), " m/s")));
        @SuppressWarnings("unchecked")
        ComboBox<Column> columns = (ComboBox<Column>) node("#compare-column");
        var before = fx(() -> node("#compare-chart").getParent().snapshot(null, null));
        run(() -> columns.setValue(first.columns().find("z").orElseThrow()));
        await("heights", () -> label("#compare-values").getText().equals(values(a.z(jump.takeoffTick()), b.z(jump.takeoffTick()), " m")));
        var after = fx(() -> node("#compare-chart").getParent().snapshot(null, null));
        boolean same = true;
        for (int y = 0; y < (int) before.getHeight(); y++) {
            same &= before.getPixelReader().getArgb((int) before.getWidth() / 3, y) == after.getPixelReader().getArgb((int) after.getWidth() / 3, y);
        }
        assertFalse(same, "another graph");
        run(() -> columns.setValue(first.columns().find("speed").orElseThrow()));
    }

    private static String values(double a, double b, String unit) {
        return "A " + Numbers.fixed(a, 1) + "   B " + Numbers.fixed(b, 1) + "   B − A " + CellText.change(a, b, 1) + unit;
    }

    @Test
    void landingKeysStepThroughTheLandingsOfA() {
        robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
        int landing = first.events(EventKind.LAND).stream().mapToInt(event -> event.tick()).filter(tick -> tick > 0).findFirst().orElseThrow();
        await("at A's first landing", () -> label("#compare-time-a").getText().equals(seconds(landing)));
    }

    @Test
    void shortcutOpensAndClosesTheComparisonAndAClickOnTheChartMovesTheCursor() {
        Bounds chart = fx(() -> node("#compare-chart").localToScreen(node("#compare-chart").getBoundsInLocal()));
        robot.clickOn(chart.getMinX() + chart.getWidth() / 2, chart.getCenterY());
        await("A's cursor half way", () -> number(badge("a")) > 20);
        String a = fx(() -> label("#compare-time-a").getText());
        robot.type(KeyCode.LEFT);
        await("a tick back", () -> number(label("#compare-time-a").getText()) < number(a) && number(label("#compare-time-a").getText()) > number(a) - 0.01);
        robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
        await("the panes again", () -> node("#compare") == null && node("#viewport").isVisible());
        robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
        await("the comparison again", () -> node("#compare") != null);
        assertEquals("slow", fx(() -> chosen("#compare-a")), "the baseline");
        assertEquals("now", fx(() -> chosen("#compare-b")));
        robot.clickOn("#compare-close");
        await("tuning", () -> node("#compare") == null);
    }
}
