package dev.goldenangle.workbench.look;

import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.Screen;

import java.util.List;
import java.util.Locale;

/** A list with a search field above it. Arrow keys and Enter control the list while typing. */
public abstract class SearchPopup<T> extends Popup {
    /** Height around the list: search field, padding and shadow. */
    private static final double AROUND = 96;
    private final double rowHeight;
    private final TextField search = new TextField();
    private final ListView<T> list = new ListView<>();
    private final VBox card = new VBox(8, search, list);
    private FilteredList<T> filtered;

    protected SearchPopup(String prompt, double width, double rowHeight) {
        this.rowHeight = rowHeight;
        search.setPromptText(prompt);
        list.getStyleClass().add("chooser-list");
        card.getStyleClass().addAll("root", "popup-card");
        card.setPrefWidth(Math.min(width, Screen.getPrimary().getVisualBounds().getWidth()));
    }

    /** The text that the search looks in. */
    protected abstract String words(T item);

    protected abstract Node row(T item);

    /** The number of rows to show for this many matches. */
    protected abstract int rows(int found);

    protected abstract void choose(T item);

    /** Sets the items and copies the style of the scene below. Call before showing. */
    public final void fill(List<T> items, Scene over) {
        if (filtered == null) {
            assemble();
        }
        filtered = new FilteredList<>(FXCollections.observableArrayList(items));
        list.setItems(filtered);
        search.clear();
        filter("");
        card.getStylesheets().setAll(over.getStylesheets());
    }

    /** Whether the search field is empty, so that all items are listed. */
    public final boolean isUnfiltered() {
        return search.getText().isEmpty();
    }

    /** Redraws the rows when their content has changed. */
    protected final void refresh() {
        list.refresh();
    }

    /** Not in the constructor: the parts call methods of the subclass, which is not initialised yet. */
    private void assemble() {
        getContent().add(card);
        setAutoHide(true);
        search.textProperty().addListener((observable, old, text) -> filter(text));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        keepKeys(card);
        list.setCellFactory(view -> new Cell());
        list.setOnMouseClicked(event -> chooseSelected());
        setOnShown(event -> search.requestFocus());
    }

    /** Keeps key presses in a popup from reaching the button that opened it: Space would press it again. */
    public static void keepKeys(Node content) {
        content.addEventHandler(KeyEvent.ANY, event -> {
            if (event.getCode() != KeyCode.ESCAPE) {
                event.consume();
            }
        });
    }

    private void filter(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        filtered.setPredicate(item -> words(item).toLowerCase(Locale.ROOT).contains(wanted));
        list.getSelectionModel().select(0);
        list.setPrefHeight(listHeight(rows(filtered.size()), rowHeight, Screen.getPrimary().getVisualBounds().getHeight()));
    }

    /** Limits the height so that the whole popup fits on the screen. */
    static double listHeight(int rows, double rowHeight, double screenHeight) {
        return Math.max(rowHeight, Math.min(rows * rowHeight + 2, screenHeight - AROUND));
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN) {
            select(list.getSelectionModel().getSelectedIndex() + 1);
            event.consume();
        } else if (event.getCode() == KeyCode.UP) {
            select(list.getSelectionModel().getSelectedIndex() - 1);
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            chooseSelected();
            event.consume();
        }
    }

    private void select(int row) {
        list.getSelectionModel().select(Math.max(0, Math.min(filtered.size() - 1, row)));
        list.scrollTo(list.getSelectionModel().getSelectedIndex());
    }

    private void chooseSelected() {
        T item = list.getSelectionModel().getSelectedItem();
        if (item != null) {
            choose(item);
        }
    }

    /** The row under the mouse becomes selected, so that only one row is highlighted. */
    private final class Cell extends ListCell<T> {
        Cell() {
            setOnMouseMoved(event -> {
                if (!isEmpty()) {
                    list.getSelectionModel().select(getIndex());
                }
            });
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                return;
            }
            setGraphic(row(item));
            setPrefHeight(rowHeight);
        }
    }
}
