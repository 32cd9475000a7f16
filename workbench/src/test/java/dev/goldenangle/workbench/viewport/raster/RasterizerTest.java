package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Randomness;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RasterizerTest {
    private static final int GROUND = 0xFF000000;
    private static final int RED = 0xFFFF0000;
    private static final int BLUE = 0xFF0000FF;
    private static final float[] SQUARE = {10, 30, 30, 30, 30, 10, 10, 10};
    private final Rasterizer raster = new Rasterizer();
    private final ImageTile tile = new ImageTile();

    private int at(int x, int y) {
        return tile.colours[y * ImageTile.SIZE + x];
    }

    @Test
    void fillsExactlyTheSquare() {
        raster.begin(0, 0, 2, GROUND);
        raster.fill(SQUARE, 0, 4, 5, 0, 0, 0, RED);
        raster.finish(tile);
        int red = 0;
        for (int colour : tile.colours) {
            red += colour == RED ? 1 : 0;
        }
        assertEquals(400, red);
        assertEquals(RED, at(10, 10));
        assertEquals(RED, at(29, 29));
        assertEquals(GROUND, at(30, 29));
        assertEquals(5f, tile.depths[15 * ImageTile.SIZE + 15]);
    }

    @Test
    void nearerHidesFartherInEitherOrder() {
        for (int first = 0; first < 2; first++) {
            raster.begin(0, 0, 2, GROUND);
            raster.fill(SQUARE, 0, 4, first == 0 ? 5 : 3, 0, 0, 0, first == 0 ? RED : BLUE);
            raster.fill(SQUARE, 0, 4, first == 0 ? 3 : 5, 0, 0, 0, first == 0 ? BLUE : RED);
            raster.finish(tile);
            assertEquals(BLUE, at(20, 20));
        }
    }

    @Test
    void intersectingSolidsAreCutAtTheirIntersection() {
        raster.begin(0, 0, 2, GROUND);
        raster.fill(SQUARE, 0, 4, 20, 0, 0, 0, RED);
        raster.fill(SQUARE, 0, 4, 0, 1, 0, 0, BLUE);
        raster.finish(tile);
        assertEquals(BLUE, at(19, 15));
        assertEquals(RED, at(20, 15));
    }

    @Test
    void linesOnASurfaceAreVisibleAndLinesBehindAreNot() {
        raster.begin(0, 0, 2, GROUND);
        raster.fill(SQUARE, 0, 4, 5, 0, 0, 0, RED);
        raster.fill(SQUARE, 0, 4, 5.01, 0, 0, 0.05f, BLUE);
        raster.line(0, 20, 9, 60, 20, 9, 0.05f, 0xFFFFFFFF);
        raster.finish(tile);
        assertEquals(BLUE, at(15, 15));
        assertEquals(BLUE, at(20, 20));
        assertTrue((at(50, 20) & 0xFF) > 100 || (at(50, 19) & 0xFF) > 100, "the line is visible beside the square");
    }

    /** Most grid lines miss most tiles, but every pixel of a line inside a tile must be drawn. */
    @Test
    void everyPixelOfALineInsideTheTileIsDrawn() {
        Randomness random = new Randomness(64);
        int inside = 0;
        for (int i = 0; i < 2000; i++) {
            double ax = random.nextInt(600) - 300 + random.nextFloat();
            double ay = random.nextInt(600) - 300 + random.nextFloat();
            double bx = i % 10 == 0 ? ax : random.nextInt(600) - 300 + random.nextFloat();
            double by = i % 10 == 1 ? ay : random.nextInt(600) - 300 + random.nextFloat();
            raster.begin(0, 0, 1, GROUND);
            raster.line(ax, ay, 5, bx, by, 5, 0, RED);
            raster.finish(tile);
            for (int y = 0; y < ImageTile.SIZE; y++) {
                for (int x = 0; x < ImageTile.SIZE; x++) {
                    boolean wanted = isOnLine(x, y, ax, ay, bx, by);
                    assertEquals(wanted ? RED : GROUND, at(x, y), "line " + i + " at " + x + ", " + y);
                    inside += wanted ? 1 : 0;
                }
            }
        }
        assertTrue(inside > 10_000, inside + " pixels: too few lines meet the tile");
    }

    /** Whether the line is closer to this pixel than to any other in its column, or in its row for a steep line. */
    private static boolean isOnLine(int x, int y, double ax, double ay, double bx, double by) {
        boolean flat = Math.abs(bx - ax) >= Math.abs(by - ay);
        double along = (flat ? x : y) + 0.5;
        double from = flat ? ax : ay;
        double to = flat ? bx : by;
        if (along < Math.min(from, to) || along > Math.max(from, to)) {
            return false;
        }
        double across = flat ? ay + (along - ax) * (by - ay) / (bx - ax) : ax + (along - ay) * (bx - ax) / (by - ay);
        return Math.round(across - 0.5) == (flat ? y : x);
    }

    @Test
    void neighbouringTilesContinueEachOther() {
        float[] wide = {40, 40, 90, 40, 90, 20, 40, 20};
        raster.begin(0, 0, 2, GROUND);
        raster.fill(wide, 0, 4, 5, 0.25, 0, 0, RED);
        raster.finish(tile);
        float leftDepth = tile.depths[30 * ImageTile.SIZE + 63];
        raster.begin(64, 0, 2, GROUND);
        raster.fill(wide, 0, 4, 5, 0.25, 0, 0, RED);
        raster.finish(tile);
        assertEquals(RED, at(25, 30));
        assertEquals(GROUND, at(26, 30));
        assertEquals(0.25f, tile.depths[30 * ImageTile.SIZE] - leftDepth, 1e-4f);
    }

    @Test
    void transparentPolygonTintsButDoesNotHide() {
        raster.begin(0, 0, 2, GROUND);
        raster.fill(SQUARE, 0, 4, 5, 0, 0, 0, RED);
        raster.fill(SQUARE, 0, 4, 3, 0, 0, 0, 0x800000FF);
        raster.fill(SQUARE, 0, 4, 7, 0, 0, 0, 0x80FFFFFF);
        raster.finish(tile);
        assertEquals(Rasterizer.mix(RED, BLUE, 0x80), at(20, 20), "the nearer one is blended in, the farther one is not");
        assertEquals(5f, tile.depths[20 * ImageTile.SIZE + 20], "and the depth is still that of the surface");
    }
}
