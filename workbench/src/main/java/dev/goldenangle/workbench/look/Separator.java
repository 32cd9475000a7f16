package dev.goldenangle.workbench.look;

import javafx.geometry.Orientation;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;

import java.util.function.DoubleConsumer;

/** The line between two panes: one pixel to the eye, five to the mouse. Dragging moves it, a double click restores it. */
public final class Separator extends Region {
    public static final double HIT_WIDTH = 5;
    private double last;

    /**
     * @param orientation of the line
     * @param onDrag      receives how far it was dragged since the last call
     * @param onRestore   called on a double click
     */
    public Separator(Orientation orientation, DoubleConsumer onDrag, Runnable onRestore) {
        boolean upright = orientation == Orientation.VERTICAL;
        getStyleClass().addAll("pane-separator", upright ? "upright" : "level");
        setCursor(upright ? Cursor.H_RESIZE : Cursor.V_RESIZE);
        setOnMousePressed(event -> {
            last = upright ? event.getSceneX() : event.getSceneY();
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                onRestore.run();
            }
        });
        setOnMouseDragged(event -> {
            double now = upright ? event.getSceneX() : event.getSceneY();
            onDrag.accept(now - last);
            last = now;
        });
    }
}
