package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.SearchPopup;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where and by whom a goal is measured: map, source, seconds, seed, and which landing; a trial brings its own keys and only has a map. */
final class ScenarioPopup extends Popup {
    private static final double WIDTH = 288;
    private final Measure measure;
    private final Model model;
    private final Answer onAnswer;
    private final TextField map;
    private final TextField bot;
    private final TextField seconds;
    private final TextField seed;
    private final TextField landing;
    private final Label problem = new Label();
    private final VBox card = new VBox(8);

    /** What was entered. */
    interface Answer {
        void take(GoalScenario scenario, int landing);
    }

    /** @param button what the button that takes the answer says */
    ScenarioPopup(Measure measure, GoalScenario scenario, int whichLanding, Model model, String button, Answer onAnswer) {
        this.measure = measure;
        this.model = model;
        this.onAnswer = onAnswer;
        map = field("scenario-map", scenario.map());
        bot = field("scenario-bot", scenario.bot());
        seconds = field("scenario-seconds", Value.digits(scenario.seconds()));
        seed = field("scenario-seed", String.valueOf(scenario.seed()));
        landing = field("scenario-landing", String.valueOf(whichLanding));
        Label title = new Label(measure.label());
        title.getStyleClass().add("strong");
        Label doc = new Label(measure.doc());
        doc.getStyleClass().add("caption");
        doc.setWrapText(true);
        card.getStyleClass().addAll("root", "popup-card", "scenario-card");
        card.setPrefWidth(WIDTH);
        card.getChildren().addAll(title, doc, line("Map", map, MapLibrary.idsFor(model)));
        if (measure.kind() != Measure.Kind.TRIAL) {
            card.getChildren().addAll(line("Source", bot, Arrays.stream(BotType.values()).map(BotType::id).toList()), line("Seconds", seconds, List.of()), line("Seed", seed, List.of()));
        }
        if (measure.kind() == Measure.Kind.LANDING) {
            card.getChildren().add(line("Landing", landing, List.of()));
        }
        problem.getStyleClass().add("fail");
        problem.setWrapText(true);
        problem.managedProperty().bind(problem.textProperty().isNotEmpty());
        Button take = new Button(button);
        take.setId("scenario-take");
        take.setOnAction(event -> take());
        HBox buttons = new HBox(take);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        card.getChildren().addAll(problem, buttons);
        card.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                take();
                event.consume();
            }
        });
        SearchPopup.keepKeys(card);
        getContent().add(card);
        setAutoHide(true);
        setHideOnEscape(true);
    }

    private static TextField field(String id, String text) {
        TextField field = new TextField(text);
        field.setId(id);
        return field;
    }

    private static HBox line(String name, TextField field, List<String> choices) {
        Label label = new Label(name);
        label.getStyleClass().add("muted");
        label.setMinWidth(64);
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox line = new HBox(8, label, field);
        line.setAlignment(Pos.CENTER_LEFT);
        if (!choices.isEmpty()) {
            Button more = new Button(null, Icons.of(MaterialDesignC.CHEVRON_DOWN));
            more.getStyleClass().add("flat-icon");
            more.setAccessibleText("Choose " + name.toLowerCase(Locale.ROOT));
            more.setOnAction(event -> menu(field, choices).show(more, Side.BOTTOM, 0, 2));
            line.getChildren().add(more);
        }
        return line;
    }

    private static ContextMenu menu(TextField field, List<String> choices) {
        ContextMenu menu = new ContextMenu();
        for (String choice : choices) {
            MenuItem item = new MenuItem(choice);
            item.setOnAction(event -> field.setText(choice));
            menu.getItems().add(item);
        }
        return menu;
    }

    void showUnder(Node anchor) {
        card.getStylesheets().setAll(anchor.getScene().getStylesheets());
        Bounds bounds = anchor.localToScreen(anchor.getBoundsInLocal());
        show(anchor.getScene().getWindow(), Math.max(8, bounds.getMaxX() - WIDTH), bounds.getMaxY() + 4);
        (measure.kind() == Measure.Kind.LANDING ? landing : map).requestFocus();
    }

    private void take() {
        Optional<String> refused = problem();
        problem.setText(refused.orElse(""));
        if (refused.isEmpty()) {
            hide();
            onAnswer.take(scenario(), measure.kind() == Measure.Kind.LANDING ? Integer.parseInt(landing.getText().strip()) : 0);
        }
    }

    private GoalScenario scenario() {
        boolean isTrial = measure.kind() == Measure.Kind.TRIAL;
        return isTrial ? new GoalScenario(map.getText().strip(), "", 0, 1)
                : new GoalScenario(map.getText().strip(), bot.getText().strip(), Double.parseDouble(seconds.getText().strip()), Long.parseLong(seed.getText().strip()));
    }

    private Optional<String> problem() {
        try {
            if (measure.kind() == Measure.Kind.LANDING && !isLanding(Integer.parseInt(landing.getText().strip()))) {
                return Optional.of("landings are counted from 1 to " + Goal.MOST_LANDINGS);
            }
            GoalScenario scenario = scenario();
            if (measure.kind() != Measure.Kind.TRIAL && scenario.bot().isEmpty()) {
                return Optional.of("a source is needed, such as runner");
            }
            return scenario.problem().or(() -> mapProblem(scenario.map()));
        } catch (NumberFormatException noNumber) {
            return Optional.of("seconds, seed and landing are numbers");
        }
    }

    private static boolean isLanding(int number) {
        return number >= 1 && number <= Goal.MOST_LANDINGS;
    }

    private Optional<String> mapProblem(String id) {
        try {
            MapLibrary.level(id, model);
            return Optional.empty();
        } catch (BadInput unfit) {
            return Optional.of(unfit.getMessage());
        }
    }

    /** The card, for whoever looks for its parts. */
    Region card() {
        return card;
    }
}
