package dev.goldenangle.math;

import static dev.goldenangle.math.DoubleDouble.productError;
import static dev.goldenangle.math.DoubleDouble.sumError;

/**
 * Sine, cosine, tangent, their inverses and the hypotenuse, with the same bits in every virtual machine and browser: only
 * single IEEE operations are used, because libraries differ in the last bit. The error is below one unit in the last place.
 * For the tick path {@link Angles} has versions rounded to a float, which take less time.
 */
public final class Elementary {
    private static final double HALF_TURN_LOW = 0x1.1a62633145c07p-53;
    private static final double QUARTER_TURN = Math.PI / 2;
    private static final double QUARTER_TURN_LOW = HALF_TURN_LOW / 2;
    /** A quarter turn in three parts of 33 bits and a remainder: a count of up to 20 bits times a part is exact. */
    private static final double PART1 = 0x1.921fb544p0;
    private static final double PART2 = 0x1.0b4611a6p-34;
    private static final double PART3 = 0x1.3198a2ep-69;
    private static final double PART4 = 0x1.b839a252049c1p-104;
    /** From this size on, an angle is reduced with 192 bits of 2/π. */
    private static final double LARGE = 0x1p20;
    /** Below this size sin x, tan x, asin x and atan x equal x to the last bit. */
    private static final double TINY = 0x1p-28;
    /** A right triangle with a smaller ratio of its sides is a line. */
    private static final double NEGLIGIBLE = 0x1p-60;
    /** Sizes whose squares and products neither overflow nor lose bits. */
    private static final double MODERATE_LEAST = 0x1p-400;
    private static final double MODERATE_MOST = 0x1p400;
    private static final double TO_MODERATE = 0x1p650;

    /** The value of the lowest bit of each 32-bit word of a product, in quarter turns. */
    private static final double[] POWERS_OF_WORDS = {0x1p-30, 0x1p-62, 0x1p-94, 0x1p-126, 0x1p-158, 0x1p-190};

    private static final int SINE = 0;
    private static final int COSINE = 1;
    private static final int TANGENT = 2;

    private static final int ARCS = 16;
    private static final double[] ARC = new double[ARCS + 1];
    private static final double[] ARC_LOW = new double[ARCS + 1];

    static {
        DoubleDouble arc = DoubleDouble.of(0);
        for (int k = 1; k <= ARCS; k++) {       // atan a − atan b = atan((a − b) / (1 + a·b)) with a = k/16, b = (k − 1)/16
            arc = arc.plus(DoubleDouble.of(ARCS).dividedBy(DoubleDouble.of(ARCS * ARCS + k * (k - 1))).arcSeries(1));
            ARC[k] = arc.high();
            ARC_LOW[k] = arc.low();
        }
    }

    private Elementary() {
    }

    public static double sin(double radians) {
        return Math.abs(radians) < TINY ? radians : reduced(radians, SINE);
    }

    public static double cos(double radians) {
        return reduced(radians, COSINE);
    }

    public static double tan(double radians) {
        return Math.abs(radians) < TINY ? radians : reduced(radians, TANGENT);
    }

    /** Subtracts quarter turns until at most an eighth of a turn remains, as a sum of two doubles. */
    private static double reduced(double x, int function) {
        if (Math.abs(x) <= QUARTER_TURN / 2) {
            return ofQuadrant(0, x, 0, function);
        }
        if (Math.abs(x) >= LARGE) {
            return Math.abs(x) <= Double.MAX_VALUE ? ofLarge(x, function) : Double.NaN;
        }
        double turns = Rounding.rint(x / QUARTER_TURN);
        double first = x - turns * PART1;                       // exact, as is each product here but the last
        double second = first - turns * PART2;
        double third = second - turns * PART3;
        double low = sumError(first, -turns * PART2, second) + sumError(second, -turns * PART3, third) - turns * PART4;
        double r = third + low;
        return ofQuadrant((int) turns, r, third - r + low, function);
    }

