package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.NoMatch;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** A list of all actions with a search field. */
final class CommandPalette extends VBox {
    private static final double WIDTH = 560;
    private static final double ROW = 32;
    private static final int SHOWN = 10;
    private final Supplier<List<MenuAction>> actions;
    private final Runnable close;
    private final TextField search = new TextField();
    private final ObservableList<MenuAction> found = FXCollections.observableArrayList();
    private final ListView<MenuAction> list = new ListView<>(found);
    private final Label nothing = Controls.label("", "muted");
    private List<MenuAction> all = List.of();

    CommandPalette(Supplier<List<MenuAction>> actions, Runnable close) {
        this.actions = actions;
        this.close = close;
        getStyleClass().addAll("card", "palette");
        setId("palette");
        setPrefWidth(WIDTH);
        search.setPromptText(Messages.text("app.cards.search"));
        search.setAccessibleText(search.getPromptText());
        search.getStyleClass().add("palette-search");
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox top = new HBox(8, Icons.of(MaterialDesignM.MAGNIFY), search, Controls.label(Messages.text("app.cards.esc"), "key-cap"));
        top.setAlignment(Pos.CENTER_LEFT);
        top.getStyleClass().add("palette-top");
        list.getStyleClass().add("palette-list");
        list.setFixedCellSize(ROW);
        list.setCellFactory(view -> new ActionCell());
        list.setPlaceholder(nothing);
        list.setFocusTraversable(false);
        list.setOnMouseClicked(event -> choose());
        search.textProperty().addListener(observable -> filter());
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        getChildren().addAll(top, list);
    }

    /** Collects the currently available actions and focuses the search field. */
    void open() {
        all = actions.get().stream().filter(action -> !action.isDisabled()).toList();
        search.clear();
        filter();
        search.requestFocus();
    }

    private void filter() {
        String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
        found.setAll(all.stream().filter(action -> rank(action, wanted) < Integer.MAX_VALUE)
                .sorted(Comparator.comparingInt((MenuAction action) -> rank(action, wanted)).thenComparingInt(action -> wanted.isEmpty() ? 0 : action.getText().length())).toList());
        nothing.setText(NoMatch.of(search.getText(), ""));
        list.getSelectionModel().select(0);
        list.scrollTo(0);
        double height = Math.max(1, Math.min(SHOWN, found.size())) * ROW + 2;
        list.setPrefHeight(height);
        list.setMinHeight(height);
    }

    /** Lower is better: the label starts with the words, then a word in it does, then a match anywhere. Of equals the shortest is nearest to what was typed. */
    private static int rank(MenuAction action, String wanted) {
        String name = action.getText().toLowerCase(Locale.ROOT);
        int at = name.indexOf(wanted);
        if (at >= 0) {
            return at == 0 ? 0 : name.charAt(at - 1) == ' ' ? 1 : 2;
        }
        return List.of(wanted.split("\\s+")).stream().allMatch(word -> (name + " " + action.group().label().toLowerCase(Locale.ROOT)).contains(word))
                ? 3 : Integer.MAX_VALUE;
    }

    private void key(KeyEvent event) {
        int selected = list.getSelectionModel().getSelectedIndex();
        if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
            int next = Math.floorMod(selected + (event.getCode() == KeyCode.DOWN ? 1 : -1), Math.max(1, found.size()));
            list.getSelectionModel().select(next);
            list.scrollTo(Math.max(0, next - SHOWN + 1));
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            choose();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            close.run();
            event.consume();
        }
    }

    private void choose() {
        MenuAction action = list.getSelectionModel().getSelectedItem();
        if (action != null) {
            close.run();
            action.run();
        }
    }

    private final class ActionCell extends ListCell<MenuAction> {
        @Override
        protected void updateItem(MenuAction action, boolean empty) {
            super.updateItem(action, empty);
            if (empty || action == null) {
                setGraphic(null);
                return;
            }
            TextFlow name = highlighted(action.getText());
            HBox row = new HBox(10, Icons.of(action.icon()), name, Controls.space());
            row.setAlignment(Pos.CENTER_LEFT);
            name.setMaxHeight(16);
            if (!action.shortcutText().isEmpty()) {
                row.getChildren().add(Controls.label(action.shortcutText(), "key-cap"));
            }
            setGraphic(row);
        }

        private TextFlow highlighted(String label) {
            String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
            int at = wanted.isEmpty() ? -1 : label.toLowerCase(Locale.ROOT).indexOf(wanted);
            if (at < 0) {
                return new TextFlow(text(label, "plain"));
            }
            int end = at + wanted.length();
            return new TextFlow(text(label.substring(0, at), "plain"), text(label.substring(at, end), "match"), text(label.substring(end), "plain"));
        }

        private Text text(String words, String styleClass) {
            Text text = new Text(words);
            text.getStyleClass().addAll("palette-text", styleClass);
            return text;
        }
    }
}
