package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.workbench.look.ToolCard;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** Stands beside the knobs while a run is tried: back to where they were, or keep them. */
public final class TrialCard extends ToolCard {
    /**
     * @param back puts the knobs back and shows the sweep again
     * @param keep takes the run's knobs for good
     */
    public TrialCard(KnobTrial trial, Runnable back, Runnable keep) {
        super("sweep-trial", "Trying " + trial.triedProperty().get(), back);
        Label words = words("muted");
        words.setText("The knobs stand as in the run: now against before. Whoever turns one has taken them.");
        Button returns = new Button("Back");
        returns.setId("sweep-trial-back");
        returns.setOnAction(event -> back.run());
        Button keeps = new Button("Apply");
        keeps.setId("sweep-trial-keep");
        keeps.setOnAction(event -> keep.run());
        getChildren().addAll(words, line(label("Esc", "key-cap"), space(), returns, keeps));
    }
}
