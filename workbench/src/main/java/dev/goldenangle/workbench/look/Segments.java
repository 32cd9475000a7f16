package dev.goldenangle.workbench.look;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;

/** Creates segmented buttons with exactly one selected segment, usable by mouse and arrow keys. */
public final class Segments {
    private Segments() {
    }

    /** One segment per choice, with the id "prefix-choice", bound to the property. */
    public static <T extends Enum<T>> SegmentedButton of(String prefix, T[] choices, Function<T, String> label, ObjectProperty<T> chosen) {
        SegmentedButton row = row(Arrays.stream(choices).map(choice -> segment(prefix + "-" + choice.name().toLowerCase(Locale.ROOT), label.apply(choice))).toArray(ToggleButton[]::new));
        row.getButtons().get(chosen.get().ordinal()).setSelected(true);
        row.getToggleGroup().selectedToggleProperty().addListener((observable, old, now) -> {
            if (now != null) {
                chosen.set(choices[row.getButtons().indexOf(now)]);
            }
        });
        chosen.addListener((observable, old, now) -> row.getButtons().get(now.ordinal()).setSelected(true));
        return row;
    }

    public static ToggleButton segment(String id, String text) {
        ToggleButton button = new ToggleButton(text);
        button.setId(id);
        button.getStyleClass().add("segment");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /** A segmented button. Clicking the selected segment leaves it selected. */
    public static SegmentedButton row(ToggleButton... buttons) {
        SegmentedButton row = new SegmentedButton(buttons);
        row.getStyleClass().add("segments");
        row.setMaxHeight(Region.USE_PREF_SIZE);
        ToggleGroup group = row.getToggleGroup();
        group.getToggles().setAll(buttons);
        group.selectedToggleProperty().addListener((observable, old, now) -> {
            if (now == null) {
                old.setSelected(true);
            }
        });
        return row;
    }
}
