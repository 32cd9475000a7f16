package dev.goldenangle.workbench.sweep;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.TableHeaders;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The sweep in the real window: create and run a study; brush, select, apply, preview and compare its runs. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class SweepUiTest {
    private static final int POINTS = 48;
    @TempDir
    static Path settings;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();
    private static Path written;

    @BeforeAll
    static void open() {
        written = settings.resolve("written.toml");
        FilePicker picker = new FilePicker() {
            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                return Optional.of(written);
            }
        };
        ui = WindowFixture.open("arena/default", "arena-loop", settings, 1280, 720, picker);
        await("goals", () -> !ui.session.document().goals().set().goals().isEmpty());
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @BeforeEach
    void openTheSweep() {
        run(() -> {
            if (ui.node("#sweep") == null) {
                ui.act("Sweep");
            }
        });
        await("the sweep", () -> ui.node("#sweep") != null);
    }

    private static Label label(String selector) {
        return (Label) ui.node(selector);
    }

    @SuppressWarnings("unchecked")
    private static List<SweepRow> rows() {
        return ((TableView<SweepRow>) ui.node("#sweep-kept")).getItems();
    }

    private static void press(String selector) {
        run(() -> {
            if (ui.node(selector) instanceof ToggleButton toggle) {
                toggle.fire();
            } else {
                ((Button) ui.node(selector)).fire();
            }
        });
    }

    /** Scrolls to a table row and returns its position on screen. */
    private static Point2D cell(int place) {
        run(() -> {
            ((TableView<?>) ui.node("#sweep-kept")).scrollTo(Math.max(0, place - 1));
            ui.node("#sweep-kept").getParent().layout();
        });
        return fx(() -> onScreen(cellNow(place)));
    }

    /** A screen position, because the cell may show another row later, when sparklines arrive and cells are rebuilt. Near the left end of the table, because a row may be wider. */
    private static Point2D onScreen(Node node) {
        Bounds bounds = node.localToScreen(node.getBoundsInLocal());
        Node table = ui.node("#sweep-kept");
        return new Point2D(table.localToScreen(table.getBoundsInLocal()).getMinX() + 40, bounds.getCenterY());
    }

    private static Node cellNow(int place) {
        return cells(place).findFirst().orElseThrow();
    }

    /** The cell that currently shows a row, if any. */
    private static Stream<Node> cells(int place) {
        return ui.node("#sweep-kept").lookupAll(".table-row-cell").stream().filter(node -> ((TableRow<?>) node).getItem() == rows().get(place));
    }

    private static AxesPane axes() {
        return (AxesPane) ui.node("#sweep-axes");
    }

    /** The screen position of a place on an axis. */
    private static Point2D at(int axis, double share) {
        return fx(() -> axes().localToScreen(axes().axisX(axis), axes().axisY(share)));
    }

    private void drag(Point2D from, Point2D to) {
        robot.moveTo(from).press(MouseButton.PRIMARY).moveTo(to).release(MouseButton.PRIMARY);
    }

    @Test
    @Order(1)
    void emptySweepExplainsStudiesAndOffersToCreateOne() {
        assertTrue(fx(() -> ui.node("#sweep-empty").isVisible()));
        robot.clickOn((Node node) -> node instanceof Button button && "New study…".equals(button.getText()) && button.getParent().getId() != null && button.getParent().getId().equals("sweep-empty"));
        await("the card", () -> ui.node("#new-study") != null);
        robot.type(KeyCode.ESCAPE);
        await("the card is gone", () -> ui.node("#new-study") == null);
        assertTrue(fx(() -> ui.node("#sweep") != null), "Esc closes the card, not the view");
    }

    @Test
    @Order(2)
    void allInvalidFieldsAreMarkedWithReasons() {
        press("#sweep-new");
        await("the card", () -> ui.node("#study-points") != null);
        String knob = fx(() -> ui.node("#new-study").lookupAll(".range-slider").stream().filter(Node::isVisible).findFirst().orElseThrow().getId().replace("study-range-", ""));
        List<String> wrong = List.of("#study-low-" + knob, "#study-points", "#study-name");
        run(() -> wrong.forEach(field -> ((TextField) ui.node(field)).setText("")));
        for (String field : wrong) {
            await(field + " is marked", () -> ui.node(field).getStyleClass().contains("wrong") && ((TextField) ui.node(field)).getTooltip() != null);
        }
        assertEquals(3, fx(() -> label("#study-verdict").getText().lines().count()), "one line for each reason");
        assertTrue(fx(() -> ui.node("#study-run").isDisabled()));
        run(() -> ((TextField) ui.node("#study-points")).setText("16"));
        await("a corrected field is not marked", () -> !ui.node("#study-points").getStyleClass().contains("wrong") && ui.node("#study-name").getStyleClass().contains("wrong"));
        robot.type(KeyCode.ESCAPE);
        await("the card is gone", () -> ui.node("#new-study") == null);
    }

    @Test
    @Order(3)
    void studyCanBeCreatedSavedAndRun() {
        press("#sweep-new");
        await("the card", () -> ui.node("#new-study") != null && label("#study-verdict").getText().contains("1,024 runs"));
        run(() -> {
            ((TextField) ui.node("#study-points")).setText("nine");
        });
        assertTrue(fx(() -> ui.node("#study-run").isDisabled() && label("#study-verdict").getText().startsWith("Count: enter a whole number")));
        run(() -> {
            ((TextField) ui.node("#study-points")).setText(Integer.toString(POINTS));
            ((TextField) ui.node("#study-name")).setText("Small one");
        });
        await("how long it takes", () -> label("#study-verdict").getText().startsWith(POINTS + " runs"));
        press("#study-save");
        run(() -> ui.session.live().playback().pause());
        await("no frame rate", () -> label("#status-fps").getText().equals("– fps"));
        List<String> rates = new CopyOnWriteArrayList<>();
        run(() -> label("#status-fps").textProperty().addListener((observable, old, rate) -> rates.add(rate)));
        press("#study-run");
        await("all runs", () -> label("#sweep-count") != null && label("#sweep-count").getText().equals(Integer.toString(POINTS)) && label("#sweep-left").getText().equals("done") && rows().size() == POINTS);
        assertTrue(Files.exists(written), "the plan was saved");
        assertEquals(List.of(), rates, "a study draws few frames on purpose, so no frame rate is shown");
    }

    @Test
    @Order(4)
    void rangeCanBeDrawnMovedAndRemoved() {
        drag(at(0, 0.2), at(0, 0.6));
        await("fewer runs", () -> rows().size() < POINTS);
        List<Long> first = fx(() -> rows().stream().map(SweepRow::number).sorted().toList());
        drag(at(0, 0.4), at(0, 0.8));
        await("others", () -> !rows().stream().map(SweepRow::number).sorted().toList().equals(first));
        Point2D middle = at(0, 0.8);
        robot.moveTo(middle).doubleClickOn(MouseButton.PRIMARY);
        await("all again", () -> rows().size() == POINTS);
    }

    @Test
    @Order(5)
    void titleDragMovesTheAxisAndClickFlipsIt() {
        List<Double> before = fx(() -> Stream.of(0, 1, 2).map(axis -> axes().axisX(axis)).toList());
        Point2D title = fx(() -> axes().localToScreen(axes().axisX(0), 12));
        drag(title, fx(() -> axes().localToScreen(axes().axisX(1), 12)));
        await("the first two axes have swapped places", () -> axes().axisX(0) == before.get(1) && axes().axisX(1) == before.get(0));
        drag(fx(() -> axes().localToScreen(axes().axisX(0), 12)), title);
        await("back", () -> axes().axisX(0) == before.get(0));
        drag(at(0, 0.05), at(0, 0.4));
        await("fewer", () -> rows().size() < POINTS);
        List<Long> kept = fx(() -> rows().stream().map(SweepRow::number).sorted().toList());
        robot.clickOn(title);
        assertEquals(kept, fx(() -> rows().stream().map(SweepRow::number).sorted().toList()), "a flipped axis keeps the same runs");
        robot.clickOn(title);
        press("#sweep-ranges");
        await("all again", () -> rows().size() == POINTS);
    }

    @Test
    @Order(6)
    void tableSelectionUpdatesThePanelAndApplyIsOneUndoStep() {
        ParameterSet before = fx(() -> ui.session.document().knobs().values());
        SweepRow third = fx(() -> rows().get(2));
        run(() -> ui.node("#sweep-kept").requestFocus());
        robot.clickOn(cell(2));
        await("run " + third.number(), () -> panelTitle().equals("Run " + third.number()));
        robot.type(KeyCode.DOWN);
        await("the next", () -> panelTitle().equals("Run " + rows().get(3).number()));
        press("#sweep-apply");
        await("other knobs", () -> !ui.session.document().knobs().values().equals(before));
        run(() -> ui.act("Undo"));
        assertEquals(before, fx(() -> ui.session.document().knobs().values()));
    }

    private static String panelTitle() {
        return ((Label) ui.node("#sweep-selected").lookup(".pane-title")).getText();
    }

    @Test
    @Order(7)
    void escEndsThePreviewOfARun() {
        ParameterSet before = fx(() -> ui.session.document().knobs().values());
        press("#sweep-try");
        await("the card", () -> ui.node("#sweep-trial") != null && ui.node("#sweep") == null);
        assertNotEquals(before, fx(() -> ui.session.document().knobs().values()));
        robot.type(KeyCode.ESCAPE);
        await("the sweep again", () -> ui.node("#sweep") != null && ui.node("#sweep-trial") == null);
        assertEquals(before, fx(() -> ui.session.document().knobs().values()));
    }

    @Test
    @Order(8)
    void ctrlClickedRunsAreCompared() {
        WindowFixture.holding(KeyCode.CONTROL, robot, () -> {
            robot.clickOn(cell(0));
            await("one is marked", () -> cells(0).anyMatch(cell -> cell.getStyleClass().contains("marked-row")));
            robot.clickOn(cell(1));
        });
        await("two are marked", () -> ((Button) ui.node("#sweep-compare")).getText().equals("Compare 2"));
        List<Long> numbers = fx(() -> rows().stream().limit(2).map(SweepRow::number).toList());
        press("#sweep-compare");
        await("the comparison of both", () -> ui.node("#compare") != null && ui.node("#sweep") == null && chosen("#compare-a").equals("Run " + numbers.get(0)) && chosen("#compare-b").equals("Run " + numbers.get(1)));
        run(() -> ui.act("Compare"));
    }

    private static String chosen(String chooser) {
        Node name = ui.node(chooser) == null ? null : ui.node(chooser).lookup("#filtered > .list-cell");
        return name == null ? "" : String.valueOf(((Labeled) name).getText());
    }

    @Test
    @Order(9)
    void everyKnobAndMeasureHasAColumnAndHeaderClickSorts() {
        TableView<?> table = fx(() -> (TableView<?>) ui.node("#sweep-kept"));
        int axes = Files.isRegularFile(written) ? 6 + fx(() -> ui.session.document().goals().set().goals().size()) : 0;
        assertEquals(axes + 3, fx(() -> table.getVisibleLeafColumns().size()), "number, axes, speed, front");
        assertTrue(fx(() -> table.lookupAll(".scroll-bar").stream().anyMatch(bar -> bar instanceof ScrollBar scroll && scroll.getOrientation() == Orientation.HORIZONTAL && scroll.isVisible())),
                "a table wider than its pane scrolls");
        run(() -> table.scrollToColumnIndex(0));
        robot.clickOn(fx(() -> TableHeaders.find(table, "sweep-number")));
        await("sorted by number", () -> rows().stream().map(SweepRow::number).toList().equals(rows().stream().map(SweepRow::number).sorted().toList()));
        robot.clickOn(fx(() -> TableHeaders.find(table, "sweep-number")));
        await("the other way round", () -> rows().get(0).number() == rows().stream().mapToLong(SweepRow::number).max().orElseThrow());
    }

    @Test
    @Order(10)
    void escReturnsToTuning() {
        run(() -> ui.window.scene().getRoot().requestFocus());
        robot.type(KeyCode.ESCAPE);
        await("the panes", () -> ui.node("#sweep") == null);
    }
}
