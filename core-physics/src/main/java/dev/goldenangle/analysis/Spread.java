package dev.goldenangle.analysis;

import java.util.Arrays;

/**
 * A metric measured with several seeds of a random bot: its mean, and how much it varies between the seeds.
 *
 * @param seeds number of seeds
 * @param mean  NaN if one seed could not be measured
 * @param low   10 % quantile of the seeds
 * @param high  90 % quantile of the seeds
 */
public record Spread(int seeds, double mean, double low, double high) {
    private static final double LOW = 0.1;
    private static final double HIGH = 0.9;

    /** @param values one for each seed, at least one */
    public static Spread of(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return new Spread(values.length, mean(values), quantile(sorted, LOW), quantile(sorted, HIGH));
    }

    /** Adds in order, so that equal values give equal bits. */
    public static double mean(double... values) {
        double sum = values[0];
        for (int i = 1; i < values.length; i++) {
            sum += values[i];
        }
        return sum / values.length;
    }

    /** Interpolates linearly between the seeds; NaN if one of them is NaN. */
    static double percentile(int percent, double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return Double.isNaN(sorted[sorted.length - 1]) ? Double.NaN : quantile(sorted, percent / 100.0);
    }

    /** Interpolates linearly. NaNs sort last, so a NaN affects the upper quantiles first. */
    private static double quantile(double[] sorted, double share) {
        double at = share * (sorted.length - 1);
        int below = (int) at;
        int above = Math.min(sorted.length - 1, below + 1);
        return at == below || sorted[below] == sorted[above] ? sorted[below] : sorted[below] + (at - below) * (sorted[above] - sorted[below]);
    }
}
