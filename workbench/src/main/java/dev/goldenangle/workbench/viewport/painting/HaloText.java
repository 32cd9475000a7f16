package dev.goldenangle.workbench.viewport.painting;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Text with a halo in the colour of the floor, readable on any background. */
public final class HaloText {
    /**
     * Offsets (x, y) at which the text is drawn for its halo: a ring, and two points inside it to fill holes under thin letters. Drawing text
     * again is faster than stroking its outline, because glyphs are cached. Vertical offsets are whole pixels, because glyphs are placed on
     * whole pixels vertically.
     */
    private static final double[] HALO = {1.75, 0, 1, 1, 0, 2, -1, 1, -1.75, 0, -1, -1, 0, -2, 1, -1, 0, 1, 0, -1};

    private HaloText() {
    }

    /** Draws text centred vertically on y. */
    public static void draw(GraphicsContext gc, Appearance look, String text, double x, double y, Color colour, Font font, TextAlignment align) {
        gc.setFont(font);
        gc.setTextAlign(align);
        gc.setTextBaseline(VPos.CENTER);
        // On a whole pixel, so that the halo has the same width above and below.
        double row = Math.rint(y);
        gc.setFill(Paints.halo(look));
        for (int i = 0; i < HALO.length; i += 2) {
            gc.fillText(text, x + HALO[i], row + HALO[i + 1]);
        }
        gc.setFill(colour);
        gc.fillText(text, x, row);
    }
}
