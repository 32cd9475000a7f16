package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.design.HashedRandom;

import java.util.Arrays;

/**
 * Computes Sobol indices from a measure's values at Saltelli's points, with Jansen's estimators. Confidence comes from resampling the
 * pairs. Pairs with a NaN are ignored.
 */
public final class SobolIndices {
    private static final int RESAMPLES = 200;
    /** Standard deviations to either side of the mean of a normal distribution. */
    private static final double NINETY_FIVE_PERCENT = 1.96;
    private final int knobs;
    private final double[][] pairs;

    private SobolIndices(int knobs, double[] values) {
        this.knobs = knobs;
        int rows = knobs + 2;
        double[][] all = new double[values.length / rows][];
        Arrays.setAll(all, i -> Arrays.copyOfRange(values, i * rows, (i + 1) * rows));
        pairs = Arrays.stream(all).filter(pair -> Arrays.stream(pair).allMatch(Double::isFinite)).toArray(double[][]::new);
    }

    /**
     * @param knobs  number of knobs
     * @param values the measure's values in the order of the design: a, a with each knob from b, b
     * @return the indices of each knob; all 0 if the measure does not vary
     */
    public static SobolIndex[] of(int knobs, double[] values) {
        return new SobolIndices(knobs, values).indices();
    }

    private SobolIndex[] indices() {
        int[] each = new int[pairs.length];
        Arrays.setAll(each, i -> i);
        double[] estimate = estimate(each);
        double[][] resampled = new double[RESAMPLES][];
        for (int sample = 0; sample < RESAMPLES; sample++) {
            HashedRandom random = new HashedRandom(sample);
            int[] drawn = new int[pairs.length];
            Arrays.setAll(drawn, i -> random.below(i, pairs.length));
            resampled[sample] = estimate(drawn);
        }
        SobolIndex[] indices = new SobolIndex[knobs];
        for (int i = 0; i < knobs; i++) {
            indices[i] = new SobolIndex(estimate[2 * i], NINETY_FIVE_PERCENT * deviation(resampled, 2 * i), estimate[2 * i + 1], NINETY_FIVE_PERCENT * deviation(resampled, 2 * i + 1));
        }
        return indices;
    }

    /** First and total index of each knob, alternating. */
    private double[] estimate(int[] chosen) {
        double sum = 0;
        double squares = 0;
        for (int i : chosen) {
            double a = pairs[i][0];
            double b = pairs[i][knobs + 1];
            sum += a + b;
            squares += a * a + b * b;
        }
        int count = 2 * chosen.length;
        double mean = count == 0 ? 0 : sum / count;
        double variance = count == 0 ? 0 : squares / count - mean * mean;
        double[] indices = new double[2 * knobs];
        for (int knob = 0; knob < knobs && variance > 1e-12 * (1 + mean * mean); knob++) {
            double withB = 0;
            double withA = 0;
            for (int i : chosen) {
                double crossed = pairs[i][knob + 1];
                withB += (pairs[i][knobs + 1] - crossed) * (pairs[i][knobs + 1] - crossed);
                withA += (pairs[i][0] - crossed) * (pairs[i][0] - crossed);
            }
            indices[2 * knob] = 1 - withB / (2 * chosen.length) / variance;
            indices[2 * knob + 1] = withA / (2 * chosen.length) / variance;
        }
        return indices;
    }

    private static double deviation(double[][] samples, int column) {
        double mean = Arrays.stream(samples).mapToDouble(sample -> sample[column]).average().orElse(0);
        double squares = Arrays.stream(samples).mapToDouble(sample -> (sample[column] - mean) * (sample[column] - mean)).sum();
        return Math.sqrt(squares / (samples.length - 1));
    }
}
