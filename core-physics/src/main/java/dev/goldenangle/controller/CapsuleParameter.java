package dev.goldenangle.controller;

import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/** The knobs of the capsule controller. A model that uses it lists them after its own. */
public enum CapsuleParameter implements Parameter {
    RADIUS(Spec.number(Groups.BODY, Unit.METRES, 0.4).limits(0.05, 5).slider(0.2, 0.8)
            .doc("Half the width of the capsule.", "the body slips through cracks it should not fit", "doorways become eyes of needles")),
    HEIGHT(Spec.number(Groups.BODY, Unit.METRES, 1.8).limits(0.1, 20).slider(1, 2.5)
            .doc("From the soles to the crown; at least two radii are used.", "low ceilings stop nobody", "the body does not fit under lintels")),
    SKIN(Spec.number(Groups.BODY, Unit.METRES, 0.02).limits(0.001, 0.1).slider(0.005, 0.05)
            .doc("Gap kept to every surface.", "rounding makes contacts come and go far from the origin", "the body visibly floats and misses narrow gaps")),

    STEP_HEIGHT(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.35).limits(0, 5).slider(0, 0.8)
            .doc("Highest surface a walking body climbs without a jump, measured from the surface it stands on.",
                    "every curb is a wall", "crates and railings are walked over")),
    MIN_STEP_WIDTH(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.2).limits(0, 5).slider(0, 0.6)
            .doc("Depth of tread a step must offer to be climbed.", "skirting boards and rails lift the body", "ordinary stairs are refused")),
    STEP_IN_AIR(Spec.onOff(Groups.GROUND_CONTACT, false)
            .doc("Whether a body in the air may step onto what it flies into; off, a ledge must be cleared by the jump itself.").acts(ActsWhen.IN_AIR)),
    MAX_SLOPE(Spec.number(Groups.GROUND_CONTACT, Unit.ANGLE, Value.degrees(45)).limits(Value.degrees(0), Value.degrees(89)).slider(Value.degrees(20), Value.degrees(70))
            .doc("Steepest surface that can be stood on; steeper ones are walls to a walker and slides to a faller.",
                    "ramps throw the walker off", "cliffs become stairs")),
    GROUND_SNAP(Spec.number(Groups.GROUND_CONTACT, Unit.METRES, 0.5).limits(0, 5).slider(0, 1)
            .doc("How far a walking body is pulled down to follow falling ground; a jump is never pulled down.",
                    "running downhill and down stairs becomes a series of hops", "ledges that should be jumped off are flowed down")),
    SLOPE_SPEED(Spec.choice(Groups.GROUND_CONTACT, SlopeSpeed.ALONG_SURFACE)
            .doc("What a change of slope keeps: the speed along the surface, the horizontal speed, or only what projection leaves.")),

    GRAVITY(Spec.number(Groups.FLIGHT, Unit.METRES_PER_SECOND_SQUARED, 25).limits(0, 1000).slider(5, 50)
            .doc("Downward acceleration in the air.", "jumps hang and landings come too late to chain", "jumps are over before they can be steered")),
    JUMP_SPEED(Spec.number(Groups.FLIGHT, Unit.METRES_PER_SECOND, 8.4375).limits(0, 100).slider(2, 15)
            .doc("Upward speed of a jump.", "no ledge is in reach", "every ledge is in reach").acts(ActsWhen.JUMPING));

    private final Spec spec;

    CapsuleParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    private static final class Groups {
        static final Group BODY = new Group("body", "Body", "The size everything in the map is measured against.");
        static final Group GROUND_CONTACT = new Group("ground_contact", "Ground contact", "What can be walked on, over and down without a jump.");
        static final Group FLIGHT = new Group("flight", "Flight", "How high and how long a jump is.");
    }
}
