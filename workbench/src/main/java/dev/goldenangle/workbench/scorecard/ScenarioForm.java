package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.PlayerSkill;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.value.ChangeListener;
import javafx.collections.FXCollections;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.textfield.AutoCompletionBinding;
import org.controlsfx.control.textfield.TextFields;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Function;

/** A form for the map and the input source of a goal. A trial brings its own inputs, so it asks only for a map. */
final class ScenarioForm extends PopOver {
    private static final double WIDTH = 388;
    private static final List<String> STATISTICS = List.of("mean", "p10", "p25", "p50", "p75", "p90");
    private static final GoalScenario RUNNABLE = new GoalScenario("flat", "runner", 1, 1);
    private final Model model;
    private final Answer onAnswer;
    private final TextField map;
    private final TextField bot;
    private final TextField seconds;
    private final TextField seed;
    private final TextField seeds;
    private final TextField statistic;
    private final TextField landing;
    private final Map<PlayerSkill, ToggleButton> skills = new LinkedHashMap<>();
    private final List<Node> details = new ArrayList<>();
    private final GridPane grid = new GridPane();
    private final FieldReasons reasons = new FieldReasons();
    private final List<AutoCompletionBinding<String>> completions = new ArrayList<>();

    /** Receives the entered scenario. */
    interface Answer {
        void take(GoalScenario scenario, int landing);
    }

    /** The form of a wish: the number of jumps and the skill of the player; the rest of the scenario is folded away. */
    ScenarioForm(Wish wish, Model model, String button, Answer onAnswer) {
        this(wish.label(), wish.metric(), wish.scenario(model), wish.landing(), model, button, onAnswer);
        Hyperlink more = new Hyperlink(Messages.text("scorecard.scenario.more"));
        more.setId("scenario-more");
        more.setOnAction(event -> {
            grid.getChildren().remove(more);
            showDetails(true);
        });
        grid.add(more, 0, grid.getRowCount() - 1);
        showDetails(false);
    }

    /** @param button the text of the button that accepts the form */
    ScenarioForm(GoalMetric measure, GoalScenario scenario, int whichLanding, Model model, String button, Answer onAnswer) {
        this(measure.label(), measure, scenario, whichLanding, model, button, onAnswer);
    }

