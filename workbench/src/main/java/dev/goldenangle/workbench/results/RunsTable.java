package dev.goldenangle.workbench.results;

import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** The table of runs in groups of one map and model, to show, hide, pin, rename and remove them. In the Runs tab and in the pop-over of the timeline. */
final class RunsTable extends VBox {
    /** The header and three rows. */
    private static final double LEAST_HEIGHT = 150;
    private static final double ROW = 40;
    private static final double SPARK = 56;
    private static final double ROOM_FOR_SPEED = 340;
    private static final KeyCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);
    private final RunsViewModel model;
    private final Label shown = Controls.label("", "strong");
    private final Label total = Controls.label("", "muted");
    private final ToggleButton all = new ToggleButton();
    private final DataColumn<RunRow> speed;
    private final DataTable<RunRow> table;
    private List<RunRow> listed = List.of();

    /** @param id of the table @param below a part between the header and the table */
    RunsTable(String id, RunsViewModel model, Appearance look, Node... below) {
        this.model = model;
        Button keep = new Button(Messages.text("runs.keep"));
        keep.setId("keep-this-run");
        keep.setOnAction(event -> model.keepNow());
        keep.setMinWidth(Region.USE_PREF_SIZE);
        all.getStyleClass().addAll("filter-pill", "runs-all");
        all.managedProperty().bind(all.visibleProperty());
        all.selectedProperty().bindBidirectional(model.listsAllProperty());
        model.listsAllProperty().addListener(observable -> refresh());
        FlowPane counts = new FlowPane(6, 4, shown, total, all);
        counts.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(counts, Priority.ALWAYS);
        HBox header = new HBox(6, counts, keep);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        speed = DataColumn.<RunRow>words("run-speed", Messages.text("results.run.speed"), SPARK, row -> "").drawn(ofRun(entry -> new Sparkline(look, entry)));
        table = new DataTable<>(id, look, columns()).rowHeight(ROW).groupBy(RunRow.BY_GROUP).rowMenu(row -> row.isHeading() ? List.of() : actions(row.entry()))
                .rowStyles(row -> row.isHeading() ? "run-group" : row.entry().visibleProperty().get() ? "" : "hidden-run");
        table.getStyleClass().add("runs-table");
        table.setAccessibleText(Messages.text("app.window.tab.runs"));
        table.setMinHeight(LEAST_HEIGHT);
        table.setOnKeyPressed(this::onKey);
        table.widthProperty().addListener((observable, old, width) -> speed.setVisible(width.doubleValue() >= ROOM_FOR_SPEED));
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().add(header);
        getChildren().addAll(below);
        getChildren().add(table);
        model.list().addListener((ListChangeListener<RunEntry>) change -> refresh());
        refresh();
    }

    /** Applies to the run of a row; a heading has no such node. */
    private static Function<RunRow, Node> ofRun(Function<RunEntry, Node> node) {
        return row -> row.isHeading() ? null : node.apply(row.entry());
    }

    private static Function<RunRow, String> text(Function<RunEntry, String> text) {
        return row -> row.isHeading() ? "" : text.apply(row.entry());
    }

    /** The origins are hidden until the user chooses them. */
    private List<DataColumn<RunRow>> columns() {
        speed.setSortable(false);
        speed.setVisible(false);
        List<DataColumn<RunRow>> origins = List.of(DataColumn.words("run-notes", Messages.text("results.run.notes"), 160, text(model::captionOf)),
                DataColumn.words("run-preset", Messages.text("results.run.preset"), 110, text(model::presetOf)), DataColumn.words("run-map", Messages.text("results.run.map"), 110, text(entry -> header(entry, RunHeader::map))),
                DataColumn.words("run-model", Messages.text("results.run.model"), 80, text(entry -> header(entry, RunHeader::model))));
        origins.forEach(column -> column.setVisible(false));
        DataColumn<RunRow> name = DataColumn.<RunRow>words("run-name", Messages.text("results.run"), 112, row -> row.isHeading() ? row.group() : row.entry().name()).styled(row -> "run-cell")
                .drawn(row -> row.isHeading() ? Controls.label(row.group(), "strong") : new RunTitle(model, row.entry()));
        DataColumn<RunRow> length = DataColumn.<RunRow>number("run-length", Messages.text("results.run.length"), 58, row -> row.isHeading() ? Double.NaN : model.secondsOf(row.entry()), text(model::lengthOf)).styled(row -> "strong");
        DataColumn<RunRow> marks = DataColumn.<RunRow>words("run-marks", Messages.text("results.run.marks"), 64, text(model::marksOf)).styled(row -> "run-marks").drawn(ofRun(entry -> new RunMarks(model, entry, () -> actions(entry))));
        marks.getStyleClass().add("centered");
        return Stream.concat(Stream.of(name, length, marks, speed), origins.stream()).toList();
    }

    private static String header(RunEntry entry, Function<RunHeader, String> of) {
        return entry.run() == null ? "" : of.apply(entry.run().header());
    }

    private List<ContextActions.Entry> actions(RunEntry entry) {
        List<ContextActions.Entry> actions = new ArrayList<>();
        if (model.isKept(entry)) {
            actions.add(new ContextActions.Entry(Messages.text("results.reopen"), () -> model.reopen(entry)));
        }
        actions.add(new ContextActions.Entry(Messages.text(entry.visibleProperty().get() ? "runs.hide" : "runs.show", entry.name()), () -> model.toggleVisible(entry)));
        if (model.canBePinned(entry)) {
            actions.add(new ContextActions.Entry(Messages.text(model.isPinned(entry) ? "runs.undo.unpin" : "runs.undo.pin", entry.name()), () -> model.togglePinned(entry)));
        }
        actions.add(new ContextActions.Entry(Messages.text("runs.undo.notes"), () -> edit(entry, RunTitle::editNotes)));
        if (!model.isKept(entry)) {
            return actions;
        }
        actions.add(new ContextActions.Entry(Messages.text("results.rename"), () -> edit(entry, RunTitle::rename)));
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
        if (event.getTarget() != table) {
            return;
        }
        if (UNDO.match(event)) {
            model.undo();
            event.consume();
        }
        RunRow row = table.getSelectionModel().getSelectedItem();
        if (row == null || row.isHeading() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case F2 -> edit(row.entry(), RunTitle::rename);
            case SPACE -> model.toggleVisible(row.entry());
            case P -> model.togglePinned(row.entry());
            case DELETE -> model.remove(row.entry());
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Shows what has changed. Live runs grow on every frame, but a few updates per second are enough. */
    void refresh() {
        shown.setText(Messages.text("results.shown", model.shownCount()));
        List<RunRow> wanted = model.rows();
        long runs = wanted.stream().filter(row -> !row.isHeading()).count();
        total.setText(Messages.text("results.total", runs));
        all.setVisible(model.othersCount() > 0);
        all.setText(Messages.text("results.all", model.othersCount()));
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
}
