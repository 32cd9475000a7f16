package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.toolkit.library.MapLibrary;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.controlsfx.control.SearchableComboBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every gesture of the scorecard, in the real window. */
class ScorecardUiTest {
    @TempDir
    static Path folder;
    private static WindowFixture ui;
    private static Path picked;
    private final FxRobot robot = new FxRobot();

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
    private ScrollPane scroll() {
        Node node = row(0);
        while (!(node instanceof ScrollPane)) {
            node = node.getParent();
        }
        return (ScrollPane) node;
    }

    private static GoalSet shipped() {
        return GoalStore.read("arena/default").orThrow();
    }

    private boolean isMeasured() {
        return set().goals().size() == rows() && IntStream.range(0, rows()).noneMatch(i -> value(i).isEmpty() || value(i).startsWith("measuring")) && caption().matches("All goals met|\\d+ goals? missed");
    }

    private int rows() {
        return ui.window.scene().getRoot().lookupAll(".goal-row").size();
    }

    private String caption() {
        return ((Label) ui.node(".reach-row .caption")).getText();
    }

    private static GoalSet set() {
        return ui.session.document().goals().set();
    }

    private Node row(int index) {
        return ui.node("#goal-" + index);
    }

    private String value(int index) {
        return row(index) == null ? "" : ((DigitsLabel) row(index).lookup(".goal-value").getParent()).text();
    }

    private String text(int index, String part) {
        return ((Label) row(index).lookup(part)).getText();
    }

    private String chip(int index) {
        return ((Button) row(index).lookup(".limit-chip")).getText();
    }

    private boolean is(int index, String state) {
        return row(index).getPseudoClassStates().toString().contains(state);
    }

    private LimitBar bar(int index) {
        return (LimitBar) row(index).lookup(".limit-bar");
    }

    private void turn(String key, String value) {
        run(() -> ui.session.document().knobs().replace("Change " + key, ui.session.document().knobs().values().with(key, value)));
    }

    private void undo() {
        run(ui.session.document().history()::undo);
    }

    private void openLimit(int index) {
        robot.clickOn(fx(() -> row(index).lookup(".limit-chip")));
        await("the field", () -> row(index).lookup("#limit-field") != null && row(index).lookup("#limit-field").isFocused());
    }

    @Test
    void marksDoNotOverlapTheCount() {
        run(() -> ui.window.scene().getRoot().layout());
        double end = fx(() -> ui.node("#goals-reached").localToScene(ui.node("#goals-reached").getBoundsInLocal()).getMaxX());
        List<Node> shown = fx(() -> ui.window.scene().getRoot().lookupAll(".check-mark").stream().filter(mark -> mark.getParent().isVisible()).toList());
        assertTrue(shown.stream().allMatch(mark -> mark.localToScene(mark.getBoundsInLocal()).getMinX() > end), shown.size() + " marks begin left of " + end);
    }

    @Test
    void missingAGoalTurnsItsRowRedAndShowsThePreviousValue() {
        String was = fx(() -> value(0));
        double wasAt = fx(() -> bar(0).position());
        assertTrue(wasAt > 0, "right of the limit is better");
        turn("friction", "2");
        await("another value", () -> !value(0).equals(was) && isMeasured());
        assertTrue(fx(() -> ((DigitsLabel) row(0).lookup(".goal-was").getParent()).text()).startsWith(", was " + was));
        assertTrue(fx(() -> bar(0).position()) < 0, "left of the limit is worse");
        assertEquals(wasAt, fx(() -> bar(0).beforePosition()));
        assertTrue(fx(() -> text(0, ".goal-margin")).endsWith(" % over"));
        assertTrue(fx(() -> is(0, "failed")));
        String missed = fx(() -> String.valueOf(ui.window.scene().getRoot().lookupAll(".check-mark.failed").size()));
        assertTrue(fx(() -> ui.window.scene().getRoot().lookupAll(".tab-badge").stream()
                .anyMatch(badge -> badge.isVisible() && ((Label) badge).getText().equals(missed))), "the tab counts " + missed);
        undo();
        await("as before", () -> value(0).equals(was));
    }

