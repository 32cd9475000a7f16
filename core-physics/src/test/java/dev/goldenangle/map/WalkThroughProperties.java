package dev.goldenangle.map;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.Locale;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A creature's walk through a random yard, sampled at five hundred places: a walk that hits something is refused, one that hits nothing is not. */
class WalkThroughProperties {
    private static final int SIDE = 7;
    private static final int PLACES = 500;
    private static final double NEAR = 0.02;
    private final int[][] levels = new int[SIDE][SIDE];

    @Property(tries = 200)
    void walkIsRefusedExactlyWhenItHitsSomething(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder rows = new StringBuilder();
        for (int y = SIDE - 1; y >= 0; y--) {
            rows.append('"');
            for (int x = 0; x < SIDE; x++) {
                levels[y][x] = random.nextInt(25) == 0 ? Integer.MAX_VALUE : Math.max(0, random.nextInt(9) - 6);
                rows.append(levels[y][x] == Integer.MAX_VALUE ? "#" : levels[y][x]);
            }
            rows.append("\", ");
        }
        double[] from = place(random);
        double[] to = place(random);
        if (random.nextInt(3) == 0) {
            int axis = random.nextInt(2);
            to[axis] = from[axis];
        }
        double half = 0.1 + 0.5 * random.nextDouble();
        String text = String.format(Locale.ROOT, "format = \"tile\"\nrows = [%s]\n[[spawn]]\nposition = [0.5, 0.5, 0]\n[[creature]]\nposition = [%f, %f, %f]\nhalf_width = %f\nwalk = [[%f, %f, %f]]\n",
                rows, from[0], from[1], from[2], half, to[0], to[1], to[2]);
        boolean refused = LevelReader.read("yard", text, 1f).problems().stream().anyMatch(problem -> problem.reason().contains("through a wall or under the ground"));
        assertTrue(refused || !meets(from, to, half - NEAR, NEAR), text);
        assertFalse(refused && !meets(from, to, half + NEAR, -NEAR), text);
    }

    private static double[] place(Random random) {
        return new double[] {SIDE * random.nextDouble(), SIDE * random.nextDouble(), random.nextInt(3) * 0.5 + 0.1};
    }

    private boolean meets(double[] from, double[] to, double half, double below) {
        for (int i = 0; i <= PLACES; i++) {
            double share = (double) i / PLACES;
            double x = from[0] + share * (to[0] - from[0]);
            double y = from[1] + share * (to[1] - from[1]);
            double feet = from[2] + share * (to[2] - from[2]);
            for (int ty = (int) Math.floor(y - half); ty < y + half; ty++) {
                for (int tx = (int) Math.floor(x - half); tx < x + half; tx++) {
                    boolean outside = tx < 0 || ty < 0 || tx >= SIDE || ty >= SIDE;
                    if (outside || levels[ty][tx] == Integer.MAX_VALUE || levels[ty][tx] * 0.5 > feet + below) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
