package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The timeline. */
public final class TimelineView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "Nothing recorded yet", "Play to record a run."));

    public TimelineView(TimelineViewModel model, Look look) {
        root.getStyleClass().add("charts-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
