package dev.goldenangle.toolkit.study.design;

/**
 * Random numbers by index: the same index gives the same number on any thread and machine, in any order. Uses the finisher of
 * SplitMix64.
 */
public final class HashedRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private final long seed;

    public HashedRandom(long seed) {
        this.seed = mix(seed + GOLDEN);
    }

    /** Another sequence, practically independent of this one. */
    public HashedRandom child(long index) {
        return new HashedRandom(bits(index) ^ 0x5DEECE66DL);
    }

    /** 64 random bits. */
    public long bits(long index) {
        return mix(seed ^ mix((index + 1) * GOLDEN));
    }

    /** From 0 (inclusive) to 1 (exclusive). */
    public double unit(long index) {
        return (bits(index) >>> 11) * 0x1.0p-53;
    }

    /** From 0 (inclusive) to a bound (exclusive). */
    public int below(long index, int bound) {
        return (int) (unit(index) * bound);
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
