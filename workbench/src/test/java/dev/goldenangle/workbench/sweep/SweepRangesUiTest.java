package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.TableHeaders;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The runs of a study on screen: full titles, a visible sort column, a selected run, and an explanation when ranges leave nothing. */
class SweepRangesUiTest {
    private static final int POINTS = 12;
    private static final String STUDY = """
            name = "Ranges"
            preset = "arena/default"
            design = "latin-hypercube"
            points = 12

            [knobs]
            friction = [4, 10]
            landing_friction_scale = "slider"
            air_accel_base = "slider"
            theta_target = "slider"
            g_peak = "slider"
            jump_speed = [7, 10]
            jump_buffer_window_ticks = "slider"

            [[measure]]
            measure = "crisp_stop"

            [[measure]]
            name = "Height of the highest jump"
            measure = "jump_height"
            """;
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() throws IOException {
        Path file = Files.writeString(folder.resolve("ranges.toml"), STUDY);
        ui = WindowFixture.open("arena/default", "flat", folder.resolve("settings"), 1280, 720);
        run(() -> ui.window.showStudy(file));
        await("all runs", () -> ui.node("#sweep-left") != null && ((Label) ui.node("#sweep-left")).getText().equals("done") && rows().size() == POINTS);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    @AfterEach
    void clearRanges() {
        run(() -> {
            if (((Button) ui.node("#sweep-ranges")).getText().equals("Clear ranges")) {
                ((Button) ui.node("#sweep-ranges")).fire();
            }
        });
        await("all runs", () -> rows().size() == POINTS);
    }

    @SuppressWarnings("unchecked")
    private static TableView<SweepRow> table() {
        return (TableView<SweepRow>) ui.node("#sweep-kept");
    }

    private static List<SweepRow> rows() {
        return table().getItems();
    }

    private static Point2D at(int axis, double share) {
        AxesPane axes = (AxesPane) ui.node("#sweep-axes");
        return fx(() -> axes.localToScreen(axes.axisX(axis), axes.axisY(share)));
    }

    private void keep(int axis, double from, double to) {
        robot.moveTo(at(axis, from)).press(MouseButton.PRIMARY).moveTo(at(axis, to)).release(MouseButton.PRIMARY);
    }

    private static String panelTitle() {
        return ((Label) ui.node("#sweep-selected").lookup(".pane-title")).getText();
    }

    private static boolean isVisible(String column) {
        Node header = TableHeaders.find(table(), column);
        Bounds shown = header.localToScene(header.getBoundsInLocal());
        Bounds table = table().localToScene(table().getBoundsInLocal());
        return shown.getMinX() >= table.getMinX() - 1 && shown.getMaxX() <= table.getMaxX() + 1;
    }

    @Test
    void columnThatSortsTheRunsIsVisible() {
        String sorted = fx(() -> table().getSortOrder().get(0).getId());
        await("the column " + sorted, () -> isVisible(sorted));
        run(() -> {
            table().getSortOrder().setAll(List.of(table().getColumns().get(1)));
        });
        await("the first knob", () -> isVisible("sweep-axis-0"));
        run(() -> {
            table().getSortOrder().setAll(List.of(table().getColumns().stream().filter(column -> column.getId().equals(sorted)).findFirst().orElseThrow()));
        });
        await("the measure again", () -> isVisible(sorted));
    }

    @Test
    void titlesOfAxesAreNeverCut() {
        for (String title : List.of("Landing friction scale best angle", "Frictionless-jump retention", "Stop")) {
            List<String> lines = fx(() -> TitleLines.of(title, 60, 1));
            assertEquals(title, String.join(" ", lines).replace("- ", "-"), "every word is shown");
        }
        assertTrue(fx(() -> TitleLines.of("Landing friction scale", 60, 1)).size() > 1);
    }

    @Test
    void rangeThatEmptiesTheTableIsNamedAndCanBeRemoved() {
        keep(0, 0.46, 0.54);
        keep(1, 0.46, 0.54);
        keep(2, 0.46, 0.54);
        await("no runs", () -> rows().isEmpty() && ui.node("#sweep-no-runs") != null);
        Set<Node> buttons = fx(() -> ui.node("#sweep-no-runs").lookupAll(".button"));
        assertTrue(!buttons.isEmpty(), "at least one way out");
        String text = fx(() -> ((Label) ui.node("#sweep-no-runs").lookup(".strong")).getText());
        assertTrue(text.startsWith("Friction") || text.startsWith("Landing friction scale") || text.startsWith("Air accel base"), text);
        assertTrue(fx(() -> !panelTitle().equals("No run")), "the selected run stays");
        run(() -> ((Button) buttons.iterator().next()).fire());
        await("runs again", () -> !rows().isEmpty());
    }

    @Test
    void selectionMovesToAKeptRunAndReturnsWithIt() {
        SweepRow low = fx(() -> rows().stream().min((one, other) -> Double.compare(one.values()[0], other.values()[0])).orElseThrow());
        run(() -> table().getSelectionModel().select(low));
        await("the run", () -> panelTitle().equals("Run " + low.number()));
        keep(0, 0.5, 0.95);
        await("a kept run is selected", () -> table().getSelectionModel().getSelectedItem() != null && panelTitle().equals("Run " + table().getSelectionModel().getSelectedItem().number()));
        run(() -> ((Button) ui.node("#sweep-ranges")).fire());
        await("the first run again", () -> panelTitle().equals("Run " + low.number()));
    }
}
