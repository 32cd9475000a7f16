package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.pad.StickResponse;
import javafx.scene.canvas.GraphicsContext;

/**
 * Draws the raw stick position as a ring, the position after the dead zone as a dot, and the dead zone in the middle.
 */
final class StickPicture extends StickCanvas {
    StickPicture(Appearance look) {
        super(look);
    }

    void show(StickResponse response, double x, double y) {
        GraphicsContext g = clear();
        double middle = SIZE / 2;
        double radius = middle - MARGIN;
        disc(g, Token.BG_INSET, middle, middle, radius);
        disc(g, Token.BORDER_DEFAULT, middle, middle, radius * response.deadZone());
        ring(g, Token.BORDER_DEFAULT, middle, middle, radius);
        stroke(g, Token.BORDER_DEFAULT, 1);
        g.strokeLine(middle, MARGIN, middle, SIZE - MARGIN);
        g.strokeLine(MARGIN, middle, SIZE - MARGIN, middle);
        double way = Math.hypot(x, y);
        double counted = way > 0 ? response.amount(way) / way : 0;
        stroke(g, Token.CHART_1, 2);
        g.strokeLine(middle, middle, middle + radius * x * counted, middle - radius * y * counted);
        disc(g, Token.CHART_1, middle + radius * x * counted, middle - radius * y * counted, DOT);
        ring(g, Token.FG_MUTED, middle + radius * Math.max(-1, Math.min(1, x)), middle - radius * Math.max(-1, Math.min(1, y)), DOT);
    }
}
