package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the goldsrc model. */
public enum GoldsrcSignal implements Signal {
    LEDGE(Unit.NONE, "1 on ticks on which a drop ahead multiplies the friction"),
    WATER(Unit.NONE, "Depth in water: 1 feet, 2 waist, 3 eyes, 0 dry"),
    LADDER(Unit.NONE, "1 on ticks on which the body hangs on a ladder"),
    STAMINA(Unit.MILLISECONDS, "Remaining time during which a jump makes the body slower"),
    DUCK_TIME(Unit.MILLISECONDS, "Remaining time after pressing crouch during which a long jump is possible");

    private final Spec spec;

    GoldsrcSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
