package dev.goldenangle.analysis;

import dev.goldenangle.math.Decimals;
import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Rounding;

import java.util.Arrays;
import java.util.List;

/** Rounds numbers for tables, so that rounded parts still add up to their rounded sum. */
public final class Rounded {
    private Rounded() {
    }

    /** Rounds to a number of decimals, half away from zero; NaN and infinity are unchanged. */
    public static double to(double value, int digits) {
        return Decimals.round(value, digits);
    }

    /** Rounds the parts of a sum up or down so that they add up to the rounded sum. */
    public static double[] parts(List<Double> values, int digits) {
        double unit = Exponential.pow(10, -digits);
        double[] parts = values.stream().mapToDouble(value -> to(value, digits)).toArray();
        double sum = values.stream().mapToDouble(Double::doubleValue).sum();
        long over = Rounding.round((Arrays.stream(parts).sum() - to(sum, digits)) / unit);
        while (over != 0) {
            int most = 0;
            double sign = Math.signum(over);
            for (int i = 1; i < parts.length; i++) {
                most = sign * (parts[i] - values.get(i)) > sign * (parts[most] - values.get(most)) ? i : most;
            }
            parts[most] = to(parts[most] - sign * unit, digits);
            over -= (long) sign;
        }
        return parts;
    }
}
