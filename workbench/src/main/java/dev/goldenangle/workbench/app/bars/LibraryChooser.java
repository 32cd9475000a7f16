package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.look.ChoiceText;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;
import org.kordamp.ikonli.Ikon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A combo box of maps; typing filters the list. The choice is applied when the list closes, so browsing
 * with the arrow keys opens nothing. The box can also show an open file that is not in the list.
 */
final class LibraryChooser extends SearchableComboBox<Library.Item> {
    private static final double ARROW = 44;
    private static final double WIDTH = 300;
    private final OpenLabel open;
    private final Supplier<List<Library.Item>> items;

    @SuppressWarnings("this-escape")
    LibraryChooser(Ikon icon, String purpose, Supplier<List<Library.Item>> items, Consumer<Library.Item> onChoice) {
        this.items = items;
        open = new OpenLabel(icon);
        getStyleClass().add("chooser-box");
        setAccessibleText(purpose);
        setVisibleRowCount(9);
        setConverter(new ChoiceText<>(item -> item.name() + " " + item.description()));
        setButtonCell(new OpenCell(open));
        setCellFactory(list -> new Row());
        setOnShowing(event -> refill());
        setOnHidden(event -> {
            Library.Item chosen = getValue();
            setValue(null);
            if (chosen != null) {
                onChoice.accept(chosen);
            }
        });
    }

    /** Shows the open map. */
    void show(String name) {
        open.show("", name, false);
    }

    /** Reloads the list of items. */
    void refill() {
        getItems().setAll(items.get());
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.ceil(open.prefWidth(-1)) + ARROW;
    }

    /** A button cell that keeps its text. The combo box would clear it when its value is not in the list. */
    private static final class OpenCell extends ListCell<Library.Item> {
        OpenCell(Node open) {
            setGraphic(open);
            graphicProperty().addListener((observable, old, graphic) -> {
                if (graphic != open) {
                    setGraphic(open);
                }
            });
            textProperty().addListener((observable, old, text) -> {
                if (text != null) {
                    setText(null);
                }
            });
        }
    }

    private static final class Row extends ListCell<Library.Item> {
        private final Label name = new Label();
        private final Label description = new Label();
        private final VBox lines = new VBox(1, name, description);

        Row() {
            name.getStyleClass().add("strong");
            description.getStyleClass().add("caption");
            description.managedProperty().bind(description.textProperty().isNotEmpty());
            lines.setAlignment(Pos.CENTER_LEFT);
            lines.setPrefWidth(WIDTH);
            lines.setMaxWidth(WIDTH);
        }

        @Override
        protected void updateItem(Library.Item item, boolean empty) {
            super.updateItem(item, empty);
            if (item != null) {
                name.setText(item.name());
                description.setText(item.description());
            }
            setGraphic(item == null ? null : lines);
        }
    }
}
