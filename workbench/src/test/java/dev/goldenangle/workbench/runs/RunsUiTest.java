package dev.goldenangle.workbench.runs;

import dev.goldenangle.analysis.Jump;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.session.Document;
import dev.goldenangle.workbench.session.Library;
import dev.goldenangle.workbench.session.RunEntry;
import dev.goldenangle.workbench.session.ShippedLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

@ExtendWith(ApplicationExtension.class)
class RunsUiTest {
    private TuningSession session;
    private RunsViewModel runs;
    private JumpsViewModel jumps;
    private HBox panes;
    private AnimationTimer timer;
    private Stage stage;

    @Start
    void start(Stage newStage) {
        stage = newStage;
        Library library = new ShippedLibrary();
        Document preset = library.openPreset("strafejump/vq3");
        session = new TuningSession(library, Platform::runLater, preset, library.openMap("flat", preset.model()));
        session.sources().find("optimal-strafer").ifPresent(session.sources()::drive);
        session.playback().skip(800);
        session.settle();
        Look look = new Look();
        runs = new RunsViewModel(session);
        jumps = new JumpsViewModel(session);
        RunsView runsView = new RunsView(runs, new MetricsViewModel(session), look);
        JumpsView jumpsView = new JumpsView(jumps, look);
        panes = new HBox(runsView.root(), jumpsView.root());
        HBox.setHgrow(runsView.root(), Priority.ALWAYS);
        HBox.setHgrow(jumpsView.root(), Priority.ALWAYS);
        Scene scene = new Scene(panes, 720, 780);
        look.dress(scene);
        stage.setScene(scene);
        stage.show();
        timer = new AnimationTimer() {
            @Override
            public void handle(long nanos) {
                session.pulse();
                runsView.refresh();
                jumpsView.refresh();
            }
        };
        timer.start();
    }

    @AfterEach
    void close() {
        fx(() -> {
            timer.stop();
            stage.hide();
            session.close();
            return null;
        });
    }

    private static <T> T fx(Callable<T> work) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> fx(condition));
    }

    private RunEntry last() {
        return fx(() -> runs.list().get(runs.list().size() - 1));
    }

    private Node inLastRow(String selector) {
        return fx(() -> {
            List<Node> rows = List.copyOf(panes.lookupAll(".run-row"));
            return rows.get(rows.size() - 1).lookup(selector);
        });
    }

    @Test
    void aKeptRunIsStarredPinnedRenamedHiddenAndAllOfItUndone(FxRobot robot) throws Exception {
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
        await(() -> runs.list().stream().anyMatch(entry -> entry.role() == RunEntry.Role.PINNED_BEFORE));
        fx(() -> {
            runs.remove(kept);
            return null;
        });
        assertTrue(fx(() -> runs.list().contains(kept)), "a pinned run stays");
        WaitForAsyncUtils.waitForFxEvents();
        // By the menu, because on a busy machine two clicks may come too far apart to be a double click.
        robot.clickOn(inLastRow(".run-more"));
        robot.clickOn("Rename");
        await(() -> panes.lookup(".run-edit") != null && panes.lookup(".run-edit").isFocused());
        robot.write("fast one").type(KeyCode.ENTER);
        assertEquals("fast one", fx(kept::name));
        WaitForAsyncUtils.waitForFxEvents();
        robot.clickOn(inLastRow(".run-eye"));
        assertFalse(fx(kept::isShown));
        fx(() -> {
            for (int i = 0; i < 5; i++) {
                session.history().undo();
            }
            return null;
        });
        assertEquals(before, fx(() -> runs.list().size()));
    }

    @Test
    void theTableOfJumpsListsThemAllAndAClickGoesToTheTakeOff(FxRobot robot) throws Exception {
        await(() -> !jumps.jumps().isEmpty());
        List<Jump> all = fx(jumps::jumps);
        assertTrue(all.size() >= 3);
        assertEquals(all, fx(() -> List.copyOf(((ListView<?>) panes.lookup("#jumps")).getItems())));
        Node second = fx(() -> panes.lookupAll(".jump-list .list-cell").stream()
                .filter(cell -> cell.lookupAll(".muted").stream().anyMatch(label -> ((Label) label).getText().equals("2"))).findFirst().orElseThrow());
        robot.clickOn(second);
        assertEquals(all.get(1).takeoffTick(), fx(session.playback()::cursor));
        robot.type(KeyCode.DOWN);
        assertEquals(all.get(2).takeoffTick(), fx(session.playback()::cursor));
        double kept = fx(() -> jumps.kept(all.get(0)));
        assertTrue(kept > 0.5 && kept <= 1.01, "kept " + kept);
        assertTrue(Double.isNaN(fx(() -> jumps.kept(all.get(all.size() - 1)))));
    }
}
