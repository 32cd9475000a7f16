package dev.goldenangle.workbench.sound;

/** Where samples are heard. */
public interface SoundOut extends AutoCloseable {
    /** Opens it. */
    @FunctionalInterface
    interface Opener {
        /** @throws IllegalStateException when there is no device, and why */
        SoundOut open();
    }

    /** Takes samples of 16 bits, low byte first; returns when there is room for more. */
    void write(byte[] samples, int bytes);

    @Override
    void close();
}
