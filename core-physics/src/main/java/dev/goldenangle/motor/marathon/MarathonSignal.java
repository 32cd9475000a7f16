package dev.goldenangle.motor.marathon;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The signals of the marathon model. */
public enum MarathonSignal implements Signal {
    ACTION(Unit.NONE, "0 still, 1 walking, 2 running, 3 sliding, 4 airborne"),
    TRAVEL_SPEED(Unit.WORLD_UNITS_PER_SECOND, "How fast the position really moved; walls stop it without reducing the speed"),
    PUSH_SPEED(Unit.WORLD_UNITS_PER_SECOND, "Horizontal speed given by pushes and currents"),
    TURN_SPEED(Unit.ANGLE_PER_SECOND, "Turning speed, left is positive"),
    GLANCE(Unit.ANGLE, "Angle between head and body, left is positive"),
    FLOOR(Unit.WORLD_UNITS, "Height of the floor at the player"),
    CEILING(Unit.WORLD_UNITS, "Height of the ceiling at the player"),
    POLYGON(Unit.NONE, "Number of the player's polygon"),
    SUBMERGED(Unit.NONE, "0 dry, 1 feet in liquid, 2 head under liquid"),
    STEP_PHASE(Unit.RATIO, "Progress of the current step, 0 to 1"),
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
