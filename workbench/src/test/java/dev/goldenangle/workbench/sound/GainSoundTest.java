package dev.goldenangle.workbench.sound;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GainSoundTest {
    private final HeardSamples tape = new HeardSamples();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();
    private final GainSound sound = new GainSound(() -> {
        opened.incrementAndGet();
        return tape;
    });

    /** Records the played samples. */
    private final class HeardSamples implements SoundOut {
        private final float[] samples = new float[1 << 22];
        private volatile int length;

        @Override
        public void write(byte[] bytes, int count) {
            for (int i = 0; i + 1 < count && length < samples.length; i += 2) {
                samples[length++] = (short) (bytes[i] & 0xFF | bytes[i + 1] << 8) / 32_000f;
            }
            Thread.yield();
        }

        float[] last(int count) {
            float[] cut = new float[count];
            System.arraycopy(samples, length - count, cut, 0, count);
            return cut;
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }

    @AfterEach
    void end() {
        sound.close();
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "never came true: " + what);
            Thread.onSpinWait();
        }
    }

    @Test
    void noDeviceIsOpenedWhileOff() {
        sound.sing(0.5, 0);
        sound.click(GainTone.Kind.LANDING);
        sound.sing(Double.NaN, 1);
        assertFalse(sound.isAwake());
    }

    @Test
    void requestedToneIsPlayedAndTheDeviceReleasedAfterwards() {
        sound.sing(1, 1);
        await("half a second", () -> tape.length > GainTone.RATE / 2);
        int then = tape.length;
        await("more", () -> tape.length > then + (1 << 14));
        assertEquals(660, Spectrum.loudestHertz(tape.last(1 << 14), GainTone.RATE), 1);
        sound.sing(Double.NaN, 1);
        await("given back", () -> closed.get() == 1);
        sound.click(GainTone.Kind.PERFECT_JUMP);
        await("had again", () -> opened.get() == 2);
    }

    @Test
    void withoutADeviceItStaysSilentAndTriesOnce() {
        AtomicInteger asked = new AtomicInteger();
        try (GainSound mute = new GainSound(() -> {
            asked.incrementAndGet();
            throw new IllegalStateException("no sound device is available");
        })) {
            mute.sing(0.5, 1);
            await("asked", () -> !mute.hasDevice());
            mute.sing(0.6, 1);
            mute.click(GainTone.Kind.LANDING);
            assertEquals(1, asked.get());
        }
    }

    /** Works with or without a real sound device. */
    @Test
    void realDeviceIsOptional() {
        try (GainSound real = new GainSound()) {
            real.sing(0, 0.001);
            real.sing(Double.NaN, 0.001);
        }
    }
}
