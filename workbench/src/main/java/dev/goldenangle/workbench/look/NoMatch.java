package dev.goldenangle.workbench.look;

import dev.goldenangle.workbench.text.Messages;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.controlsfx.control.SearchableComboBox;

/** Says in the list of a searchable combo box that nothing matches the typed text. */
public final class NoMatch {
    private NoMatch() {
    }

    /** @param whenEmpty shown if the list is empty without a search */
    public static void on(SearchableComboBox<?> box, String whenEmpty) {
        Label label = Controls.label(whenEmpty, "muted");
        box.setPlaceholder(label);
        // The search field belongs to the skin.
        box.skinProperty().addListener(observable -> box.getChildrenUnmodifiable().stream().filter(TextField.class::isInstance).map(TextField.class::cast).findFirst()
                .ifPresent(field -> label.textProperty().bind(Bindings.createStringBinding(() -> of(field.getText(), whenEmpty), field.textProperty()))));
    }

    /** The text for a search without results. */
    public static String of(String search, String whenEmpty) {
        return search == null || search.isBlank() ? whenEmpty : Messages.text("look.no-match", search.strip());
    }
}