    @Test
    void rowsShowTheValuesOfTheCommandLine() {
        turn("g_peak", "1.1");
        await("measured again", () -> isMeasured() && !value(2).equals(((DigitsLabel) row(2).lookup(".goal-was").getParent()).text().replace(", was ", "")));
        List<GoalResult> expected = new GoalRunner(ui.session.document().model(), MapLibrary.levels(ui.session.document().model())).run(fx(ScorecardUiTest::set),
                fx(() -> ui.session.document().knobs().values()));
        for (int i = 0; i < expected.size(); i++) {
            int index = i;
            GoalResult result = expected.get(i);
            assertEquals(GoalFormat.digits(result.goal().limits(), result.value(), 0).text(), fx(() -> value(index)), result.goal().name());
        }
        long reached = expected.stream().filter(GoalResult::pass).count();
        assertEquals(reached + " of " + expected.size() + " reached", fx(() -> ((Label) ui.node("#goals-reached")).getText()));
    }

    @Test
    void limitIsEditedInPlaceAndJudgedWithoutARun() {
        await("earlier work is done", () -> !ui.session.tasks().isBusy());
        openLimit(0);
        robot.write("0.1");
        await("missed while it is typed", () -> is(0, "failed"));
        assertEquals(0.45, fx(() -> set().goals().get(0).limits().first().number()), "nothing is changed yet");
        assertFalse(fx(() -> ui.session.tasks().isBusy()), "no run");
        robot.type(KeyCode.ENTER);
        await("kept", () -> chip(0).equals("≤ 0.1 s"));
        assertEquals("Change limit of Crisp stop", fx(() -> ui.session.document().history().undoLabelProperty().get()));
        assertTrue(fx(() -> ui.session.document().goals().editedProperty().get()));
        undo();
        await("one step back", () -> chip(0).equals("≤ 0.45 s") && !is(0, "failed"));
    }

    @Test
    void escapeRestoresAndArrowsChangeTheNumber() {
        openLimit(0);
        robot.type(KeyCode.UP);
        assertEquals("0.46", fx(() -> ((TextField) row(0).lookup("#limit-field")).getText()));
        robot.press(KeyCode.SHIFT).type(KeyCode.DOWN).release(KeyCode.SHIFT);
        assertEquals("0.459", fx(() -> ((TextField) row(0).lookup("#limit-field")).getText()));
        robot.type(KeyCode.ESCAPE);
        await("closed", () -> row(0).lookup("#limit-field") == null);
        assertEquals("≤ 0.45 s", fx(() -> chip(0)));
        assertEquals(shipped(), fx(ScorecardUiTest::set));
    }

    @Test
    void invalidLimitIsMarkedWithItsReasonAndTheOldLimitStays() {
        openLimit(0);
        robot.write("soon");
        await("red, with the reason in the row", () -> row(0).lookup("#limit-field").getPseudoClassStates().toString().contains("danger")
                && ((Label) row(0).lookup(".label.fail")).getText().equals("\"soon\" is not a number"));
        assertTrue(fx(() -> ui.session.tasks().notifications().latestProperty().get().text()).endsWith("\"soon\" is not a number"));
        robot.type(KeyCode.ENTER);
        await("closed", () -> row(0).lookup("#limit-field") == null);
        assertEquals(shipped(), fx(ScorecardUiTest::set));
    }

