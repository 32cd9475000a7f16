package dev.goldenangle.workbench.curves;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The curves. */
public final class CurvesView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "No curves for this model", "Choose another model."));

    public CurvesView(CurvesViewModel model, Look look) {
        root.getStyleClass().add("curves-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
