package dev.goldenangle.motor;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;

/**
 * The parameters that the Quake models share: group, unit, limits and texts. Each model's own table says which of them
 * it has and gives the defaults.
 */
public enum QuakeKnob {
    TOP_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 1, 5000, 100, 800,
            "W: the top speed of running on the ground.", "running is too slow", "rooms are too small for the speed"),
    GROUND_ACCELERATION(Groups.GROUND, Unit.PER_SECOND, 0, 200, 1, 30,
            "How fast ground speed builds up, as a multiple of the wish speed each second.",
            "friction is stronger and the top speed is never reached", "turns on the ground are instant"),
    FRICTION(Groups.GROUND, Unit.PER_SECOND, 0, 100, 0, 20,
            "Share of the ground speed lost per second.", "the mover slides as on ice", "speed gained by strafing is lost at the first touch of the ground"),
    STOP_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 0, 2000, 0, 300,
            "Friction acts at least as strongly as at this speed.", "the mover glides on at the end of a stop", "a short tap of a key does not move the mover"),
    REST_SPEED(Groups.GROUND, Unit.UNITS_PER_SECOND, 0, 50, 0, 10,
            "Below this speed the mover stands still.", "the mover creeps", "slow walking stutters"),

    GRAVITY(Groups.JUMP, Unit.UNITS_PER_SECOND_SQUARED, 1, 10000, 200, 1600,
            "Downward acceleration in the air.", "jumps float", "jumps are too short"),

    STEP_HEIGHT(Groups.CONTACT, Unit.UNITS, 0, 200, 0, 40,
            "Highest ledge that is climbed without a jump.", "stairs stop the mover", "the mover walks over crates"),
    WALKABLE_NORMAL(Groups.CONTACT, Unit.NONE, 0.01, 1, 0.3, 0.95,
            "Least z of a ground normal the mover can stand on.", "the mover walks up walls", "the mover slides down gentle ramps"),

    HALF_WIDTH(Groups.BODY, Unit.UNITS, 1, 200, 8, 32,
            "Half the width of the box.", "the mover fits through gaps that should stop it", "the mover does not fit through doors"),
    FEET(Groups.BODY, Unit.UNITS, 1, 200, 8, 48,
            "How far the feet are below the origin.", "the mover hangs above the ground", "low ceilings block it"),
    HEAD(Groups.BODY, Unit.UNITS, 1, 200, 8, 48,
            "How far the top is above the origin.", "the mover walks upright through vents", "the mover does not fit through doors"),
    EYE(Groups.BODY, Unit.UNITS, -200, 200, 0, 48,
            "Height of the eye above the origin.", "the world looks huge", "the world looks tiny");

    private final Spec spec;

    QuakeKnob(Group group, Unit unit, double min, double max, double sliderMin, double sliderMax, String doc, String tooLow, String tooHigh) {
        spec = Spec.number(group, unit, min).limits(min, max).slider(sliderMin, sliderMax).doc(doc, tooLow, tooHigh);
    }

    /** The parameter with the default of one game. */
    public Spec from(double start) {
        return spec.start(start);
    }

    /** The groups that both models share, in tuning order. */
    public static final class Groups {
        public static final Group GROUND = new Group("ground", "Ground", "Get running, turning and stopping right first.");
        public static final Group AIR = new Group("air", "Air", "Then decide how much strafing in the air gains.");
        public static final Group JUMP = new Group("jump", "Jump", "Height and duration of a jump set the rhythm of a chain of jumps.");
        public static final Group CONTACT = new Group("contact", "Contact", "What counts as floor, step and wall; change it only for a reason.");
        public static final Group BODY = new Group("body", "Body", "The box that moves, and the height of its eye.");

        private Groups() {
        }
    }
}
