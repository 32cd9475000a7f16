package dev.goldenangle.workbench.prediction;

import atlantafx.base.controls.ToggleSwitch;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.stream.Stream;

/** The prediction pane: network settings, how the client corrects errors, and the error over time. */
public final class PredictionView implements PaneView {
    private static final int FRAMES_BETWEEN_LOOKS = 6;
    private final PredictionViewModel model;
    private final ErrorChart chart;
    private final Label mean = Controls.label("", "strong");
    private final Label worst = Controls.label("", "strong");
    private final Label corrections = Controls.label("", "strong");
    private final Label largest = Controls.label("", "strong");
    private final Label delay = Controls.label("", "strong");
    private final EmptyState empty;
    private final Region content;
    private final StackPane root;
    private Object drawn;
    private int frame;

    public PredictionView(PredictionViewModel model, Appearance look) {
        this.model = model;
        chart = new ErrorChart(model, look);
        PredictionStudy study = model.study();
        content = content(study);
        empty = new EmptyState(MaterialDesignS.SERVER_NETWORK, Messages.text("prediction.empty.title"), Messages.text("prediction.empty"))
                .withButton(Messages.text("prediction.on"), () -> study.onProperty().set(true));
        root = new StackPane(content, empty);
        root.getStyleClass().add("runs-pane");
    }

    private Region content(PredictionStudy study) {
        GridPane line = new GridPane();
        line.getStyleClass().add("line-settings");
        slider(line, "latency", Messages.text("prediction.latency"), Messages.text("prediction.latency.tip"), "ms", 400, 5, study.latencyMsProperty());
        slider(line, "jitter", Messages.text("prediction.jitter"), Messages.text("prediction.jitter.tip"), "ms", 200, 5, study.jitterMsProperty());
        slider(line, "loss", Messages.text("prediction.loss"), Messages.text("prediction.loss.tip"), "%", 50, 1, study.lossPercentProperty());
        slider(line, "redundancy", Messages.text("prediction.resent"), Messages.text("prediction.resent.tip"), "×", 10, 1, study.redundancyProperty());
        slider(line, "tolerance", Messages.text("prediction.tolerance"), Messages.text("prediction.tolerance.tip"), "m", 0.5, 0.01, study.toleranceMetresProperty());
        line.add(policies(study), 0, line.getRowCount(), 3, 1);
        slider(line, "blend", Messages.text("prediction.blend"), Messages.text("prediction.blend.tip"), "ms", 500, 10, study.blendMsProperty())
                .disableProperty().bind(study.policyProperty().isNotEqualTo(Correction.BLEND));
        VBox below = new VBox(8, legend(), chart, table());
        below.getStyleClass().add("line-result");
        ScrollPane scroll = new ScrollPane(new VBox(line, below));
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("check-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return new VBox(header(study), scroll);
    }

    private Node header(PredictionStudy study) {
        Label title = Controls.label(Messages.text("prediction.title"), "strong");
        ToggleSwitch on = new ToggleSwitch();
        on.setId("prediction-on");
        on.setAccessibleText(Messages.text("prediction.on"));
        on.getStyleClass().add("knob-switch");
        on.selectedProperty().bindBidirectional(study.onProperty());
        HBox header = new HBox(8, title, Controls.space(), on);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("runs-header");
        return header;
    }

    /** A row with name, slider, and value with its unit. */
    private static Slider slider(GridPane rows, String id, String name, String help, String unit, double most, double step, DoubleProperty value) {
        Slider slider = new Slider(0, most, value.get());
        slider.setId("line-" + id);
        slider.setBlockIncrement(step);
        slider.setMajorTickUnit(step);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setMinWidth(0);
        slider.valueProperty().bindBidirectional(value);
        GridPane.setHgrow(slider, Priority.ALWAYS);
        Label label = new Label(name);
        label.setLabelFor(slider);
        label.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(label, help);
        Label shown = new Label();
        shown.setId("line-" + id + "-value");
        shown.getStyleClass().addAll("strong", "line-value");
        shown.textProperty().bind(Bindings.createStringBinding(() -> Numbers.withUnit(Numbers.fixed(value.get(), step < 0.1 ? 2 : 0), unit), value));
        Stream.of(label, shown).forEach(part -> part.disableProperty().bind(slider.disableProperty()));
        rows.addRow(rows.getRowCount(), label, slider, shown);
        return slider;
    }

    private static Node policies(PredictionStudy study) {
        SegmentedButton bar = Segments.of("policy", Correction.values(), PredictionView::name, study.policyProperty());
        for (Correction correction : Correction.values()) {
            ToggleButton button = bar.getButtons().get(correction.ordinal());
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(0);
            HBox.setHgrow(button, Priority.ALWAYS);
            Tip.on(button, explain(correction));
        }
        bar.setMaxWidth(Double.MAX_VALUE);
        VBox box = new VBox(4, new Label(Messages.text("prediction.policy")), bar);
        box.getStyleClass().add("line-policy");
        return box;
    }

    private static String name(Correction correction) {
        return switch (correction) {
            case NONE -> Messages.text("prediction.policy.none");
            case SNAP -> Messages.text("prediction.policy.snap");
            case REPLAY -> Messages.text("prediction.policy.replay");
            case BLEND -> Messages.text("prediction.policy.blend");
        };
    }

    private static String explain(Correction correction) {
        return switch (correction) {
            case NONE -> Messages.text("prediction.policy.none.tip");
            case SNAP -> Messages.text("prediction.policy.snap.tip");
            case REPLAY -> Messages.text("prediction.policy.replay.tip");
            case BLEND -> Messages.text("prediction.policy.blend.tip");
        };
    }

    private Node legend() {
        HBox legend = new HBox(14, Controls.label(Messages.text("prediction.legend.error"), "caption", "line-error"),
                Controls.label(Messages.text("prediction.legend.correction"), "caption", "line-correction"),
                Controls.label(Messages.text("prediction.legend.tolerance"), "caption", "line-tolerance"));
        legend.setAlignment(Pos.CENTER_LEFT);
        return legend;
    }

    private Node table() {
        GridPane table = new GridPane();
        table.getStyleClass().add("line-table");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().add(wide);
        addRow(table, Messages.text("prediction.mean-error"), "mean-error", mean);
        addRow(table, Messages.text("prediction.worst-error"), "worst-error", worst);
        addRow(table, Messages.text("prediction.corrections"), "corrections", corrections);
        addRow(table, Messages.text("prediction.largest-correction"), "largest-correction", largest);
        addRow(table, Messages.text("prediction.server-delay"), "server-delay", delay);
        return table;
    }

    private static void addRow(GridPane table, String name, String id, Label value) {
        value.setId("prediction-" + id);
        table.addRow(table.getRowCount(), Controls.label(name, "muted"), value);
        GridPane.setHalignment(value, HPos.RIGHT);
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        boolean on = model.study().onProperty().get();
        empty.setVisible(!on);
        content.setVisible(on);
        if (on && frame++ % FRAMES_BETWEEN_LOOKS == 0) {
            show(model.study().result());
        }
    }

    /** Everything that the picture depends on. */
    private record Stamp(PredictionRun run, int cursor) {
    }

    private void show(PredictionRun run) {
        Stamp next = new Stamp(run, model.cursor());
        if (run == null || next.equals(drawn)) {
            return;
        }
        drawn = next;
        chart.show(run);
        mean.setText(model.mean(run));
        worst.setText(model.worst(run));
        corrections.setText(model.corrections(run));
        largest.setText(model.largestCorrection(run));
        delay.setText(model.delay());
    }
}
