package dev.goldenangle.motor.xonotic;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the xonotic model. */
public enum XonoticSignal implements Signal {
    STRAFE(Unit.RATIO, "How far the strafing settings replace the normal ones in the air: 1 with a side key alone, 0 with forward or a diagonal");

    private final Spec spec;

    XonoticSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
