package dev.goldenangle.workbench.scorecard;

import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;

/** The rows of the goals. Dragging a row by its handle reorders them. */
final class GoalList extends VBox {
    private final ScorecardViewModel model;
    private final GoalRow.Edits edits;
    private final List<GoalRow> rows = new ArrayList<>();
    private double pressedAt;

    GoalList(ScorecardViewModel model, GoalRow.Edits edits) {
        this.model = model;
        this.edits = edits;
        setId("goal-list");
        setFillWidth(true);
    }

    void show(List<GoalLine> lines) {
        while (rows.size() > lines.size()) {
            getChildren().remove(rows.remove(rows.size() - 1));
        }
        while (rows.size() < lines.size()) {
            GoalRow row = new GoalRow(model, rows.size(), edits);
            addDrag(row, rows.size());
            rows.add(row);
            getChildren().add(row);
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(lines.get(i));
        }
    }

    GoalRow row(int index) {
        return rows.get(index);
    }

    int size() {
        return rows.size();
    }

    private void addDrag(GoalRow row, int index) {
        Node grip = row.grip();
        grip.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            pressedAt = event.getSceneY();
            row.setViewOrder(-1);
            event.consume();
        });
        grip.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            row.setTranslateY(event.getSceneY() - pressedAt);
            makeRoom(index, target(index, row.getTranslateY()));
            event.consume();
        });
        grip.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            int to = target(index, row.getTranslateY());
            rows.forEach(other -> other.setTranslateY(0));
            row.setViewOrder(0);
            model.move(index, to);
            event.consume();
        });
    }

    private int target(int from, double moved) {
        int steps = (int) Math.round(moved / rows.get(from).getHeight());
        return Math.max(0, Math.min(rows.size() - 1, from + steps));
    }

    private void makeRoom(int from, int to) {
        double height = rows.get(from).getHeight();
        for (int i = 0; i < rows.size(); i++) {
            if (i != from) {
                rows.get(i).setTranslateY(i > from && i <= to ? -height : i < from && i >= to ? height : 0);
            }
        }
    }
}
