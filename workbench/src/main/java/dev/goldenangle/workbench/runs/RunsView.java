package dev.goldenangle.workbench.runs;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The list of runs. */
public final class RunsView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "No runs to overlay", "Record a run or drop a trace file here."));

    public RunsView(RunsViewModel model, Look look) {
        root.getStyleClass().add("runs-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
