package dev.goldenangle.math;

/**
 * The unevaluated sum of two doubles, precise to about 106 bits. {@link Elementary} and {@link Exponential} build their tables
 * with it. The static methods give the exact rounding errors of a sum and of a product, without objects and without a fused
 * multiply-add, so the results are the same on every machine.
 */
record DoubleDouble(double high, double low) {
    private static final double SPLITTER = 0x1p27 + 1;

    static DoubleDouble of(double whole) {
        return new DoubleDouble(whole, 0);
    }

    /** The exact difference between the sum of two numbers and its rounded value (Knuth). */
    static double sumError(double a, double b, double rounded) {
        double ofB = rounded - a;
        return a - (rounded - ofB) + (b - ofB);
    }

    /** The exact difference between the product of two numbers and its rounded value (Dekker); for sizes from 2⁻⁴⁵⁰ to 2⁹⁹⁰. */
    static double productError(double a, double b, double rounded) {
        double highA = upperHalf(a);
        double lowA = a - highA;
        double highB = upperHalf(b);
        double lowB = b - highB;
        return highA * highB - rounded + highA * lowB + lowA * highB + lowA * lowB;
    }

    private static double upperHalf(double a) {
        double scaled = a * SPLITTER;
        return scaled - (scaled - a);
    }

    private static DoubleDouble normalised(double high, double low) {
        double sum = high + low;
        return new DoubleDouble(sum, high - sum + low);
    }

    DoubleDouble plus(DoubleDouble other) {
        double sum = high + other.high;
        double lows = low + other.low;
        double lowSum = sumError(high, other.high, sum);
        double carried = sum + (lowSum + lows);
        return normalised(carried, sum - carried + lowSum + lows);
    }

    DoubleDouble minus(DoubleDouble other) {
        return plus(new DoubleDouble(-other.high, -other.low));
    }

    DoubleDouble times(DoubleDouble other) {
        double product = high * other.high;
        return normalised(product, productError(high, other.high, product) + (high * other.low + low * other.high));
    }

    DoubleDouble dividedBy(DoubleDouble other) {
        double first = high / other.high;
        DoubleDouble rest = minus(other.times(of(first)));
        double second = rest.high / other.high;
        double third = rest.minus(other.times(of(second))).high / other.high;
        return normalised(first, second).plus(of(third));
    }

    DoubleDouble squareRoot() {
        double root = Math.sqrt(high);
        return normalised(root, minus(of(root).times(of(root))).high / (2 * root));
    }

    /** The sum of t − s·t³/3 + s²·t⁵/5 − …: the arc tangent for s = 1, its hyperbolic form for s = −1. */
    DoubleDouble arcSeries(int sign) {
        DoubleDouble square = times(this);
        DoubleDouble power = this;
        DoubleDouble sum = this;
        for (int n = 3; Math.abs(power.high) > 0x1p-112 * Math.abs(high); n += 2) {
            power = power.times(square).times(of(-sign));
            sum = sum.plus(power.dividedBy(of(n)));
        }
        return sum;
    }
}
