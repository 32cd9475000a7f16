package dev.goldenangle.workbench.pad;

import java.util.List;

/** The gamepads of a computer. Opened, read and closed by one thread. */
public interface PadSystem extends AutoCloseable {
    /** Opens it. */
    @FunctionalInterface
    interface Opener {
        /**
         * @throws IllegalStateException when it says that it cannot be used, and why
         * @throws LinkageError          when its library cannot be loaded
         */
        PadSystem open();
    }

    /** What every pad says that is plugged in now, in the order in which they came. */
    List<PadReading> read();

    /** Shakes a pad, if it can: strength 0 to 1. */
    void shake(int id, double strength, int millis);

    @Override
    void close();
}
