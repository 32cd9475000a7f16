package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PopOvers;
import javafx.scene.Node;
import org.controlsfx.control.PopOver;

/** The table of runs in a pop-over, for the runs that do not fit in the header of the timeline. */
public final class RunsPopOver {
    private static final double WIDTH = 420;
    private static final double HEIGHT = 340;
    private final RunsTable table;
    private final PopOver popOver;

    public RunsPopOver(RunsViewModel model, Appearance look) {
        table = new RunsTable("all-runs", model, look);
        table.getStyleClass().add("runs-pop-over");
        table.setPrefSize(WIDTH, HEIGHT);
        popOver = PopOvers.of(table, PopOver.ArrowLocation.BOTTOM_CENTER);
    }

    public void open(Node anchor) {
        table.refresh();
        PopOvers.toggle(popOver, anchor);
    }
}
