package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The viewport. */
public final class ViewportView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "Nothing to see yet", "Choose a map."));

    public ViewportView(ViewportViewModel model, Look look) {
        root.getStyleClass().add("viewport-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
