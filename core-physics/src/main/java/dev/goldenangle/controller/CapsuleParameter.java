package dev.goldenangle.controller;

import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/**
 * The parameters of the capsule controller. A model that uses it lists them after its own.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
public enum CapsuleParameter implements Parameter {
    RADIUS(Spec.number(Groups.BODY, Unit.METRES, 0.4).limits(0.05, 5).slider(0.2, 0.8)
            .doc("Half the width of the capsule.", "the body slips through cracks that should stop it", "the body gets stuck in doorways")),
    HEIGHT(Spec.number(Groups.BODY, Unit.METRES, 1.8).limits(0.1, 20).slider(1, 2.5)
            .doc("From the soles to the top of the head; at least two radii are used.", "the body passes under low ceilings that should stop it", "the body does not fit through doors")),
    SKIN(Spec.number(Groups.BODY, Unit.METRES, 0.02).limits(0.001, 0.1).slider(0.005, 0.05)
            .doc("Gap kept to every surface.", "rounding makes contacts flicker far from the origin", "the body visibly floats and misses narrow gaps")),

    STEP_HEIGHT(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.35).limits(0, 5).slider(0, 0.8)
            .doc("Highest surface a walking body climbs without a jump, measured from the surface it stands on.",
                    "every kerb is a wall", "the body walks over crates and railings")),
    MIN_STEP_WIDTH(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.2).limits(0, 5).slider(0, 0.6)
            .doc("Depth of the tread a step needs to be climbed.", "skirting boards and rails lift the body", "ordinary stairs are refused")),
    STEP_IN_AIR(Spec.onOff(Groups.GROUND_CONTACT, false)
            .doc("Whether a body in the air can step onto a ledge it flies into; if off, the jump itself must clear the ledge.").acts(ActsWhen.IN_AIR)),
    MAX_SLOPE(Spec.number(Groups.GROUND_CONTACT, Unit.ANGLE, Value.degrees(45)).limits(Value.degrees(0), Value.degrees(89)).slider(Value.degrees(20), Value.degrees(70))
            .doc("Steepest surface the body can stand on; it cannot walk up steeper ones and slides down them.",
                    "walkers slip off ramps", "cliffs can be walked up")),
    GROUND_SNAP(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.5).limits(0, 5).slider(0, 1)
            .doc("How far a walking body is pulled down to follow descending ground; a jump is never pulled down.",
                    "running downhill and down stairs becomes a series of hops", "the body sticks to ledges it should jump off")),
    SLOPE_SPEED(Spec.choice(Groups.GROUND_CONTACT, SlopeSpeed.ALONG_SURFACE)
            .doc("What is kept when the slope changes: the speed along the surface, the horizontal speed, or only the projection.")),

    GRAVITY(Spec.number(Groups.FLIGHT, Unit.METRES_PER_SECOND_SQUARED, 25).limits(0, 1000).slider(5, 50)
            .doc("Downward acceleration in the air.", "jumps hang in the air and landings come too late to chain", "jumps are over before they can be steered")),
    JUMP_SPEED(Spec.number(Groups.FLIGHT, Unit.METRES_PER_SECOND, 8.4375).limits(0, 100).slider(2, 15)
            .doc("Upward speed of a jump.", "no ledge can be reached", "every ledge can be reached").acts(ActsWhen.JUMPING));

    private final Spec spec;

    CapsuleParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    private static final class Groups {
        static final Group BODY = new Group("body", "Body", "The size of the body; everything in the map is measured against it.");
        static final Group GROUND_CONTACT = new Group("ground_contact", "Ground contact", "What the body can walk on, over and down without a jump.");
        static final Group FLIGHT = new Group("flight", "Flight", "How high and how long jumps are.");
    }
}
