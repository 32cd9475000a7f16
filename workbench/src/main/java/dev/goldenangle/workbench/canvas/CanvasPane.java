package dev.goldenangle.workbench.canvas;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;
import org.jfree.fx.FXGraphics2D;

import java.awt.RenderingHints;

/** A pane filled by a canvas. It redraws when its size or the theme changes. */
public abstract class CanvasPane extends Pane {
    private final Canvas canvas;
    private final Appearance look;
    private final InvalidationListener onTheme = observable -> draw();

    protected CanvasPane(Appearance look) {
        this(look, new Canvas());
    }

    private CanvasPane(Appearance look, Canvas canvas) {
        super(canvas);
        this.look = look;
        this.canvas = canvas;
        look.themeProperty().addListener(new WeakInvalidationListener(onTheme));
    }

    /** Whether there is something to draw, and room for it. */
    protected abstract boolean isReady();

    /** Draws on the empty canvas. */
    protected abstract void draw(Drawing drawing);

    /** Redraws everything, if it is ready. */
    protected final void draw() {
        if (isReady()) {
            GraphicsContext context = canvas.getGraphicsContext2D();
            context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
            // A new FXGraphics2D expects the state of a new canvas.
            context.save();
            FXGraphics2D g2 = new FXGraphics2D(context);
            // JFreeChart restores this hint after drawing an axis, so it must have a value.
            g2.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            draw(new Drawing(g2, new Inks(look.theme(), 1)));
            g2.setClip(null);
            context.restore();
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
