package dev.goldenangle.workbench.runs;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The table of jumps. */
public final class JumpsView implements PaneView {
    private final StackPane root = new StackPane(new EmptyState(MaterialDesignC.CHART_LINE, "No jumps yet", "Press space in the viewport or play a bot."));

    public JumpsView(JumpsViewModel model, Look look) {
        root.getStyleClass().add("runs-pane");
    }

    @Override
    public Region root() {
        return root;
    }
}
