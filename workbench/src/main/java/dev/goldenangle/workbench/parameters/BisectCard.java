package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.workbench.text.Messages;
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
    private final Button better = button("bisect-better", Messages.text("parameters.bisect.better"));
    private final Button worse = button("bisect-worse", Messages.text("parameters.bisect.worse"));
    private final Button keep = button("bisect-keep", Messages.text("parameters.bisect.keep"));
    private final Button cancel = button("bisect-cancel", Messages.text("find.cancel"));
    private final VBox trying;
    private boolean showing;

    public BisectCard(BisectViewModel model, Runnable close) {
        super("bisect", Messages.text("parameters.bisect.title"), close);
        this.model = model;
        knob.setId("bisect-knob");
        knob.setMaxWidth(Double.MAX_VALUE);
        knob.setPromptText(Messages.text("parameters.bisect.choose"));
        knob.setAccessibleText(knob.getPromptText());
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
        trying = new VBox(10, line(label(Messages.text("parameters.bisect.from"), "muted"), low, label(Messages.text("parameters.bisect.to"), "muted"), high),
                reason, question, line(better, worse, swap), left, line(space(), keep, cancel));
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

    private void setRange() {
        Optional<String> problem = model.setRange(low.getText(), high.getText());
        reason.setText(problem.map(Knob::sentence).orElse(""));
    }

    private void show() {
        BisectViewModel.Trial trial = model.trialProperty().get();
        showing = true;
        knob.setValue(trial == null ? null : trial.knob());
        showing = false;
        boolean asks = trial != null && !trial.done();
        for (Button button : new Button[] {swap, better, worse, keep, cancel}) {
            Controls.show(button, asks);
        }
        Controls.show(trying, trial != null);
        if (asks) {
            ask(trial);
        } else if (trial != null) {
            question.setText(Messages.text("parameters.bisect.done", trial.knob().label(), model.applied()));
            left.setText("");
        }
    }

    private void ask(BisectViewModel.Trial trial) {
        reason.setText("");
        low.setText(model.number(trial.left().low()));
        high.setText(model.number(trial.left().high()));
        question.setText(Messages.text("parameters.bisect.question", model.text(trial.tried()), model.text(trial.other())));
        swap.setText(Messages.text("parameters.bisect.try", model.text(trial.other())));
        left.setText(Messages.text("parameters.bisect.left", trial.left().answersLeft()));
    }
}
