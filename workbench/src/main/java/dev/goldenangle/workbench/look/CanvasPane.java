package dev.goldenangle.workbench.look;

import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;

/** A pane over a canvas of its size, drawn anew when that changes. */
public abstract class CanvasPane extends Pane {
    protected final Canvas canvas;

    protected CanvasPane() {
        this(new Canvas());
    }

    private CanvasPane(Canvas canvas) {
        super(canvas);
        this.canvas = canvas;
    }

    /** Draws what there is to show, if there is anything and room for it. */
    protected abstract void draw();

    @Override
    protected final void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            draw();
        }
    }
}
