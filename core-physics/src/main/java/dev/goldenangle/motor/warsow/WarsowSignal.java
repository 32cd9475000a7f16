package dev.goldenangle.motor.warsow;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the warsow model. */
public enum WarsowSignal implements Signal {
    DASH(Unit.UNITS_PER_SECOND, "Horizontal speed given by a dash on this tick"),
    WALL_JUMP(Unit.UNITS_PER_SECOND, "Horizontal speed after a wall jump on this tick"),
    DASH_TIMER(Unit.MILLISECONDS, "Remaining time until the next dash"),
    WALL_JUMP_TIMER(Unit.MILLISECONDS, "Remaining time until the next wall jump"),
    SLIDE_TIMER(Unit.MILLISECONDS, "Remaining time of a crouch slide, or of the pause after it"),
    WATER(Unit.NONE, "How deep in water: 0 not at all, 1 feet, 2 waist, 3 eyes");

    private final Spec spec;

    WarsowSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
