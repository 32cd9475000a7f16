package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Rooms seen from inside: the colour of a pixel is that of the point hit by the ray through its centre, including grid lines. */
class GridRowTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 80;
    private static final double HALF = 11.3;
    private static final double TALL = 4.7;
    private static final int ROOMS = 12;
    private static final GridShader SHADER = new GridShader(Paints.of(new Appearance()));
    private static final Layers GRID = new Layers(true, false, false);
    private static final Layers PLAIN = new Layers(false, false, false);

    private static PerspectiveImage room() {
        Scenery.Builder builder = new Scenery.Builder();
        float a = (float) HALF;
        builder.level(Scenery.Kind.TOP, new float[] {-a, -a, 0, a, -a, 0, a, a, 0, -a, a, 0});
        builder.ceiling(new float[] {-a, -a, (float) TALL, a, -a, (float) TALL, a, a, (float) TALL, -a, a, (float) TALL});
        builder.wall(-HALF, -HALF, -HALF, HALF, 0, TALL);
        builder.wall(-HALF, HALF, HALF, HALF, 0, TALL);
        builder.wall(HALF, HALF, HALF, -HALF, 0, TALL);
        builder.wall(HALF, -HALF, -HALF, -HALF, 0, TALL);
        PerspectiveImage image = new PerspectiveImage();
        image.setScenery(builder.build(), Paints.of(new Appearance()), 0, 1);
        return image;
    }

    /** The point hit by the ray through a pixel on a face, whose number encodes its axis and whether it is the upper one. */
    private static double[] place(Eye eye, double x, double y, int face) {
        double[] from = {eye.x, eye.y, eye.z};
        double[] ray = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            ray[axis] = eye.ahead[axis] + eye.right[axis] * (x + 0.5 - eye.middleX) / eye.focal + eye.up[axis] * (eye.middleY - y - 0.5) / eye.focal;
        }
        double along = (wall(face) - from[face / 2]) / ray[face / 2];
        return new double[] {from[0] + along * ray[0], from[1] + along * ray[1], from[2] + along * ray[2], along};
    }

    private static double wall(int face) {
        return face == 4 ? 0 : face == 5 ? TALL : face % 2 == 0 ? -HALF : HALF;
    }

    private static int faceAt(Eye eye, double x, double y) {
        int nearest = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int face = 0; face < 6; face++) {
            double along = place(eye, x, y, face)[3];
            if (along > 0 && along < least) {
                least = along;
                nearest = face;
            }
        }
        return nearest;
    }

    /** How much of a pixel is covered by lines at a distance, as far as they are not too close. */
    private static double line(double at, double foot, double apart) {
        double off = Math.abs(at / apart - Math.rint(at / apart)) * apart;
        return Math.max(0, 1 - off / foot) * Math.max(0, Math.min(1, 2 - 12 * foot / apart));
    }

    private static double strength(Eye eye, int x, int y, int face) {
        double[] here = place(eye, x, y, face);
        double most = 0;
        for (int axis = 0; axis < 3; axis++) {
            if (axis != face / 2) {
                double foot = Math.abs(place(eye, x + 0.5, y, face)[axis] - place(eye, x - 0.5, y, face)[axis])
                        + Math.abs(place(eye, x, y + 0.5, face)[axis] - place(eye, x, y - 0.5, face)[axis]);
                most = Math.max(most, line(here[axis], foot, 1) * (face >= 4 ? 0.15 : 0.18));
                most = Math.max(most, line(here[axis], foot, 5) * (face >= 4 ? 0.32 : 0.36));
            }
        }
        return most;
    }

    private static boolean isOutline(Eye eye, int x, int y, int face) {
        return faceAt(eye, x - 1, y) != face || faceAt(eye, x + 1, y) != face || faceAt(eye, x, y - 1) != face || faceAt(eye, x, y + 1) != face;
    }

    private static Eye randomEye(Random random) {
        double[] place = {18 * random.nextDouble() - 9, 18 * random.nextDouble() - 9, 0.5 + 3 * random.nextDouble()};
        return new Eye(place, 7 * random.nextDouble(), 2.2 * random.nextDouble() - 1.1, Math.toRadians(60 + 70 * random.nextDouble()), WIDTH, HEIGHT, 1);
    }

    /** A pixel without lines is surface and fog only. Lines are drawn on the surface, so their strength is reduced by the fog. */
    @Test
    void gridLinesHaveThePositionAndStrengthComputedByRays() {
        Random random = new Random(31);
        PerspectiveImage image = room();
        int lines = 0;
        double offAltogether = 0;
        int looked = 0;
        for (int i = 0; i < ROOMS; i++) {
            Eye eye = randomEye(random);
            image.draw(eye, PLAIN);
            int[] plain = green(image);
            image.draw(eye, GRID);
            int[] shown = green(image);
            for (int pixel = i; pixel < plain.length; pixel += 3) {
                int x = pixel % WIDTH;
                int y = pixel / WIDTH;
                int face = faceAt(eye, x, y);
                if (!isOutline(eye, x, y, face)) {
                    double wanted = strength(eye, x, y, face);
                    double clear = 1 - SHADER.fog(place(eye, x, y, face)[3]) / 256.0;
                    // Recover the surface colour from the plain picture by removing the fog.
                    double surface = (plain[pixel] - (1 - clear) * green(SHADER.fogColour())) / clear;
                    double off = Math.abs(shown[pixel] - plain[pixel] - wanted * clear * (green(SHADER.lineColour()) - surface));
                    assertTrue(off < 8, "room " + i + " at " + x + " " + y + ": " + off);
                    offAltogether += off;
                    looked++;
                    lines += wanted > 0.08 ? 1 : 0;
                }
            }
        }
        assertTrue(lines > looked / 25, lines + " of " + looked + " pixels lie on a line");
        assertEquals(0, offAltogether / looked, 0.25, "on average");
    }

    private static int green(int colour) {
        return colour >> 8 & 255;
    }

    private static int[] green(PerspectiveImage image) {
        int[] green = new int[WIDTH * HEIGHT];
        for (int i = 0; i < green.length; i++) {
            green[i] = green(image.pixel(i % WIDTH, i / WIDTH));
        }
        return green;
    }
}
