package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RandomnessTest {
    /** The published sequence of SplitMix64 for seed 1234567. */
    @Test
    void sequenceIsThatOfSplitMix64() {
        Randomness random = new Randomness(1234567);
        assertEquals(6457827717110365317L, random.nextLong());
        assertEquals(3203168211198807973L, random.nextLong());
        assertEquals(Long.parseUnsignedLong("9817491932198370423"), random.nextLong());
    }

    @Test
    void savedStateContinuesTheSequence() {
        Randomness random = new Randomness(5);
        random.nextLong();
        long saved = random.state();
        long next = random.nextLong();
        random.nextLong();
        random.restore(saved);
        assertEquals(next, random.nextLong());
        assertEquals(next, new Randomness(saved).nextLong());
    }

    /** The top 24 bits as a fraction: 6457827717110365317 / 2^64 = 0.35008 … */
    @Test
    void fractionsAndWholeNumbersUseTheTopBits() {
        assertEquals(6457827717110365317L / 0x1.0p64, new Randomness(1234567).nextFloat(), 1e-7);
        assertEquals(35, new Randomness(1234567).nextInt(100));
        assertEquals(350, new Randomness(1234567).nextInt(1000));
    }

    @Test
    void numbersAreUniformOverTheirRange() {
        Randomness random = new Randomness(1);
        int[] counts = new int[10];
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            counts[random.nextInt(10)]++;
            float share = random.nextFloat();
            assertTrue(share >= 0f && share < 1f);
            sum += share;
        }
        for (int count : counts) {
            assertEquals(1000, count, 150);
        }
        assertEquals(0.5, sum / 10_000, 0.02);
    }

    @Test
    void normalDistributionHasMeanZeroAndDeviationOne() {
        Randomness random = new Randomness(2);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < 20_000; i++) {
            float draw = random.nextGaussian();
            assertTrue(draw >= -6f && draw <= 6f);
            sum += draw;
            squares += draw * draw;
        }
        assertEquals(0, sum / 20_000, 0.03);
        assertEquals(1, squares / 20_000, 0.04);
    }
}
