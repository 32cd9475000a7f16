package dev.goldenangle.motor.strafejump;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** What the strafejump model reports beyond the common columns. */
public enum StrafejumpSignal implements Signal {
    TIMER(Unit.MILLISECONDS, "Time left during which surfaces leave the velocity alone");

    private final Spec spec;

    StrafejumpSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
