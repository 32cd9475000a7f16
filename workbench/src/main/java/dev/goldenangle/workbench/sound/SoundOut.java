package dev.goldenangle.workbench.sound;

/** An audio output. */
public interface SoundOut extends AutoCloseable {
    @FunctionalInterface
    interface Opener {
        /** @throws IllegalStateException with the reason if there is no device */
        SoundOut open();
    }

    /** Plays 16-bit samples, low byte first; blocks until there is room for more. */
    void write(byte[] samples, int bytes);

    @Override
    void close();
}
