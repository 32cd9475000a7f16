package dev.goldenangle.math;

import java.math.BigInteger;

/** The binary digits of 2/π, for the reduction of angles beyond a million radians. They are computed when the first such angle occurs. */
final class TwoOverPi {
    /** The number of words; a double with the largest exponent needs 969 + 192 bits. */
    private static final int WORDS = 38;
    private static final int[] DIGITS = digits();

    private TwoOverPi() {
    }

    /** The 32 binary digits from the given one on; the first digit after the point is 0, and digits before it are zeros. */
    static long word(int firstBit) {
        int index = firstBit >> 5;
        int shift = firstBit & 31;
        long two = (long) at(index) << 32 | at(index + 1) & 0xFFFFFFFFL;
        return two >>> 32 - shift & 0xFFFFFFFFL;
    }

    private static int at(int index) {
        return index < 0 ? 0 : DIGITS[index];
    }

    private static int[] digits() {
        int bits = 32 * WORDS;
        int spare = 64;
        BigInteger one = BigInteger.ONE.shiftLeft(bits + spare);
        // Machin: π/4 = 4 atan(1/5) − atan(1/239).
        BigInteger quarter = arcOfReciprocal(one, 5).shiftLeft(2).subtract(arcOfReciprocal(one, 239));
        BigInteger ratio = one.shiftLeft(bits - 1).divide(quarter);
        int[] digits = new int[WORDS];
        for (int i = 0; i < WORDS; i++) {
            digits[i] = ratio.shiftRight(bits - 32 * (i + 1)).intValue();
        }
        return digits;
    }

    /** The arc tangent of 1/n, scaled. */
    private static BigInteger arcOfReciprocal(BigInteger one, int n) {
        BigInteger square = BigInteger.valueOf(n * n);
        BigInteger power = one.divide(BigInteger.valueOf(n));
        BigInteger sum = power;
        for (int k = 3; power.signum() != 0; k += 2) {
            power = power.divide(square).negate();
            sum = sum.add(power.divide(BigInteger.valueOf(k)));
        }
        return sum;
    }
}
