package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Fog increases towards the top of the screen, and cached tiles have the same fog as new ones. */
class MistTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 260;
    private static final Projection FOLLOW = new Projection(0.4, Math.toRadians(48), 20);

    private static WorldImage image() {
        Scenery.Builder builder = new Scenery.Builder();
        builder.level(Scenery.Kind.TOP, new float[] {-90, -90, 0, 90, -90, 0, 90, 90, 0, -90, 90, 0});
        WorldImage image = new WorldImage();
        image.setPaints(Paints.of(new Appearance()));
        image.setScenery(builder.build(), 0, 1);
        return image;
    }

    private static ViewTransform view(double x, double y) {
        return new ViewTransform(FOLLOW, new Vec3((float) x, (float) y, 0), WIDTH, HEIGHT);
    }

    @Test
    void movedCameraShowsTheSamePictureAsANewOne() {
        WorldImage moved = image();
        Random random = new Random(11);
        for (int i = 0; i < 12; i++) {
            ViewTransform view = view(i * 0.7 + random.nextDouble(), 3 * random.nextDouble());
            moved.draw(view);
            WorldImage fresh = image();
            fresh.draw(view);
            for (int at = 0; at < WIDTH * HEIGHT; at++) {
                assertEquals(fresh.pixel(at % WIDTH, at / WIDTH), moved.pixel(at % WIDTH, at / WIDTH), "pixel " + at + " of picture " + i);
            }
        }
    }

    /** A floor of one colour approaches the fog colour row by row upwards, and has no fog at the bottom. */
    @Test
    void fogIncreasesUpwardsInInvisibleSteps() {
        WorldImage image = image();
        image.draw(view(0, 0));
        int bottom = image.pixel(1, HEIGHT - 1) & 255;
        int fog = Paints.argb(Paints.of(new Appearance()).fog()) & 255;
        int last = bottom;
        for (int y = HEIGHT - 1; y >= 0; y--) {
            int blue = image.pixel(1, y) & 255;
            assertTrue(Math.abs(blue - fog) <= Math.abs(last - fog), "row " + y);
            assertTrue(Math.abs(blue - last) <= 1, "a step of " + (blue - last) + " at row " + y);
            last = blue;
        }
        assertTrue(last != bottom, "there is fog at the top");
    }
}
