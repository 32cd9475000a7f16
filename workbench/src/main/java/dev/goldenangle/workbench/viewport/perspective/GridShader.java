package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.viewport.raster.Paints;
import javafx.scene.paint.Color;

/**
 * Gives the pixels their colours: the surface's own, a grid of one and of five metres on it, and the fog of the distance; sky where there is
 * nothing. Lines of the grid are one pixel wide at any distance and fade before they would stand closer than six pixels.
 */
final class GridShader {
    private static final double FOG_METRES = 30;
    private static final double MOST_FOG = 0.9;
    private static final int FOG_STEPS_PER_METRE = 4;
    private static final int FOG_STEPS = 600;
    private static final float FLOOR_FINE = 0.15f * 256;
    private static final float FLOOR_COARSE = 0.32f * 256;
    private static final float WALL = 0.13f * 256;
    private static final float CLOSEST_PIXELS = 6;
    /** Lines farther away than this have faded. */
    private static final float FARTHEST_METRES = 90;
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

    /** How much of the fog is over something at a distance, of 256. */
    int fog(double metres) {
        return fog[(int) Math.max(0, Math.min(FOG_STEPS, metres * FOG_STEPS_PER_METRE))];
    }

    int foggy(int colour, double metres) {
        return DepthPicture.mix(colour, fogColour, fog(metres));
    }

    void shade(DepthPicture picture, Eye eye, VisibleSet visible, SeenSurfaces surfaces, boolean grid, int fromRow, int toRow) {
        for (int row = fromRow; row < toRow; row++) {
            shadeRow(picture, eye, visible, surfaces, grid, row);
        }
    }

    private void shadeRow(DepthPicture picture, Eye eye, VisibleSet visible, SeenSurfaces surfaces, boolean grid, int row) {
        float perMetre = (float) (1 / eye.metre);
        float perFocal = (float) (1 / eye.focal);
        float slope = (float) (eye.middleY - row - 0.5) * perFocal;
        int sky = sky((float) (eye.ahead[2] + eye.up[2] * slope));
        // The ray of pixel (x, row) is ahead + right · (x − middle) / focal + up · slope.
        float rayX = (float) (eye.ahead[0] + eye.up[0] * slope - eye.right[0] * (eye.middleX - 0.5) * perFocal);
        float rayY = (float) (eye.ahead[1] + eye.up[1] * slope - eye.right[1] * (eye.middleX - 0.5) * perFocal);
        float rayZ = (float) (eye.ahead[2] + eye.up[2] * slope);
        float stepX = (float) (eye.right[0] * perFocal);
        float stepY = (float) (eye.right[1] * perFocal);
        float eyeX = (float) (eye.x * perMetre);
        float eyeY = (float) (eye.y * perMetre);
        float eyeZ = (float) (eye.z * perMetre);
        float upX = (float) (-eye.up[0] * perFocal);
        float upY = (float) (-eye.up[1] * perFocal);
        float upZ = (float) (-eye.up[2] * perFocal);
        int[] colours = picture.colours;
        int start = row * picture.width;
        for (int x = 0; x < picture.width; x++) {
            int surface = picture.surfaces[start + x];
            if (surface == DepthPicture.NOTHING) {
                colours[start + x] = sky;
                continue;
            }
            int polygon = visible.polygons[surface];
            int colour = surfaces.colours[polygon];
            float depth = perMetre / picture.inverse[start + x];
            if (grid && depth < FARTHEST_METRES) {
                // Depth changes by −depth² · change of its inverse.
                float squared = -depth * depth * (float) eye.metre;
                float depthX = squared * (float) visible.planes[3 * surface + 1];
                float depthY = squared * (float) visible.planes[3 * surface + 2];
                float rx = rayX + x * stepX;
                float ry = rayY + x * stepY;
                int axis = surfaces.axes[polygon];
                float u = axis == 0 ? eyeY + depth * ry : eyeX + depth * rx;
                float v = axis == 2 ? eyeY + depth * ry : eyeZ + depth * rayZ;
                float ru = axis == 0 ? ry : rx;
                float rv = axis == 2 ? ry : rayZ;
                float footU = Math.abs(depth * (axis == 0 ? stepY : stepX) + ru * depthX) + Math.abs(depth * (axis == 0 ? upY : upX) + ru * depthY);
                float footV = Math.abs(depth * (axis == 2 ? stepY : 0f) + rv * depthX) + Math.abs(depth * (axis == 2 ? upY : upZ) + rv * depthY);
                float strength = axis == 2 ? Math.max(Math.max(line(u, footU), line(v, footV)) * FLOOR_FINE,
                        Math.max(line(0.2f * u, 0.2f * footU), line(0.2f * v, 0.2f * footV)) * FLOOR_COARSE)
                        : Math.max(line(u, footU), line(v, footV)) * WALL;
                if (strength >= 1f) {
                    colour = DepthPicture.mix(colour, lineColour, (int) strength);
                }
            }
            colours[start + x] = DepthPicture.mix(colour, fogColour, fog[(int) Math.min(FOG_STEPS, depth * FOG_STEPS_PER_METRE)]);
        }
    }

    /** How much of a pixel a line at the whole numbers covers, from 0 to 1; a pixel is so many units wide. */
    private static float line(float at, float perPixel) {
        float off = Math.abs(at - (float) Math.floor(at + 0.5f));
        float cover = 1f - off / perPixel;
        if (cover <= 0f) {
            return 0f;
        }
        float room = 2f - 2f * CLOSEST_PIXELS * perPixel;
        return room <= 0f ? 0f : cover * Math.min(1f, room);
    }

    /** Fog at the horizon, and above it what there is instead of a ceiling. */
    private int sky(float elevation) {
        int height = (int) (256 * Math.min(1f, Math.max(0f, elevation) * 1.6f));
        return DepthPicture.mix(fogColour, skyColour, height);
    }
}
