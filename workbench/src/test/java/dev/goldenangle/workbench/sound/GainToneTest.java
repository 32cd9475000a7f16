package dev.goldenangle.workbench.sound;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Checks the generated samples. */
class GainToneTest {
    private static final int WINDOW = 1 << 14;
    private static final int FADED_IN = GainTone.RATE / 4;

    private static float[] samples(GainTone tone, int count) {
        float[] samples = new float[count];
        tone.fill(samples, count);
        return samples;
    }

    @Property(tries = 100)
    void pitchFollowsTheGain(@ForAll @DoubleRange(min = -1, max = 1) double share, @ForAll @DoubleRange(min = 0.05, max = 1) double volume) {
        GainTone tone = new GainTone();
        tone.sing(share, volume);
        samples(tone, FADED_IN);
        assertEquals(330 * Math.pow(2, share), Spectrum.loudestHertz(samples(tone, WINDOW), GainTone.RATE), 1);
    }

    @Example
    void bestGainIsAnOctaveHigherAndAnEqualLossAnOctaveLower() {
        assertEquals(660, GainTone.hertz(1), 1e-9);
        assertEquals(330, GainTone.hertz(0), 1e-9);
        assertEquals(165, GainTone.hertz(-1), 1e-9);
        assertEquals(660, GainTone.hertz(5), 1e-9);
    }

    @Example
    void loudnessFollowsTheVolume() {
        for (double volume : new double[] {1, 0.5, 0.1}) {
            GainTone tone = new GainTone();
            tone.sing(0.5, volume);
            samples(tone, FADED_IN);
            assertEquals(0.25 * volume, loudest(samples(tone, WINDOW)), 1e-3);
        }
    }

    private static double loudest(float[] samples) {
        double most = 0;
        for (float sample : samples) {
            most = Math.max(most, Math.abs(sample));
        }
        return most;
    }

    /** Gains, volumes, rests and landings in any order: a jump between two samples would be audible as a crack. */
    @Property(tries = 300)
    void samplesNeverJump(@ForAll long seed) {
        Random random = new Random(seed);
        GainTone tone = new GainTone();
        float last = 0;
        for (int i = 0; i < 60; i++) {
            switch (random.nextInt(5)) {
                case 0 -> tone.rest();
                case 1 -> tone.click(GainTone.Kind.values()[random.nextInt(2)], random.nextDouble());
                case 2 -> tone.sing(random.nextBoolean() ? 1 : -1, 1);
                case 3 -> tone.sing(Double.NaN, 1);
                default -> tone.sing(random.nextGaussian(), random.nextDouble());
            }
            for (float sample : samples(tone, 1 + random.nextInt(700))) {
                assertTrue(Math.abs(sample - last) <= GainTone.MOST_STEP, () -> "a crack");
                assertTrue(Math.abs(sample) <= 1, () -> "too loud");
                last = sample;
            }
        }
    }

    @Example
    void toneIsSilentUnlessRequested() {
        GainTone tone = new GainTone();
        assertTrue(tone.isSilent());
        assertEquals(0, loudest(samples(tone, WINDOW)));
        tone.sing(0.7, 0);
        assertEquals(0, loudest(samples(tone, WINDOW)));
        tone.sing(0.7, 1);
        samples(tone, FADED_IN);
        tone.rest();
        samples(tone, FADED_IN);
        assertTrue(tone.isSilent());
        assertEquals(0, loudest(samples(tone, WINDOW)));
    }

    @Example
    void perfectJumpClickIsHigherThanALandingClickAndBothEnd() {
        double[] hertz = new double[2];
        for (GainTone.Kind kind : GainTone.Kind.values()) {
            GainTone tone = new GainTone();
            tone.click(kind, 1);
            hertz[kind.ordinal()] = Spectrum.loudestHertz(samples(tone, WINDOW), GainTone.RATE);
            assertTrue(tone.isSilent());
        }
        assertEquals(150, hertz[0], 25);
        assertEquals(1320, hertz[1], 25);
    }
}
