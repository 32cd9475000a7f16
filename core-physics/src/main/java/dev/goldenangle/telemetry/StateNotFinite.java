package dev.goldenangle.telemetry;

/** A model calculated a position, velocity or view that is not a finite number, so its run is meaningless. */
public final class StateNotFinite extends RuntimeException {
    private static final long serialVersionUID = 1;

    StateNotFinite(String model, int tick) {
        super("the model " + model + " calculated a state that is not a number on tick " + tick + "; this is a fault in its rules");
    }
}
