package dev.goldenangle.motor.strafejump;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.MILLISECONDS;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/** The knobs of the strafejump model. The defaults are those of the shipped game. */
public enum StrafejumpParameter implements Parameter {
    RULES(Spec.choice(Groups.RULES, RuleSet.VQ3)
            .doc("Whose slide, step, jump and friction rules move the box: the shipped game's or the document's.")),
    TICK_RATE(Spec.number(Groups.RULES, HERTZ, Value.milliseconds(8)).limits(10, 2000).slider(60, 250)
            .doc("Ticks per second; one tick is one command and one move.",
                    "jumps land late and thin walls are met coarsely", "jump height and rounding drift from the game's")),
    TIMER_STEP(Spec.whole(Groups.RULES, MILLISECONDS, 8).limits(1, 100).slider(1, 20)
            .doc("Taken from a running timer each tick, in whole milliseconds.",
                    "timers outlast their time, so walls go unnoticed after landings", "timers end at once")),
    VELOCITY_ROUNDING(Spec.onOff(Groups.RULES, true)
            .doc("Rounds each component of the velocity to a whole number after every tick, halves to even.")),
    VIEW_ROUNDING(Spec.onOff(Groups.RULES, true)
            .doc("Rounds the view to 65,536 directions, as the game sends it; off, every direction can be looked in.")),

