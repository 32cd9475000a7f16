package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/** A small square canvas for drawings about a gamepad stick. */
abstract class StickCanvas extends Canvas {
    static final double SIZE = 132;
    static final double MARGIN = 6;
    static final double DOT = 5;
    private final Appearance look;

    StickCanvas(Appearance look) {
        super(SIZE, SIZE);
        this.look = look;
    }

    /** Erases the canvas and returns its context. */
    final GraphicsContext clear() {
        GraphicsContext g = getGraphicsContext2D();
        g.clearRect(0, 0, SIZE, SIZE);
        g.setLineWidth(1);
        return g;
    }

    final void stroke(GraphicsContext g, Token token, double width) {
        g.setStroke(look.color(token));
        g.setLineWidth(width);
    }

    final void disc(GraphicsContext g, Token token, double x, double y, double radius) {
        g.setFill(look.color(token));
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    final void ring(GraphicsContext g, Token token, double x, double y, double radius) {
        stroke(g, token, 1);
        g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }
}
