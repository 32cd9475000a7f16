package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.ToolCard;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import java.util.Optional;

/** The card that finds a knob's value by asking which of two values is better. */
public final class BisectCard extends ToolCard {
    private final BisectViewModel model;
    private final ComboBox<Parameter> knob = new ComboBox<>();
    private final TextField low = field("bisect-from");
    private final TextField high = field("bisect-to");
    private final Label reason = words("fail");
    private final Label question = words("strong");
    private final Label left = words("muted");
    private final Button swap = button("bisect-swap", "");
    private final Button better = button("bisect-better", "Better");
    private final Button worse = button("bisect-worse", "Worse");
    private final Button keep = button("bisect-keep", "Keep this");
    private final Button cancel = button("bisect-cancel", "Cancel");
    private final VBox trying;
    private boolean showing;

    public BisectCard(BisectViewModel model, Runnable close) {
        super("bisect", "Bisect a knob", close);
        this.model = model;
        knob.setId("bisect-knob");
        knob.setMaxWidth(Double.MAX_VALUE);
        knob.setPromptText("Choose a knob");
        knob.setConverter(new ChoiceText<>(Parameter::label));
        knob.setOnShowing(event -> knob.getItems().setAll(model.choices()));
        knob.valueProperty().addListener((observable, old, chosen) -> {
            if (chosen != null && !showing) {
                model.start(chosen);
            }
        });
        low.setOnAction(event -> setRange());
        high.setOnAction(event -> setRange());
        swap.setOnAction(event -> model.swap());
        better.setOnAction(event -> model.better());
        worse.setOnAction(event -> model.worse());
        keep.setOnAction(event -> model.keep());
        cancel.setOnAction(event -> {
            model.cancel();
            close.run();
        });
        trying = new VBox(10, line(label("from", "muted"), low, label("to", "muted"), high), reason, question, line(better, worse, swap), left, line(space(), keep, cancel));
        reason.managedProperty().bind(reason.textProperty().isNotEmpty());
        getChildren().addAll(knob, trying);
        model.trialProperty().addListener(observable -> show());
        show();
    }

    private static TextField field(String id) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(5);
        return field;
    }

    private static Button button(String id, String text) {
        Button button = new Button(text);
        button.setId(id);
        return button;
    }

    private void setRange() {
        Optional<String> problem = model.setRange(low.getText(), high.getText());
        reason.setText(problem.map(text -> Knob.sentence(text)).orElse(""));
    }

    private void show() {
        BisectViewModel.Trial trial = model.trialProperty().get();
        showing = true;
        knob.setValue(trial == null ? null : trial.knob());
        showing = false;
        boolean asks = trial != null && !trial.done();
        for (Button button : new Button[] {swap, better, worse, keep, cancel}) {
            button.setVisible(asks);
            button.setManaged(asks);
        }
        trying.setVisible(trial != null);
        trying.setManaged(trial != null);
        if (asks) {
            ask(trial);
        } else if (trial != null) {
            question.setText(trial.knob().label() + " is now " + model.applied() + ". You can undo this.");
            left.setText("");
        }
    }

    private void ask(BisectViewModel.Trial trial) {
        reason.setText("");
        low.setText(model.number(trial.left().low()));
        high.setText(model.number(trial.left().high()));
        question.setText(model.text(trial.tried()) + " is set. Is it better or worse than " + model.text(trial.other()) + "?");
        swap.setText("Try " + model.text(trial.other()));
        int answers = trial.left().answersLeft();
        left.setText(answers == 1 ? "1 answer left" : "at most " + answers + " answers left");
    }
}
