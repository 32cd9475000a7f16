package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The list of runs: which are drawn, which are kept, and which is the baseline. */
public final class RunsView implements PaneView {
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    /** Three rows. */
    private static final double LEAST_HEIGHT = 157;
    private static final double METRICS_SHARE = 0.5;
    private final RunsViewModel model;
    private final Appearance look;
    private final Label shown = Controls.label("", "strong");
    private final Label total = Controls.label("", "muted");
    private final VBox rows = new VBox();
    private final ScrollPane scroll = Controls.scroll(rows);
    private final MetricsView metrics;
    private final VBox root;
    private int frame;

    public RunsView(RunsViewModel model, MetricsViewModel measured, Appearance look) {
        this.model = model;
        this.look = look;
        Button keep = new Button(Messages.text("runs.keep"));
        keep.setId("keep-this-run");
        keep.setOnAction(event -> model.keepNow());
        HBox header = new HBox(6, shown, total, Controls.space(), keep);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        scroll.setMinHeight(LEAST_HEIGHT);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        metrics = new MetricsView(measured, look);
        root = new VBox(header, loops(), scroll, metrics.root());
        root.getStyleClass().add("runs-pane");
        metrics.root().prefHeightProperty().bind(root.heightProperty().multiply(METRICS_SHARE));
        model.list().addListener((ListChangeListener<RunEntry>) change -> rebuild());
        rebuild();
    }

    /** Chooses what a bot does in a what-if: react to the new knobs, or press the same keys as before. */
    private HBox loops() {
        SegmentedButton segments = Segments.of("loop", WhatIf.Loop.values(), WhatIf.Loop::shortLabel, model.loopProperty());
        for (WhatIf.Loop loop : WhatIf.Loop.values()) {
            Controls.describe(segments.getButtons().get(loop.ordinal()), loop.label());
        }
        segments.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(4, Controls.label(Messages.text("results.what-if"), "muted"), Controls.space(), segments);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setFillHeight(false);
        line.getStyleClass().add("loop-switch");
        return line;
    }

    private void rebuild() {
        Map<RunEntry, RunRow> old = new HashMap<>();
        rows.getChildren().forEach(row -> old.put(((RunRow) row).entry(), (RunRow) row));
        List<RunRow> made = model.list().stream().map(entry -> old.containsKey(entry) ? old.get(entry) : new RunRow(model, entry, look)).toList();
        made.forEach(RunRow::update);
        boolean grew = !old.isEmpty() && !old.containsKey(model.list().get(model.list().size() - 1));
        if (!made.equals(rows.getChildren())) {
            rows.getChildren().setAll(made);
        }
        if (grew) {
            // A new run is at the end.
            scroll.setVvalue(scroll.getVmax());
        }
        frame = 0;
        refresh();
    }

    @Override
    public Region root() {
        return root;
    }

    /** Live runs grow on every frame, but a few updates per second are enough for a list. */
    @Override
    public void refresh() {
        if (frame++ % FRAMES_BETWEEN_LOOKS == 0) {
            shown.setText(Messages.text("results.shown", model.shownCount()));
            total.setText(Messages.text("results.total", model.list().size()));
            rows.getChildren().forEach(row -> ((RunRow) row).refresh());
        }
        metrics.refresh();
    }
}
