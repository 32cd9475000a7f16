package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.SearchPopup;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A button that shows what is chosen and opens a list to choose from, with a search field on top. */
final class ChooserButton extends Button {
    private final Label shown = new Label();
    private final Label prefix = new Label();
    private final HBox content;
    /** Made when there is something changed to be marked. */
    private Label changed;
    private final Supplier<List<Library.Item>> items;
    private final Consumer<Library.Item> onChoice;
    private Runnable onOpen = () -> { };
    private Items popup;

    ChooserButton(Ikon icon, String purpose, Supplier<List<Library.Item>> items, Consumer<Library.Item> onChoice) {
        this.items = items;
        this.onChoice = onChoice;
        getStyleClass().add("chooser");
        setAccessibleText(purpose);
        prefix.getStyleClass().add("muted");
        shown.getStyleClass().add("strong");
        content = new HBox(6, Icons.of(icon), new HBox(prefix, shown), Icons.of(MaterialDesignC.CHEVRON_DOWN));
        content.setAlignment(Pos.CENTER_LEFT);
        ((HBox) content.getChildren().get(1)).setAlignment(Pos.CENTER_LEFT);
        setGraphic(content);
        setOnAction(event -> open());
    }

    void show(String before, String name, boolean isChanged) {
        prefix.setText(before);
        shown.setText(name);
        if (changed == null && isChanged) {
            changed = new Label("●");
            changed.getStyleClass().add("changed-dot");
            content.getChildren().add(2, changed);
        }
        if (changed != null) {
            changed.setVisible(isChanged);
            changed.setManaged(isChanged);
        }
    }

    /** What to do before the list opens. */
    void setOnOpen(Runnable action) {
        onOpen = action;
    }

    /** Lists the items anew if the list is open and nothing has been searched for yet. */
    void refill() {
        if (popup != null && popup.isShowing() && popup.isUnfiltered()) {
            popup.fill(items.get(), getScene());
        }
    }

    private void open() {
        if (popup == null) {
            popup = new Items();
        }
        onOpen.run();
        popup.fill(items.get(), getScene());
        Bounds bounds = localToScreen(getBoundsInLocal());
        popup.show(getScene().getWindow(), bounds.getMinX(), bounds.getMaxY() + 4);
    }

    private final class Items extends SearchPopup<Library.Item> {
        Items() {
            super("Search", 320, 40);
        }

        @Override
        protected String words(Library.Item item) {
            return item.id() + " " + item.description();
        }

        @Override
        protected int rows(int found) {
            return Math.min(9, Math.max(1, found));
        }

        @Override
        protected Node row(Library.Item item) {
            Label name = new Label(item.id());
            name.getStyleClass().add("strong");
            Label description = new Label(item.description());
            description.getStyleClass().add("caption");
            VBox lines = item.description().isEmpty() ? new VBox(name) : new VBox(1, name, description);
            lines.setAlignment(Pos.CENTER_LEFT);
            lines.setMaxWidth(290);
            return lines;
        }

        @Override
        protected void choose(Library.Item item) {
            hide();
            onChoice.accept(item);
        }
    }
}
