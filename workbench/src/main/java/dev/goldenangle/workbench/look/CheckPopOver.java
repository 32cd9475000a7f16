package dev.goldenangle.workbench.look;

import dev.goldenangle.workbench.text.Messages;

import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.textfield.TextFields;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** A pop-over with a check box for each of many items, and a search field over them. Enter in the field toggles the first match. */
public final class CheckPopOver extends PopOver {
    private static final double WIDTH = 260;
    private static final double MOST_HEIGHT = 300;
    private final TextField search = TextFields.createClearableTextField();
    private final Label nothing = new Label();
    private final VBox rows = new VBox();

    /** One check box. @param note text at the end of the row, such as a unit @param words additional search words */
    public record Item(String label, String note, String words, boolean on, Consumer<Boolean> onChange, Optional<LaneSignal> signal) {
        public Item(String label, String note, String words, boolean on, Consumer<Boolean> onChange) {
            this(label, note, words, on, onChange, Optional.empty());
        }

        boolean matches(String wanted) {
            return (label + " " + note + " " + words).toLowerCase(Locale.ROOT).contains(wanted);
        }
    }

    /** @param above nodes above the search field */
    public CheckPopOver(String prompt, Node... above) {
        search.setPromptText(prompt);
        search.getStyleClass().add("check-search");
        nothing.getStyleClass().addAll("muted", "check-nothing");
        nothing.managedProperty().bind(nothing.visibleProperty());
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("check-scroll");
        scroll.setPrefHeight(Math.min(MOST_HEIGHT, Screen.getPrimary().getVisualBounds().getHeight() / 2));
        rows.getStyleClass().add("check-rows");
        VBox content = new VBox(8);
        content.getStyleClass().add("check-pop-over");
        content.setPrefWidth(WIDTH);
        content.getChildren().addAll(above);
        content.getChildren().addAll(search, nothing, scroll);
        search.textProperty().addListener((observable, old, text) -> filter(text.strip()));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onSearchKey);
        PopOvers.prepare(this, content);
        setOnShown(event -> search.requestFocus());
    }

    public void open(Node anchor, List<Item> items) {
        search.clear();
        rows.getChildren().setAll(items.stream().map(CheckPopOver::row).toList());
        filter("");
        PopOvers.toggle(this, anchor);
    }

    private static HBox row(Item item) {
        CheckBox box = new CheckBox(item.label());
        box.setSelected(item.on());
        box.setOnAction(event -> item.onChange().accept(box.isSelected()));
        box.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(box, Priority.ALWAYS);
        Label note = new Label(item.note());
        note.getStyleClass().add("caption");
        HBox row = new HBox(8, box, note);
        row.setUserData(item);
        LaneSignal.drag(row, item::signal);
        row.getStyleClass().add("check-row");
        return row;
    }

    private void filter(String text) {
        for (Node row : rows.getChildren()) {
            row.setVisible(((Item) row.getUserData()).matches(text.toLowerCase(Locale.ROOT)));
            row.setManaged(row.isVisible());
        }
        nothing.setText(Messages.text("look.no-match", text));
        nothing.setVisible(rows.getChildren().stream().noneMatch(Node::isVisible));
    }

    private void onSearchKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.DOWN) {
            event.consume();
            rows.getChildren().stream().filter(Node::isVisible).findFirst().map(row -> (CheckBox) ((HBox) row).getChildren().get(0))
                    .ifPresent(event.getCode() == KeyCode.ENTER ? CheckBox::fire : CheckBox::requestFocus);
        }
    }
}
