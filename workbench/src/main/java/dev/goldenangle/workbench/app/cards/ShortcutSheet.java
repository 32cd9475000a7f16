package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.pad.PadButton;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All shortcuts on one card, grouped by menu, plus the keys and buttons that move the player. */
final class ShortcutSheet extends VBox {
    private static final int COLUMNS = 3;

    /**
     * @param scale       text scale; the columns widen with it
     * @param goldenAngle opens the card that explains the Golden Angle
     */
    ShortcutSheet(List<MenuAction> actions, PlayControls controls, double scale, Runnable goldenAngle) {
        getStyleClass().addAll("card", "shortcut-sheet");
        setId("shortcuts");
        setPrefWidth(820 * scale);
        Map<String, List<String[]>> tables = new LinkedHashMap<>();
        for (MenuAction action : actions) {
            if (action.getAccelerator() != null) {
                tables.computeIfAbsent(action.group().label(), menu -> new ArrayList<>()).add(new String[] {action.getText(), action.shortcutText()});
            }
        }
        tables.put(Messages.text("app.cards.move-player"), controls.keys().names().entrySet().stream().map(e -> new String[] {e.getKey().label(), e.getValue()}).toList());
        tables.put(Messages.text("app.cards.pad"), padRows(controls));
        HBox columns = packed(tables, scale);
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("knob-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Button explain = new Button(Messages.text("explain.open"), Icons.of(MaterialDesignA.ANGLE_ACUTE));
        explain.setId("shortcuts-golden-angle");
        explain.setOnAction(event -> goldenAngle.run());
        HBox top = Controls.line( Controls.label(Messages.text("app.window.shortcuts"), "pane-title"), Controls.space(), explain, Controls.label(Messages.text("app.cards.esc"), "key-cap"));
        setSpacing(12);
        getChildren().addAll(top, scroll);
    }

    private static List<String[]> padRows(PlayControls controls) {
        List<String[]> rows = new ArrayList<>(List.of(new String[] {Messages.text("app.cards.move"), Messages.text("app.cards.left-stick")}, new String[] {Messages.text("app.cards.look"), Messages.text("app.cards.right-stick")}));
        for (GameKey action : GameKey.values()) {
            String name = controls.pad().bindings().name(action);
            // D-pad bindings are left out because they are where players expect them.
            if (!name.equals("–") && !name.startsWith("D-pad")) {
                rows.add(new String[] {action.label(), name});
            }
        }
        rows.add(new String[] {Messages.text("app.window.play-or-pause"), PadButton.START.label()});
        rows.add(new String[] {Messages.text("app.window.restart"), PadButton.BACK.label()});
        return rows;
    }

    /** Packs the tables into columns: longest table first, each into the shortest column so far. */
    private static HBox packed(Map<String, List<String[]>> tables, double scale) {
        int[] heights = new int[COLUMNS];
        HBox columns = new HBox(24);
        for (int i = 0; i < COLUMNS; i++) {
            columns.getChildren().add(new VBox(16));
        }
        tables.entrySet().stream().sorted(Comparator.comparingInt(table -> -table.getValue().size())).forEach(table -> {
            int shortest = 0;
            for (int i = 1; i < COLUMNS; i++) {
                shortest = heights[i] < heights[shortest] ? i : shortest;
            }
            heights[shortest] += table.getValue().size() + 2;
            ((VBox) columns.getChildren().get(shortest)).getChildren().add(table(table.getKey(), table.getValue(), scale));
        });
        return columns;
    }

    private static Region table(String title, List<String[]> rows, double scale) {
        GridPane grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(6);
        ColumnConstraints names = new ColumnConstraints(150 * scale);
        grid.getColumnConstraints().addAll(names, new ColumnConstraints());
        for (int row = 0; row < rows.size(); row++) {
            Label key = Controls.label(rows.get(row)[1], "key-cap");
            key.setAlignment(Pos.CENTER);
            key.setMinWidth(Region.USE_PREF_SIZE);
            Label name = Controls.label(rows.get(row)[0], "muted");
            name.setWrapText(true);
            grid.addRow(row, name, key);
        }
        VBox box = new VBox(8, Controls.label(title, "strong"), grid);
        box.setPrefWidth(244 * scale);
        return box;
    }
}
