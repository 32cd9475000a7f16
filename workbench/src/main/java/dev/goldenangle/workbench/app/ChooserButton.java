package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.session.Library;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A button that shows what is chosen and opens a list to choose from, with a search field on top. */
final class ChooserButton extends Button {
    private static final double ROW = 40;
    private final Label shown = new Label();
    private final Label prefix = new Label();
    private final Label changed = new Label("●");
    private final Supplier<List<Library.Item>> items;
    private final Consumer<Library.Item> onChoice;
    private final Popup popup = new Popup();
    private VBox card;
    private TextField search;
    private ListView<Library.Item> list;
    private FilteredList<Library.Item> filtered;

    ChooserButton(Ikon icon, String purpose, Supplier<List<Library.Item>> items, Consumer<Library.Item> onChoice) {
        this.items = items;
        this.onChoice = onChoice;
        getStyleClass().add("chooser");
        setAccessibleText(purpose);
        prefix.getStyleClass().add("muted");
        shown.getStyleClass().add("strong");
        changed.getStyleClass().add("changed-dot");
        changed.managedProperty().bind(changed.visibleProperty());
        HBox content = new HBox(6, Icons.of(icon), new HBox(prefix, shown), changed, Icons.of(MaterialDesignC.CHEVRON_DOWN));
        content.setAlignment(Pos.CENTER_LEFT);
        ((HBox) content.getChildren().get(1)).setAlignment(Pos.CENTER_LEFT);
        setGraphic(content);
        setOnAction(event -> open());
        popup.setAutoHide(true);
    }

    void show(String before, String name, boolean isChanged) {
        prefix.setText(before);
        shown.setText(name);
        changed.setVisible(isChanged);
    }

    private void open() {
        if (card == null) {
            build();
        }
        filtered = new FilteredList<>(FXCollections.observableArrayList(items.get()));
        list.setItems(filtered);
        search.clear();
        fit();
        list.getSelectionModel().select(0);
        card.getStylesheets().setAll(getScene().getStylesheets());
        Bounds bounds = localToScreen(getBoundsInLocal());
        popup.show(getScene().getWindow(), bounds.getMinX(), bounds.getMaxY() + 4);
        search.requestFocus();
    }

    private void build() {
        search = new TextField();
        search.setPromptText("Search");
        list = new ListView<>();
        list.setCellFactory(view -> new ItemCell());
        list.setOnMouseClicked(event -> choose());
        list.getStyleClass().add("chooser-list");
        search.textProperty().addListener((observable, old, text) -> filter(text));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        card = new VBox(8, search, list);
        card.getStyleClass().addAll("root", "popup-card");
        card.setPrefWidth(320);
        popup.getContent().add(card);
    }

    private void filter(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        filtered.setPredicate(item -> (item.id() + " " + item.description()).toLowerCase(Locale.ROOT).contains(wanted));
        list.getSelectionModel().select(0);
        fit();
    }

    private void fit() {
        list.setPrefHeight(Math.min(9, Math.max(1, filtered.size())) * ROW + 2);
    }

    private void onKey(KeyEvent event) {
        int at = list.getSelectionModel().getSelectedIndex();
        if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
            int next = at + (event.getCode() == KeyCode.DOWN ? 1 : -1);
            list.getSelectionModel().select(Math.max(0, Math.min(filtered.size() - 1, next)));
            list.scrollTo(list.getSelectionModel().getSelectedIndex());
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            choose();
            event.consume();
        }
    }

    private void choose() {
        Library.Item item = list.getSelectionModel().getSelectedItem();
        if (item != null) {
            popup.hide();
            onChoice.accept(item);
        }
    }

    private static final class ItemCell extends ListCell<Library.Item> {
        @Override
        protected void updateItem(Library.Item item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            Label name = new Label(item.id());
            name.getStyleClass().add("strong");
            Label description = new Label(item.description());
            description.getStyleClass().add("caption");
            VBox lines = item.description().isEmpty() ? new VBox(name) : new VBox(1, name, description);
            lines.setAlignment(Pos.CENTER_LEFT);
            lines.setMaxWidth(290);
            setGraphic(lines);
            setPrefHeight(ROW);
        }
    }
}
