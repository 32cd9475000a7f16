package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.Icons;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The list of everything that a lane can show, with a search; a click or Enter adds or removes a lane. */
final class LaneChooser {
    private static final double ROW = 28;
    private static final int ROWS = 10;
    private final TimelineViewModel model;
    private final Popup popup = new Popup();
    private final TextField search = new TextField();
    private final ListView<Choice> list = new ListView<>();
    private final VBox card = new VBox(8, search, list);
    private FilteredList<Choice> filtered;

    /** A lane of the start, or a column. */
    private record Choice(Lane lane, Column column) {
        String label() {
            return lane != null ? lane.title() : column.label();
        }

        String unit() {
            return column == null ? "" : column.unit().symbol();
        }

        boolean matches(String wanted) {
            return (label() + " " + (column == null ? "" : column.key() + " " + column.doc())).toLowerCase(Locale.ROOT).contains(wanted);
        }
    }

    LaneChooser(TimelineViewModel model) {
        this.model = model;
        search.setPromptText("Find a column");
        list.setId("lane-list");
        list.getStyleClass().add("chooser-list");
        list.setCellFactory(view -> new ChoiceCell());
        list.setOnMouseClicked(event -> choose());
        search.textProperty().addListener((observable, old, text) -> filter(text));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        card.getStyleClass().addAll("root", "popup-card");
        card.setPrefWidth(280);
        popup.getContent().add(card);
        popup.setAutoHide(true);
    }

    void show(Node anchor) {
        List<Choice> choices = new ArrayList<>();
        Lane.DEFAULTS.forEach(lane -> choices.add(new Choice(lane, null)));
        model.columns().stream().filter(column -> !Lane.SPEED.isFor(column)).forEach(column -> choices.add(new Choice(null, column)));
        filtered = new FilteredList<>(FXCollections.observableArrayList(choices));
        list.setItems(filtered);
        search.clear();
        filter("");
        card.getStylesheets().setAll(anchor.getScene().getStylesheets());
        list.setPrefHeight(ROWS * ROW + 2);
        Bounds bounds = anchor.localToScreen(anchor.getBoundsInLocal());
        popup.show(anchor, bounds.getMaxX() - 280, bounds.getMinY() - ROWS * ROW - 64);
        search.requestFocus();
    }

    private void filter(String text) {
        filtered.setPredicate(choice -> choice.matches(text.strip().toLowerCase(Locale.ROOT)));
        list.getSelectionModel().select(0);
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
        Choice choice = list.getSelectionModel().getSelectedItem();
        if (choice == null) {
            return;
        }
        if (choice.lane != null) {
            model.toggle(choice.lane);
        } else {
            model.toggle(choice.column);
        }
        list.refresh();
    }

    private final class ChoiceCell extends ListCell<Choice> {
        @Override
        protected void updateItem(Choice choice, boolean empty) {
            super.updateItem(choice, empty);
            if (empty || choice == null) {
                setGraphic(null);
                return;
            }
            boolean on = choice.lane != null ? model.lanes().contains(choice.lane) : model.hasLane(choice.column);
            Label name = new Label(choice.label());
            Label unit = new Label(choice.unit());
            unit.getStyleClass().add("caption");
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            HBox line = new HBox(8, Icons.of(on ? MaterialDesignC.CHECKBOX_MARKED_OUTLINE : MaterialDesignC.CHECKBOX_BLANK_OUTLINE), name, space, unit);
            setGraphic(line);
            setPrefHeight(ROW);
        }
    }
}
