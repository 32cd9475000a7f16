package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** Shown while a run is previewed, with buttons to restore the knobs or to keep the run's knobs. */
public final class TrialCard extends ToolCard {
    /**
     * @param back restores the knobs and returns to the sweep
     * @param keep keeps the run's knobs
     */
    public TrialCard(KnobTrial trial, Runnable back, Runnable keep) {
        super("sweep-trial", Messages.text("sweep.preview", trial.triedProperty().get()), back);
        Label words = words("muted");
        words.setText(Messages.text("sweep.preview.text"));
        Button returns = new Button(Messages.text("sweep.preview.back"));
        returns.setId("sweep-trial-back");
        returns.setOnAction(event -> back.run());
        Button keeps = new Button(Messages.text("sweep.apply"));
        keeps.setId("sweep-trial-keep");
        keeps.setOnAction(event -> keep.run());
        getChildren().addAll(words, line(label(Messages.text("sweep.esc"), "key-cap"), space(), returns, keeps));
    }
}
