package dev.goldenangle.workbench.plot.canvas;

import dev.goldenangle.workbench.look.Look;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Pane;

/** A pane over a canvas of its size, drawn anew when that changes. */
public abstract class CanvasPane extends Pane {
    private final Canvas canvas;
    private final Look look;

    protected CanvasPane(Look look) {
        this(look, new Canvas());
    }

    private CanvasPane(Look look, Canvas canvas) {
        super(canvas);
        this.look = look;
        this.canvas = canvas;
    }

    /** Whether there is something to draw, and room for it. */
    protected abstract boolean isReady();

    /** Draws what there is to show. */
    protected abstract void draw(CanvasSurface surface);

    /** Draws everything anew, if there is anything. */
    protected final void draw() {
        if (isReady()) {
            draw(new CanvasSurface(canvas, look));
        }
    }

    @Override
    protected final void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            draw();
        }
    }
}
