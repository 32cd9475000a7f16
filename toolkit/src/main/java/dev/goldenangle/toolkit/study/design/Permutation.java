package dev.goldenangle.toolkit.study.design;

/**
 * A random order of the numbers below a bound that is not kept anywhere: where a number goes is computed, so that a design of
 * 10⁸ points needs no memory. Four rounds of a Feistel network over the next even power of two, walked until inside the bound.
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

    /** Where an index below the bound goes. */
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
