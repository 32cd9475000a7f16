package dev.goldenangle.workbench.charts;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.window.PaneFixture;
import dev.goldenangle.workbench.look.LaneSignal;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.results.JumpsView;
import dev.goldenangle.workbench.results.JumpsViewModel;
import dev.goldenangle.workbench.results.MetricsViewModel;
import dev.goldenangle.workbench.results.RunsView;
import dev.goldenangle.workbench.results.RunsViewModel;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A signal of a table gets a lane by dragging, by the context menu and by keyboard. */
@ExtendWith(ApplicationExtension.class)
class SignalUiTest {
    private PaneFixture fixture;
    private TuningSession session;
    private TimelineViewModel model;
    private VBox root;

    @Start
    void start(Stage stage) {
        fixture = new PaneFixture(800);
        session = fixture.session;
        model = new TimelineViewModel(session.live(), session.runs(), session.tasks());
        TimelineView timeline = new TimelineView(model, fixture.look);
        JumpsView jumps = new JumpsView(new JumpsViewModel(session.document(), session.live(), session.runs()), fixture.look);
        RunsView runs = new RunsView(new RunsViewModel(session.document(), session.live(), session.runs(), session.tasks()),
                new MetricsViewModel(session.document(), session.live(), session.runs(), session.tasks()), fixture.look);
        HBox tables = new HBox(jumps.root(), runs.root());
        HBox.setHgrow(jumps.root(), Priority.ALWAYS);
        HBox.setHgrow(runs.root(), Priority.ALWAYS);
        root = new VBox(tables, timeline.root());
        root.addEventHandler(LaneSignal.Wanted.WANTED, event -> timeline.showLane(event.column()));
        timeline.root().setPrefHeight(240);
        VBox.setVgrow(tables, Priority.ALWAYS);
        fixture.show(stage, root, 900, 760, () -> {
            jumps.refresh();
            runs.refresh();
            timeline.refresh();
        });
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private Node cell(String table, String column) {
        await("a cell of " + column, () -> find(table, column) != null);
        return fx(() -> find(table, column));
    }

    private Node find(String table, String column) {
        return root.lookupAll("#" + table + " .table-cell").stream()
                .filter(node -> node instanceof TableCell<?, ?> cell && cell.getTableColumn() != null && column.equals(cell.getTableColumn().getId()) && cell.getItem() != null && cell.isVisible()).findFirst().orElse(null);
    }

    private List<String> lanes() {
        return fx(() -> model.lanes().stream().map(Lane::title).toList());
    }

    private void awaitLane(String title) {
        await("a lane for " + title, () -> model.lanes().stream().anyMatch(lane -> lane.title().equals(title)));
    }

    private String title(String column) {
        return fx(() -> model.columns().stream().filter(each -> each.key().equals(column)).findFirst().orElseThrow().label());
    }

    /**
     * The headless platform remembers the window of the first drag of the mouse until something is dropped. If that window is gone, because another
     * test class dragged in it, drag and drop in this one fails. So the platform is made to forget it.
     */
    @BeforeEach
    void forgetDragsInOtherWindows() throws ReflectiveOperationException {
        Class<?> platform = Class.forName("com.sun.glass.ui.monocle.MouseInput");
        Method instance = platform.getDeclaredMethod("getInstance");
        Field window = platform.getDeclaredField("dragView");
        instance.setAccessible(true);
        window.setAccessible(true);
        window.set(instance.invoke(null), null);
    }

    @Test
    void signalIsDraggedFromTheJumpsToTheTimeline(FxRobot robot) {
        Node cell = cell("jumps", "jump-gain");
        Node chart = fx(() -> root.lookup("#timeline-chart"));
        robot.drag(cell, MouseButton.PRIMARY).moveBy(20, 20).dropTo(chart);
        awaitLane(title("gain_made"));
        int count = lanes().size();
        robot.drag(cell, MouseButton.PRIMARY).moveBy(20, 20).dropTo(chart);
        assertEquals(count, lanes().size(), "a lane is not added twice");
    }

    @Test
    void laneThatLeavesNoRoomForAnotherSaysSo() {
        String said = fx(() -> {
            model.show("gain_made");
            model.drawn(180);
            model.show("gain_made");
            return session.tasks().notifications().latestProperty().get().text();
        });
        assertEquals(title("gain_made") + " is on the timeline. No room for " + Lane.CAUSES.title() + ": make the timeline taller", said);
    }

    @Test
    void contextMenuShowsTheSignalOnTheTimeline(FxRobot robot) {
        Node cell = cell("jumps", "jump-gain");
        // The headless platform sends no such event for a click with the right button.
        run(() -> {
            Bounds at = cell.localToScreen(cell.getBoundsInLocal());
            Event.fireEvent(cell, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getMinX() + 4, at.getMinY() + 4, false, null));
        });
        robot.clickOn("Show gain made on the timeline");
        awaitLane(title("gain_made"));
    }

    @Test
    void metricIsShownByKeyboard(FxRobot robot) {
        cell("metrics-table", "metric-name");
        TableView<?> table = (TableView<?>) fx(() -> root.lookup("#metrics-table"));
        run(() -> {
            model.toggle(Lane.SPEED);
            table.requestFocus();
            table.getSelectionModel().clearAndSelect(0);
        });
        robot.type(KeyCode.T);
        awaitLane(Lane.SPEED.title());
        assertEquals(Lane.SPEED.title(), lanes().get(0), "the speed has its own place");
    }

    @Test
    void everyMetricThatHasALaneNamesAColumnOfTheRun() {
        Run run = fx(model::now);
        List<LaneSignal> signals = Arrays.stream(Metric.values()).flatMap(metric -> LaneSignals.of(metric).stream()).toList();
        assertTrue(signals.size() > 10);
        signals.forEach(signal -> assertTrue(run.columns().indexOf(signal.column()) >= 0, signal.column()));
    }
}
