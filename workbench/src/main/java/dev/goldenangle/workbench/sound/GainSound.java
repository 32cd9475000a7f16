package dev.goldenangle.workbench.sound;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * Plays the gain sound on its own thread. Thread and device are opened when first needed, and the device is released
 * after a second of silence. Without a device it stays silent.
 */
public final class GainSound implements AutoCloseable {
    /** Samples generated at once: a third of the device's buffer. */
    static final int CHUNK = GainTone.RATE * 5 / 1000;
    private static final int GIVES_BACK_AFTER = GainTone.RATE / CHUNK;
    private static final int LOUDEST = 32_000;
    private final SoundOut.Opener opener;
    private final GainTone tone = new GainTone();
    private final Queue<GainTone.Kind> clicks = new ConcurrentLinkedQueue<>();
    private volatile double share = Double.NaN;
    private volatile double volume;
    private volatile boolean closed;
    private volatile boolean hasDevice = true;
    private Thread thread;

    public GainSound() {
        // A lambda instead of a method reference, which would load the class at once.
        this(() -> SoundDevice.open());
    }

    public GainSound(SoundOut.Opener opener) {
        this.opener = opener;
    }

    /** False after a device could not be opened. */
    public boolean hasDevice() {
        return hasDevice;
    }

    /** Sets the tone: gain as a share of the best possible, NaN for none; volume 0 to 1. */
    public void sing(double gainShare, double newVolume) {
        share = gainShare;
        volume = newVolume;
        if (!Double.isNaN(gainShare) && newVolume > 0) {
            wake();
        }
    }

    public void click(GainTone.Kind kind) {
        if (volume > 0) {
            clicks.add(kind);
            wake();
        }
    }

    /** Opens the device for a moment, so that {@link #hasDevice} is true only if there is one. */
    public void tryDevice() {
        wake();
    }

    /** Whether the playing thread is running. */
    synchronized boolean isAwake() {
        return thread != null;
    }

    private synchronized void wake() {
        if (thread == null && !closed && hasDevice) {
            thread = DaemonThreads.start("sound", Thread.MAX_PRIORITY, this::run);
        }
        LockSupport.unpark(thread);
    }

    private void run() {
        while (!closed && hasDevice) {
            try (SoundOut out = opener.open()) {
                play(out);
            } catch (RuntimeException | LinkageError none) {
                hasDevice = false;
            }
            while (!closed && hasDevice && isResting()) {
                LockSupport.park(this);
            }
        }
        clicks.clear();
    }

    private boolean isResting() {
        return clicks.isEmpty() && (Double.isNaN(share) || volume == 0);
    }

    /** Plays until it has been silent for a while. */
    private void play(SoundOut out) {
        float[] samples = new float[CHUNK];
        byte[] bytes = new byte[2 * CHUNK];
        int silent = 0;
        while (!closed && silent < GIVES_BACK_AFTER) {
            takeOver();
            tone.fill(samples, CHUNK);
            for (int i = 0; i < CHUNK; i++) {
                int sample = Math.round(samples[i] * LOUDEST);
                bytes[2 * i] = (byte) sample;
                bytes[2 * i + 1] = (byte) (sample >> 8);
            }
            out.write(bytes, bytes.length);
            silent = tone.isSilent() ? silent + 1 : 0;
        }
    }

    private void takeOver() {
        double wanted = share;
        if (Double.isNaN(wanted) || volume == 0) {
            tone.rest();
        } else {
            tone.sing(wanted, volume);
        }
        for (GainTone.Kind kind = clicks.poll(); kind != null; kind = clicks.poll()) {
            tone.click(kind, volume);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
