package dev.goldenangle.workbench.results;

import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** The table of runs: which are drawn, which are kept, and which is the baseline. */
public final class RunsView implements PaneView {
    private static final int FRAMES_BETWEEN_LOOKS = 12;
    /** The header and three rows. */
    private static final double LEAST_HEIGHT = 150;
    private static final double ROW = 40;
    private static final double SPARK = 56;
    private static final double ROOM_FOR_SPEED = 340;
    private static final double METRICS_SHARE = 0.5;
    private final RunsViewModel model;
    private final Appearance look;
    private final Label shown = Controls.label("", "strong");
    private final Label total = Controls.label("", "muted");
    private final DataColumn<RunEntry> speed;
    private final ToggleButton here = new ToggleButton(Messages.text("results.only-here"));
    private final DataTable<RunEntry> table;
    private final MetricsView metrics;
    private final VBox root;
    private List<RunEntry> listed = List.of();
    private int frame;

    public RunsView(RunsViewModel model, MetricsViewModel measured, Appearance look) {
        this.model = model;
        this.look = look;
        Button keep = new Button(Messages.text("runs.keep"));
        keep.setId("keep-this-run");
        keep.setOnAction(event -> model.keepNow());
        keep.setMinWidth(Region.USE_PREF_SIZE);
        here.setId("runs-here");
        here.getStyleClass().add("filter-pill");
        here.managedProperty().bind(here.visibleProperty());
        here.selectedProperty().addListener(observable -> showNow());
        FlowPane counts = new FlowPane(6, 4, shown, total, here);
        counts.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(counts, Priority.ALWAYS);
        HBox header = new HBox(6, counts, keep);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        speed = DataColumn.<RunEntry>words("run-speed", Messages.text("results.run.speed"), SPARK, entry -> "").drawn(entry -> new Sparkline(look, entry));
        table = new DataTable<>("runs-table", look, columns()).rowHeight(ROW).rowMenu(this::actions).rowStyles(entry -> entry.visibleProperty().get() ? "" : "hidden-run");
        table.setMinHeight(LEAST_HEIGHT);
        table.setOnKeyPressed(this::onKey);
        table.widthProperty().addListener((observable, old, width) -> speed.setVisible(width.doubleValue() >= ROOM_FOR_SPEED));
        VBox.setVgrow(table, Priority.ALWAYS);
        metrics = new MetricsView(measured, look);
        root = new VBox(header, loops(), table, metrics.root());
        root.getStyleClass().add("runs-pane");
        metrics.root().prefHeightProperty().bind(root.heightProperty().multiply(METRICS_SHARE));
        model.list().addListener((ListChangeListener<RunEntry>) change -> showNow());
        showNow();
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

    /** The origins are hidden until the user chooses them. */
    private List<DataColumn<RunEntry>> columns() {
        speed.setSortable(false);
        speed.setVisible(false);
        List<DataColumn<RunEntry>> origins = List.of(DataColumn.words("run-notes", Messages.text("results.run.notes"), 160, model::captionOf),
                DataColumn.words("run-preset", Messages.text("results.run.preset"), 110, model::presetOf), DataColumn.words("run-map", Messages.text("results.run.map"), 110, entry -> header(entry, RunHeader::map)),
                DataColumn.words("run-model", Messages.text("results.run.model"), 80, entry -> header(entry, RunHeader::model)));
        origins.forEach(column -> column.setVisible(false));
        DataColumn<RunEntry> marks = DataColumn.<RunEntry>words("run-marks", Messages.text("results.run.marks"), 64, model::marksOf).styled(entry -> "run-marks").drawn(entry -> new RunMarks(model, entry, () -> actions(entry)));
        marks.getStyleClass().add("centered");
        return Stream.concat(Stream.of(DataColumn.<RunEntry>words("run-name", Messages.text("results.run"), 112, RunEntry::name).styled(entry -> "run-cell").drawn(entry -> new RunTitle(model, entry)),
                DataColumn.<RunEntry>number("run-length", Messages.text("results.run.length"), 58, model::secondsOf, model::lengthOf).styled(entry -> "strong"), marks, speed), origins.stream()).toList();
    }

    private static String header(RunEntry entry, Function<RunHeader, String> of) {
        return entry.run() == null ? "" : of.apply(entry.run().header());
    }

    private List<ContextActions.Entry> actions(RunEntry entry) {
        ContextActions.Entry notes = new ContextActions.Entry(Messages.text("runs.undo.notes"), () -> edit(entry, RunTitle::editNotes));
        if (!model.isKept(entry)) {
            return List.of(notes);
        }
        List<ContextActions.Entry> actions = new ArrayList<>(List.of(new ContextActions.Entry(Messages.text("results.reopen"), () -> model.reopen(entry)), notes,
                new ContextActions.Entry(Messages.text("results.rename"), () -> edit(entry, RunTitle::rename))));
        for (int series : RunList.colours()) {
            actions.add(new ContextActions.Entry(Messages.text("results.colour.number", series), () -> model.colour(entry, series), Swatch.of(Token.series(series), Dash.number(entry.dash()))));
        }
        actions.add(new ContextActions.Entry(Messages.text("results.remove"), () -> model.remove(entry)));
        return actions;
    }

    private void edit(RunEntry entry, Consumer<RunTitle> part) {
        table.lookupAll(".run-title").stream().map(RunTitle.class::cast).filter(title -> title.entry() == entry).findFirst().ifPresent(part);
    }

    private void onKey(KeyEvent event) {
        RunEntry entry = table.getSelectionModel().getSelectedItem();
        if (entry == null || event.getTarget() != table) {
            return;
        }
        switch (event.getCode()) {
            case F2 -> edit(entry, RunTitle::rename);
            case SPACE -> model.toggleVisible(entry);
            case DELETE -> model.remove(entry);
            default -> { }
        }
    }

    private void showNow() {
        frame = 0;
        refresh();
    }

    private void showRuns() {
        boolean hasOthers = model.list().stream().anyMatch(entry -> !entry.foreign().isEmpty());
        here.setVisible(hasOthers);
        List<RunEntry> wanted = model.list().stream().filter(entry -> !hasOthers || !here.isSelected() || entry.foreign().isEmpty()).toList();
        if (!wanted.equals(listed)) {
            boolean grew = !listed.isEmpty() && wanted.size() > listed.size();
            listed = wanted;
            table.show(wanted);
            if (grew) {
                // A new run is at the end.
                table.scrollTo(wanted.get(wanted.size() - 1));
            }
        }
        table.update();
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
            showRuns();
        }
        metrics.refresh();
    }
}
