package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import static dev.goldenangle.parameter.Spec.number;
import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/** The parameters of the quakeworld model. The defaults are those of the 1996 game. */
public enum QuakeworldParameter implements Parameter {
    TICK_RATE(Spec.number(Groups.TIME, HERTZ, Value.milliseconds(13)).limits(10, 2000).slider(60, 250)
            .doc("Ticks per second; one tick is one command and one move.",
                    "gravity acts in coarse steps and jumps are lower", "air strafing gains less per second")),

    TOP_SPEED(QuakeKnob.TOP_SPEED.from(320)),
    FORWARD_SPEED(Spec.number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, Value.ofW(1.25)).limits(0, 10000).slider(0, 800)
            .doc("Speed that the forward and back keys ask for, in whole units; limited by W.",
                    "running never reaches W", "diagonals lean forward")),
    SIDE_SPEED(Spec.number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, Value.ofW(1.25)).limits(0, 10000).slider(0, 800)
            .doc("Speed that the side keys ask for, in whole units; limited by W.",
                    "strafing never reaches W", "diagonals lean sideways")),
    GROUND_ACCELERATION(QuakeKnob.GROUND_ACCELERATION.from(10)),
    FRICTION(QuakeKnob.FRICTION.from(4).acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(QuakeKnob.STOP_SPEED.from(100)),
    REST_SPEED(QuakeKnob.REST_SPEED.from(1)),
    LEDGE_FRICTION(number(QuakeKnob.Groups.GROUND, RATIO, 2, 0, 20, 1, 6)
            .doc("Friction is multiplied by this if there is a drop ahead.", "the mover slips over edges", "edges stop the mover dead").acts(ActsWhen.ON_GROUND)),
    LEDGE_REACH(number(QuakeKnob.Groups.GROUND, UNITS, 16, 0, 200, 0, 64)
            .doc("How far ahead to look for a drop.", "ledge friction starts too late", "ledge friction starts far from the ledge").acts(ActsWhen.ON_GROUND)),
    LEDGE_DROP(number(QuakeKnob.Groups.GROUND, UNITS, 34, 1, 1000, 8, 128)
            .doc("How deep a drop must be, below the feet, to count as a ledge.", "stairs down slow the mover", "real drops have no effect").acts(ActsWhen.ON_GROUND)),

    // No air parameter is limited to ticks in the air, because the ground is probed again at the start of a tick and
    // can be lost and found within it.
    AIR_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 10, 0, 200, 0, 30)
            .doc("How fast speed builds up in the air, as a multiple of the wish speed each second.",
                    "there is no control in the air", "any turn is possible in the air")),
    AIR_SPEED_CAP(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 30, 0, 10000, 0, 120)
            .doc("Greatest speed along the wish that the air push can reach; at W or above there is no cap.",
                    "no direction gains speed", "turning sharply in the air gains nothing extra")),

    GRAVITY(QuakeKnob.GRAVITY.from(800)),
    ENTITY_GRAVITY(number(QuakeKnob.Groups.JUMP, RATIO, 1, 0.01, 10, 0.1, 2)
            .doc("Share of gravity that acts on this body; the game sets it per body.", "the body floats", "jumps are too short")),
    JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 270, 0, 3000, 100, 500)
            .doc("Upward speed that a jump adds.", "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    RISE_LIMIT(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 180, 0, 3000, 0, 500)
            .doc("A body that rises faster than this counts as being in the air, regardless of the ground below.", "stairs throw the mover off the ground", "jumps are pulled back down")),

    STEP_HEIGHT(QuakeKnob.STEP_HEIGHT.from(18)),
    WALKABLE_NORMAL(QuakeKnob.WALKABLE_NORMAL.from(0.7)),
    CONTACT_GAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0.03125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from surfaces.", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(number(QuakeKnob.Groups.CONTACT, UNITS, 1, 0.001, 20, 0.125, 4)
            .doc("How far below the box to look for ground, and pull the box down to it.", "the grounded state flickers", "jumps and falls are cut short")),
    OVERBOUNCE(number(QuakeKnob.Groups.CONTACT, RATIO, 1, 1, 2, 1, 2)
            .doc("How often the speed into a surface is removed: 1 slides along it, as in the game; 2 bounces back at the same speed.",
                    "no lower value has an effect", "fast landings and walls throw the mover back")),
    STOP_EPSILON(number(QuakeKnob.Groups.CONTACT, UNITS_PER_SECOND, 0.1, 0, 10, 0, 1)
            .doc("After a surface has turned the velocity, components smaller than this become 0.",
                    "the mover creeps along walls", "slow slides stop")),
    CREASE_NORMALISED(Spec.onOff(QuakeKnob.Groups.CONTACT, false)
            .doc("Keeps the speed along the crease of two surfaces; if off, creases other than right angles cost speed, as in the game.")),
    NUDGE(number(QuakeKnob.Groups.CONTACT, UNITS, 0.125, 0, 2, 0.01, 1)
            .doc("How far a stuck box is moved to get free.", "touching a wall can hold the mover", "a stuck mover visibly jumps")),

    HALF_WIDTH(QuakeKnob.HALF_WIDTH.from(16)),
    FEET(QuakeKnob.FEET.from(24)),
    HEAD(QuakeKnob.HEAD.from(32)),
    EYE(QuakeKnob.EYE.from(22)),

    TELEPORT_SPEED(number(Groups.DEVICES, UNITS_PER_SECOND, 300, 0, 5000, 0, 1000)
            .doc("Speed with which a mover leaves a teleporter.", "arrivals block the exit", "arrivals hit the opposite wall").acts(ActsWhen.TELEPORTED)),

    SPECTATOR_SPEED(number(Groups.FLIGHT, UNITS_PER_SECOND, 500, 1, 5000, 100, 1000)
            .doc("Top speed of a spectator.", "looking around takes too long", "the view flies past details").acts(ActsWhen.FLYING)),
    SPECTATOR_FRICTION(number(Groups.FLIGHT, PER_SECOND, 6, 0, 100, 0, 20)
            .doc("Share of a spectator's speed lost each second.", "the flight never stops", "the flight is too slow").acts(ActsWhen.FLYING));

    private final Spec spec;

    QuakeworldParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The model's own groups; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group TIME = new Group("time", "Time", "The tick length changes jump height and air gains, so choose it first.");
        static final Group DEVICES = new Group("devices", "Devices", "What teleporters do to the mover.");
        static final Group FLIGHT = new Group("flight", "Flight", "Spectating, which goes through walls in this game.");

        private Groups() {
        }
    }
}
