package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.toolkit.theme.Token;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Adding goals in the real window: wishes, metrics, scenarios, and goals from a run. */
class AddGoalUiTest extends ScorecardWindow {
    private void choose(String words) {
        robot.clickOn("#add-goal");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write(words).type(KeyCode.ENTER);
    }

    private static boolean isShown(Node node) {
        return node.getParent() == null || node.isVisible() && isShown(node.getParent());
    }

    private Goal awaitAdded() {
        int last = shipped().goals().size();
        await("at the end, with its limit open", () -> set().goals().size() == last + 1 && row(last) != null && row(last).lookup("#limit-field") != null);
        robot.type(KeyCode.ESCAPE);
        return fx(() -> set().goals().get(last));
    }

    @Test
    void wishIsFoundByEverydayWordsAndAddedForTheChosenPlayer() {
        choose("five jumps");
        await("the form of the wish", () -> robot.lookup("#skill-casual").tryQuery().isPresent());
        Shape border = robot.lookup(".popover > .border").queryAs(Shape.class);
        assertEquals(fx(() -> ui.look.color(Token.BG_OVERLAY)), fx(border::getFill), "the form has the colours of the theme");
        assertFalse(fx(() -> isShown(robot.lookup("#scenario-bot").query())), "the form does not ask for the name of a bot");
        type("#scenario-landing", "2");
        robot.clickOn("#skill-casual");
        robot.clickOn("#scenario-more");
        await("the whole scenario", () -> isShown(robot.lookup("#scenario-bot").query()));
        assertEquals("human-strafer:casual", fx(() -> robot.lookup("#scenario-bot").queryAs(TextField.class).getText()));
        type("#scenario-seeds", "3");
        type("#scenario-seconds", "4");
        robot.clickOn("#scenario-take");
        Goal goal = awaitAdded();
        assertEquals("2 strafe jumps reach", goal.name());
        assertEquals(List.of("speed_at_landing", 2, "human-strafer:casual", 3), List.of(goal.measure().key(), goal.landing(), goal.scenario().bot(), goal.scenario().seeds()));
        await("its value with the spread of its seeds", () -> text(shipped().goals().size(), ".goal-spread").startsWith("± "));
    }

    @Test
    void wishWithoutAnythingToChooseIsAddedAtOnce() {
        choose("brake how far");
        Goal goal = awaitAdded();
        assertEquals("Stops within", goal.name());
        assertEquals("stop_distance", goal.measure().key());
    }

    @Test
    void goalFromARandomRunDemandsTheValueOfAllItsSeeds() {
        Model model = fx(() -> ui.session.document().model());
        ParameterSet values = fx(() -> ui.session.document().knobs().values());
        Level level = fx(() -> ui.session.document().level());
        Run run = RunMaker.make(model, values, level, Driver.parse("human-strafer").create(model, values, level), BotType.HUMAN_STRAFER.label(), 3 * 128);
        GoalMetric metric = GoalMetrics.find("distance").orElseThrow();
        run(() -> ui.session.document().goals().make(metric, 0, run, 999, model));
        Goal goal = awaitAdded();
        assertEquals(GoalScenario.USUAL_SEEDS, goal.scenario().seeds());
        double value = new GoalRunner(model, MapLibrary.levels(model)).measure(goal.question(), values).value();
        assertEquals(Goal.of(metric, goal.scenario(), 0, value, model, values.w()), goal);
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
        assertEquals(shipped(), fx(ScorecardWindow::set));
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
        type("#scenario-statistic", "worst");
        await("the percentile is wrong too", () -> robot.lookup("enter mean, or a percentile such as p10").tryQuery().isPresent());
        type("#scenario-statistic", "p10");
        type("#scenario-bot", "human-strafer");
        await("nothing is wrong", () -> !robot.lookup("#scenario-take").query().isDisabled());
        robot.clickOn("#scenario-take");
        await("five seconds", () -> set().goals().get(last).scenario().seconds() == 5);
        assertTrue(fx(() -> text(last, ".goal-scenario")).contains("5 s"));
        assertEquals(4, fx(() -> set().goals().get(last).scenario().seeds()));
        assertEquals("p10", fx(() -> set().goals().get(last).scenario().statistic().text()));
        await("the row says so", () -> text(last, ".goal-spread").equals("p10"));
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
