package dev.goldenangle.telemetry;

/** Re-simulates the ticks of a block, bit for bit. Called by any thread. */
@FunctionalInterface
public interface Resimulation {
    /** Fills every row. */
    void run(Keyframe start, Inputs inputs, Rows dest);
}
