package dev.goldenangle.math;

/** A small seeded random generator (SplitMix64) for bots and workloads. The same seed gives the same sequence on every machine. */
public final class Randomness {
    private long state;

    public Randomness(long seed) {
        state = seed;
    }

    public long state() {
        return state;
    }

    public void restore(long savedState) {
        state = savedState;
    }

    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /** Uniform in [0, 1). */
    public float nextFloat() {
        return (nextLong() >>> 40) * 0x1.0p-24f;
    }

    /** Uniform whole number in [0, bound). */
    public int nextInt(int bound) {
        return (int) ((nextLong() >>> 33) * bound >>> 31);
    }

    /** Standard normal, approximated by the sum of twelve uniforms: bounded by ±6 and free of transcendental functions. */
    public float nextGaussian() {
        float sum = -6f;
        for (int i = 0; i < 12; i++) {
            sum += nextFloat();
        }
        return sum;
    }
}
