package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.session.Action;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All shortcuts on one card, by menu, and the keys that move the player. */
final class ShortcutSheet extends VBox {
    ShortcutSheet(List<MenuAction> actions, Map<Action, String> playKeys) {
        getStyleClass().addAll("card", "shortcut-sheet");
        setId("shortcuts");
        setPrefWidth(820);
        FlowPane columns = new FlowPane(24, 16);
        columns.setPrefWrapLength(780);
        Map<String, List<MenuAction>> byMenu = actions.stream().filter(action -> action.shortcut() != null)
                .collect(Collectors.groupingBy(MenuAction::menu, LinkedHashMap::new, Collectors.toList()));
        byMenu.forEach((menu, list) -> columns.getChildren().add(table(menu,
                list.stream().map(action -> new String[] {action.label(), action.shortcutText()}).toList())));
        columns.getChildren().add(table("Move the player", playKeys.entrySet().stream().map(e -> new String[] {e.getKey().label(), e.getValue()}).toList()));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("knob-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox top = new HBox(8, Cards.label("Shortcuts", "pane-title"), space, Cards.label("Esc", "key-cap"));
        setSpacing(12);
        getChildren().addAll(top, scroll);
    }

    private static Region table(String title, List<String[]> rows) {
        GridPane grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(6);
        ColumnConstraints names = new ColumnConstraints(150);
        grid.getColumnConstraints().addAll(names, new ColumnConstraints());
        for (int row = 0; row < rows.size(); row++) {
            Label key = Cards.label(rows.get(row)[1], "key-cap");
            key.setAlignment(Pos.CENTER);
            grid.addRow(row, Cards.label(rows.get(row)[0], "muted"), key);
        }
        VBox box = new VBox(8, Cards.label(title, "strong"), grid);
        box.setPrefWidth(244);
        return box;
    }
}
