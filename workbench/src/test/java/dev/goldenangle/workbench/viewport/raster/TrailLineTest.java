package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TrailLineTest {
    private static final int WIDTH = 60;
    private static final int HEIGHT = 40;
    private static final int INK = 0xFF12AB34;
    private final WorldImage world = new WorldImage();
    private final TrailLine line = new TrailLine();

    TrailLineTest() {
        world.setPaints(Paints.of(new Appearance()));
        world.draw(new ViewTransform(new Projection(0.5, 0.8, 10), new Vec3(3, 4, 0), WIDTH, HEIGHT));
        line.width = 3;
        line.colour = INK;
        line.alpha = 1;
    }

    private void assertDrawn(double x0, double y0, double x1, double y1) {
        int[] pixels = new int[WIDTH * HEIGHT];
        line.x0 = x0;
        line.y0 = y0;
        line.x1 = x1;
        line.y1 = y1;
        line.draw(pixels, WIDTH, HEIGHT, world);
        double length = Math.hypot(x1 - x0, y1 - y0);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double px = x + 0.5 - x0;
                double py = y + 0.5 - y0;
                double along = (px * (x1 - x0) + py * (y1 - y0)) / length;
                double across = Math.abs(py * (x1 - x0) - px * (y1 - y0)) / length;
                // Pixels exactly on the edge may go either way.
                boolean isInside = across < 2 - 0.01 && along > 1e-9 && along < length - 1e-9;
                boolean isOutside = across > 2 || along < -1e-9 || along > length + 1e-9;
                boolean drawn = pixels[y * WIDTH + x] != 0;
                assertTrue(isInside ? drawn : !isOutside || !drawn, "pixel " + x + " " + y + " of the line " + x0 + " " + y0 + " to " + x1 + " " + y1);
            }
        }
    }

    @Test
    void exactlyTheCoveredPixelsAreDrawn() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            double x = 80 * random.nextDouble() - 10;
            double y = 60 * random.nextDouble() - 10;
            double reach = i % 2 == 0 ? 8 : 60;
            assertDrawn(x, y, x + reach * (random.nextDouble() - 0.5), y + reach * (random.nextDouble() - 0.5));
        }
    }

    @Test
    void horizontalAndVerticalLinesAreDrawn() {
        assertDrawn(5.25, 20, 50.5, 20);
        assertDrawn(50.5, 19.5, 5.25, 19.5);
        assertDrawn(30, 35.25, 30, 3);
        assertDrawn(29.5, 3, 29.5, 35.25);
    }

    @Test
    void centreOfALineHasItsColour() {
        int[] pixels = new int[WIDTH * HEIGHT];
        line.x0 = 5;
        line.x1 = 55;
        line.y0 = line.y1 = 20.5;
        line.draw(pixels, WIDTH, HEIGHT, world);
        assertEquals(INK, pixels[20 * WIDTH + 30]);
    }

    /** A block of 3 m on a floor, with lines in front of it, behind it and through it; short ones within a tile and long ones across several. */
    @Test
    void lineIsFaintExactlyWhereTheWorldIsNearer() {
        Scenery.Builder builder = new Scenery.Builder();
        builder.level(Scenery.Kind.TOP, new float[] {-9, -9, 0, 9, -9, 0, 9, 9, 0, -9, 9, 0});
        builder.level(Scenery.Kind.TOP, new float[] {2, 3, 3, 4, 3, 3, 4, 5, 3, 2, 5, 3});
        world.setScenery(builder.build(), 0, 1);
        world.draw(new ViewTransform(new Projection(0.5, 0.8, 10), new Vec3(3, 4, 0), WIDTH, HEIGHT));
        Random random = new Random(5);
        int faint = 0;
        for (int i = 0; i < 300; i++) {
            double reach = i % 2 == 0 ? 8 : 60;
            line.depth0 = 4 + 4 * random.nextDouble();
            line.depth1 = line.depth0;
            line.x0 = WIDTH * random.nextDouble();
            line.y0 = HEIGHT * random.nextDouble();
            line.x1 = line.x0 + reach * (random.nextDouble() - 0.5);
            line.y1 = line.y0 + reach * (random.nextDouble() - 0.5);
            int[] pixels = new int[WIDTH * HEIGHT];
            line.draw(pixels, WIDTH, HEIGHT, world);
            for (int at = 0; at < pixels.length; at++) {
                int green = pixels[at] >> 8 & 255;
                if (green > 0xAB / 4 + 4) {
                    assertFalse(world.isNearer(at % WIDTH, at / WIDTH, line.depth0), "pixel " + at + " of line " + i);
                } else if (pixels[at] != 0 && isInTheMiddle(at % WIDTH, at / WIDTH)) {
                    assertTrue(world.isNearer(at % WIDTH, at / WIDTH, line.depth0), "pixel " + at + " of line " + i);
                    faint++;
                }
            }
        }
        assertTrue(faint > 100, "some are hidden: " + faint);
    }

    private boolean isInTheMiddle(int x, int y) {
        double length = Math.hypot(line.x1 - line.x0, line.y1 - line.y0);
        return Math.abs((y + 0.5 - line.y0) * (line.x1 - line.x0) - (x + 0.5 - line.x0) * (line.y1 - line.y0)) / length < 0.9;
    }
}