    @Test
    void tabAcceptsTheLimitAndEditsTheNext() {
        openLimit(0);
        robot.write("0.5").type(KeyCode.TAB);
        await("the next field", () -> row(1).lookup("#limit-field") != null);
        assertEquals("≤ 0.5 s", fx(() -> chip(0)));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void rangeHasTwoDraggableHandles() {
        openLimit(2);
        robot.clickOn(fx(() -> row(2).lookup(".limit-relation")));
        robot.clickOn("between");
        robot.type(KeyCode.ENTER);
        await("two limits", () -> set().goals().get(2).limits().relation() == Relation.BETWEEN);
        assertTrue(fx(() -> row(2).lookup("#lower").isVisible() && row(2).lookup("#upper").isVisible()));
        double high = fx(() -> set().goals().get(2).limits().high());
        robot.drag(fx(() -> row(2).lookup("#upper"))).moveBy(30, 0).drop();
        await("the upper limit has moved", () -> set().goals().get(2).limits().high() > high);
        assertEquals(1.3, fx(() -> set().goals().get(2).limits().low()), "the lower one has not");
        undo();
        await("one step for the drag", () -> set().goals().get(2).limits().high() == high);
        run(() -> row(2).lookup("#lower").requestFocus());
        robot.type(KeyCode.RIGHT);
        await("the arrows move it too", () -> set().goals().get(2).limits().low() > 1.3);
    }

    @Test
    void dotsSetTheWeightAndTheLastLitOneExcludesTheGoal() {
        robot.clickOn(fx(() -> row(0).lookup(".weight-dots")));
        await("the middle dot", () -> set().goals().get(0).weight() == 2);
        robot.clickOn(fx(() -> row(0).lookup(".weight-dots")));
        await("dimmed and not counted", () -> set().goals().get(0).weight() == 0 && is(0, "off")
                && ((Label) ui.node("#goals-reached")).getText().endsWith("of " + (shipped().goals().size() - 1) + " reached"));
        undo();
        assertEquals(2, fx(() -> set().goals().get(0).weight()));
    }

    /** The headless toolkit does not create this event from a click. */
    private void askForMenu(Node node) {
        run(() -> {
            Bounds at = node.localToScreen(node.getBoundsInLocal());
            Event.fireEvent(node, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getMinX() + 4, at.getMinY() + 4, false, null));
        });
    }

    @Test
    void rowMenuDuplicatesMovesAndRemoves() {
        askForMenu(fx(() -> row(0)));
        robot.clickOn("Duplicate");
        await("twice", () -> set().goals().size() == shipped().goals().size() + 1 && set().goals().get(1).equals(set().goals().get(0)));
        askForMenu(fx(() -> row(1)));
        robot.clickOn("Move down");
        await("moved", () -> set().goals().get(2).equals(set().goals().get(0)) && !set().goals().get(1).equals(set().goals().get(0)));
        askForMenu(fx(() -> row(2)));
        robot.clickOn("Remove");
        await("as it was", () -> set().equals(shipped()));
        for (int i = 0; i < 3; i++) {
            undo();
        }
        assertEquals(shipped(), fx(ScorecardUiTest::set));
    }

    @Test
    void draggingTheHandleReordersGoals() {
        String first = fx(() -> set().goals().get(0).name());
        robot.moveTo(fx(() -> row(0).lookup(".goal-grip"))).press(MouseButton.PRIMARY).moveBy(0, 40).moveBy(0, 2 * GoalRow.HEIGHT - 40).release(MouseButton.PRIMARY);
        await("third now", () -> set().goals().get(2).name().equals(first));
        undo();
        assertEquals(shipped(), fx(ScorecardUiTest::set));
    }

    @Test
    void doubleClickRenamesAGoal() {
        robot.doubleClickOn(fx(() -> row(0).lookup(".goal-name")));
        await("the field", () -> ui.node("#goal-rename") != null);
        robot.write("Stops on a coin").type(KeyCode.ENTER);
        await("renamed", () -> text(0, ".goal-name").equals("Stops on a coin"));
        undo();
        await("back", () -> text(0, ".goal-name").equals("Crisp stop"));
    }

    @Test
    void goalIsAddedByMeasureScenarioAndLimit() {
        robot.clickOn("#add-goal");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write("stop_distance").type(KeyCode.ENTER);
        await("its scenario", () -> robot.lookup("#scenario-take").tryQuery().isPresent());
        robot.clickOn("#scenario-take");
        int last = shipped().goals().size();
        await("at the end, with its limit open", () -> set().goals().size() == last + 1 && row(last) != null && row(last).lookup("#limit-field") != null);
        robot.type(KeyCode.ESCAPE);
        Goal goal = fx(() -> set().goals().get(last));
        assertEquals("stop_distance", goal.measure().key());
        assertTrue(goal.limits().first().number() > 0, "the limit is the current value");
        undo();
        assertEquals(shipped(), fx(ScorecardUiTest::set));
    }

