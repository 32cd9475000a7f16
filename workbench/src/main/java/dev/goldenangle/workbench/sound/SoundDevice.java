package dev.goldenangle.workbench.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** The computer's audio output with a short buffer: at most 15 ms of delay plus that of the device. */
final class SoundDevice implements SoundOut {
    private static final int BUFFER_MILLIS = 15;
    private static final int SAMPLE_BYTES = 2;
    private final SourceDataLine line;

    private SoundDevice(SourceDataLine line) {
        this.line = line;
    }

    static SoundOut open() {
        AudioFormat format = new AudioFormat(GainTone.RATE, 8 * SAMPLE_BYTES, 1, true, false);
        try {
            SourceDataLine line = AudioSystem.getSourceDataLine(format);
            line.open(format, GainTone.RATE * BUFFER_MILLIS / 1000 * SAMPLE_BYTES);
            line.start();
            return new SoundDevice(line);
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException none) {
            throw new IllegalStateException("no sound device is available", none);
        }
    }

    @Override
    public void write(byte[] samples, int bytes) {
        line.write(samples, 0, bytes);
    }

    @Override
    public void close() {
        line.stop();
        line.close();
    }
}
