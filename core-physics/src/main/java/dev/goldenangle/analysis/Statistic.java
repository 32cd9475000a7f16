package dev.goldenangle.analysis;

import java.util.Optional;

/**
 * How the values of several seeds become the one value of a goal: their mean, or a percentile such as {@code p10}, the value that one seed
 * in ten stays below. Use a percentile for a value that nearly every player should reach, not only the average one.
 *
 * @param percentile 1 to 99; 0 for the mean
 */
public record Statistic(int percentile) {
    public static final Statistic MEAN = new Statistic(0);
    private static final String MEAN_NAME = "mean";
    private static final int MOST = 99;

    /** Understands {@code mean} and {@code p1} to {@code p99}. */
    public static Optional<Statistic> parse(String text) {
        if (text.equals(MEAN_NAME)) {
            return Optional.of(MEAN);
        }
        return text.matches("p[1-9][0-9]?") ? Optional.of(new Statistic(Integer.parseInt(text.substring(1)))) : Optional.empty();
    }

    /** The error message for a text that is not a statistic. */
    public static String unknown(String text) {
        return "\"" + text + "\" is not known; write \"mean\" or a percentile such as \"p10\"";
    }

    public Statistic {
        if (percentile < 0 || percentile > MOST) {
            throw new IllegalArgumentException("a percentile is from 1 to " + MOST + ", not " + percentile);
        }
    }

    public boolean isMean() {
        return percentile == 0;
    }

    /** The one value; NaN if a seed could not be measured. */
    public double of(double... seeds) {
        return isMean() ? Spread.mean(seeds) : Spread.percentile(percentile, seeds);
    }

    /** The name in files and commands. */
    public String text() {
        return isMean() ? MEAN_NAME : "p" + percentile;
    }
}