    @Test
    void everyInvalidScenarioFieldShowsItsReason() {
        run(() -> ui.session.document().goals().add(Goal.usual(GoalMetrics.find("top_speed").orElseThrow(), 10, ui.session.document().model(), 10)));
        int last = shipped().goals().size();
        await("its row", () -> row(last) != null && row(last).lookup("#limit-field") != null);
        robot.type(KeyCode.ESCAPE);
        robot.clickOn(fx(() -> row(last).lookup(".goal-scenario")));
        await("the form", () -> robot.lookup("#scenario-seconds").tryQuery().isPresent());
        type("#scenario-seconds", "soon");
        type("#scenario-seed", "0");
        type("#scenario-seeds", "0");
        type("#scenario-bot", "jumper");
        await("every wrong field is marked", () -> List.of("#scenario-seconds", "#scenario-seed", "#scenario-seeds", "#scenario-bot").stream()
                .allMatch(field -> robot.lookup(field).query().getPseudoClassStates().toString().contains("danger")));
        assertTrue(robot.lookup("\"soon\" is not a number").tryQuery().isPresent());
        assertTrue(robot.lookup("the seed must be a whole number from 1").tryQuery().isPresent());
        assertTrue(robot.lookup((Label label) -> label.getText() != null && label.getText().startsWith("there is no bot jumper")).tryQuery().isPresent());
        assertTrue(fx(() -> robot.lookup("#scenario-take").query().isDisabled()));
        type("#scenario-seconds", "5");
        type("#scenario-seed", "1");
        type("#scenario-seeds", "4");
        type("#scenario-bot", "human-strafer");
        await("nothing is wrong", () -> !robot.lookup("#scenario-take").query().isDisabled());
        robot.clickOn("#scenario-take");
        await("five seconds", () -> set().goals().get(last).scenario().seconds() == 5);
        assertTrue(fx(() -> text(last, ".goal-scenario")).contains("5 s"));
        assertEquals(4, fx(() -> set().goals().get(last).scenario().seeds()));
    }

