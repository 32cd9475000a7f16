package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;

/** The Runs tab: the table of runs, and the metrics of the previous and the current run. */
public final class RunsView implements PaneView {
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    private static final double METRICS_SHARE = 0.5;
    private final RunsViewModel model;
    private final RunsTable table;
    private final MetricsView metrics;
    private final VBox root;
    private int frame;

    public RunsView(RunsViewModel model, MetricsViewModel measured, Appearance look) {
        this.model = model;
        table = new RunsTable("runs-table", model, look, loops());
        VBox.setVgrow(table, Priority.ALWAYS);
        metrics = new MetricsView(measured, look);
        root = new VBox(table, metrics.root());
        root.getStyleClass().add("runs-pane");
        metrics.root().prefHeightProperty().bind(root.heightProperty().multiply(METRICS_SHARE));
    }

    /** Chooses what a bot does in a what-if: react to the new knobs, or press the same keys as before. */
    private Region loops() {
        SegmentedButton segments = Segments.of("loop", WhatIf.Loop.values(), WhatIf.Loop::shortLabel, model.loopProperty());
        for (WhatIf.Loop loop : WhatIf.Loop.values()) {
            Controls.describe(segments.getButtons().get(loop.ordinal()), loop.label());
        }
        segments.setMinWidth(Region.USE_PREF_SIZE);
        Region line = Controls.ends(Controls.label(Messages.text("results.what-if"), "muted"), segments);
        line.getStyleClass().add("loop-switch");
        return line;
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        if (frame++ % FRAMES_BETWEEN_LOOKS == 0) {
            table.refresh();
        }
        metrics.refresh();
    }
}