    private ScenarioForm(String heading, GoalMetric measure, GoalScenario scenario, int whichLanding, Model model, String button, Answer onAnswer) {
        this.model = model;
        this.onAnswer = onAnswer;
        Label title = Controls.label(heading, "strong");
        Label doc = Controls.label(measure.doc(), "caption");
        doc.setWrapText(true);
        grid.add(new VBox(2, title, doc), 0, 0, 2, 1);
        grid.getStyleClass().add("scenario-form");
        grid.setPrefWidth(WIDTH);
        boolean isTrial = measure.kind() == GoalMetric.Kind.TRIAL;
        landing = measure.kind() == GoalMetric.Kind.LANDING ? field(Messages.text("scorecard.scenario.landing"), "scenario-landing", String.valueOf(whichLanding), ScenarioForm::landingProblem) : null;
        boolean isPlayed = !isTrial && PlayerSkill.of(scenario.bot()).isPresent();
        if (isPlayed) {
            grid.addRow(grid.getRowCount(), Controls.label(Messages.text("scorecard.scenario.skill"), "muted"), skillPicker());
        }
        int first = grid.getChildren().size();
        map = chooser(Messages.text("scorecard.scenario.map"), "scenario-map", scenario.map(), MapLibrary.idsFor(model), this::mapProblem);
        bot = isTrial ? null : chooser(Messages.text("scorecard.scenario.source"), "scenario-bot", scenario.bot(), Arrays.stream(BotType.values()).map(BotType::id).toList(), ScenarioForm::botProblem);
        seconds = isTrial ? null : field(Messages.text("scorecard.scenario.seconds"), "scenario-seconds", Value.digits(scenario.seconds()),
                number -> new GoalScenario(RUNNABLE.map(), RUNNABLE.bot(), number, 1).problem());
        seed = isTrial ? null : field(Messages.text("scorecard.scenario.seed"), "scenario-seed", String.valueOf(scenario.seed()),
                number -> number == Math.rint(number) ? new GoalScenario(RUNNABLE.map(), RUNNABLE.bot(), 1, (long) number).problem() : Optional.of(Messages.text("scorecard.scenario.seed.wrong")));
        if (!isTrial) {
            besidePrevious();
        }
        seeds = isTrial ? null : field(Messages.text("scorecard.scenario.seeds"), "scenario-seeds", String.valueOf(scenario.isRandom() ? scenario.seeds() : GoalScenario.USUAL_SEEDS), ScenarioForm::seedsProblem);
        statistic = isTrial ? null : chooser(Messages.text("scorecard.scenario.statistic"), "scenario-statistic", scenario.statistic().text(), STATISTICS, ScenarioForm::statisticProblem);
        if (!isTrial) {
            besidePrevious();
        }
        details.addAll(grid.getChildren().subList(first, grid.getChildren().size()));
        if (!isTrial) {
            followBot();
        }
        Button take = new Button(button);
        take.setId("scenario-take");
        take.disableProperty().bind(reasons.validation().invalidProperty());
        take.setOnAction(event -> take());
        GridPane.setHalignment(take, HPos.RIGHT);
        grid.add(take, 1, grid.getRowCount());
        grid.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && completions.stream().noneMatch(completion -> completion.getAutoCompletionPopup().isShowing())) {
                take.fire();
            }
        });
        PopOvers.prepare(this, grid);
        setArrowLocation(ArrowLocation.RIGHT_TOP);
        setOnShown(event -> (landing != null ? landing : map.isVisible() ? map : take).requestFocus());
        setOnHidden(event -> completions.forEach(AutoCompletionBinding::dispose));
    }

    /** Chooses the bot of a skill. The user does not need to type the bot's settings. */
    private Node skillPicker() {
        for (PlayerSkill skill : PlayerSkill.all()) {
            ToggleButton segment = Segments.segment("skill-" + skill.id(), skill.id());
            segment.setOnAction(event -> bot.setText(skill.bot()));
            skills.put(skill, segment);
        }
        return Segments.row(skills.values().toArray(ToggleButton[]::new));
    }

    /** Selects the skill of the typed bot. */
    private void followBot() {
        ChangeListener<String> follow = (observable, old, typed) -> {
            Optional<PlayerSkill> skill = PlayerSkill.of(typed.strip());
            skills.forEach((each, segment) -> segment.setSelected(skill.filter(each::equals).isPresent()));
        };
        bot.textProperty().addListener(follow);
        follow.changed(bot.textProperty(), "", bot.getText());
    }

    private void showDetails(boolean shown) {
        details.forEach(node -> {
            Controls.show(node, shown);
        });
        if (isShowing()) {
            sizeToScene();
        }
    }

    /** A field that lists its choices and completes typed text. */
    private TextField chooser(String name, String id, String text, List<String> choices, Function<String, Optional<String>> problem) {
        ComboBox<String> box = new ComboBox<>(FXCollections.observableList(choices));
        box.setEditable(true);
        box.setValue(text);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setAccessibleText(name);
        box.getEditor().setId(id);
        AutoCompletionBinding<String> completion = TextFields.bindAutoCompletion(box.getEditor(), typed -> choices.stream()
                .filter(choice -> choice.contains(typed.getUserText()) && !choice.equals(typed.getUserText())).toList());
        // A click outside the suggestions, such as on the button, must not be swallowed.
        completion.getAutoCompletionPopup().setConsumeAutoHidingEvents(false);
        completions.add(completion);
        add(name, box, box.getEditor(), problem);
        return box.getEditor();
    }

    private TextField field(String name, String id, String text, DoubleFunction<Optional<String>> problem) {
        TextField field = new TextField(text);
        field.setId(id);
        field.setPrefColumnCount(4);
        field.setAccessibleText(name);
        add(name, field, field, typed -> {
            try {
                return problem.apply(Double.parseDouble(typed.strip()));
            } catch (NumberFormatException noNumber) {
                return Optional.of(Messages.text("scorecard.not-a-number", typed.strip()));
            }
        });
        return field;
    }

    private void add(String name, Control control, TextField checked, Function<String, Optional<String>> problem) {
        Label label = Controls.label(name, "muted");
        label.setMinWidth(Label.USE_PREF_SIZE);
        Label reason = reasons.check(checked, problem);
        reason.setWrapText(true);
        VBox cell = new VBox(2, control, reason);
        cell.setMinWidth(0);
        grid.addRow(grid.getRowCount(), label, cell);
    }

    /** Moves the last field beside the one before it, so that the form fits a small window. */
    private void besidePrevious() {
        List<Node> nodes = grid.getChildren();
        Node cell = nodes.remove(nodes.size() - 1);
        Node label = nodes.remove(nodes.size() - 1);
        Node previous = nodes.remove(nodes.size() - 1);
        HBox.setHgrow(previous, Priority.ALWAYS);
        HBox.setHgrow(cell, Priority.ALWAYS);
        HBox pair = new HBox(8, previous, label, cell);
        pair.getStyleClass().add("form-pair");
        grid.add(pair, 1, GridPane.getRowIndex(label) - 1);
    }

    private void take() {
        hide();
        GoalScenario scenario = bot == null ? new GoalScenario(map.getText().strip(), "", 0, 1)
                : new GoalScenario(map.getText().strip(), bot.getText().strip(), Double.parseDouble(seconds.getText().strip()), (long) Double.parseDouble(seed.getText().strip()), (int) Double.parseDouble(seeds.getText().strip()),
                        Statistic.parse(statistic.getText().strip()).orElseThrow());
        onAnswer.take(scenario, landing == null ? 0 : (int) Double.parseDouble(landing.getText().strip()));
    }

    private Optional<String> mapProblem(String id) {
        try {
            MapLibrary.level(id.strip(), model);
            return Optional.empty();
        } catch (BadInput unfit) {
            return Optional.of(unfit.getMessage());
        }
    }

    private static Optional<String> botProblem(String text) {
        return text.isBlank() ? Optional.of(Messages.text("scorecard.scenario.source.wrong", RUNNABLE.bot())) : new GoalScenario(RUNNABLE.map(), text.strip(), 1, 1).problem();
    }

    private static Optional<String> seedsProblem(double number) {
        boolean isCount = number == Math.rint(number) && number >= 1 && number <= GoalScenario.MOST_SEEDS;
        return isCount ? Optional.empty() : Optional.of(Messages.text("scorecard.scenario.seeds.wrong", GoalScenario.MOST_SEEDS));
    }

    private static Optional<String> statisticProblem(String text) {
        return Statistic.parse(text.strip()).isPresent() ? Optional.empty() : Optional.of(Messages.text("scorecard.scenario.statistic.wrong"));
    }

    private static Optional<String> landingProblem(double number) {
        boolean isLanding = number == Math.rint(number) && number >= 1 && number <= Goal.MOST_LANDINGS;
        return isLanding ? Optional.empty() : Optional.of(Messages.text("scorecard.scenario.landing.wrong", Goal.MOST_LANDINGS));
    }
}