    /** Replaces the text of a field by typing. */
    private void type(String field, String text) {
        robot.clickOn(field).press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL).write(text);
    }

    @Test
    void mapNameIsCompletedWhileTyping() {
        robot.clickOn(fx(() -> row(0).lookup(".goal-scenario")));
        await("the form", () -> robot.lookup("#scenario-map").tryQuery().isPresent());
        type("#scenario-map", "doorw");
        await("the suggestion", () -> robot.lookup(".auto-complete-popup .list-cell").queryAll().stream().anyMatch(cell -> "doorways".equals(((ListCell<?>) cell).getItem())));
        robot.type(KeyCode.DOWN).type(KeyCode.ENTER);
        await("completed", () -> robot.lookup("#scenario-map").queryAs(TextField.class).getText().equals("doorways"));
        robot.clickOn("#scenario-take");
        await("on its map", () -> set().goals().get(0).scenario().map().equals("doorways"));
    }

    @Test
    void typingFindsAGoalSet() {
        GoalFiles files = ui.session.goals();
        run(files::duplicate);
        await("another set", () -> set().name().endsWith(" copy"));
        String copy = fx(() -> ui.session.document().goals().open().id());
        String shippedId = shipped().id();
        robot.clickOn("#goal-set");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write(shippedId).type(KeyCode.ENTER);
        await("the set with this id", () -> ui.session.document().goals().open().id().equals(shippedId));
        CompletableFuture<Void> again = fx(() -> files.use(copy));
        await("the copy again", again::isDone);
        run(files::delete);
    }

    @Test
    void escInTheSetListKeepsTheOpenSet() {
        robot.clickOn("#goal-set");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write("zzz").type(KeyCode.ESCAPE);
        assertEquals(shipped(), fx(ScorecardUiTest::set));
        assertEquals(shipped().name(), fx(() -> ((SearchableComboBox<?>) ui.node("#goal-set")).getPromptText()));
    }

    @Test
    void playShowsTheRunOfTheGoalOnItsMap() {
        robot.clickOn(fx(() -> row(3).lookup(".show-me")));
        await("its map", () -> ui.session.document().level().name().equals("doorways"));
        await("it plays", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() > 5);
        GoalResult measured = new GoalRunner(ui.session.document().model(), MapLibrary.levels(ui.session.document().model())).run(shipped().goals().get(3),
                fx(() -> ui.session.document().knobs().values()));
        assertEquals(measured.run().orElseThrow().hash(5), fx(() -> ui.session.runs().shown().hash(5)), "bit for bit the run that was measured");
        undo();
        await("one step back to the old map", () -> ui.session.document().level().name().equals("flat"));
    }

    @Test
    void setIsDuplicatedRenamedSavedAndDeleted() throws IOException {
        picked = folder.resolve("duel.toml");
        robot.clickOn("#set-menu").clickOn("Duplicate");
        await("the copy", () -> set().name().endsWith(" copy"));
        robot.clickOn("#set-menu").clickOn("Rename");
        robot.write("Duel feel").type(KeyCode.ENTER);
        await("renamed", () -> set().name().equals("Duel feel"));
        robot.clickOn("#save-set");
        await("saved", () -> !ui.session.document().goals().editedProperty().get());
        assertEquals("Duel feel", GoalStore.read(picked).orThrow().name());
        assertTrue(fx(() -> ui.node("#save-set").isDisabled()), "nothing to save any more");
        robot.clickOn("#set-menu").clickOn("Delete");
        await("the preset's own again", () -> set().equals(shipped()));
        assertFalse(Files.exists(picked));
    }

    @Test
    void setBrokenByAnotherProgramIsReportedAndTheLastValidOneStays() throws IOException {
        picked = folder.resolve("watched.toml");
        GoalStore.save(shipped().withId(picked.toString(), "Watched"), picked);
        robot.clickOn("#set-menu").clickOn("Import…");
        await("in use", () -> set().name().equals("Watched"));
        Files.writeString(picked, Files.readString(picked).replace("at_most = \"0.45s\"", "at_most = \"0.45kg\""));
        await("the banner", () -> ui.node("#broken-goals") != null);
        assertEquals(0.45, fx(() -> set().goals().get(0).limits().first().number()));
        Files.writeString(picked, Files.readString(picked).replace("0.45kg", "0.44s"));
        await("taken over", () -> ui.node("#broken-goals") == null && chip(0).equals("≤ 0.44 s"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quakeworld/classic", "strafejump/capped-30", "marathon/running", "tilestep/default"})
    void everyModelShowsItsSetAndAFaithfulPresetReachesAllGoals(String id) {
        CompletableFuture<Void> opened = fx(() -> ui.session.loader().preset(id));
        await("the preset", opened::isDone);
        String wanted = GoalStore.setOf(fx(() -> ui.session.document().preset().preset())).orElseThrow();
        await("its set", () -> ui.session.document().goals().open().id().equals(wanted) && isMeasured());
        int goals = GoalStore.read(wanted).orThrow().goals().size();
        assertEquals(goals + " of " + goals + " reached", fx(() -> ((Label) ui.node("#goals-reached")).getText()));
    }

    @Test
    void metricOfTheRunBecomesAGoal() {
        run(() -> {
            ui.session.live().playback().restart();
            ui.session.live().playback().play();
        });
        await("it has run", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() > 200);
        run(() -> {
            ui.session.live().playback().pause();
            ui.act("Runs");
        });
        await("the metrics", () -> ui.node("#metrics-table .table-row-cell:filled") != null);
        askForMenu(fx(() -> ui.node("#metrics-table .table-row-cell:filled")));
        robot.clickOn((Node node) -> node instanceof Label label && label.getText() != null && label.getText().startsWith("Create a goal from"));
        int last = shipped().goals().size();
        await("on the scorecard", () -> set().goals().size() == last + 1 && row(last) != null);
        assertNotNull(fx(() -> row(last).lookup("#limit-field")), "with its limit open");
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void jumpBecomesAGoalForItsLandingSpeed() {
        run(() -> {
            ui.session.live().playback().pause();
            ui.session.live().playback().skip(1200);
        });
        await("it has jumped", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() >= 1200 && ui.session.runs().shown().events(EventKind.LAND).size() > 2);
        run(() -> ui.act("Jumps"));
        await("the table", () -> ui.node("#jumps .table-row-cell:filled") != null);
        askForMenu(fx(() -> ui.node("#jumps .table-row-cell:filled")));
        robot.clickOn("Create a goal from Speed at a landing");
        int last = shipped().goals().size();
        await("on the scorecard", () -> set().goals().size() == last + 1);
        assertEquals("speed_at_landing", fx(() -> set().goals().get(last).measure().key()));
        robot.type(KeyCode.ESCAPE);
    }
}
