package dev.goldenangle.workbench.curves;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.app.window.WindowFixture;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.shape.Circle;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

@ExtendWith(ApplicationExtension.class)
class CurvesUiTest {
    @TempDir
    Path settings;
    private WindowFixture ui;

    @Start
    void start(Stage stage) {
        ui = new WindowFixture(stage, "arena/default", "flat", settings);
        ui.session.live().sources().find("optimal-strafer").ifPresent(ui.session.live().sources()::drive);
        ui.act("Curves");
        ui.act("Widen the right pane");
    }

    @AfterEach
    void close() {
        ui.close();
    }

    private CurvePlot plot(String key) {
        return (CurvePlot) ui.node("#curve-" + key);
    }

    private boolean isDrawn(String key) {
        return plot(key) != null && plot(key).now() != null && ui.node("#curve-" + key + " .curve-handle").getLayoutX() > 0;
    }

    private ParameterSet values() {
        return ui.session.document().knobs().values();
    }

    private void drag(FxRobot robot, String handle, double dx, double dy) {
        Bounds at = fx(() -> ui.node(handle).localToScreen(ui.node(handle).getBoundsInLocal()));
        robot.moveTo(at.getCenterX(), at.getCenterY()).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 4; i++) {
            robot.moveTo(at.getCenterX() + dx * i / 4, at.getCenterY() + dy * i / 4);
        }
        robot.release(MouseButton.PRIMARY);
    }

    private Parameter firstKnob() {
        return plot("speed_won") == null ? null : plot("speed_won").curve().handles().get(0).parameter();
    }

    /** Both models have the same curves with knobs of their own. */
    @Test
    void handlesBelongToTheModelOfTheOpenPreset() {
        run(() -> ui.session.loader().preset("xonotic/quake2-a"));
        await("curves of Xonotic", () -> ui.session.document().model().id().equals("xonotic") && values().table().parameters().contains(firstKnob()));
        Parameter before = fx(this::firstKnob);
        run(() -> ui.session.loader().preset("goldsrc/counterstrike-air-100"));
        await("curves of Counter-Strike", () -> ui.session.document().model().id().equals("goldsrc") && values().table().parameters().contains(firstKnob()));
        ParameterSet now = fx(this::values);
        run(() -> new CurvesViewModel(ui.session.document(), ui.session.live(), ui.session.runs(), ui.session.tasks()).turn(before, 1));
        assertEquals(now, fx(this::values), "a handle that was held while the preset changed");
    }

    @Test
    void draggingAHandleChangesTheKnobAndTheLineAndKeepsThePreviousLine(FxRobot robot) {
        await("the curve", () -> isDrawn("gain"));
        Parameter target = fx(() -> plot("gain").curve().handles().get(0).parameter());
        double was = fx(() -> values().get(target));
        drag(robot, "#handle-gain-" + target.key(), 60, 0);
        double is = fx(() -> values().get(target));
        assertTrue(is > was + 0.05, was + " became " + is);
        await("the line of the new value", () -> plot("gain").now().parameters().equals(values()));
        await("before stays", () -> plot("gain").before().parameters().equals(ui.session.document().knobs().saved()));
        double peak = fx(() -> plot("gain").now().peak());
        assertEquals(is, peak, 0.03, "the peak of the line is at the knob's value");
        assertTrue(fx(() -> ui.node("#handle-gain-" + target.key()).getPseudoClassStates().toString()).contains("changed"));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertEquals(was, fx(() -> values().get(target)), "one step of undo");
        await("now is before again", () -> plot("gain").now() == plot("gain").before());
    }

    @Test
    void changingTheKnobMovesItsHandle() {
        await("the curve", () -> isDrawn("gain"));
        double was = fx(() -> ui.node("#handle-gain-theta_target").getLayoutX());
        run(() -> ui.session.document().knobs().replace("Turn", values().with("theta_target", "50deg")));
        await("the handle followed", () -> ui.node("#handle-gain-theta_target").getLayoutX() > was + 20);
    }

    @Test
    void dotFollowsTheRunAtTheCursor() {
        await("the curve", () -> isDrawn("gain"));
        run(() -> ui.session.live().playback().skip(600));
        await("a run", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 600);
        int[] ticks = fx(() -> {
            float[] grounded = ui.session.runs().shown().column("grounded");
            int first = 400;
            while (grounded[first] != 0f) {
                first++;
            }
            return new int[] {first};
        });
        run(() -> ui.session.live().playback().seek(ticks[0]));
        Circle dot = fx(() -> (Circle) plot("gain").lookup(".curve-dot"));
        await("the dot", dot::isVisible);
        double theta = fx(() -> (double) ui.session.runs().shown().column("theta")[ticks[0]]);
        double left = fx(() -> ui.node("#handle-gain-g_min").getLayoutX());
        double target = fx(() -> ui.node("#handle-gain-theta_target").getLayoutX());
        double perRadian = (target - left) / fx(() -> values().get(plot("gain").curve().handles().get(0).parameter()));
        await("at the angle of the tick", () -> Math.abs(dot.getCenterX() - (left + HandleNode.SIZE / 2 + theta * perRadian)) < 3);
    }

    @Test
    void gainMapFollowsTheKnobsTheKeysAndTheView(FxRobot robot) {
        await("the map", () -> ui.node("#gain-map") instanceof GainMapPlot plot && plot.map() != null && plot.map().parameters().equals(values()));
        GainMapPlot plot = fx(() -> (GainMapPlot) ui.node("#gain-map"));
        double most = fx(() -> plot.map().largestGain());
        run(() -> ui.session.document().knobs().replace("Turn", values().with("air_accel_base", "12")));
        await("a stronger push gains more", () -> plot.map().largestGain() > most * 1.2);
        @SuppressWarnings("unchecked")
        ComboBox<Object> keys = fx(() -> (ComboBox<Object>) ui.node("#gain-map-keys"));
        run(() -> keys.setValue(keys.getItems().get(0)));
        await("other keys", () -> plot.map().keys() == keys.getItems().get(0));
        var heat = fx(() -> plot.snapshot(null, null));
        @SuppressWarnings("unchecked")
        ComboBox<Object> view = fx(() -> (ComboBox<Object>) ui.node("#gain-map-view"));
        run(() -> view.setValue(view.getItems().get(1)));
        var polar = fx(() -> plot.snapshot(null, null));
        int x = (int) heat.getWidth() - 20;
        int y = 10;
        assertNotEquals(heat.getPixelReader().getArgb(x, y), polar.getPixelReader().getArgb(x, y), "the corner of the heat map is outside the disc");
    }

    @Test
    void causesAddUpAndClickingAWorstMomentGoesThere(FxRobot robot) {
        await("the curve", () -> isDrawn("gain"));
        run(() -> ui.session.live().playback().skip(700));
        await("the account of the run", () -> ui.node("#worst-0") != null && ui.session.runs().shown().length() == 700);
        await("the sum of all", () -> !sums().isEmpty());
        List<Double> sums = fx(this::sums);
        double total = sums.remove(sums.size() - 1);
        assertEquals(total, sums.stream().mapToDouble(Double::doubleValue).sum(), 1e-9, "the shown numbers add up");
        await("of the whole run", () -> Math.abs(sums().get(sums().size() - 1) - lastSpeed()) < 0.011);
        await("its worst moment", () -> ui.node("#worst-0 .moment-time") instanceof Label moment
                && Double.parseDouble(moment.getText().replace(" s", "")) <= 700 / ui.session.document().tickRate());
        String said = fx(() -> {
            String time = ((Label) ui.node("#worst-0 .moment-time")).getText();
            ((Button) ui.node("#worst-0")).fire();      // the table is rebuilt when the cursor moves
            return time;
        });
        double seconds = fx(() -> ui.session.live().playback().cursor() / ui.session.document().tickRate());
        assertEquals(Double.parseDouble(said.replace(" s", "")), seconds, 0.006);
    }

    /** The run started from rest, so this is also the total change. */
    private double lastSpeed() {
        float[] speeds = ui.session.runs().shown().column("speed");
        return speeds[speeds.length - 1];
    }

    /** The numbers of the table; the last one is the sum. */
    private List<Double> sums() {
        return ui.node("#where-speed-went").lookupAll(".cause-table .label").stream().map(label -> ((Label) label).getText())
                .filter(text -> text.matches("[+−]?[0-9.]+ .*")).map(text -> Double.parseDouble(text.split(" ")[0].replace('−', '-')))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Test
    void baselineRunShowsItsCurveAndItsSamples() {
        await("the curve", () -> isDrawn("gain"));
        run(() -> ui.session.document().knobs().replace("Turn", values().with("g_peak", "1.5")));
        run(() -> ui.session.live().playback().restart());
        run(() -> ui.session.live().playback().skip(300));
        await("a run under these knobs", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 300
                && ui.session.runs().shown().header().parameters().equals(values()));
        run(() -> ui.session.runs().list().setBaseline(ui.session.runs().list().keep("strong", ui.session.runs().shown())));
        run(() -> ui.session.document().knobs().resetAll());
        await("its line", () -> plot("gain").baseline().isPresent() && plot("gain").now().parameters().equals(values()));
        assertEquals(1.5, fx(() -> plot("gain").baseline().orElseThrow().highest()), 1e-3);
        assertTrue(fx(() -> plot("gain").now().highest()) < 1.4);
        await("its samples", () -> ((GainMapPlot) ui.node("#gain-map")).samples().stream().anyMatch(entry -> entry.name().equals("strong")));
    }

    @Test
    void modelWithoutStrafingShowsItsOtherCurves() {
        run(() -> ui.session.loader().preset("marathon/running"));
        await("its one curve", () -> ui.session.document().model().id().equals("marathon") && isDrawn("friction_decay") && plot("gain") == null);
        assertSame(null, fx(() -> ui.node("#gain-map")));
    }
}
