package dev.goldenangle.workbench.viewport.perspective;

import java.util.Arrays;

/**
 * A picture with a depth for every pixel. It stores the inverse depth, which is linear along a row: larger is nearer, and zero is infinitely
 * far. First each pixel gets its surface, then its colour; transparent surfaces and lines are blended in last.
 */
final class DepthPicture {
    static final int NOTHING = -1;
    int width;
    int height;
    int[] colours = {};
    float[] inverse = {};
    int[] surfaces = {};

    void resize(int newWidth, int newHeight) {
        if (newWidth != width || newHeight != height) {
            width = newWidth;
            height = newHeight;
            colours = new int[width * height];
            inverse = new float[width * height];
            surfaces = new int[width * height];
        }
    }

    void clear(int fromRow, int toRow) {
        Arrays.fill(inverse, fromRow * width, toRow * width, 0f);
        Arrays.fill(surfaces, fromRow * width, toRow * width, NOTHING);
    }

    /** Sets the surface on a part of a row where it is the nearest so far. */
    void cover(int row, int from, int to, double firstInverse, float perPixel, int surface) {
        float[] depths = inverse;
        int[] shown = surfaces;
        int start = row * width;
        float at = (float) firstInverse;
        for (int i = start + from; i < start + to; i++) {
            if (at > depths[i]) {
                depths[i] = at;
                shown[i] = surface;
            }
            at += perPixel;
        }
    }

    /** Blends a colour into a part of a row where nothing is nearer. */
    void tint(int row, int from, int to, double firstInverse, float perPixel, int colour, int alpha) {
        float[] depths = inverse;
        int[] mixed = colours;
        int rest = 256 - alpha;
        int rb = (colour & 0xFF00FF) * alpha;
        int g = (colour & 0x00FF00) * alpha;
        int start = row * width;
        float at = (float) firstInverse;
        for (int i = start + from; i < start + to; i++) {
            if (at >= depths[i]) {
                int under = mixed[i];
                mixed[i] = 0xFF000000 | (under & 0xFF00FF) * rest + rb >>> 8 & 0xFF00FF | (under & 0x00FF00) * rest + g >>> 8 & 0x00FF00;
            }
            at += perPixel;
        }
    }

    /** @param alpha 0 for the first colour, 256 for the second */
    static int mix(int first, int second, int alpha) {
        int rest = 256 - alpha;
        return 0xFF000000 | (first & 0xFF00FF) * rest + (second & 0xFF00FF) * alpha >>> 8 & 0xFF00FF
                | (first & 0x00FF00) * rest + (second & 0x00FF00) * alpha >>> 8 & 0x00FF00;
    }
}
