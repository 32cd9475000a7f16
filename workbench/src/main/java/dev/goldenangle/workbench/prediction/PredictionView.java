package dev.goldenangle.workbench.prediction;

import atlantafx.base.controls.ToggleSwitch;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.PredictionStudy;
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

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The prediction pane: network settings, how the client corrects errors, and the error over time. */
public final class PredictionView implements PaneView {
    private static final int FRAMES_BETWEEN_LOOKS = 6;
    private final PredictionViewModel model;
    private final ErrorChart chart;
    private final Map<String, Label> values = new LinkedHashMap<>();
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
        empty = new EmptyState(MaterialDesignS.SERVER_NETWORK, "No network simulated", "See how the current run would look on a client that predicts movement, with network lag to its server.")
                .withButton("Simulate network lag", () -> study.onProperty().set(true));
        root = new StackPane(content, empty);
        root.getStyleClass().add("runs-pane");
    }

    private Region content(PredictionStudy study) {
        GridPane line = new GridPane();
        line.getStyleClass().add("line-settings");
        slider(line, "latency", "Latency", "Shortest time a packet takes, one way", "ms", 400, 5, study.latencyMsProperty());
        slider(line, "jitter", "Jitter", "Largest random delay added to the latency", "ms", 200, 5, study.jitterMsProperty());
        slider(line, "loss", "Loss", "Share of packets lost, in both directions", "%", 50, 1, study.lossPercentProperty());
        slider(line, "redundancy", "Resent", "How many earlier commands each packet repeats", "×", 10, 1, study.redundancyProperty());
        slider(line, "tolerance", "Tolerance", "Errors up to this distance are not corrected", "m", 0.5, 0.01, study.toleranceMetresProperty());
        line.add(policies(study), 0, line.getRowCount(), 3, 1);
        slider(line, "blend", "Blend", "Time in which a correction shrinks to a third on screen", "ms", 500, 10, study.blendMsProperty())
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
        Label title = new Label("Client and server");
        title.getStyleClass().add("strong");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        ToggleSwitch on = new ToggleSwitch();
        on.setId("prediction-on");
        on.setAccessibleText("Simulate network lag");
        on.getStyleClass().add("knob-switch");
        on.selectedProperty().bindBidirectional(study.onProperty());
        HBox header = new HBox(8, title, space, on);
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
        SegmentedButton bar = Segments.of("policy", Correction.values(), correction -> correction.name().charAt(0) + correction.name().substring(1).toLowerCase(Locale.ROOT), study.policyProperty());
        for (Correction correction : Correction.values()) {
            ToggleButton button = bar.getButtons().get(correction.ordinal());
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(0);
            HBox.setHgrow(button, Priority.ALWAYS);
            Tip.on(button, explain(correction));
        }
        bar.setMaxWidth(Double.MAX_VALUE);
        VBox box = new VBox(4, new Label("When they differ"), bar);
        box.getStyleClass().add("line-policy");
        return box;
    }

    private static String explain(Correction correction) {
        return switch (correction) {
            case NONE -> "Only measure the error";
            case SNAP -> "The client jumps to the server's state, which is one round trip old";
            case REPLAY -> "The client takes the server's state and replays the commands since then";
            case BLEND -> "Like replay, but the body on screen moves smoothly instead of jumping";
        };
    }

    private Node legend() {
        Label error = new Label("error");
        error.getStyleClass().addAll("caption", "line-error");
        Label correction = new Label("correction");
        correction.getStyleClass().addAll("caption", "line-correction");
        Label tolerance = new Label("tolerance");
        tolerance.getStyleClass().addAll("caption", "line-tolerance");
        HBox legend = new HBox(14, error, correction, tolerance);
        legend.setAlignment(Pos.CENTER_LEFT);
        return legend;
    }

    private Node table() {
        GridPane table = new GridPane();
        table.getStyleClass().add("line-table");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().add(wide);
        for (String name : new String[] {"Mean error", "Worst error", "Corrections", "Largest correction", "Server delay"}) {
            Label value = new Label();
            value.setId("prediction-" + name.toLowerCase(Locale.ROOT).replace(' ', '-'));
            value.getStyleClass().add("strong");
            values.put(name, value);
            Label label = new Label(name);
            label.getStyleClass().add("muted");
            table.addRow(table.getRowCount(), label, value);
            GridPane.setHalignment(value, HPos.RIGHT);
        }
        return table;
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
        values.get("Mean error").setText(model.mean(run));
        values.get("Worst error").setText(model.worst(run));
        values.get("Corrections").setText(model.corrections(run));
        values.get("Largest correction").setText(model.largestCorrection(run));
        values.get("Server delay").setText(model.delay());
    }
}
