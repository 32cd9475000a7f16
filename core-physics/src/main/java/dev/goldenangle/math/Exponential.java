package dev.goldenangle.math;

import static dev.goldenangle.math.DoubleDouble.productError;
import static dev.goldenangle.math.DoubleDouble.sumError;

/**
 * Exponential, natural logarithm and power, with the same bits in every virtual machine and browser. Only single IEEE
 * operations are used. The error is little more than half a unit in the last place, so exact results are exact. Special
 * values are those of {@link Math}.
 */
public final class Exponential {
    private static final double LN2 = 0x1.62e42fefa38p-1;
    private static final double LN2_LOW = 0x1.ef35793c7673p-45;

    /** Powers of two with a fraction of a 32nd. */
    private static final int STEPS = 32;
    private static final double[] POWER = new double[STEPS];
    private static final double[] POWER_LOW = new double[STEPS];
    private static final double STEP = 0x1.62e42fefap-6;
    private static final double STEP_LOW = 0x1.cf79abc9e3b3ap-45;
    /** Beyond these the result is infinite or zero. */
    private static final double LARGEST = 710;
    private static final double SMALLEST = -746;

    /** Factors that bring a number between 0.7 and 1.4 close to 1, in 256ths, and the negatives of their logarithms. */
    private static final int UNIT = 256;
    private static final double LEAST = 0.7;
    private static final int FIRST_FACTOR = 181;
    private static final int LAST_FACTOR = 367;
    private static final double[] LOG = new double[LAST_FACTOR - FIRST_FACTOR + 1];
    private static final double[] LOG_LOW = new double[LAST_FACTOR - FIRST_FACTOR + 1];

    static {
        DoubleDouble root = DoubleDouble.of(2);
        for (int i = STEPS; i > 1; i /= 2) {
            root = root.squareRoot();
        }
        DoubleDouble power = DoubleDouble.of(1);
        for (int i = 0; i < STEPS; i++) {
            POWER[i] = power.high();
            POWER_LOW[i] = power.low();
            power = power.times(root);
        }
        fillLogarithms(UNIT, LAST_FACTOR, 1);
        fillLogarithms(UNIT, FIRST_FACTOR, -1);
    }

    private Exponential() {
    }

    /** ln((n ± 1)/n) = ±2·artanh(1/(2n ± 1)). */
    private static void fillLogarithms(int from, int to, int direction) {
        DoubleDouble log = DoubleDouble.of(0);
        for (int n = from; n != to; n += direction) {
            log = log.minus(DoubleDouble.of(2).times(DoubleDouble.of(1).dividedBy(DoubleDouble.of(direction * (2 * n + direction))).arcSeries(-1)));
            LOG[n + direction - FIRST_FACTOR] = log.high();
            LOG_LOW[n + direction - FIRST_FACTOR] = log.low();
        }
    }

    public static double exp(double x) {
        return x != x ? x : exp(x, 0);
    }

    /** The exponential of a sum of two doubles. */
    private static double exp(double x, double low) {
        if (x > LARGEST) {
            return Double.POSITIVE_INFINITY;
        }
        if (x < SMALLEST) {
            return 0;
        }
        int n = (int) Rounding.rint(x / STEP);
        double first = x - n * STEP;                // exact
        double rest = low - n * STEP_LOW;
        double r = first + rest;
        double error = sumError(first, rest, r);
        double series = r * r * (1 / 2.0 + r * (1 / 6.0 + r * (1 / 24.0 + r * (1 / 120.0 + r * (1 / 720.0 + r / 5040.0)))));
        int k = n & STEPS - 1;
        double result = POWER[k] + (POWER[k] * (r + (error + series)) + POWER_LOW[k]);
        return scaled(result, n >> 5);
    }

    /** Times a power of two, in two steps, because that power can exceed a double. */
    private static double scaled(double value, int exponent) {
        int half = exponent >> 1;
        return value * Rounding.powerOfTwo(half) * Rounding.powerOfTwo(exponent - half);
    }

    /** The natural logarithm; NaN for a negative number and −∞ for zero. */
    public static double log(double x) {
        if (!(x > 0) || x > Double.MAX_VALUE) {
            return x == 0 ? Double.NEGATIVE_INFINITY : x > 0 ? x : Double.NaN;
        }
        return log(x, false);
    }

    /** The logarithm of a positive number, or the part of it that a double does not hold. */
    private static double log(double x, boolean lowPart) {
        double normal = x < Double.MIN_NORMAL ? x * 0x1p54 : x;
        int exponent = Math.getExponent(normal);
        double mantissa = normal * Rounding.powerOfTwo(-exponent / 2) * Rounding.powerOfTwo(-exponent - -exponent / 2);
        if (mantissa > 2 * LEAST) {
            mantissa /= 2;
            exponent++;
        }
        exponent -= x < Double.MIN_NORMAL ? 54 : 0;
        int factor = (int) (UNIT / mantissa + 0.5);
        double scale = factor / (double) UNIT;
        double product = mantissa * scale;
        double r = product - 1;                     // exact
        double rLow = productError(mantissa, scale, product);
        double q = r * r;
        double first = exponent * LN2;              // exact
        double second = first + LOG[factor - FIRST_FACTOR];
        double third = second + r;
        double fourth = third - q / 2;
        double low = sumError(first, LOG[factor - FIRST_FACTOR], second) + sumError(second, r, third) + sumError(third, -q / 2, fourth)
                + exponent * LN2_LOW + LOG_LOW[factor - FIRST_FACTOR] + (rLow - r * rLow - productError(r, r, q) / 2)
                + r * q * (1 / 3.0 - r * (1 / 4.0 - r * (1 / 5.0 - r * (1 / 6.0 - r * (1 / 7.0 - r * (1 / 8.0 - r / 9.0))))));
        double result = fourth + low;
        return lowPart ? fourth - result + low : result;
    }

    /** x to the power y, with the special cases of {@link Math#pow}. */
    public static double pow(double x, double y) {
        if (y == 0) {
            return 1;
        }
        if (x != x || y != y) {
            return Double.NaN;
        }
        double size = Math.abs(x);
        boolean isInfinite = Math.abs(y) > Double.MAX_VALUE;
        if (isInfinite && size == 1) {
            return Double.NaN;
        }
        boolean isNegative = Math.copySign(1, x) < 0;
        boolean isWhole = isInfinite || Math.floor(y) == y;
        boolean isOdd = isWhole && Math.abs(y) < 0x1p53 && ((long) y & 1) != 0;
        double result;
        if (size == 0 || size > Double.MAX_VALUE || isInfinite) {
            result = size > 1 == y > 0 ? Double.POSITIVE_INFINITY : 0;
        } else if (isNegative && !isWhole) {
            return Double.NaN;
        } else {
            result = positivePower(size, y);
        }
        return isNegative && isOdd ? -result : result;
    }

    private static double positivePower(double x, double y) {
        double log = log(x, false);
        double power = log * y;
        if (Math.abs(power) > 2 * LARGEST) {
            return power > 0 ? Double.POSITIVE_INFINITY : 0;
        }
        if (Math.abs(power) < 0x1p-60) {
            return 1;
        }
        // A huge y and a tiny logarithm are brought to moderate sizes, where the error of the product is exact.
        double scale = Math.abs(y) > 0x1p400 ? 0x1p-200 : 1;
        double error = productError(log / scale, y * scale, power) + log(x, true) * y;
        return exp(power, error);
    }
}
