package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the quakeworld model. */
public enum QuakeworldSignal implements Signal {
    LEDGE(Unit.NONE, "1 on ticks on which a drop ahead multiplies the friction");

    private final Spec spec;

    QuakeworldSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
