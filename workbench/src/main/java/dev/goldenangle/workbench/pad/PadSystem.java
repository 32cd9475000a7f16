package dev.goldenangle.workbench.pad;

import java.util.List;

/** Access to the computer's gamepads. Open, read and close it on one thread. */
public interface PadSystem extends AutoCloseable {
    @FunctionalInterface
    interface Opener {
        /**
         * @throws IllegalStateException with the reason if it cannot be used
         * @throws LinkageError if its library cannot be loaded
         */
        PadSystem open();
    }

    /** The state of all connected pads, in the order of connection. */
    List<PadReading> read();

    /** Rumbles if the pad supports it: strength 0 to 1. */
    void shake(int id, double strength, int millis);

    @Override
    void close();
}
