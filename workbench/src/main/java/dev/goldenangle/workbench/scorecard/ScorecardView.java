package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The scorecard. */
public final class ScorecardView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "Not run yet", "Run all checks."));

    public ScorecardView(ScorecardViewModel model, Look look) {
        root.getStyleClass().add("scorecard-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
