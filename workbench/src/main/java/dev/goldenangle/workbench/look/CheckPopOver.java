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

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A pop-over with a check box for each of many items, the number chosen, and a search field. Items with a group stand below a check box
 * that chooses the whole group. Enter in the field toggles the first match, Down goes to it, and Up and Down move between check boxes.
 */
public final class CheckPopOver extends PopOver {
    private static final double WIDTH = 260;
    private static final double MOST_HEIGHT = 300;
    private final TextField search = TextFields.createClearableTextField();
    private final Label nothing = new Label();
    private final Label count = new Label();
    private final VBox rows = new VBox();
    private List<Row> items = List.of();

    /**
     * One check box.
     * @param group  heading above it; empty for none
     * @param note   text at the end of the row, such as a unit
     * @param words  additional search words
     * @param signal what a drag of the row puts on the timeline
     */
    public record Item(String group, String label, String note, String words, boolean on, Consumer<Boolean> onChange, Optional<LaneSignal> signal) {
        public Item(String group, String label, String note, String words, boolean on, Consumer<Boolean> onChange) {
            this(group, label, note, words, on, onChange, Optional.empty());
        }

        boolean matches(String wanted) {
            return (group + " " + label + " " + note + " " + words).toLowerCase(Locale.ROOT).contains(wanted);
        }
    }

    /** @param above nodes above the search field */
    public CheckPopOver(String prompt, Node... above) {
        search.setPromptText(prompt);
        search.getStyleClass().add("check-search");
        nothing.getStyleClass().addAll("muted", "check-nothing");
        count.getStyleClass().addAll("caption", "check-count");
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
        content.getChildren().addAll(search, nothing, scroll, count);
        search.textProperty().addListener((observable, old, text) -> filter(text.strip()));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::onSearchKey);
        rows.addEventFilter(KeyEvent.KEY_PRESSED, this::onRowKey);
        PopOvers.prepare(this, content);
        setOnShown(event -> search.requestFocus());
    }

    public void open(Node anchor, List<Item> items) {
        search.clear();
        this.items = items.stream().map(Row::new).toList();
        rows.getChildren().clear();
        Set<String> groups = new LinkedHashSet<>(items.stream().map(Item::group).toList());
        for (String group : groups) {
            List<Row> members = this.items.stream().filter(row -> row.item.group().equals(group)).toList();
            if (!group.isEmpty()) {
                rows.getChildren().add(new Heading(group, members));
            }
            rows.getChildren().addAll(members);
        }
        filter("");
        countChosen();
        PopOvers.toggle(this, anchor);
    }

    private final class Row extends HBox {
        private final Item item;
        private final CheckBox box;

        Row(Item item) {
            super(8);
            this.item = item;
            box = new CheckBox(item.label());
            box.setSelected(item.on());
            box.setOnAction(event -> {
                item.onChange().accept(box.isSelected());
                countChosen();
            });
            box.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(box, Priority.ALWAYS);
            Label note = Controls.label(item.note(), "caption");
            getChildren().addAll(box, note);
            LaneSignal.drag(this, item::signal);
            getStyleClass().add("check-row");
            if (!item.group().isEmpty()) {
                getStyleClass().add("grouped");
            }
        }
    }

    /** Chooses all items of a group at once. */
    private static final class Heading extends HBox {
        private final CheckBox box;
        private final Label number = new Label();
        private final List<Row> members;

        Heading(String group, List<Row> members) {
            super(8);
            this.members = members;
            box = new CheckBox(group);
            box.setOnAction(event -> members.stream().filter(row -> row.box.isSelected() != box.isSelected()).forEach(row -> row.box.fire()));
            box.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(box, Priority.ALWAYS);
            number.getStyleClass().add("caption");
            getChildren().addAll(box, number);
            getStyleClass().addAll("check-row", "check-heading");
        }

        void count() {
            long chosen = members.stream().filter(row -> row.box.isSelected()).count();
            number.setText(Messages.text("look.chosen-of", chosen, members.size()));
            box.setIndeterminate(chosen > 0 && chosen < members.size());
            box.setSelected(chosen == members.size());
        }
    }

    private Stream<Heading> headings() {
        return rows.getChildren().stream().filter(Heading.class::isInstance).map(Heading.class::cast);
    }

    private void countChosen() {
        headings().forEach(Heading::count);
        count.setText(Messages.text("look.chosen", items.stream().filter(row -> row.box.isSelected()).count(), items.size()));
    }

    private void filter(String text) {
        for (Row row : items) {
            show(row, row.item.matches(text.toLowerCase(Locale.ROOT)));
        }
        headings().forEach(heading -> show(heading, heading.members.stream().anyMatch(Node::isVisible)));
        nothing.setText(Messages.text("look.no-match", text));
        nothing.setVisible(items.stream().noneMatch(Node::isVisible));
    }

    private static void show(Node row, boolean visible) {
        Controls.show(row, visible);
    }

    private void onSearchKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.DOWN) {
            event.consume();
            items.stream().filter(Node::isVisible).findFirst().map(row -> row.box).ifPresent(event.getCode() == KeyCode.ENTER ? CheckBox::fire : CheckBox::requestFocus);
        }
    }

    /** Moves between check boxes; Up from the first returns to the search field. */
    private void onRowKey(KeyEvent event) {
        if (event.getCode() != KeyCode.UP && event.getCode() != KeyCode.DOWN) {
            return;
        }
        event.consume();
        List<CheckBox> boxes = rows.getChildren().stream().filter(Node::isVisible).map(row -> (CheckBox) ((HBox) row).getChildren().get(0)).toList();
        int next = IntStream.range(0, boxes.size()).filter(i -> boxes.get(i).isFocused()).findFirst().orElse(0) + (event.getCode() == KeyCode.UP ? -1 : 1);
        if (next < 0) {
            search.requestFocus();
        } else if (next < boxes.size()) {
            boxes.get(next).requestFocus();
        }
    }
}
