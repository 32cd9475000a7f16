package dev.goldenangle.world.brush;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The reference itself, on boxes with known results. */
class GjkTest {
    private final double[] direction = new double[3];

    private static double[] cube(double x, double half) {
        double[] points = new double[24];
        for (int i = 0; i < 8; i++) {
            points[3 * i] = x + ((i & 1) == 0 ? -half : half);
            points[3 * i + 1] = (i & 2) == 0 ? -half : half;
            points[3 * i + 2] = (i & 4) == 0 ? -half : half;
        }
        return points;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.125, 0.5})
    void boxesMeetAfterTheExpectedPartOfTheWay(double gap) {
        Gjk gjk = new Gjk(cube(0, 1), cube(5, 1));
        assertEquals((3 - gap) / 10, gjk.advance(-10, 0, 0, gap, direction), 1e-7);
        assertEquals(1, direction[0], 1e-7);
    }

    @Test
    void overlappingShapesCannotMove() {
        assertEquals(0, new Gjk(cube(0, 1), cube(1, 1)).advance(-10, 0, 0, 0, direction));
        assertEquals(0, new Gjk(cube(0, 1), cube(1, 1)).advance(10, 0, 0, 0.125, direction));
    }

    @Test
    void sweepsAwayFromOrPastAShapeAreFree() {
        assertEquals(1, new Gjk(cube(0, 1), cube(5, 1)).advance(10, 0, 0, 0, direction));
        assertEquals(1, new Gjk(cube(0, 1), cube(5, 1)).place(0, 2.5, 0).advance(-10, 0, 0, 0, direction));
    }

    /** Boxes along a diagonal: the axis on which they meet last decides. */
    @Property(tries = 300)
    void sweepOfBoxesMatchesTheirAxes(@ForAll @DoubleRange(min = -1.9, max = 1.9) double side, @ForAll @DoubleRange(min = 0.1, max = 20) double away,
                                        @ForAll @DoubleRange(min = -0.1, max = 0.1) double drift) {
        double expected = Math.abs(side + drift * away) < 2 ? away / (2 * away) : 1;
        if (Math.abs(Math.abs(side + drift * away) - 2) > 0.2 * away + 1e-3) {
            Gjk gjk = new Gjk(cube(0, 1), cube(2 + away, 1)).place(0, side, 0);
            assertEquals(expected, gjk.advance(-2 * away, 2 * drift * away, 0, 0, direction), 1e-6);
        }
    }
}
