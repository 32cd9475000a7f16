package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.InvalidationListener;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.RangeSlider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The knobs of a new study with their ranges. Chosen knobs are always on top, and the heading counts them. */
final class StudyKnobList extends VBox {
    private static final double SLIDER = 130;
    private static final double FIELD = 60;
    private static final double UNIT = 40;
    private static final double ROW = 28;
    private final Map<StudyForm.KnobLine, HBox> lines = new LinkedHashMap<>();
    private final VBox rows = new VBox(2);
    private final Label count = Controls.label("", "strong");
    private final Button clear = new Button(Messages.text("sweep.new.clear"));

    /** Makes a validated text field. */
    @FunctionalInterface
    interface Fields {
        TextField field(String id, StringProperty text, double width, Supplier<String> problem);
    }

    StudyKnobList(StudyForm form, Fields fields) {
        super(6);
        for (StudyForm.KnobLine line : form.knobs()) {
            lines.put(line, row(form, line, fields));
            line.chosen.addListener(observable -> sort());
        }
        count.setId("study-knob-count");
        clear.setId("study-knobs-clear");
        clear.getStyleClass().add("link-button");
        clear.setOnAction(event -> form.knobs().forEach(line -> line.chosen.set(false)));
        ScrollPane scroll = Controls.scroll(rows);
        scroll.setId("study-knobs");
        scroll.getStyleClass().add("study-scroll");
        scroll.setMinHeight(60);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(NewStudyCard.heading(count, Controls.space(), clear), scroll);
        sort();
    }

    private static HBox row(StudyForm form, StudyForm.KnobLine line, Fields fields) {
        String key = line.knob.key();
        TextField low = fields.field("study-low-" + key, line.low, FIELD, () -> line.lowProblem(form.base()));
        TextField high = fields.field("study-high-" + key, line.high, FIELD, () -> line.highProblem(form.base()));
        Label unit = Controls.label(line.knob.unit(), "cell-unit");
        unit.setMinWidth(UNIT);
        unit.setPrefWidth(UNIT);
        HBox range = Controls.line(slider(line), low, Controls.label(Messages.text("sweep.new.to"), "muted"), high);
        range.setMinWidth(USE_PREF_SIZE);
        range.setDisable(!line.isTyped());
        range.visibleProperty().bind(line.chosen);
        CheckBox check = NewStudyCard.check("study-knob-" + key, line.knob.parameter().label(), line.chosen);
        check.setMinWidth(0);
        check.setWrapText(true);
        HBox row = Controls.line(check, Controls.space(), range, unit);
        row.setMinHeight(ROW);
        return row;
    }

    /** A slider for the range. A typed range may exceed the slider's ends. */
    private static RangeSlider slider(StudyForm.KnobLine line) {
        RangeSlider slider = new RangeSlider(line.knob.low(), line.knob.high(), line.knob.low(), line.knob.high());
        slider.setId("study-range-" + line.knob.key());
        slider.setPrefWidth(SLIDER);
        slider.setMinWidth(SLIDER);
        InvalidationListener dragged = observable -> {
            if (slider.isLowValueChanging() || slider.isHighValueChanging() || slider.isFocusWithin()) {
                line.setRange(slider.getLowValue(), slider.getHighValue());
            }
        };
        slider.lowValueProperty().addListener(dragged);
        slider.highValueProperty().addListener(dragged);
        InvalidationListener typed = observable -> {
            boolean isTyped = !slider.isLowValueChanging() && !slider.isHighValueChanging() && !slider.isFocusWithin();
            if (isTyped && line.lowAmount() < line.highAmount()) {
                slider.setLowValue(slider.getMin());
                slider.setHighValue(line.highAmount());
                slider.setLowValue(line.lowAmount());
            }
        };
        line.low.addListener(typed);
        line.high.addListener(typed);
        return slider;
    }

    /** Puts the chosen knobs on top, keeps the keyboard focus, and updates the count. */
    private void sort() {
        List<StudyForm.KnobLine> chosen = lines.keySet().stream().filter(line -> line.chosen.get()).toList();
        List<StudyForm.KnobLine> others = lines.keySet().stream().filter(line -> !line.chosen.get()).toList();
        List<HBox> sorted = Stream.concat(chosen.stream(), others.stream()).map(lines::get).toList();
        if (!rows.getChildren().equals(sorted)) {
            Node focused = getScene() == null ? null : getScene().getFocusOwner();
            rows.getChildren().setAll(sorted);
            if (focused != null && focused.getScene() != null) {
                focused.requestFocus();
            }
        }
        count.setText(Messages.text("sweep.new.chosen", chosen.size()));
        clear.setDisable(chosen.isEmpty());
    }
}
