package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** What the quakeworld model reports beyond the common columns. */
public enum QuakeworldSignal implements Signal {
    LEDGE(Unit.NONE, "1 on ticks on which a drop ahead multiplies friction");

    private final Unit unit;
    private final String doc;

    QuakeworldSignal(Unit unit, String doc) {
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
