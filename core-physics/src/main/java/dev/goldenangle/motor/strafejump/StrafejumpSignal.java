package dev.goldenangle.motor.strafejump;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** What the strafejump model reports beyond the common columns. */
public enum StrafejumpSignal implements Signal {
    TIMER(Unit.MILLISECONDS, "Time left during which surfaces leave the velocity alone");

    private final Unit unit;
    private final String doc;

    StrafejumpSignal(Unit unit, String doc) {
        this.unit = unit;
        this.doc = doc;
    }

    @Override
    public Unit unit() {
        return unit;
    }

    @Override
    public String doc() {
        return doc;
    }
}
