package dev.goldenangle.motor;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;

/**
 * The knobs that both Quake movers have: group, unit, limits and what each means stand here once. A model's own table says
 * which of them it has and where each starts.
 */
public enum QuakeKnob {
    TOP_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 1, 5000, 100, 800,
            "W: the speed that running on the ground settles at.", "runs crawl", "rooms are too small for the speed"),
    GROUND_ACCELERATION(Groups.GROUND, Unit.PER_SECOND, 0, 200, 1, 30,
            "How fast ground speed builds up, as a multiple of the wish speed each second.",
            "friction wins and the top speed is never reached", "turns on the ground are instant"),
    FRICTION(Groups.GROUND, Unit.PER_SECOND, 0, 100, 0, 20,
            "Share of the ground speed lost each second.", "the mover skates", "strafing gains are gone at the first touch"),
    STOP_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 0, 2000, 0, 300,
            "Friction acts at least as strongly as at this speed.", "the last steps glide on", "a short tap moves nothing"),
    REST_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 0, 50, 0, 10,
            "Slower than this is standing still.", "the mover creeps", "slow walking stutters"),

    GRAVITY(Groups.JUMP, Unit.UNITS_PER_SECOND_SQUARED, 1, 10000, 200, 1600,
            "Downward acceleration in the air.", "jumps float", "jumps are hops"),

    STEP_HEIGHT(Groups.CONTACT, Unit.UNITS, 0, 200, 0, 40,
            "Highest ledge that is climbed without a jump.", "stairs stop the mover", "crates are walked over"),
    WALKABLE_NORMAL(Groups.CONTACT, Unit.NONE, 0.01, 1, 0.3, 0.95,
            "Least upward part of a ground normal that can be stood on.", "walls are climbed", "gentle ramps are slid down"),

    HALF_WIDTH(Groups.BODY, Unit.UNITS, 1, 200, 8, 32,
            "Half the width of the box.", "gaps meant to be closed open", "doors are too narrow"),
    FEET(Groups.BODY, Unit.UNITS, 1, 200, 8, 48,
            "How far the feet are below the origin.", "the box hangs in mid-air", "low ceilings block it"),
    HEAD(Groups.BODY, Unit.UNITS, 1, 200, 8, 48,
            "How far the top is above the origin.", "vents are walked through", "doors are too low"),
    EYE(Groups.BODY, Unit.UNITS, -200, 200, 0, 48,
            "Eye above the origin.", "the world looks huge", "the world looks tiny");

    private final Spec spec;

    QuakeKnob(Group group, Unit unit, double min, double max, double sliderMin, double sliderMax, String doc, String tooLow, String tooHigh) {
        spec = Spec.number(group, unit, min).limits(min, max).slider(sliderMin, sliderMax).doc(doc, tooLow, tooHigh);
    }

    /** The knob with the start value of one game. */
    public Spec from(double start) {
        return spec.start(start);
    }

    /** The groups that both have, in tuning order. */
    public static final class Groups {
        public static final Group GROUND = new Group("ground", "Ground", "Get running, turning and stopping right first.");
        public static final Group AIR = new Group("air", "Air", "Then decide what strafing in the air is worth.");
        public static final Group JUMP = new Group("jump", "Jump", "Height and time of a jump set the rhythm of a chain of jumps.");
        public static final Group CONTACT = new Group("contact", "Contact", "What counts as floor, step and wall; change only with a reason.");
        public static final Group BODY = new Group("body", "Body", "The box that moves and where it sees from.");

        private Groups() {
        }
    }
}
