package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Measure;
import dev.goldenangle.workbench.look.SearchPopup;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.function.Consumer;

/** Everything that can be measured, to choose from. */
final class MeasurePopup extends SearchPopup<Measure> {
    private static final double WIDTH = 304;
    private final Consumer<Measure> onChoice;

    MeasurePopup(Consumer<Measure> onChoice) {
        super("Find a measure", WIDTH, 40);
        this.onChoice = onChoice;
    }

    @Override
    protected String words(Measure measure) {
        return measure.label() + " " + measure.key() + " " + measure.doc();
    }

    @Override
    protected Node row(Measure measure) {
        Label name = new Label(measure.label());
        name.getStyleClass().add("strong");
        Label doc = new Label(measure.doc());
        doc.getStyleClass().add("caption");
        VBox lines = new VBox(1, name, doc);
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMaxWidth(WIDTH - 40);
        return lines;
    }

    @Override
    protected int rows(int found) {
        return Math.min(8, Math.max(1, found));
    }

    @Override
    protected void choose(Measure measure) {
        hide();
        onChoice.accept(measure);
    }
}
