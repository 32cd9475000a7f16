package dev.goldenangle.toolkit.study.reach;

import org.hipparchus.analysis.MultivariateFunction;
import org.junit.jupiter.api.Test;

import java.util.Arrays;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The optimisers on functions with a known minimum. */
class MinimiserTest {
    /** Rosenbrock's function over −2 to 2 in every dimension; its minimum is 0 at (1, 1, …). */
    private static double rosenbrock(double[] share) {
        double sum = 0;
        for (int i = 0; i + 1 < share.length; i++) {
            double x = 4 * share[i] - 2;
            double y = 4 * share[i + 1] - 2;
            sum += 100 * (y - x * x) * (y - x * x) + (1 - x) * (1 - x);
        }
        return sum;
    }

    private static Minimiser of(MultivariateFunction function, int budget) {
        return new Minimiser(function, budget, () -> false);
    }

    @Test
    void cmaesFindsTheMinimumOfRosenbrock() {
        double[] start = new double[6];
        Arrays.fill(start, 0.3);
        Minimiser.Optimum found = of(MinimiserTest::rosenbrock, 12_000).cmaes(start, 0.2, 1);
        assertEquals(0, found.value(), 1e-8);
        Arrays.stream(found.point()).forEach(share -> assertEquals(0.75, share, 1e-4));
    }

    @Test
    void bobyqaFindsTheMinimumOfRosenbrock() {
        assertEquals(0, of(MinimiserTest::rosenbrock, 600).bobyqa(new double[] {0.3, 0.4}).value(), 1e-6);
    }

    @Test
    void optimumAtTheEndOfARangeIsFound() {
        MultivariateFunction slope = p -> Math.pow(p[0] - 1.5, 2) + Math.pow(p[1] - 0.25, 2);
        assertArrayEquals(new double[] {1, 0.25}, of(slope, 2000).cmaes(new double[] {0.2, 0.9}, 0.2, 3).point(), 1e-5);
        assertArrayEquals(new double[] {1, 0.25}, of(slope, 200).bobyqa(new double[] {0.2, 0.9}).point(), 1e-5);
        assertEquals(1, of(p -> -p[0], 60).line(new double[] {0.3}, 5).point()[0]);
    }

    @Test
    void repeatedSearchGivesTheSameBits() {
        Minimiser.Optimum one = of(MinimiserTest::rosenbrock, 900).cmaes(new double[] {0.1, 0.9, 0.4}, 0.2, 5);
        Minimiser.Optimum other = of(MinimiserTest::rosenbrock, 900).cmaes(new double[] {0.1, 0.9, 0.4}, 0.2, 5);
        assertArrayEquals(one.point(), other.point());
        assertEquals(one.value(), other.value());
    }

    @Test
    void searchStaysWithinTheBudget() {
        int[] asked = {0};
        of(p -> ++asked[0], 17).cmaes(new double[] {0.5, 0.5}, 0.2, 1);
        assertTrue(asked[0] <= 17, asked[0] + " calls");
    }
}
