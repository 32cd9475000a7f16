package dev.goldenangle.motor.strafejump;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the strafejump model. */
public enum StrafejumpSignal implements Signal {
    TIMER(Unit.MILLISECONDS, "Remaining time during which surfaces do not change the velocity");

    private final Spec spec;

    StrafejumpSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
