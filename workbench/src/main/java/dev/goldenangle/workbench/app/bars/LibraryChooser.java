package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Icons;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;
import org.kordamp.ikonli.Ikon;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A combo box of presets or maps; typing filters the list. The choice is taken when the list closes, so that the arrow keys do not open
 * everything they pass. The box shows what is open, which may be a file that is not in the list.
 */
final class LibraryChooser extends SearchableComboBox<Library.Item> {
    private static final double ARROW = 44;
    private static final double MOST_WIDTH = 300;
    private final Label prefix = new Label();
    private final Label shown = new Label();
    private final Label changed = new Label("●");
    private final HBox open;
    private final Supplier<List<Library.Item>> items;

    @SuppressWarnings("this-escape")
    LibraryChooser(Ikon icon, String purpose, Supplier<List<Library.Item>> items, Consumer<Library.Item> onChoice) {
        this.items = items;
        prefix.getStyleClass().add("muted");
        shown.getStyleClass().add("strong");
        changed.getStyleClass().add("changed-dot");
        changed.managedProperty().bind(changed.visibleProperty());
        open = new HBox(6, Icons.of(icon), new HBox(prefix, shown), changed);
        open.setAlignment(Pos.CENTER_LEFT);
        ((HBox) open.getChildren().get(1)).setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("chooser-box");
        setAccessibleText(purpose);
        setVisibleRowCount(9);
        setConverter(new ChoiceText<>(item -> item.id() + " " + item.description()));
        setButtonCell(new Cell(item -> open));
        setCellFactory(list -> new Cell(item -> item == null ? null : row(item)));
        setOnShowing(event -> refill());
        setOnHidden(event -> {
            Library.Item chosen = getValue();
            setValue(null);
            if (chosen != null) {
                onChoice.accept(chosen);
            }
        });
    }

    /** Shows what is open. */
    void show(String before, String name, boolean isChanged) {
        prefix.setText(before);
        shown.setText(name);
        changed.setVisible(isChanged);
    }

    /** Lists the items as they are now. */
    void refill() {
        getItems().setAll(items.get());
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.ceil(open.prefWidth(-1)) + ARROW;
    }

    private static VBox row(Library.Item item) {
        Label name = new Label(item.id());
        name.getStyleClass().add("strong");
        VBox lines = new VBox(1, name);
        if (!item.description().isEmpty()) {
            Label description = new Label(item.description());
            description.getStyleClass().add("caption");
            lines.getChildren().add(description);
        }
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMaxWidth(MOST_WIDTH);
        lines.setPrefWidth(MOST_WIDTH);
        return lines;
    }

    private static final class Cell extends ListCell<Library.Item> {
        private final Function<Library.Item, Node> content;

        Cell(Function<Library.Item, Node> content) {
            this.content = content;
            setGraphic(content.apply(null));
        }

        @Override
        protected void updateItem(Library.Item item, boolean empty) {
            super.updateItem(item, empty);
            setText(null);
            setGraphic(content.apply(item));
        }
    }
}
