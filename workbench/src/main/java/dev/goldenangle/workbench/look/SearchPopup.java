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

/** A list to choose from with a search on top; the arrows and Enter work on the list while one types. */
public abstract class SearchPopup<T> extends Popup {
    /** What stands around the list: the search, the padding and the shadow. */
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

    /** All in which the search looks. */
    protected abstract String words(T item);

    protected abstract Node row(T item);

    /** How many rows there is room for when so many were found. */
    protected abstract int rows(int found);

    protected abstract void choose(T item);

    /** Lists these, styled like the scene it opens over; before it is shown. */
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

    /** Whether nothing is searched for, so that all are listed. */
    public final boolean isUnfiltered() {
        return search.getText().isEmpty();
    }

    /** Draws the rows anew, when what they tell has changed. */
    protected final void refresh() {
        list.refresh();
    }

    /** Not in the constructor: the parts ask the subclass, which is not there yet. */
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

    /** What is typed in a popup is not meant for the button that opened it: a space would press it again. */
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

    /** So high that the whole card has room on the screen. */
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

    /** The row under the mouse is the one that is selected, so that there is only one. */
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
