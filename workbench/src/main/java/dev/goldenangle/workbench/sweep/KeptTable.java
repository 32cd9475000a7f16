package dev.goldenangle.workbench.sweep;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Table of the runs inside all ranges: knobs, measures, a speed curve and the front. Ctrl-click marks runs to compare. */
final class KeptTable extends StackPane {
    private static final double NUMBER = 56;
    private static final double VALUE = 66;
    /** Room in a header for its padding and the arrow that shows the order. */
    private static final double SORT_ARROW = 36;
    private static final double SPARK_WIDTH = 80;
    private static final double SPARK_HEIGHT = 20;
    private static final int SPEEDS_AHEAD = 40;
    private final SweepViewModel model;
    private final Appearance look;
    private final RunSpeeds speeds;
    private final DataTable<SweepRow> table;
    private OpenStudy study;
    private List<Integer> axes = List.of();
    private List<SweepRow> shown = List.of();

    KeptTable(SweepViewModel model, Tasks tasks, Appearance look) {
        this.model = model;
        this.look = look;
        table = new DataTable<SweepRow>("sweep-kept", look, List.of()).onChoose(row -> model.runs().select(row))
                .rowStyles(row -> model.runs().marked().contains(row.number()) ? "marked-row" : "");
        speeds = new RunSpeeds(tasks, table::refresh);
        table.setSortPolicy(view -> {
            if (study != null) {
                model.runs().sortBy(view.getComparator() == null ? Comparator.comparingLong(SweepRow::number) : view.getComparator());
            }
            Platform.runLater(this::revealSorted);
            return true;
        });
        table.widthProperty().addListener(observable -> Platform.runLater(this::revealSorted));
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, this::markOnShortcut);
        getChildren().add(table);
        setMinHeight(0);
        look.themeProperty().addListener(observable -> table.refresh());
    }

    private void markOnShortcut(MouseEvent event) {
        Node node = (Node) event.getTarget();
        while (node != null && !(node instanceof TableRow)) {
            node = node.getParent();
        }
        if (event.isShortcutDown() && event.getButton() == MouseButton.PRIMARY && node instanceof TableRow<?> row && row.getItem() instanceof SweepRow run) {
            model.mark(run);
            event.consume();
        }
    }

    void show() {
        OpenStudy open = model.study().orElseThrow();
        List<Integer> order = open.ordered().stream().map(SweepAxis::index).toList();
        if (open != study || !order.equals(axes)) {
            boolean isNew = open != study;
            study = open;
            axes = order;
            showColumns(isNew);
        }
        List<SweepRow> kept = model.runs().kept();
        speeds.want(open, kept.subList(0, Math.min(SPEEDS_AHEAD, kept.size())));
        if (kept.equals(shown)) {
            table.refresh();
        } else {
            boolean wasEmpty = shown.isEmpty();
            shown = kept;
            table.show(shown);
            if (wasEmpty) {
                Platform.runLater(this::revealSorted);      // an empty table cannot scroll
            }
        }
        if (shown.isEmpty()) {
            table.setPlaceholder(new EmptyRangesPane(model));
        }
        table.select(model.runs().selected().filter(shown::contains).orElse(null));
    }

    /** Scrolls to the column that the runs are sorted by. */
    private void revealSorted() {
        if (!table.getSortOrder().isEmpty() && table.getScene() != null) {
            table.applyCss();
            table.layout();
            table.scrollToColumn(table.getSortOrder().get(0));
        }
    }

    /** Knobs before measures, both in axis order. A new study is sorted by its last measure, best first. */
    private void showColumns(boolean isNew) {
        Map<String, TableColumn.SortType> order = new LinkedHashMap<>();
        table.getSortOrder().forEach(column -> order.put(column.getId(), column.getSortType()));
        if (isNew) {
            order.clear();
            order.put("sweep-axis-" + model.runs().up().index(), model.runs().up().better() == Better.LOWER ? TableColumn.SortType.ASCENDING : TableColumn.SortType.DESCENDING);
        }
        List<TableColumn<SweepRow, ?>> columns = new ArrayList<>();
        columns.add(DataColumn.<SweepRow>number("sweep-number", "#", NUMBER, SweepRow::number, row -> Long.toString(row.number())).styled(row -> "muted")
                .marked(row -> model.runs().marked().contains(row.number()) ? Icons.of(MaterialDesignV.VIEW_SPLIT_VERTICAL) : null).explained(Messages.text("sweep.kept.number")));
        axes.stream().map(study.axes()::get).sorted(Comparator.comparing(SweepAxis::kind)).map(this::column).forEach(columns::add);
        columns.add(speed());
        columns.add(front());
        table.setColumns(columns, look);
        order.forEach((id, type) -> columns.stream().filter(column -> column.getId().equals(id)).forEach(column -> {
            column.setSortType(type);
            table.getSortOrder().add(column);
        }));
        Platform.runLater(this::revealSorted);
    }

    /** The sort order as text, such as "best human speed first"; empty if the table is not sorted by an axis. */
    String order() {
        if (table.getSortOrder().isEmpty() || !table.getSortOrder().get(0).getId().startsWith("sweep-axis-")) {
            return "";
        }
        TableColumn<SweepRow, ?> column = table.getSortOrder().get(0);
        SweepAxis axis = axis(Integer.parseInt(column.getId().substring("sweep-axis-".length())));
        boolean isLowFirst = column.getSortType() == TableColumn.SortType.ASCENDING;
        String order = axis.kind() == SweepAxis.Kind.KNOB || axis.better() == Better.NEITHER ? isLowFirst ? "sweep.kept.smallest-first" : "sweep.kept.largest-first"
                : isLowFirst == (axis.better() == Better.LOWER) ? "sweep.kept.best-first" : "sweep.kept.worst-first";
        return Messages.text(order, axis.label().toLowerCase(Locale.ROOT));
    }

    private DataColumn<SweepRow> column(SweepAxis made) {
        int index = made.index();
        return DataColumn.<SweepRow>number("sweep-axis-" + index, made.labelAndUnit(), Math.max(VALUE, TitleLines.width(made.labelAndUnit(), 1) + SORT_ARROW), row -> row.values()[index], row -> axis(index).text(row.values()[index]))
                .styled(row -> made.kind() == SweepAxis.Kind.KNOB ? "muted" : axis(index).isMissed(row.values()[index]) ? "fail strong" : "strong").explained(Messages.text("sweep.kept.sort", made.labelAndUnit()));
    }

    /** Looked up each time, because digits and goals change while runs arrive. */
    private SweepAxis axis(int index) {
        return study.axes().get(index);
    }

    private DataColumn<SweepRow> front() {
        DataColumn<SweepRow> front = DataColumn.<SweepRow>words("sweep-on-front", Messages.text("sweep.front"), 52, row -> model.runs().isOnFront(row) ? Messages.text("sweep.front.on") : "")
                .drawn(row -> {
                    Region mark = new Region();
                    mark.getStyleClass().add("front-diamond");
                    mark.setVisible(model.runs().isOnFront(row));
                    return mark;
                }).explained(Messages.text("sweep.front.help"));
        front.getStyleClass().add("centered");
        return front;
    }

    private TableColumn<SweepRow, SweepRow> speed() {
        TableColumn<SweepRow, SweepRow> speed = DataColumn.words("sweep-speed", Messages.text("sweep.kept.speed", Math.round(RunSpeeds.scenario(study.study()).seconds())), SPARK_WIDTH + 20, row -> "");
        speed.setSortable(false);
        speed.setCellFactory(column -> new SpeedCell());
        return speed;
    }

    /** Draws the speed over time of one run. */
    private final class SpeedCell extends TableCell<SweepRow, SweepRow> {
        private final Canvas canvas = new Canvas(SPARK_WIDTH, SPARK_HEIGHT);

        @Override
        protected void updateItem(SweepRow row, boolean empty) {
            super.updateItem(row, empty);
            setGraphic(empty || row == null ? null : canvas);
            if (getGraphic() != null) {
                canvas.getGraphicsContext2D().clearRect(0, 0, SPARK_WIDTH, SPARK_HEIGHT);
                float[] line = speeds.of(row);
                if (line == null) {
                    int place = Math.max(0, getIndex());
                    speeds.want(study, shown.subList(Math.max(0, Math.min(shown.size(), place - SPEEDS_AHEAD)), Math.min(shown.size(), place + SPEEDS_AHEAD)));
                } else if (line.length > 1) {
                    draw(canvas.getGraphicsContext2D(), line);
                }
            }
        }

        private void draw(GraphicsContext g, float[] line) {
            float[] sorted = line.clone();
            Arrays.sort(sorted);
            double low = sorted[sorted.length / 20];
            double range = Math.max(1e-6, sorted[sorted.length - 1] - low);
            g.setStroke(look.color(Token.CHART_1));
            g.setLineWidth(1.2);
            g.beginPath();
            for (int i = 0; i < line.length; i++) {
                g.lineTo(1 + (SPARK_WIDTH - 2) * i / (line.length - 1), SPARK_HEIGHT - 3 - (SPARK_HEIGHT - 6) * Math.max(0, line[i] - low) / range);
            }
            g.stroke();
        }
    }
}
