package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.design.MorrisTrajectories;
import dev.goldenangle.toolkit.study.design.DesignPoints;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Sensitivity methods on functions with known analytic results. */
class KnownFunctionsTest {
    private static double[] values(DesignPoints points, ToDoubleFunction<double[]> function) {
        return LongStream.range(0, points.size()).mapToDouble(i -> function.applyAsDouble(points.point(i))).toArray();
    }

    /** The function of Ishigami and Homma with a = 7, b = 0.1, over −π to π. */
    private static double ishigami(double[] share) {
        double x = Math.PI * (2 * share[0] - 1);
        double y = Math.PI * (2 * share[1] - 1);
        double z = Math.PI * (2 * share[2] - 1);
        return Math.sin(x) + 7 * Math.pow(Math.sin(y), 2) + 0.1 * Math.pow(z, 4) * Math.sin(x);
    }

    @Test
    void sobolIndicesOfIshigamiMatchTheAnalyticValues() {
        SobolIndex[] indices = SobolIndices.of(3, values(Design.SALTELLI.points(3, 4096, 1), KnownFunctionsTest::ishigami));
        double[][] analytic = {{0.3139, 0.5576}, {0.4424, 0.4424}, {0, 0.2437}};
        for (int i = 0; i < 3; i++) {
            assertEquals(analytic[i][0], indices[i].first(), 0.01, "first " + i);
            assertEquals(analytic[i][1], indices[i].total(), 0.01, "total " + i);
            assertTrue(indices[i].firstConfidence() < 0.06 && indices[i].totalConfidence() < 0.06, indices[i].toString());
        }
    }

    @Test
    void constantFunctionHasZeroIndices() {
        for (SobolIndex index : SobolIndices.of(2, values(Design.SALTELLI.points(2, 64, 1), share -> 3.5))) {
            assertEquals(new SobolIndex(0, 0, 0, 0), index);
        }
    }

    @Test
    void morrisFindsSlopesSignsAndInteractionsAndIgnoresInertKnobs() {
        MorrisTrajectories points = new MorrisTrajectories(4, 50, 7);
        Effect[] effects = MorrisEffects.of(points, values(points, share -> 5 * share[0] - 2 * share[1] + 4 * (share[2] - 0.5) * (share[0] > 0.5 ? 1 : -1)));
        assertEquals(-2, effects[1].mean(), 1e-9);
        assertEquals(2, effects[1].muStar(), 1e-9);
        assertEquals(0, effects[1].sigma(), 1e-9);
        assertEquals(4, effects[2].muStar(), 1e-9);
        assertTrue(effects[2].sigma() > 3 && Math.abs(effects[2].mean()) < 2, effects[2].toString());
        assertEquals(new Effect(0, 0, 0, 50), effects[3]);
    }

    @Test
    void morrisIgnoresAnIncompleteTrajectory() {
        MorrisTrajectories points = new MorrisTrajectories(3, 4, 1);
        double[] all = values(points, share -> share[0]);
        double[] some = Arrays.copyOf(all, 10);
        assertEquals(2, MorrisEffects.of(points, some)[0].effects());
        assertEquals(1, MorrisEffects.of(points, some)[0].mean(), 1e-9);
    }
}
