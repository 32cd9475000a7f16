package dev.goldenangle.motor.tilestep;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the tilestep model. */
public enum TilestepSignal implements Signal {
    GROUND_Z(Unit.TILES, "Highest surface under the footprint"),
    ABOVE_GROUND(Unit.TILES, "Height of the feet above that surface"),
    BLOCKED_X(Unit.NONE, "1 when the move along x was stopped"),
    BLOCKED_Y(Unit.NONE, "1 when the move along y was stopped"),
    CLIMBED(Unit.TILES, "Height a step lifted the body, negative down"),
    DRAWN_LAG(Unit.TILES, "Distance from the drawn body to the real one"),
    RIDING(Unit.NONE, "1 while on the mount");

    private final Spec spec;

    TilestepSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
