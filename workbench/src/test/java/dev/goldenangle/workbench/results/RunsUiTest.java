package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.workbench.app.window.PaneFixture;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

@ExtendWith(ApplicationExtension.class)
class RunsUiTest {
    private PaneFixture fixture;
    private TuningSession session;
    private RunsViewModel runs;
    private JumpsViewModel jumps;
    private HBox panes;

    @Start
    void start(Stage stage) {
        fixture = new PaneFixture(800);
        session = fixture.session;
        runs = new RunsViewModel(session.document(), session.live(), session.runs(), session.tasks());
        jumps = new JumpsViewModel(session.document(), session.live(), session.runs());
        RunsView runsView = new RunsView(runs, new MetricsViewModel(session.document(), session.live(), session.runs(), session.tasks()), fixture.look);
        JumpsView jumpsView = new JumpsView(jumps, fixture.look);
        panes = new HBox(runsView.root(), jumpsView.root());
        HBox.setHgrow(runsView.root(), Priority.ALWAYS);
        HBox.setHgrow(jumpsView.root(), Priority.ALWAYS);
        fixture.show(stage, panes, 720, 780, () -> {
            runsView.refresh();
            jumpsView.refresh();
        });
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private RunEntry last() {
        return fx(() -> runs.list().get(runs.list().size() - 1));
    }

    private Node inLastRow(String selector) {
        return fx(() -> {
            RunEntry last = runs.list().get(runs.list().size() - 1);
            return panes.lookupAll("#runs-table .table-row-cell").stream().filter(row -> ((TableRow<?>) row).getItem() instanceof RunRow shown && shown.entry() == last).findFirst().orElseThrow().lookup(selector);
        });
    }

    @Test
    void jumpsOfAFastGameAreNotCutOffInANarrowPane() {
        Region pane = (Region) panes.getChildren().get(1);
        run(() -> {
            pane.setMinWidth(300);
            pane.setMaxWidth(300);
        });
        await("the jumps", () -> pane.getWidth() == 300 && pane.lookupAll("#jumps .table-cell").size() > 6);
        WaitForAsyncUtils.waitForFxEvents();
        List<String> cut = fx(() -> pane.lookupAll("#jumps .table-cell").stream().map(Labeled.class::cast).filter(cell -> cell.getText() != null && cell.lookup(".text") instanceof Text drawn && !drawn.getText().equals(cell.getText()))
                .map(Labeled::getText).toList());
        assertEquals(List.of(), cut);
    }

    @Test
    void keptRunIsStarredPinnedRenamedAndHiddenAndAllIsUndone(FxRobot robot) {
        int before = fx(() -> runs.list().size());
        robot.clickOn("#keep-this-run");
        assertEquals(before + 1, fx(() -> runs.list().size()));
        RunEntry kept = last();
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(inLastRow(".run-star"));
        assertTrue(fx(kept::isBaseline));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(inLastRow(".run-pin"));
        assertTrue(fx(kept.pinnedProperty()::get));
        await("before is pinned too", () -> runs.list().stream().anyMatch(entry -> entry.role() == RunEntry.Role.PINNED_BEFORE));
        run(() -> runs.remove(kept));
        assertTrue(fx(() -> runs.list().contains(kept)), "a pinned run stays");
        WaitForAsyncUtils.waitForFxEvents();
        // With the menu, because on a busy machine two clicks may be too far apart for a double click.
        robot.clickOn(inLastRow(".run-more"));
        robot.clickOn("Rename");
        await("the name field", () -> panes.lookup(".run-edit") != null && panes.lookup(".run-edit").isFocused());
        robot.write("fast one").type(KeyCode.ENTER);
        assertEquals("fast one", fx(kept::name));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(inLastRow(".run-eye"));
        assertFalse(fx(kept::isShown));
        run(() -> {
            for (int i = 0; i < 5; i++) {
                session.document().history().undo();
            }
        });
        await("everything is undone, and the pinned runs are gone after the next result", () -> runs.list().size() == before);
    }

    @Test
    void runsTableIsSortedCopiedAndUsedByKeyboard(FxRobot robot) {
        robot.clickOn("#keep-this-run");
        RunEntry kept = last();
        run(() -> runs.rename(kept, "another"));
        TableView<RunRow> table = runsTable();
        WaitForAsyncUtils.waitForFxEvents();
        run(() -> table.getSortOrder().add(table.getColumns().get(0)));
        assertEquals(List.of("another", "before", "now"), fx(() -> table.getItems().stream().map(row -> row.entry().name()).toList()));
        run(() -> {
            table.requestFocus();
            table.getSelectionModel().clearAndSelect(0);
        });
        robot.type(KeyCode.SPACE);
        assertFalse(fx(kept::isShown));
        robot.type(KeyCode.F2);
        await("the name field", () -> panes.lookup(".run-edit") != null && panes.lookup(".run-edit").isFocused());
        robot.write("first").type(KeyCode.ENTER);
        assertEquals("first", fx(kept::name));
        run(table::requestFocus);
        robot.type(KeyCode.DELETE);
        assertFalse(fx(() -> runs.list().contains(kept)));
        run(session.document().history()::undo);
        assertTrue(fx(() -> runs.list().contains(kept)));
    }

    private boolean isListed(RunEntry entry) {
        return runsTable().getItems().stream().anyMatch(row -> row.entry() == entry);
    }

    @Test
    void runsOfOtherMapsAreListedInGroupsOnRequest(FxRobot robot) {
        robot.clickOn("#keep-this-run");
        RunEntry kept = last();
        String group = fx(() -> runsTable().getItems().get(0).group());
        assertFalse(fx(() -> panes.lookup(".runs-all").isVisible()));
        run(() -> session.loader().map("stairs"));
        await("only runs of this map", () -> !kept.isHere() && !isListed(kept) && panes.lookup(".runs-all").isVisible());
        robot.clickOn(fx(() -> panes.lookup(".runs-all")));
        await("all runs", () -> isListed(kept));
        List<RunRow> rows = fx(() -> List.copyOf(runsTable().getItems()));
        assertTrue(rows.get(0).isHeading() && rows.get(0).group().startsWith("stairs"), rows.toString());
        assertEquals(List.of(new RunRow(1, group, null), new RunRow(1, group, kept)), rows.subList(rows.size() - 2, rows.size()), "the run is below the heading of its map and model");
        run(() -> runsTable().getSortOrder().add(runsTable().getColumns().get(0)));
        assertEquals(rows.get(rows.size() - 1), fx(() -> runsTable().getItems().get(rows.size() - 1)), "sorting keeps the groups");
        run(() -> runs.remove(kept));
        await("it is removed", () -> !isListed(kept));
        run(runs::undo);
        await("removing is undone", () -> isListed(kept));
    }

    @Test
    void editSurvivesTheGrowthOfLiveRuns(FxRobot robot) {
        robot.clickOn("#keep-this-run");
        RunEntry kept = last();
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(inLastRow(".run-more"));
        robot.clickOn("Edit notes");
        await("the notes field", () -> panes.lookup(".run-edit") != null && panes.lookup(".run-edit").isFocused());
        run(() -> runs.colour(kept, 5));
        WaitForAsyncUtils.sleep(500, java.util.concurrent.TimeUnit.MILLISECONDS);
        robot.write("too fast").type(KeyCode.ENTER);
        assertEquals("too fast", fx(kept.notesProperty()::get));
    }

    @SuppressWarnings("unchecked")
    private TableView<RunRow> runsTable() {
        return (TableView<RunRow>) panes.lookup("#runs-table");
    }

    @Test
    void jumpTableListsAllJumpsAndAClickGoesToTheTakeOff(FxRobot robot) {
        await("jumps", () -> !jumps.jumps().isEmpty());
        List<Jump> all = fx(jumps::jumps);
        assertTrue(all.size() >= 3);
        assertEquals(all, fx(() -> List.copyOf(((TableView<?>) panes.lookup("#jumps")).getItems())));
        Node second = fx(() -> panes.lookupAll("#jumps .table-row-cell").stream().filter(row -> ((TableRow<?>) row).getItem() == all.get(1)).findFirst().orElseThrow());
        robot.clickOn(second);
        assertEquals(all.get(1).takeoffTick(), fx(session.live().playback()::cursor));
        robot.type(KeyCode.DOWN);
        assertEquals(all.get(2).takeoffTick(), fx(session.live().playback()::cursor));
        double kept = fx(() -> jumps.kept(all.get(0)));
        assertTrue(kept > 0.5 && kept <= 1.01, "kept " + kept);
        assertTrue(Double.isNaN(fx(() -> jumps.kept(all.get(all.size() - 1)))));
    }
}
