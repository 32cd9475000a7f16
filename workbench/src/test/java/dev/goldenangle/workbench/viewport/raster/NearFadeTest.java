package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A floor of 40 m with boxes, in metres, seen along +x from above, with a mover of 1.8 m at its centre. */
class NearFadeTest {
    private static final int SIZE = 400;
    private static final Body BODY = new Body(Body.Shape.BOX, 0.4f, -0.9f, 0.9f);
    private static final Vec3 MOVER = new Vec3(0, 0, 0.9f);
    private static final Projection FOLLOW = new Projection(0, Math.toRadians(50), 25);
    private static final Projection TOP = new Projection(0, Math.PI / 2, 25);
    private static final Box FLOOR = new Box(-20, -20, -1, 20, 20, 0);
    /** Two metres towards the camera, high enough to hide the mover, and wider than the disc. */
    private static final Box WALL = new Box(-2.3, -12, 0, -2, 12, 5);
    private static final Box ROOF = new Box(-6, -6, 3, 6, 6, 3.2);

    private record Box(double x0, double y0, double z0, double x1, double y1, double z1) {
        void addTo(Scenery.Builder builder) {
            float a = (float) x0;
            float b = (float) x1;
            float c = (float) y0;
            float d = (float) y1;
            float z = (float) z1;
            builder.level(Scenery.Kind.TOP, new float[] {a, c, z, b, c, z, b, d, z, a, d, z});
            builder.wall(x0, y0, x1, y0, z0, z1);
            builder.wall(x1, y0, x1, y1, z0, z1);
            builder.wall(x1, y1, x0, y1, z0, z1);
            builder.wall(x0, y1, x0, y0, z0, z1);
        }

        boolean contains(double x, double y, double z) {
            return x > x0 && x < x1 && y > y0 && y < y1 && z > z0 && z < z1;
        }
    }

    private record Picture(WorldImage image, ViewTransform view, List<Box> boxes) {
        static Picture of(Projection projection, Box... more) {
            List<Box> boxes = new ArrayList<>(List.of(FLOOR));
            boxes.addAll(Arrays.asList(more));
            Scenery.Builder builder = new Scenery.Builder();
            boxes.forEach(box -> box.addTo(builder));
            WorldImage image = new WorldImage();
            image.setPaints(Paints.of(new Appearance()));
            image.setScenery(builder.build(), 0, 1);
            ViewTransform view = new ViewTransform(projection, MOVER, SIZE, SIZE);
            image.draw(view);
            return new Picture(image, view, boxes);
        }

        Picture faded() {
            image.fadeBefore(MOVER, BODY, 0, (x, y, z) -> boxes.stream().anyMatch(box -> box.contains(x, y, z)));
            return this;
        }

        int pixel(double x, double y, double z) {
            return image.pixel((int) view.x(x, y), (int) view.y(x, y, z));
        }

        boolean hides(double x, double y, double z) {
            return image.hides(x, y, z);
        }

        int[] pixels() {
            int[] pixels = new int[SIZE * SIZE];
            for (int i = 0; i < pixels.length; i++) {
                pixels[i] = image.pixel(i % SIZE, i / SIZE);
            }
            return pixels;
        }
    }

    private static int far(int a, int b) {
        return Math.abs((a & 255) - (b & 255)) + Math.abs((a >> 8 & 255) - (b >> 8 & 255)) + Math.abs((a >> 16 & 255) - (b >> 16 & 255));
    }

    /** The pixel is closer to the background than to the obstacle, but not the same, so that the obstacle is still hinted at. */
    private static void assertSeenThrough(Projection projection, Box inTheWay, double x, double y, double z) {
        int hidden = Picture.of(projection, inTheWay).pixel(x, y, z);
        int free = Picture.of(projection).pixel(x, y, z);
        int faded = Picture.of(projection, inTheWay).faded().pixel(x, y, z);
        assertTrue(far(hidden, free) > 10, "the two differ at all");
        assertTrue(far(faded, free) < far(faded, hidden), "the background is visible");
        assertTrue(far(faded, free) > 0, "the obstacle is hinted at");
    }

    @Test
    void wallInFrontOfTheMoverFades() {
        Picture before = Picture.of(FOLLOW, WALL);
        assertTrue(before.hides(MOVER.x, MOVER.y, MOVER.z), "the wall hides the mover");
        assertTrue(before.hides(-1, 0.5, 0.02), "and the floor in front of it");
        Picture after = before.faded();
        assertFalse(after.hides(MOVER.x, MOVER.y, MOVER.z));
        assertFalse(after.hides(-1, 0.5, 0.02));
        assertFalse(after.hides(0, -2, 0.02));
        assertSeenThrough(FOLLOW, WALL, -1, 0.5, 0);
        assertSeenThrough(FOLLOW, WALL, 0, -2, 0);
    }

    @Test
    void roofFadesInViewsFromAboveAndFromTheSide() {
        for (Projection projection : List.of(TOP, FOLLOW)) {
            assertTrue(Picture.of(projection, ROOF).hides(MOVER.x, MOVER.y, MOVER.z));
            assertFalse(Picture.of(projection, ROOF).faded().hides(MOVER.x, MOVER.y, MOVER.z));
            assertSeenThrough(projection, ROOF, 1, 1, 0);
        }
    }

    @Test
    void wallFarFromTheMoverDoesNotFade() {
        Picture before = Picture.of(FOLLOW, WALL);
        int there = before.pixel(-2, 6, 2);
        assertTrue(before.hides(-1, 6, 0.02));
        Picture after = before.faded();
        assertEquals(there, after.pixel(-2, 6, 2));
        assertTrue(after.hides(-1, 6, 0.02));
    }

    /** With a wall behind the mover, a low step in front of it and a wall to the side, the picture is unchanged. */
    @Test
    void pictureIsUnchangedWithoutObstacles() {
        Picture open = Picture.of(FOLLOW, new Box(2, -12, 0, 2.3, 12, 1.5), new Box(-2, -1, 0, -1, 1, 0.3), new Box(-9, 8, 0, -7, 9, 3));
        int[] before = open.pixels();
        assertArrayEquals(before, open.faded().pixels());
    }

    /** The floor under a pillar does not count: a player cannot stand inside the pillar. */
    @Test
    void insideOfAPillarIsNotShown() {
        Picture pillar = Picture.of(TOP, new Box(1, 1, 0, 2.5, 2.5, 4));
        int there = pillar.pixel(1.75, 1.75, 4);
        assertEquals(there, pillar.faded().pixel(1.75, 1.75, 4));
        assertTrue(pillar.hides(1.75, 1.75, 0.02));
    }

    @Test
    void fadeDoesNotCarryOverToTheNextPicture() {
        Picture wall = Picture.of(FOLLOW, WALL);
        int[] before = wall.pixels();
        wall.faded();
        wall.image.draw(wall.view);
        assertArrayEquals(before, wall.pixels());
        assertTrue(wall.hides(MOVER.x, MOVER.y, MOVER.z));
    }
}
