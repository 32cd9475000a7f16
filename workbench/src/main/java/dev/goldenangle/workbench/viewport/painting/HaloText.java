package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Text with a halo in the colour of the floor, readable on anything. */
public final class HaloText {
    /**
     * Where the text is drawn once more for its halo, x y each: a ring, and two within it against holes under thin letters. To a
     * renderer letters are ready-made pixels, while their outline would be traced anew in every frame. Down it is whole pixels,
     * because letters stand on no others.
     */
    private static final double[] HALO = {1.75, 0, 1, 1, 0, 2, -1, 1, -1.75, 0, -1, -1, 0, -2, 1, -1, 0, 1, 0, -1};

    private HaloText() {
    }

    /** Draws it with its middle on a row; left, right or middle of it at a column. */
    public static void draw(GraphicsContext gc, Look look, String text, double x, double y, Color colour, Font font, TextAlignment align) {
        gc.setFont(font);
        gc.setTextAlign(align);
        gc.setTextBaseline(VPos.CENTER);
        // On a whole pixel, so that the halo is as wide above as below wherever the text moves.
        double row = Math.rint(y);
        gc.setFill(Paints.halo(look));
        for (int i = 0; i < HALO.length; i += 2) {
            gc.fillText(text, x + HALO[i], row + HALO[i + 1]);
        }
        gc.setFill(colour);
        gc.fillText(text, x, row);
    }
}
