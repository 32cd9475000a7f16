package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.study.Study;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The table of what the ranges keep: as many knobs as have room, the measures, the speed of the run, and whether it is on the front. */
final class KeptTable extends VBox {
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    private static final double ROW = 24;
    private static final double NUMBER = 52;
    private static final double LEAST_COLUMN = 58;
    private static final double MOST_COLUMN = 86;
    private static final double SPARK = 100;
    private static final double SPARK_WIDTH = 80;
    private static final double SPARK_HEIGHT = 20;
    private static final double FRONT = 44;
    private static final double EDGES = 48;
    private static final int SPEEDS_AHEAD = 40;
    private final SweepViewModel model;
    private final Look look;
    private final RunSpeeds speeds;
    private final HBox head = new HBox();
    private final ListView<SweepRow> list = new ListView<>();
    private List<SweepAxis> columns = List.of();
    private double column = LEAST_COLUMN;
    private List<SweepRow> shown = List.of();

    KeptTable(SweepViewModel model, Tasks tasks, Look look) {
        this.model = model;
        this.look = look;
        speeds = new RunSpeeds(tasks, list::refresh);
        head.getStyleClass().add("sweep-columns");
        list.setId("sweep-kept");
        list.getStyleClass().addAll("jump-list", "sweep-list");
        list.setFixedCellSize(ROW);
        list.setCellFactory(view -> new Row());
        list.setMinHeight(0);
        list.setPrefHeight(0);
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        Label none = new Label("No run lies in all ranges. Widen one, or clear them.");
        none.getStyleClass().add("muted");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head, list);
        setMinHeight(0);
        widthProperty().addListener(observable -> {
            if (model.study().isPresent()) {
                show();
            }
        });
        look.themeProperty().addListener(observable -> list.refresh());
    }

    private double scaled(double width) {
        return width * Math.max(1, look.textScaleProperty().get());
    }

    void show() {
        OpenStudy study = model.study().orElseThrow();
        columns = fitting(study);
        column = Math.max(scaled(LEAST_COLUMN), Math.min(scaled(MOST_COLUMN), room() / Math.max(1, columns.size())));
        head.getChildren().setAll(heads(study.study()));
        speeds.want(study, model.runs().kept().subList(0, Math.min(SPEEDS_AHEAD, model.runs().kept().size())));
        if (!model.runs().kept().equals(shown)) {
            shown = model.runs().kept();
            list.getItems().setAll(shown);
        } else {
            list.refresh();
        }
        int place = model.runs().selected().map(shown::indexOf).orElse(-1);
        if (place != list.getSelectionModel().getSelectedIndex()) {
            list.getSelectionModel().clearSelection();
            if (place >= 0) {
                list.getSelectionModel().select(place);
                list.scrollTo(Math.max(0, place - 4));
            }
        }
    }

    private double room() {
        return getWidth() - EDGES - scaled(NUMBER) - SPARK - FRONT;
    }

    /** All measures, and the first knobs in the order of the axes. */
    private List<SweepAxis> fitting(OpenStudy study) {
        int most = (int) Math.max(1, room() / scaled(LEAST_COLUMN));
        List<SweepAxis> ordered = study.ordered();
        List<SweepAxis> measures = ordered.stream().filter(axis -> axis.kind() == SweepAxis.Kind.MEASURE).limit(most).toList();
        List<SweepAxis> knobs = ordered.stream().filter(axis -> axis.kind() == SweepAxis.Kind.KNOB).limit(Math.max(0, most - measures.size())).toList();
        List<SweepAxis> all = new ArrayList<>(knobs);
        all.addAll(measures);
        return all;
    }

    private List<Node> heads(Study study) {
        List<Node> heads = new ArrayList<>();
        heads.add(head("#", "Number of the run", -1, scaled(NUMBER)));
        for (SweepAxis axis : columns) {
            String unit = axis.unit().isEmpty() ? "" : " " + axis.unit();
            double scale = look.textScaleProperty().get();
            double room = column - 6 - AxesDrawing.width(unit + (isSorted(axis.index()) ? " ↓" : ""), scale);
            heads.add(head(AxesDrawing.fitted(axis.label(), room, scale) + unit, axis.labelAndUnit(), axis.index(), column));
        }
        Label speed = new Label("Speed, " + Math.round(RunSpeeds.scenario(study).seconds()) + " s");
        speed.setPrefWidth(SPARK);
        speed.setMinWidth(SPARK);
        speed.setAlignment(Pos.CENTER_RIGHT);
        speed.getStyleClass().add("caption");
        Label front = new Label("front");
        front.setPrefWidth(FRONT);
        front.setMinWidth(FRONT);
        front.setAlignment(Pos.CENTER);
        front.getStyleClass().add("caption");
        Tip.on(front, "On the front: no other run is better in both measures of the trade-off");
        heads.add(speed);
        heads.add(front);
        return heads;
    }

    private boolean isSorted(int axis) {
        return model.runs().sortedBy().map(SweepAxis::index).orElse(-1) == axis;
    }

    private Button head(String text, String help, int axis, double width) {
        boolean isSorted = isSorted(axis);
        Button button = new Button(text + (isSorted ? model.runs().isAscending() ? " ↑" : " ↓" : ""));
        button.setId("sweep-sort-" + axis);
        button.getStyleClass().add("sweep-head");
        button.pseudoClassStateChanged(PseudoClass.getPseudoClass("sorted"), isSorted);
        button.setPrefWidth(width);
        button.setMinWidth(width);
        button.setMaxWidth(width);
        button.setAlignment(Pos.CENTER_RIGHT);
        button.setFocusTraversable(false);
        Tip.on(button, "Sort by " + help);
        button.setOnAction(event -> model.runs().sortBy(axis));
        return button;
    }

    private void onKey(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (step != 0 && !shown.isEmpty()) {
            int place = model.runs().selected().map(shown::indexOf).orElse(-1);
            model.runs().select(shown.get(Math.max(0, Math.min(shown.size() - 1, place + step))));
            event.consume();
        }
    }

    /** One run. */
    private final class Row extends ListCell<SweepRow> {
        private final Canvas spark = new Canvas(SPARK_WIDTH, SPARK_HEIGHT);

        Row() {
            addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
                if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
                    if (event.isShortcutDown()) {
                        model.mark(getItem());
                    } else {
                        model.runs().select(getItem());
                    }
                    list.requestFocus();
                    event.consume();
                }
            });
        }

        @Override
        protected void updateItem(SweepRow row, boolean empty) {
            super.updateItem(row, empty);
            boolean isMarked = !empty && row != null && model.runs().marked().contains(row.number());
            pseudoClassStateChanged(MARKED, isMarked);
            if (empty || row == null || model.study().isEmpty()) {
                setGraphic(null);
                return;
            }
            HBox line = new HBox(cell(Long.toString(row.number()), scaled(NUMBER), "muted"));
            if (isMarked) {
                Label number = (Label) line.getChildren().get(0);
                number.setGraphic(Icons.of(MaterialDesignV.VIEW_SPLIT_VERTICAL));
            }
            columns.forEach(axis -> line.getChildren().add(cell(row, axis)));
            line.getChildren().addAll(picture(row), diamond(row));
            line.setAlignment(Pos.CENTER_LEFT);
            setGraphic(line);
        }

        private Label cell(SweepRow row, SweepAxis axis) {
            double value = row.value(axis);
            String style = axis.kind() == SweepAxis.Kind.KNOB ? "muted" : axis.isMissed(value) ? "fail" : "strong";
            Label label = cell(axis.text(value), column, style);
            if (style.equals("fail")) {
                label.getStyleClass().add("strong");
            }
            return label;
        }

        private static Label cell(String text, double width, String style) {
            Label label = new Label(text);
            label.setPrefWidth(width);
            label.setMinWidth(width);
            label.setMaxWidth(width);
            label.setAlignment(Pos.CENTER_RIGHT);
            label.getStyleClass().add(style);
            return label;
        }

        private Node picture(SweepRow row) {
            GraphicsContext g = spark.getGraphicsContext2D();
            g.clearRect(0, 0, SPARK_WIDTH, SPARK_HEIGHT);
            float[] line = speeds.of(row);
            if (line == null) {
                speeds.want(model.study().orElseThrow(), around());
            } else if (line.length > 1) {
                draw(g, line);
            }
            HBox box = new HBox(spark);
            box.setMinWidth(SPARK);
            box.setAlignment(Pos.CENTER_RIGHT);
            return box;
        }

        private List<SweepRow> around() {
            int place = Math.max(0, getIndex());
            return shown.subList(Math.max(0, Math.min(shown.size(), place - SPEEDS_AHEAD)), Math.min(shown.size(), place + SPEEDS_AHEAD));
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
                double x = 1 + (SPARK_WIDTH - 2) * i / (line.length - 1);
                double y = SPARK_HEIGHT - 3 - (SPARK_HEIGHT - 6) * Math.max(0, line[i] - low) / range;
                if (i == 0) {
                    g.moveTo(x, y);
                } else {
                    g.lineTo(x, y);
                }
            }
            g.stroke();
        }

        private Node diamond(SweepRow row) {
            HBox box = new HBox();
            box.setMinWidth(FRONT);
            box.setAlignment(Pos.CENTER);
            if (model.runs().isOnFront(row)) {
                Region mark = new Region();
                mark.getStyleClass().add("front-diamond");
                mark.setAccessibleText("on the front");
                box.getChildren().add(mark);
            }
            return box;
        }
    }
}
