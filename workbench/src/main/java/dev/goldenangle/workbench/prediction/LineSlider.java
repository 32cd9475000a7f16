package dev.goldenangle.workbench.prediction;

import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Tip;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** One setting of the line: its name, a slider, and its value with the unit. */
final class LineSlider extends HBox {
    private static final double NAME_WIDTH = 96;
    private static final double VALUE_WIDTH = 50;

    LineSlider(String id, String name, String help, String unit, double most, double step, DoubleProperty value) {
        super(8);
        getStyleClass().add("line-slider");
        setAlignment(Pos.CENTER_LEFT);
        Label label = new Label(name);
        Tip.on(label, help);
        label.setMinWidth(NAME_WIDTH);
        label.setPrefWidth(NAME_WIDTH);
        int digits = step < 0.1 ? 2 : 0;
        Label shown = new Label();
        shown.setId(id + "-value");
        shown.getStyleClass().add("strong");
        shown.setMinWidth(VALUE_WIDTH);
        shown.setAlignment(Pos.CENTER_RIGHT);
        shown.textProperty().bind(Bindings.createStringBinding(() -> Numbers.withUnit(Numbers.fixed(value.get(), digits), unit), value));
        Slider slider = new Slider(0, most, value.get());
        slider.setId(id);
        slider.setAccessibleText(name);
        slider.setBlockIncrement(step);
        slider.setMajorTickUnit(step);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.valueProperty().bindBidirectional(value);
        slider.setMinWidth(0);
        HBox.setHgrow(slider, Priority.ALWAYS);
        getChildren().addAll(label, slider, shown);
    }
}
