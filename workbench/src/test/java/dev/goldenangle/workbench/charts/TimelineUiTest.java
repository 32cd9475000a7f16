package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.window.PaneFixture;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

@ExtendWith(ApplicationExtension.class)
class TimelineUiTest {
    private static final int TICKS = 900;
    @TempDir
    Path folder;
    private PaneFixture fixture;
    private TuningSession session;
    private TimelineViewModel model;
    private TimelineView view;

    @Start
    void start(Stage stage) {
        fixture = new PaneFixture(TICKS);
        session = fixture.session;
        model = new TimelineViewModel(session.live(), session.runs(), session.tasks());
        view = new TimelineView(model, fixture.look);
        fixture.show(stage, view.root(), 1100, 260, view::refresh);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private Bounds chart() {
        return fx(() -> {
            Node chart = view.root().lookup("#timeline-chart");
            return chart.localToScreen(chart.getBoundsInLocal());
        });
    }

    private List<String> texts(String styleClass) {
        return fx(() -> view.root().lookupAll(styleClass).stream().filter(Node::isVisible).map(node -> ((Label) node).getText()).toList());
    }

    /** The screen position of a moment. */
    private double xOf(double seconds) {
        Bounds chart = chart();
        double width = chart.getWidth() - TimelineChart.AXIS_WIDTH - TimelineChart.RIGHT;
        return fx(() -> chart.getMinX() + TimelineChart.AXIS_WIDTH + (seconds - model.window().from()) / model.window().span() * width);
    }

    @Test
    void draggingTheCursorShowsTheTickAndItsValues(FxRobot robot) {
        await("the cursor", () -> view.root().lookup("#time-cursor-label").isVisible());
        double y = chart().getCenterY();
        robot.moveTo(xOf(4), y).press(MouseButton.PRIMARY).moveTo(xOf(4.5), y).moveTo(xOf(5), y).release(MouseButton.PRIMARY);
        Run run = fx(model::now);
        await("the cursor at 5 s", () -> Math.abs(session.live().playback().cursor() + 1 - 5 * run.header().tickRate()) <= 2);
        int cursor = fx(session.live().playback()::cursor);
        assertEquals(Playback.State.SCRUBBING, fx(session.live().playback()::state));
        String time = Numbers.fixed((cursor + 1) / run.header().tickRate(), 3) + " s";
        await("its time", () -> ((Label) view.root().lookup("#time-cursor-label")).getText().equals(time));
        assertEquals(Numbers.fixed(run.get(run.columns().indexOf("speed"), cursor), 1), texts(".readout-value").get(0));
        assertEquals(cursor + 1 + " of " + TICKS, fx(() -> ((Label) view.root().lookup("#tick-of")).getText()));
        robot.type(KeyCode.RIGHT);
        await("a tick later", () -> session.live().playback().cursor() == cursor + 1);
    }

    /** The headless platform has no wheel, so the test fires the event itself. */
    private void scroll(double notch) {
        run(() -> {
            Node chart = view.root().lookup("#timeline-chart");
            Event.fireEvent(chart, new ScrollEvent(ScrollEvent.SCROLL, 300, 50, 300, 50, false, false, false, false, false, false, 0, notch, 0, notch,
                    ScrollEvent.HorizontalTextScrollUnits.NONE, 0, ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, new PickResult(chart, 300, 50)));
        });
    }

    @Test
    void wheelZoomsShiftDragPansAndFollowReturnsToTheEnd(FxRobot robot) {
        await("the cursor", () -> view.root().lookup("#time-cursor-label").isVisible());
        double span = fx(() -> model.window().span());
        robot.moveTo(chart().getCenterX(), chart().getCenterY());
        scroll(40);
        assertEquals(span / 1.2, fx(() -> model.window().span()), 1e-9);
        assertFalse(fx(model.followingProperty()::get));
        double from = fx(() -> model.window().from());
        robot.press(KeyCode.SHIFT).press(MouseButton.PRIMARY).moveBy(80, 0).moveBy(80, 0).release(MouseButton.PRIMARY).release(KeyCode.SHIFT);
        await("the past came into view", () -> model.window().from() < from);
        robot.clickOn("#show-all");
        await("all of it", () -> model.window().from() == 0 && Math.abs(model.now().seconds() - model.window().to()) < 1e-9);
        robot.clickOn("#follow");
        await("it follows", () -> model.followingProperty().get() && Math.abs(model.now().seconds() - model.window().to()) < 1e-9);
    }

    @Test
    void anyColumnCanBeAddedAndRemoved(FxRobot robot) {
        Column column = fx(() -> model.columns().get(4));
        robot.clickOn("#choose-lanes").write(column.doc()).type(KeyCode.ENTER);
        assertTrue(fx(() -> model.hasLane(column)));
        await("the lane", () -> view.root().lookupAll(".lane-title").stream().anyMatch(node -> ((Label) node).getText().equals(column.label())));
        assertTrue(texts(".lane-unit").contains(column.unit().symbol()));
        robot.type(KeyCode.ENTER);
        assertFalse(fx(() -> model.hasLane(column)));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void laneCheckBoxesAreReachableByKeyboard(FxRobot robot) {
        Column column = fx(() -> model.columns().get(4));
        robot.clickOn("#choose-lanes").write(column.doc()).type(KeyCode.DOWN);
        CheckBox box = fx(() -> (CheckBox) Window.getWindows().stream().map(window -> window.getScene().getFocusOwner()).filter(CheckBox.class::isInstance).findFirst().orElseThrow());
        assertEquals(column.label(), box.getText());
        robot.type(KeyCode.SPACE);
        assertTrue(fx(() -> box.isSelected() && model.hasLane(column)));
        robot.type(KeyCode.SPACE);
        assertFalse(fx(() -> box.isSelected() || model.hasLane(column)));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void laneSearchSaysWhenNothingMatches(FxRobot robot) {
        robot.clickOn("#choose-lanes").write("qqq");
        assertTrue(robot.lookup("Nothing matches “qqq”").tryQuery().filter(Node::isVisible).isPresent());
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void keepingARunAddsItsChipAndItsLine(FxRobot robot) {
        await("the cursor", () -> view.root().lookup("#time-cursor-label").isVisible());
        run(model::keepNowAsBaseline);
        await("its readout", () -> view.root().lookupAll(".readout-name").stream().anyMatch(node -> ((Label) node).getText().equals("baseline")));
        assertEquals("baseline", fx(() -> session.runs().list().baseline().orElseThrow().name()));
        ToggleButton chip = fx(() -> view.root().lookupAll(".run-chip").stream().map(ToggleButton.class::cast).filter(b -> b.getText().equals("baseline")).findFirst().orElseThrow());
        robot.clickOn(chip);
        await("no readout", () -> view.root().lookupAll(".readout-name").stream().noneMatch(node -> ((Label) node).getText().equals("baseline")));
    }

    @Test
    void timelineIsExportedAsPictureAndNumbers(FxRobot robot) throws Exception {
        run(() -> view.setFileAsker((suggestion, format) -> Optional.of(folder.resolve("out." + format.ending()))));
        for (ChartExport.Format format : ChartExport.Format.values()) {
            robot.clickOn("#export-chart").clickOn("Export " + format + "…");
        }
        for (ChartExport.Format format : ChartExport.Format.values()) {
            await("the file", () -> Files.exists(folder.resolve("out." + format.ending())));
        }
        BufferedImage png = ImageIO.read(folder.resolve("out.png").toFile());
        assertTrue(png.getWidth() >= 1920, "drawn at twice the size");
        int now = 0x5DB4F5;
        boolean found = false;
        for (int y = 0; y < png.getHeight() && !found; y++) {
            for (int x = 0; x < png.getWidth() && !found; x++) {
                found = (png.getRGB(x, y) & 0xFFFFFF) == now;
            }
        }
        assertTrue(found, "the current run is drawn in its colour");
        String svg = Files.readString(folder.resolve("out.svg"));
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        xml.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        xml.newDocumentBuilder().parse(folder.resolve("out.svg").toFile());
        assertTrue(svg.contains(">Speed u/s<") && svg.contains(">Angle °<"), "lanes are named with their units");
        List<String> csv = Files.readAllLines(folder.resolve("out.csv"));
        assertEquals(TICKS + 1, csv.size());
        assertTrue(csv.get(0).startsWith("tick,time_s,x,y,z"));
    }

    @Test
    void lowTimelineHidesTheSpeedChangeFirstAndThenTheAngle() {
        assertEquals(List.of(Lane.SPEED, Lane.ANGLE, Lane.CAUSES), model.fitting(200));
        assertEquals(List.of(Lane.SPEED, Lane.ANGLE), model.fitting(136));
        assertEquals(List.of(Lane.SPEED), model.fitting(80));
    }
}
