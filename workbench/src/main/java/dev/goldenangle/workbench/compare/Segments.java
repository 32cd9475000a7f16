package dev.goldenangle.workbench.compare;

import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * A row of buttons of which one is selected.
 *
 * @param <T> what is chosen between
 */
final class Segments<T extends Enum<T>> extends HBox {
    Segments(String id, List<T> choices, Function<T, String> label, ObjectProperty<T> chosen) {
        getStyleClass().add("segments");
        setAlignment(Pos.CENTER);
        setMaxHeight(Region.USE_PREF_SIZE);
        for (T choice : choices) {
            ToggleButton button = new ToggleButton(label.apply(choice));
            button.setId(id + "-" + choice.name().toLowerCase(Locale.ROOT));
            button.getStyleClass().add("segment");
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setSelected(chosen.get() == choice);
            button.setOnAction(event -> {
                chosen.set(choice);
                button.setSelected(true);
            });
            chosen.addListener((observable, old, now) -> button.setSelected(now == choice));
            getChildren().add(button);
        }
    }
}
