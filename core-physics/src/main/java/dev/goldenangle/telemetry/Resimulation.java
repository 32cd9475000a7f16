package dev.goldenangle.telemetry;

/** Makes the ticks of a block again, bit for bit. Called by any thread. */
@FunctionalInterface
public interface Resimulation {
    /** Fills every row. */
    void run(Keyframe start, Inputs inputs, Rows dest);
}
