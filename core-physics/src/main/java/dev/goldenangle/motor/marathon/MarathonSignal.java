package dev.goldenangle.motor.marathon;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** What the marathon model reports beyond the common columns. */
public enum MarathonSignal implements Signal {
    ACTION(Unit.NONE, "0 still, 1 walking, 2 running, 3 sliding, 4 airborne"),
    TRAVEL_SPEED(Unit.WORLD_UNITS_PER_SECOND, "How fast the position really moved; walls stop it while the speed stays"),
    PUSH_SPEED(Unit.WORLD_UNITS_PER_SECOND, "Horizontal speed given by pushes and currents"),
    TURN_SPEED(Unit.ANGLE_PER_SECOND, "Turning speed, left is positive"),
    GLANCE(Unit.ANGLE, "Head against body, left is positive"),
    FLOOR(Unit.WORLD_UNITS, "Height of the floor that holds here"),
    CEILING(Unit.WORLD_UNITS, "Height of the ceiling that holds here"),
    POLYGON(Unit.NONE, "Number of the polygon stood in"),
    SUBMERGED(Unit.NONE, "0 dry, 1 feet in liquid, 2 head under"),
    STEP_PHASE(Unit.RATIO, "How far the current step is, 0 to 1"),
    EYE_HEIGHT(Unit.WORLD_UNITS, "Height of the eyes above the feet, bob included"),
    CLIPPED(Unit.NONE, "1 when a wall, a step or an object corrected the move");

    private final Spec spec;

    MarathonSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
