package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.app.window.PaneFixture;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.util.ArrayList;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Many kept runs crowd neither the names of now and before nor the buttons out of the header of the timeline. */
@ExtendWith(ApplicationExtension.class)
class RunChipsUiTest {
    private static final List<String> TOOLS = List.of("#keep-run", "#overlay-by", "#choose-lanes", "#export-chart", "#follow", "#show-all", "#collapse-timeline");
    /** The width of the timeline in a window of 1024 pixels. */
    private static final int SMALLEST = 466;
    private PaneFixture fixture;
    private TuningSession session;
    private TimelineView view;
    private Stage stage;
    private final List<Node> opened = new ArrayList<>();

    @Start
    void start(Stage window) {
        stage = window;
        // The stage is shared by the tests and keeps its width.
        window.setWidth(1100);
        fixture = new PaneFixture(300);
        session = fixture.session;
        view = new TimelineView(new TimelineViewModel(session.live(), session.runs(), session.tasks()), fixture.look);
        view.setOnRuns(opened::add);
        fixture.show(window, view.root(), 1100, 260, view::refresh);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void keep(int count) {
        run(() -> {
            for (int i = 0; i < count; i++) {
                session.runs().list().keep("a run with a long name " + i, session.runs().shown());
            }
        });
    }

    private List<ToggleButton> chips() {
        return fx(() -> view.root().lookupAll(".run-chip").stream().filter(Node::isVisible).map(ToggleButton.class::cast).toList());
    }

    private String written(ToggleButton chip) {
        return fx(() -> ((Text) chip.lookup(".text")).getText());
    }

    private void assertInside(Node node, String what) {
        Bounds bounds = fx(() -> view.root().sceneToLocal(node.localToScene(node.getBoundsInLocal())));
        assertTrue(fx(node::isVisible) && bounds.getMinX() >= 0 && bounds.getMaxX() <= fx(() -> view.root().getWidth()) && bounds.getWidth() >= 20, what + " " + bounds);
    }

    @Test
    void nowAndTheButtonsAreVisibleAtEveryWidth() {
        keep(12);
        for (int width : new int[] {1100, 800, 640, SMALLEST, 400}) {
            run(() -> stage.setWidth(width));
            await("the width", () -> Math.abs(view.root().getWidth() - width) < 1);
            WaitForAsyncUtils.waitForFxEvents();
            List<ToggleButton> chips = chips();
            assertEquals(width < SMALLEST ? List.of("now") : List.of("now", "before"), chips.stream().limit(2).map(this::written).toList(), "at " + width);
            chips.forEach(chip -> assertInside(chip, chip.getText() + " at " + width));
            TOOLS.forEach(id -> assertInside(fx(() -> view.root().lookup(id)), id + " at " + width));
            Button more = (Button) fx(() -> view.root().lookup("#more-runs"));
            assertInside(more, "+n at " + width);
            assertEquals("+" + (14 - chips.size()), fx(more::getText));
        }
    }

    /** Find in a window of 1280 pixels leaves 275 pixels. */
    @Test
    void nowAndTheLastButtonsStayBesideAWidePane() {
        keep(12);
        for (int width : new int[] {320, 275, 260, 1100}) {
            run(() -> stage.setWidth(width));
            await("the width", () -> Math.abs(view.root().getWidth() - width) < 1);
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals("now", written(chips().get(0)), "at " + width);
            chips().forEach(chip -> assertInside(chip, chip.getText() + " at " + width));
            List<String> needed = width < 400 ? List.of("#more-runs", "#follow", "#show-all", "#collapse-timeline") : TOOLS;
            needed.forEach(id -> assertInside(fx(() -> view.root().lookup(id)), id + " at " + width));
        }
    }

    @Test
    void menuReplacesTheButtonsWithoutRoom(FxRobot robot) {
        run(() -> stage.setWidth(1100));
        await("all buttons", () -> TOOLS.stream().allMatch(id -> view.root().lookup(id).isVisible()));
        assertFalse(fx(() -> view.root().lookup("#timeline-rest").isVisible()), "a wide timeline needs no menu");
        run(() -> stage.setWidth(275));
        await("the menu", () -> view.root().lookup("#timeline-rest").isVisible());
        List<String> hidden = fx(() -> TOOLS.stream().map(id -> view.root().lookup(id)).filter(button -> !button.isVisible()).map(Node::getAccessibleText).sorted().toList());
        assertFalse(hidden.isEmpty());
        robot.clickOn("#timeline-rest");
        List<MenuItem> items = fx(() -> List.copyOf(((MenuButton) view.root().lookup("#timeline-rest")).getItems()));
        // A menu that stays open could cover the windows of later tests.
        run(() -> ((MenuButton) view.root().lookup("#timeline-rest")).hide());
        assertEquals(hidden, items.stream().map(MenuItem::getText).sorted().toList());
        MenuItem keepThis = items.stream().filter(Menu.class::isInstance).flatMap(menu -> ((Menu) menu).getItems().stream()).filter(item -> item.getText().equals(Messages.text("runs.keep"))).findFirst().orElseThrow();
        run(keepThis::fire);
        await("a kept run", () -> session.runs().list().kept().size() == 1);
    }

    @Test
    void overflowButtonOpensTheRunsAndTheNewestRunsHaveChips(FxRobot robot) {
        keep(12);
        WaitForAsyncUtils.waitForFxEvents();
        List<ToggleButton> chips = chips();
        assertTrue(chips.size() > 2 && chips.get(chips.size() - 1).getText().endsWith(" 11"), chips.toString());
        RunEntry oldest = fx(() -> session.runs().list().kept().get(0));
        run(() -> session.runs().list().setBaseline(oldest));
        await("a chip for the baseline", () -> view.root().lookupAll(".run-chip").stream().anyMatch(chip -> chip.isVisible() && ((ToggleButton) chip).getText().equals(oldest.name())));
        robot.clickOn("#more-runs");
        assertEquals(1, fx(opened::size));
    }

    @Test
    void runsOfAnotherMapHaveNoChips() {
        keep(3);
        run(() -> session.loader().map("stairs"));
        await("chips of this map only", () -> session.document().level().name().equals("stairs") && view.root().lookupAll(".run-chip").size() == 2);
        run(() -> session.runs().listsAllProperty().set(true));
        await("all chips", () -> view.root().lookupAll(".run-chip").size() == 5);
    }
}
