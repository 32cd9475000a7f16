package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.pad.StickResponse;
import javafx.scene.canvas.GraphicsContext;

/** Draws the stick's response curve and the current position on it. */
final class ResponsePicture extends StickCanvas {
    private static final int POINTS = 64;

    ResponsePicture(Appearance look) {
        super(look);
    }

    void show(StickResponse response, double way) {
        GraphicsContext g = clear();
        double side = SIZE - 2 * MARGIN;
        disc(g, Token.BG_INSET, 0, 0, 0);
        g.fillRect(MARGIN, MARGIN, side, side);
        stroke(g, Token.BORDER_DEFAULT, 1);
        g.strokeRect(MARGIN, MARGIN, side, side);
        g.strokeLine(MARGIN, SIZE - MARGIN, SIZE - MARGIN, MARGIN);
        stroke(g, Token.CHART_1, 2);
        g.beginPath();
        for (int i = 0; i <= POINTS; i++) {
            double x = (double) i / POINTS;
            g.lineTo(MARGIN + side * x, SIZE - MARGIN - side * response.amount(x));
        }
        g.stroke();
        double shown = Math.min(1, way);
        disc(g, Token.CHART_1, MARGIN + side * shown, SIZE - MARGIN - side * response.amount(shown), DOT);
    }
}