    TOP_SPEED(QuakeKnob.TOP_SPEED.from(320)),
    GROUND_ACCELERATION(QuakeKnob.GROUND_ACCELERATION.from(10)),
    FRICTION(QuakeKnob.FRICTION.from(6).acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(QuakeKnob.STOP_SPEED.from(100)),
    REST_SPEED(QuakeKnob.REST_SPEED.from(1)),
    CROUCH_SPEED(number(QuakeKnob.Groups.GROUND, RATIO, 0.25, 0.01, 1, 0.1, 1)
            .doc("Top speed while crouched, as a share of W.", "crouching pins the mover", "crouching costs nothing").acts(ActsWhen.CROUCHING)),

    // No knob of the air says that it acts in the air alone: the ground is looked for again at the beginning of a tick, and may be lost and found within it.
    AIR_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 1, 0, 200, 0, 20)
            .doc("How fast speed builds up in the air, as a multiple of the wish speed each second.",
                    "the air allows no correction", "strafing gains run away")),
    AIR_SPEED_CAP(Spec.number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, Value.ofW(1)).limits(0, 10000).slider(10, 400)
            .doc("Most speed the air push may reach along the wish; at W or above there is no cap.",
                    "no direction gains", "turning sharply in the air gains nothing more")),

    GRAVITY(QuakeKnob.GRAVITY.from(800)),
    JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 270, 0, 3000, 100, 500)
            .doc("Upward speed of a jump.", "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    JUMP_ADDS(Spec.onOff(QuakeKnob.Groups.JUMP, false)
            .doc("Adds the jump to the upward speed there is, so that running up a ramp jumps higher; off, a jump replaces it, as in the shipped game.").acts(ActsWhen.JUMPING)),
    LANDING_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 200, 0, 5000, 0, 600)
            .doc("Falling faster than this, a landing starts the landing timer.", "every step starts it", "no landing starts it")),
    LANDING_TIME(Spec.whole(QuakeKnob.Groups.JUMP, MILLISECONDS, 250).limits(0, 5000).slider(0, 500)
            .doc("How long after a hard landing surfaces leave the velocity alone.",
                    "a wall met while landing costs all speed at once", "walls are not felt")),
    KICK_OFF_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 10, 0, 1000, 0, 50)
            .doc("Rising off the ground faster than this is being in the air under the shipped rules; under either, it is not being drawn back to it.",
                    "slopes throw the mover off", "jumps off ramps stick to them")),

    STEP_HEIGHT(QuakeKnob.STEP_HEIGHT.from(18)),
    WALKABLE_NORMAL(QuakeKnob.WALKABLE_NORMAL.from(0.7)),
    CONTACT_GAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0.125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from every surface.", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(number(QuakeKnob.Groups.CONTACT, UNITS, 0.25, 0.001, 20, 0.125, 2)
            .doc("How far below the box ground is looked for.", "standing flickers", "the box stands on air")),
    GROUND_SNAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0, 0, 200, 0, 40)
            .doc("Ground no further than this below draws a runner down to it, so that stairs and slopes are run down; 0 is off, as in the shipped game.",
                    "runners float down stairs", "runners drop off edges instead of flying")),
    OVERCLIP(number(QuakeKnob.Groups.CONTACT, RATIO, 1.001, 1, 2, 1, 1.2)
            .doc("How much more than fully a surface takes the velocity into it away.", "the box sticks to walls", "walls bounce")),

    HALF_WIDTH(QuakeKnob.HALF_WIDTH.from(15)),
    FEET(QuakeKnob.FEET.from(24)),
    HEAD(QuakeKnob.HEAD.from(32)),
    CROUCHED_HEAD(number(QuakeKnob.Groups.BODY, UNITS, 16, 1, 200, 0, 32)
            .doc("How far the top is above the origin while crouched.", "every vent fits", "crouching opens no way").acts(ActsWhen.CROUCHING)),
    EYE(QuakeKnob.EYE.from(26)),
    CROUCHED_EYE(number(QuakeKnob.Groups.BODY, UNITS, 12, -200, 200, 0, 32)
            .doc("Eye above the origin while crouched.", "the floor fills the view", "crouching is not seen").acts(ActsWhen.CROUCHING)),

    SPAWN_TIME(Spec.whole(Groups.DEVICES, MILLISECONDS, 0).limits(0, 5000).slider(0, 500)
            .doc("How long after a start there is no friction and surfaces leave the velocity alone; the shipped game has 100.",
                    "runs start with full grip", "runs start on ice")),
    TELEPORT_SPEED(number(Groups.DEVICES, UNITS_PER_SECOND, 400, 0, 5000, 0, 1000)
            .doc("Speed with which a teleporter throws the mover out.", "arrivals block the exit", "arrivals hit the wall opposite").acts(ActsWhen.TELEPORTED)),
    TELEPORT_TIME(Spec.whole(Groups.DEVICES, MILLISECONDS, 160).limits(0, 5000).slider(0, 500)
            .doc("How long after a teleport there is no friction and surfaces leave the velocity alone.",
                    "the throw dies on the floor", "the mover slides on and on").acts(ActsWhen.TELEPORTED)),

    SPECTATOR_SPEED(Spec.number(Groups.FLIGHT, UNITS_PER_SECOND, Value.ofW(1)).limits(1, 5000).slider(100, 1000)
            .doc("Top speed of a spectator: W by the rules alone, 400 when the shipped game's server sets it.", "looking round takes ages", "details are flown past").acts(ActsWhen.FLYING)),
    SPECTATOR_ACCELERATION(number(Groups.FLIGHT, PER_SECOND, 8, 0, 200, 1, 30)
            .doc("How fast a spectator's speed builds up.", "the flight drifts", "the flight jerks").acts(ActsWhen.FLYING)),
    SPECTATOR_FRICTION(number(Groups.FLIGHT, PER_SECOND, 5, 0, 100, 0, 20)
            .doc("Share of a spectator's speed lost each second.", "the flight never ends", "the flight crawls").acts(ActsWhen.FLYING)),
    NOCLIP_ACCELERATION(number(Groups.FLIGHT, PER_SECOND, 10, 0, 200, 1, 30)
            .doc("How fast speed builds up when flying through walls: 10 in the shipped game, 8 in the document.", "the flight drifts", "the flight jerks").acts(ActsWhen.FLYING)),
    NOCLIP_FRICTION(number(Groups.FLIGHT, PER_SECOND, 9, 0, 100, 0, 20)
            .doc("Share of the speed lost each second when flying through walls.", "the flight never ends", "the flight crawls").acts(ActsWhen.FLYING));

    private final Spec spec;

    StrafejumpParameter(Spec spec) {
        this.spec = spec;
    }

    private static Spec number(Group group, Unit unit, double start, double min, double max, double sliderMin, double sliderMax) {
        return Spec.number(group, unit, start).limits(min, max).slider(sliderMin, sliderMax);
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** Those of its own; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group RULES = new Group("rules", "Rules", "Choose whose rules apply and how time is cut before touching a number.");
        static final Group DEVICES = new Group("devices", "Devices", "What starts and teleporters do to the mover.");
        static final Group FLIGHT = new Group("flight", "Flight", "Spectating and flying through walls.");

        private Groups() {
        }
    }
}
