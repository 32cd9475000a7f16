package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.NoMatch;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polygon;
import org.controlsfx.control.SearchableComboBox;
import org.controlsfx.control.SegmentedButton;

import java.util.Locale;

/** The graphs under the viewports, with a sentence that describes the moment at the cursors. */
final class ChartPane extends VBox {
    private final CompareViewModel model;
    private final CourseChart chart;
    private final CursorOverlay overlay;
    private final Label sentence = Controls.wrapped("");
    private final HBox header;
    private final HBox legend;
    private final SegmentedButton axis;
    private final SearchableComboBox<Column> columns = new SearchableComboBox<>();
    private Compared shown;
    private int shownColumn;
    private Alignment shownScale;
    private double shownWidth;
    private double shownHeight;

    ChartPane(CompareViewModel model, Appearance look) {
        this.model = model;
        chart = new CourseChart(model, look);
        overlay = new CursorOverlay(model, chart);
        Label title = Controls.label(Messages.text("compare.chart.title"), "pane-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        legend = new HBox(12, entry(Side.A), entry(Side.B));
        legend.setAlignment(Pos.CENTER_LEFT);
        sentence.setId("compare-sentence");
        axis = Segments.of("compare-axis", CompareViewModel.Axis.values(), ChartPane::label, model.axisProperty());
        Label wall = new Label(Messages.text("compare.chart.wall"), new Polygon(0, 4, 4, 0, 8, 4, 4, 8));
        wall.getGraphic().getStyleClass().add("wall-mark");
        wall.getStyleClass().add("legend-entry");
        legend.getChildren().add(wall);
        columns.setId("compare-column");
        columns.setAccessibleText(Messages.text("compare.chart.column"));
        columns.getStyleClass().addAll("map-choice", "column-choice");
        columns.setVisibleRowCount(16);
        NoMatch.on(columns, "");
        columns.setConverter(new ChoiceText<>(Column::label));
        columns.valueProperty().addListener((observable, old, column) -> {
            if (column != null) {
                model.columnProperty().set(column.key());
            }
        });
        header = new HBox(12, title, legend, Controls.space(), sentence, columns, axis);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("pane-header");
        StackPane plots = new StackPane(chart, overlay);
        plots.setMinSize(0, 0);
        VBox.setVgrow(plots, Priority.ALWAYS);
        getChildren().addAll(header, plots);
        getStyleClass().add("charts-pane");
        setMinSize(0, 0);
    }

    private static String label(CompareViewModel.Axis axis) {
        return axis == CompareViewModel.Axis.COURSE ? Messages.text("compare.chart.course") : Messages.text("compare.align.time");
    }

    private static Label entry(Side side) {
        Label label = Controls.label(side.name(), Swatch.of(side.colour(), side.dash()), "legend-entry");
        return label;
    }

    void refresh(Compared pair) {
        Alignment scale = model.scale();
        sentence.setText(sentence(pair));
        if (pair != shown) {
            columns.setItems(FXCollections.observableArrayList(pair.a().run().columns().list()));
            columns.setValue(columns.getItems().get(model.columnIn(pair.a())));
        }
        if (pair != shown || model.columnIn(pair.a()) != shownColumn || scale != shownScale || chart.getWidth() != shownWidth || chart.getHeight() != shownHeight) {
            shown = pair;
            shownScale = scale;
            shownColumn = model.columnIn(pair.a());
            shownWidth = chart.getWidth();
            double room = getWidth() - header.getInsets().getLeft() - header.getInsets().getRight();
            legend.setVisible(header.getChildren().stream().mapToDouble(child -> child.prefWidth(-1) + header.getSpacing()).sum() <= room);
            legend.setManaged(legend.isVisible());
            shownHeight = chart.getHeight();
            chart.show(pair, scale);
            overlay.showGates(pair, scale);
        }
        axis.setDisable(pair.gap().isEmpty());
        overlay.showCursors(pair, scale);
    }

    /** Describes how B differs from A at the cursors. */
    private String sentence(Compared pair) {
        Alignment alignment = model.alignment();
        double seconds = model.momentA() * pair.a().tickSeconds();
        return switch (alignment.kind()) {
            case TIME -> Messages.text("compare.sentence.time", Numbers.fixed(seconds, 3), ahead(pair));
            case ROUTE -> Messages.text("compare.sentence.place",
                    Numbers.withUnit(Numbers.fixed(alignment.positionOfFirst(model.momentA()), 1), pair.model().lengthUnit().symbol()), sooner(pair));
            case EVENT -> {
                double since = model.moment() / model.ticksPerSecond() + alignment.positionOfFirst(0);
                String event = model.alignByProperty().get().mark().label().toLowerCase(Locale.ROOT);
                yield Messages.text(since < 0 ? "compare.sentence.before" : "compare.sentence.after", Numbers.fixed(Math.abs(since), 3), event, faster(pair));
            }
        };
    }

    private String ahead(Compared pair) {
        if (pair.gap().isEmpty()) {
            return faster(pair);
        }
        Alignment route = pair.gap().get().route();
        double metres = route.positionOfSecond(model.momentB()) - route.positionOfFirst(model.momentA());
        String much = Numbers.withUnit(Numbers.fixed(Math.abs(metres), 1), pair.model().lengthUnit().symbol());
        return Math.abs(metres) < 0.05 ? Messages.text("compare.level") : Messages.text(metres > 0 ? "compare.ahead" : "compare.behind", much);
    }

    private String sooner(Compared pair) {
        double gap = pair.gap().orElseThrow().atBaseline(model.momentA());
        return Double.isNaN(gap) ? Messages.text("compare.not-there") : Math.abs(gap) < 0.0005 ? Messages.text("compare.level")
                : Messages.text(gap < 0 ? "compare.ahead" : "compare.behind", Numbers.withUnit(Numbers.fixed(Math.abs(gap), 3), "s"));
    }

    private String faster(Compared pair) {
        double change = pair.b().speed(model.tickB()) - pair.a().speed(model.tickA());
        String much = Numbers.withUnit(Numbers.fixed(Math.abs(change), 1), pair.model().speedUnit().symbol());
        return Math.abs(change) < 0.05 ? Messages.text("compare.as-fast") : Messages.text(change > 0 ? "compare.faster" : "compare.slower", much);
    }
}
