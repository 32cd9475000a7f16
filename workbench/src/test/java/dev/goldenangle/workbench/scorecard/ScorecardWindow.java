package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.window.WindowFixture;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** The window with the scorecard open, and the gestures that the tests of the scorecard share. */
abstract class ScorecardWindow {
    @TempDir
    static Path folder;
    static WindowFixture ui;
    static Path picked;
    final FxRobot robot = new FxRobot();

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", folder.resolve("settings"), 1280, 800, new FilePicker() {
            @Override
            public Optional<Path> open(String title, String kind, String... endings) {
                return Optional.ofNullable(picked);
            }

            @Override
            public Optional<Path> save(String title, String suggestion, String kind, String... endings) {
                return Optional.ofNullable(picked);
            }
        });
        run(() -> ui.act("Scorecard"));
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    /** Resets to the measured shipped set on the shipped preset, with an empty undo history. */
    @BeforeEach
    void calm() {
        robot.release(MouseButton.PRIMARY);
        if (!fx(() -> ui.session.document().preset().id().equals("arena/default") && ui.session.document().knobs().changed().isEmpty())) {
            CompletableFuture<Void> opened = fx(() -> ui.session.loader().preset("arena/default"));
            await("the shipped preset", opened::isDone);
        }
        run(() -> ui.act("Scorecard"));
        await("the set is read", () -> !ui.session.document().goals().open().isNone());
        CompletableFuture<Void> used = fx(() -> ui.session.goals().use("arena/default"));
        await("the shipped set", used::isDone);
        run(() -> {
            ui.session.document().knobs().resetAll();
            ui.session.document().goals().edit("Back to the shipped set", shipped());
        });
        await("everything is measured", this::isMeasured);
        run(() -> scroll().setVvalue(0));
    }

    /** The scroll pane of the goals; other tabs have scroll panes too. */
    ScrollPane scroll() {
        Node node = row(0);
        while (!(node instanceof ScrollPane)) {
            node = node.getParent();
        }
        return (ScrollPane) node;
    }

    static GoalSet shipped() {
        return GoalStore.read("arena/default").orThrow();
    }

    boolean isMeasured() {
        return set().goals().size() == rows() && IntStream.range(0, rows()).noneMatch(i -> value(i).isEmpty() || value(i).startsWith("measuring")) && caption().matches("All goals met|\\d+ goals? missed");
    }

    int rows() {
        return ui.window.scene().getRoot().lookupAll(".goal-row").size();
    }

    String caption() {
        return ((Label) ui.node(".reach-row .caption")).getText();
    }

    static GoalSet set() {
        return ui.session.document().goals().set();
    }

    Node row(int index) {
        return ui.node("#goal-" + index);
    }

    String value(int index) {
        return row(index) == null ? "" : ((DigitsLabel) row(index).lookup(".goal-value").getParent()).text();
    }

    String text(int index, String part) {
        return ((Label) row(index).lookup(part)).getText();
    }

    String chip(int index) {
        return ((Button) row(index).lookup(".limit-chip")).getText();
    }

    boolean is(int index, String state) {
        return row(index).getPseudoClassStates().toString().contains(state);
    }

    LimitBar bar(int index) {
        return (LimitBar) row(index).lookup(".limit-bar");
    }

    void turn(String key, String value) {
        run(() -> ui.session.document().knobs().replace("Change " + key, ui.session.document().knobs().values().with(key, value)));
    }

    void undo() {
        run(ui.session.document().history()::undo);
    }

    void openLimit(int index) {
        robot.clickOn(fx(() -> row(index).lookup(".limit-chip")));
        await("the field", () -> row(index).lookup("#limit-field") != null && row(index).lookup("#limit-field").isFocused());
    }

    /** The headless toolkit does not create this event from a click. */
    void askForMenu(Node node) {
        run(() -> {
            Bounds at = node.localToScreen(node.getBoundsInLocal());
            Event.fireEvent(node, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getMinX() + 4, at.getMinY() + 4, false, null));
        });
    }

    /** Replaces the text of a field by typing. */
    void type(String field, String text) {
        robot.clickOn(field).press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write(text);
    }
}
