package dev.goldenangle.toolkit.study.design;

/**
 * A random permutation of the numbers below a bound, computed on demand, so that a design of 10⁸ points needs no memory. Applies four
 * rounds of a Feistel network over the next even power of two, repeated until the result is below the bound.
 */
final class Permutation {
    private static final int ROUNDS = 4;
    private final long bound;
    private final HashedRandom random;
    private final int halfBits;
    private final long halfMask;

    Permutation(long bound, HashedRandom random) {
        this.bound = bound;
        this.random = random;
        int bits = Math.max(2, 64 - Long.numberOfLeadingZeros(Math.max(1, bound - 1)));
        halfBits = (bits + 1) / 2;
        halfMask = (1L << halfBits) - 1;
    }

    /** Maps an index below the bound. */
    long of(long index) {
        long at = index;
        do {
            at = shuffled(at);
        } while (at >= bound);
        return at;
    }

    private long shuffled(long value) {
        long left = value >>> halfBits;
        long right = value & halfMask;
        for (int round = 0; round < ROUNDS; round++) {
            long next = left ^ random.bits(right * ROUNDS + round) & halfMask;
            left = right;
            right = next;
        }
        return left << halfBits | right;
    }
}
