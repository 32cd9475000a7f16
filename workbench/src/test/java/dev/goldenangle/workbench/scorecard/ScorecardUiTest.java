package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.PlayerSkill;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.toolkit.library.MapLibrary;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The rows of the scorecard in the real window: values, weights, order, names, runs and skill columns. */
class ScorecardUiTest extends ScorecardWindow {
    @Test
    void skillColumnsShowTheSameGoalForEveryPlayer() {
        Goal goal = Goal.usual(GoalMetrics.find("distance").orElseThrow(), 10, fx(() -> ui.session.document().model()), 10).withScenario(new GoalScenario("flat", "human-strafer", 3, 1, 2));
        run(() -> ui.session.document().goals().add(goal));
        int last = shipped().goals().size();
        await("its row", () -> row(last) != null && isMeasured());
        robot.type(KeyCode.ESCAPE);
        robot.clickOn("#set-menu").clickOn("Show skill levels");
        await("four columns", () -> row(last).lookupAll(".skill-value").size() == PlayerSkill.all().size());
        assertEquals(0, fx(() -> row(0).lookupAll(".skill-value").size()), "a trial has no player");
        GoalRunner runner = new GoalRunner(ui.session.document().model(), MapLibrary.levels(ui.session.document().model()));
        List<String> expected = PlayerSkill.all().stream().map(skill -> GoalText.value(runner.run(goal.withScenario(goal.scenario().withBot(skill.bot())), fx(() -> ui.session.document().knobs().values())))).toList();
        assertEquals(expected, fx(() -> row(last).lookupAll(".skill-value").stream().map(value -> ((Label) value).getText()).toList()));
        robot.clickOn("#set-menu").clickOn("Show skill levels");
        await("as before", () -> row(last).lookupAll(".skill-value").isEmpty());
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
        List<GoalResult> expected = new GoalRunner(ui.session.document().model(), MapLibrary.levels(ui.session.document().model())).run(fx(ScorecardWindow::set),
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
    void dotsSetTheWeightAndTheLastLitOneExcludesTheGoal() {
        robot.clickOn(fx(() -> row(0).lookup(".weight-dots")));
        await("the middle dot", () -> set().goals().get(0).weight() == 2);
        robot.clickOn(fx(() -> row(0).lookup(".weight-dots")));
        await("dimmed and not counted", () -> set().goals().get(0).weight() == 0 && is(0, "off")
                && ((Label) ui.node("#goals-reached")).getText().endsWith("of " + (shipped().goals().size() - 1) + " reached"));
        undo();
        assertEquals(2, fx(() -> set().goals().get(0).weight()));
    }

    @Test
    void rowMenuDuplicatesMovesAndRemoves() {
        askForMenu(fx(() -> row(0)));
        robot.clickOn("Duplicate");
        Goal first = shipped().goals().get(0);
        Goal copy = first.withName(first.name() + " (2)");
        await("twice", () -> set().goals().size() == shipped().goals().size() + 1 && set().goals().subList(0, 2).equals(List.of(first, copy)));
        askForMenu(fx(() -> row(1)));
        robot.clickOn("Move down");
        await("moved", () -> set().goals().get(2).equals(copy) && set().goals().get(1).equals(shipped().goals().get(1)));
        askForMenu(fx(() -> row(2)));
        robot.clickOn("Remove");
        await("as it was", () -> set().equals(shipped()));
        for (int i = 0; i < 3; i++) {
            undo();
        }
        assertEquals(shipped(), fx(ScorecardWindow::set));
    }

    @Test
    void draggingTheHandleReordersGoals() {
        String first = fx(() -> set().goals().get(0).name());
        robot.moveTo(fx(() -> row(0).lookup(".goal-grip"))).press(MouseButton.PRIMARY).moveBy(0, 40).moveBy(0, 2 * GoalRow.HEIGHT - 40).release(MouseButton.PRIMARY);
        await("third now", () -> set().goals().get(2).name().equals(first));
        undo();
        assertEquals(shipped(), fx(ScorecardWindow::set));
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
}