    /**
     * Reduces a large angle as Payne and Hanek do. Of the 192-bit product of its 53 bits with the bits of 2/π that matter, the two
     * highest bits are the quadrant and the others the fraction of a quarter turn.
     */
    private static double ofLarge(double x, int function) {
        long bits = Double.doubleToRawLongBits(x);
        long upper = bits >>> 32 & 0xFFFFF | 0x100000;
        long lower = bits & 0xFFFFFFFFL;
        int firstBit = Math.getExponent(x) - 54;                // bits before this one are worth whole turns
        double high = 0;
        double low = 0;
        long carry = 0;
        int quadrant = 0;
        for (int i = 5; i >= 0; i--) {
            long here = TwoOverPi.word(firstBit + 32 * i) * lower;
            long below = i == 5 ? 0 : TwoOverPi.word(firstBit + 32 * (i + 1)) * upper;
            long sum = (here & 0xFFFFFFFFL) + (below & 0xFFFFFFFFL) + carry;
            carry = (here >>> 32) + (below >>> 32) + (sum >>> 32);
            long word = sum & 0xFFFFFFFFL;
            if (i == 0) {
                quadrant = (int) (word + 0x20000000L >>> 30);
                word -= (long) quadrant << 30;
            }
            double part = word * POWERS_OF_WORDS[i];
            double next = part + high;
            low += sumError(part, high, next);
            high = next;
        }
        double r = high * QUARTER_TURN;
        double rest = productError(high, QUARTER_TURN, r) + (high * QUARTER_TURN_LOW + low * QUARTER_TURN);
        return x > 0 ? ofQuadrant(quadrant, r, rest, function) : ofQuadrant(-quadrant, -r, -rest, function);
    }

    private static double ofQuadrant(int quarters, double r, double low, int function) {
        if (function == TANGENT) {
            return tangent(r, low, (quarters & 1) != 0);
        }
        int quadrant = quarters + function & 3;
        double size = (quadrant & 1) == 0 ? r + sineRest(r, low) : cosine(r, low);
        return quadrant < 2 ? size : -size;
    }

    /** sin(r + low) − r, by the power series. */
    private static double sineRest(double r, double low) {
        double q = r * r;
        double series = -1 / 6.0 + q * (1 / 120.0 + q * (-1 / 5040.0 + q * (1 / 362880.0 + q * (-1 / 39916800.0 + q * (1 / 6227020800.0
                + q * (-1 / 1307674368000.0 + q / 355687428096000.0))))));
        return r * q * series + low * (1 - q / 2);
    }

    /** cos(r + low) − 1 + r²/2, by the power series. */
    private static double cosineRest(double r, double low) {
        double q = r * r;
        double series = 1 / 24.0 + q * (-1 / 720.0 + q * (1 / 40320.0 + q * (-1 / 3628800.0 + q * (1 / 479001600.0 + q * (-1 / 87178291200.0
                + q / 20922789888000.0)))));
        return q * q * series - r * low;
    }

    private static double cosine(double r, double low) {
        double half = r * r / 2;
        double main = 1 - half;
        return main + (1 - main - half + (cosineRest(r, low) - productError(r, r, r * r) / 2));
    }

    private static double tangent(double r, double low, boolean turned) {
        double sineLow = sineRest(r, low);
        double sine = r + sineLow;
        sineLow += r - sine;
        double half = r * r / 2;
        double main = 1 - half;
        double cosineLow = 1 - main - half + (cosineRest(r, low) - productError(r, r, r * r) / 2);
        double cosine = main + cosineLow;
        cosineLow += main - cosine;
        return turned ? quotient(-cosine, -cosineLow, sine, sineLow) : quotient(sine, sineLow, cosine, cosineLow);
    }

    private static double quotient(double high, double low, double divisor, double divisorLow) {
        double quotient = high / divisor;
        return quotient + quotientError(high, low, divisor, divisorLow, quotient);
    }

    private static double quotientError(double high, double low, double divisor, double divisorLow, double quotient) {
        double product = quotient * divisor;
        return (high - product - productError(quotient, divisor, product) + low - quotient * divisorLow) / divisor;
    }

    public static double asin(double sine) {
        if (!(Math.abs(sine) < 1)) {
            return Math.abs(sine) == 1 ? sine * QUARTER_TURN : Double.NaN;
        }
        return Math.abs(sine) < TINY ? sine : Math.copySign(angleOfUnit(Math.abs(sine), false), sine);
    }

    public static double acos(double cosine) {
        return Math.abs(cosine) > 1 ? Double.NaN : cosine == 1 ? 0 : angleOfUnit(cosine, true);
    }

