package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.workbench.look.ChoiceText;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A drop-down list with a search field. A choice is passed on and not kept, so the control always shows its prompt. */
final class SearchableChoice<T> extends SearchableComboBox<T> {
    private static final double LIST_WIDTH = 240;
    private final Function<T, String> name;
    private final Function<T, String> caption;

    /**
     * @param name     the first line of a choice
     * @param caption  the second line of a choice
     * @param words    additional text to search
     * @param choices  called whenever the list opens
     * @param onChoice not called when the list is closed with Esc
     */
    SearchableChoice(Function<T, String> name, Function<T, String> caption, Function<T, String> words, Supplier<List<T>> choices, Consumer<T> onChoice) {
        this.name = name;
        this.caption = caption;
        getStyleClass().add("two-line-choice");
        setConverter(new ChoiceText<>(item -> name.apply(item) + " " + caption.apply(item) + " " + words.apply(item)));
        setCellFactory(list -> new TwoLines());
        setButtonCell(new Prompt());
        setOnShowing(event -> getItems().setAll(choices.get()));
        setOnHidden(event -> {
            T chosen = getValue();
            setValue(null);
            if (chosen != null) {
                onChoice.accept(chosen);
            }
        });
    }

    private final class TwoLines extends ListCell<T> {
        private final Label first = new Label();
        private final Label second = new Label();
        private final VBox lines = new VBox(1, first, second);

        TwoLines() {
            first.getStyleClass().add("strong");
            second.getStyleClass().add("caption");
            // Otherwise the list would be as wide as the longest caption.
            setPrefWidth(LIST_WIDTH);
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(item == null ? null : lines);
            if (item != null) {
                first.setText(name.apply(item));
                second.setText(caption.apply(item));
            }
        }
    }

    private final class Prompt extends ListCell<T> {
        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            setText(getPromptText());
        }
    }
}
