package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Controls;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import java.util.function.DoubleFunction;

/** A labelled slider with its value, on one line. */
final class DialLine extends HBox {
    private final Slider slider;

    /** @param text formats the value with its unit */
    DialLine(String label, String id, DoubleProperty value, double least, double most, DoubleFunction<String> text) {
        super(12);
        slider = new Slider(least, most, value.get());
        slider.setId(id);
        slider.valueProperty().bindBidirectional(value);
        slider.setAccessibleText(label);
        HBox.setHgrow(slider, Priority.ALWAYS);
        Label shown = Controls.label("", "strong");
        shown.setMinWidth(72);
        shown.setAlignment(Pos.CENTER_RIGHT);
        shown.textProperty().bind(Bindings.createStringBinding(() -> text.apply(value.get()), value));
        getChildren().addAll(Controls.label(label, "muted"), slider, shown);
        setAlignment(Pos.CENTER_LEFT);
    }

    /** Sets how far an arrow key moves the slider. */
    DialLine stepping(double step) {
        slider.setBlockIncrement(step);
        return this;
    }

    /** Gives the label a fixed width, to align several lines. */
    DialLine aligned(double labelWidth) {
        ((Label) getChildren().get(0)).setMinWidth(labelWidth);
        return this;
    }
}