    /** The arc sine or the arc cosine: the angle of a point on the unit circle, whose second coordinate is known to 100 bits. */
    private static double angleOfUnit(double x, boolean isCosine) {
        double square = x * x;
        double high = 1 - square;
        double low = sumError(1, -square, high) - productError(x, x, square);
        double root = Math.sqrt(high);
        double rootSquare = root * root;
        double rootLow = root == 0 ? 0 : (high - rootSquare - productError(root, root, rootSquare) + low) / (2 * root);
        return isCosine ? angle(root, x, x * rootLow) : angle(x, root, -x * rootLow);
    }

    public static double atan(double tangent) {
        double size = Math.abs(tangent);
        return size < TINY || size != size ? tangent : Math.copySign(size > 0x1p60 ? QUARTER_TURN : angle(size, 1, 0), tangent);
    }

    /** The direction of a vector in [−π, π], with the signs of zero and the infinities of {@link Math#atan2}. */
    public static double atan2(double y, double x) {
        double width = Math.abs(x);
        double height = Math.abs(y);
        if (width != width || height != height) {
            return Double.NaN;
        }
        boolean isBackward = Math.copySign(1, x) < 0;
        if (height == 0) {
            return isBackward ? Math.copySign(Math.PI, y) : y;
        }
        if (height > Double.MAX_VALUE) {
            double upright = width > Double.MAX_VALUE ? QUARTER_TURN / 2 : QUARTER_TURN;
            return Math.copySign(isBackward ? Math.PI - upright : upright, y);
        }
        if (width > Double.MAX_VALUE || height / width < NEGLIGIBLE) {
            return Math.copySign(isBackward ? Math.PI : height / width, y);
        }
        if (width / height < NEGLIGIBLE) {
            return Math.copySign(QUARTER_TURN, y);
        }
        double scale = height > MODERATE_MOST || width > MODERATE_MOST ? 1 / TO_MODERATE : height < MODERATE_LEAST || width < MODERATE_LEAST ? TO_MODERATE : 1;
        return Math.copySign(angle(height * scale, x * scale, 0), y);
    }

    /**
     * The direction of a vector of moderate size with y ≥ 0, plus a small correction. The smaller coordinate over the larger is close to
     * a sixteenth k; the arc tangent is that of k plus a short series for the remaining ratio.
     */
    private static double angle(double y, double x, double correction) {
        double width = Math.abs(x);
        boolean isSteep = y > width;
        double small = isSteep ? width : y;
        double large = isSteep ? y : width;
        int k = (int) (small / large * ARCS + 0.5);
        double ratio = k / (double) ARCS;
        double part = ratio * large;
        double high = small - part;
        double low = sumError(small, -part, high) - productError(ratio, large, part);
        double addend = ratio * small;
        double divisor = large + addend;
        double divisorLow = sumError(large, addend, divisor) + productError(ratio, small, addend);
        double t = high / divisor;
        double q = t * t;
        double rest = quotientError(high, low, divisor, divisorLow, t) + ARC_LOW[k]
                - t * q * (1 / 3.0 - q * (1 / 5.0 - q * (1 / 7.0 - q * (1 / 9.0 - q * (1 / 11.0 - q / 13.0)))));
        int sign = isSteep == x < 0 ? 1 : -1;
        double base = isSteep ? QUARTER_TURN : x < 0 ? Math.PI : 0;
        double baseLow = isSteep ? QUARTER_TURN_LOW : x < 0 ? HALF_TURN_LOW : 0;
        double nearest = base + sign * ARC[k];
        double nearestLow = sumError(base, sign * ARC[k], nearest);
        double sum = nearest + sign * t;
        return sum + (sumError(nearest, sign * t, sum) + nearestLow + baseLow + sign * rest + correction);
    }

    public static double hypot(double x, double y) {
        double large = Math.max(Math.abs(x), Math.abs(y));
        double small = Math.min(Math.abs(x), Math.abs(y));
        if (Math.abs(x) > Double.MAX_VALUE || Math.abs(y) > Double.MAX_VALUE) {
            return Double.POSITIVE_INFINITY;
        }
        if (!(small > large * NEGLIGIBLE)) {
            return large + small;
        }
        double scale = large > MODERATE_MOST ? 1 / TO_MODERATE : small < MODERATE_LEAST ? TO_MODERATE : 1;
        return length(large * scale, small * scale) / scale;
    }

    private static double length(double large, double small) {
        double first = large * large;
        double second = small * small;
        double sum = first + second;
        double low = sumError(first, second, sum) + productError(large, large, first) + productError(small, small, second);
        double root = Math.sqrt(sum);
        double square = root * root;
        return root + (sum - square - productError(root, root, square) + low) / (2 * root);
    }
}
