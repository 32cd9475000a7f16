package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The knob pane. */
public final class KnobsView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "No knobs", "Choose a model."));

    public KnobsView(KnobsViewModel model, Look look) {
        root.getStyleClass().add("knobs-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
