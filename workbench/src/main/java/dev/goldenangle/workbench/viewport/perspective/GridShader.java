package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.paint.Color;

/** Colours the pixels: the surface colour, a grid of one and five metres, and fog by distance; sky where there is no surface. */
final class GridShader {
    private static final double FOG_METRES = 30;
    private static final double MOST_FOG = 0.9;
    private static final int FOG_STEPS_PER_METRE = 4;
    private static final int FOG_STEPS = 600;
    private final int[] fog = new int[FOG_STEPS + 1];
    private final int fogColour;
    private final int skyColour;
    private final int lineColour;
    private final Paints paints;

    GridShader(Paints paints) {
        this.paints = paints;
        for (int i = 0; i <= FOG_STEPS; i++) {
            fog[i] = (int) Math.round(256 * Math.min(MOST_FOG, 1 - Math.exp(-i / (FOG_STEPS_PER_METRE * FOG_METRES))));
        }
        fogColour = Paints.argb(paints.fog());
        skyColour = Paints.argb(paints.ground().interpolate(paints.fog().interpolate(Color.web("#6F86A8"), 0.22), 0.9));
        lineColour = Paints.argb(Paints.withAlpha(paints.coarse(), 1));
    }

    Paints paints() {
        return paints;
    }

    /** The strength of the fog at a distance, of 256. */
    int fog(double metres) {
        double step = metres * FOG_STEPS_PER_METRE;
        return fog[step >= FOG_STEPS ? FOG_STEPS : step > 0 ? (int) step : 0];
    }

    int foggy(int colour, double metres) {
        return DepthPicture.mix(colour, fogColour, fog(metres));
    }

    /** Colours rows. Each call has its own state, so that bands can be coloured in parallel. */
    void shade(DepthPicture picture, Eye eye, VisibleSet visible, SeenSurfaces surfaces, boolean grid, int fromRow, int toRow) {
        GridRow row = new GridRow(this, picture, eye, visible, surfaces, grid ? GridRow.FARTHEST_METRES : 0);
        for (int y = fromRow; y < toRow; y++) {
            row.shade(y);
        }
    }

    int fogColour() {
        return fogColour;
    }

    int lineColour() {
        return lineColour;
    }

    /** Fog at the horizon, and the sky colour above it. */
    int sky(float elevation) {
        int height = (int) (256 * Math.min(1f, Math.max(0f, elevation) * 1.6f));
        return DepthPicture.mix(fogColour, skyColour, height);
    }
}
