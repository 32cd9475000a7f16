package dev.goldenangle.motor.strafejump;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import static dev.goldenangle.parameter.Spec.number;
import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.MILLISECONDS;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/** The parameters of the strafejump model. The defaults are those of the shipped game. */
public enum StrafejumpParameter implements Parameter {
    RULES(Spec.choice(Groups.RULES, RuleSet.VQ3)
            .doc("The slide, step, jump and friction rules that move the box: those of the shipped game or of the document.")),
    TICK_RATE(Spec.number(Groups.RULES, HERTZ, Value.milliseconds(8)).limits(10, 2000).slider(60, 250)
            .doc("Ticks per second; one tick is one command and one move.",
                    "jumps land late and collisions with thin walls are coarse", "jump height and rounding differ from the game's")),
    TIMER_STEP(Spec.whole(Groups.RULES, MILLISECONDS, 8).limits(1, 100).slider(1, 20)
            .doc("Subtracted from a running timer each tick, in whole milliseconds.",
                    "timers run too long, so walls have no effect after landings", "timers end at once")),
    VELOCITY_ROUNDING(Spec.onOff(Groups.RULES, true)
            .doc("Rounds each component of the velocity to a whole number after every tick, halves to even.")),
    VIEW_ROUNDING(Spec.onOff(Groups.RULES, true)
            .doc("Rounds the view to 65,536 directions, as the game sends it; if off, every direction is possible.")),
    LENGTH_ROUNDING(Spec.onOff(Groups.RULES, false)
            .doc("Computes the wish speed with the rounding errors of the game's own code, so that long runs agree with it in every bit; on in the CPM presets.")),

    TOP_SPEED(QuakeKnob.TOP_SPEED.from(320)),
    GROUND_ACCELERATION(QuakeKnob.GROUND_ACCELERATION.from(10)),
    FRICTION(QuakeKnob.FRICTION.from(6).acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(QuakeKnob.STOP_SPEED.from(100)),
    REST_SPEED(QuakeKnob.REST_SPEED.from(1)),
    CROUCH_SPEED(number(QuakeKnob.Groups.GROUND, RATIO, 0.25, 0.01, 1, 0.1, 1)
            .doc("Top speed while crouched, as a share of W.", "a crouched player can hardly move", "crouching costs nothing").acts(ActsWhen.CROUCHING)),

    // No air parameter is limited to ticks in the air, because the ground is probed again at the start of a tick and
    // can be lost and found within it.
    AIR_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 1, 0, 200, 0, 20)
            .doc("How fast speed builds up in the air, as a multiple of the wish speed each second.",
                    "there is no control in the air", "strafing gains too much")),
    AIR_SPEED_CAP(Spec.number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, Value.ofW(1)).limits(0, 10000).slider(10, 400)
            .doc("Greatest speed along the wish that the air push can reach; at W or above there is no cap.",
                    "no direction gains speed", "turning sharply in the air gains nothing extra")),
    AIR_STOP(number(QuakeKnob.Groups.AIR, RATIO, 1, 1, 20, 1, 4)
            .doc("The air acceleration is multiplied by this while pushing against the velocity, unless only a side key is held: 1 in Quake III, 2.5 in CPM (measured).",
                    "players cannot stop in the air", "jumps stop dead in the air")),
    SIDE_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 0, 0, 500, 0, 100)
            .doc("Air acceleration while only a side key is held, up to its own speed cap: 70 in CPM (measured); 0 is off, as in Quake III.",
                    "side keys alone do not turn sharply", "side keys alone turn on the spot")),
    SIDE_SPEED_CAP(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 30, 0, 10000, 20, 60)
            .doc("Wish speed in the air while only a side key is held, if side acceleration is on: 30 in CPM (measured).",
                    "side keys alone do not gain speed", "side keys alone gain too much")),
    AIR_CONTROL(number(QuakeKnob.Groups.AIR, PER_SECOND, 0, 0, 2000, 0, 300)
            .doc("How strongly the forward or back key alone turns the velocity towards the wish in the air, at the same speed: 150 in CPM (measured); 0 is off, as in Quake III.",
                    "forward alone does not turn in the air", "the velocity follows the view at once")),
    AIR_CONTROL_POWER(Spec.whole(QuakeKnob.Groups.AIR, Unit.NONE, 2).limits(0, 8).slider(1, 4)
            .doc("Air control is multiplied by this power of the cosine between velocity and wish: 2 in CPM (measured).",
                    "air control turns sharply at wide angles", "air control acts at small angles only")),

    GRAVITY(QuakeKnob.GRAVITY.from(800)),
    JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 270, 0, 3000, 100, 500)
            .doc("Upward speed of a jump.", "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    JUMP_ADDS(Spec.onOff(QuakeKnob.Groups.JUMP, false)
            .doc("Adds the jump to the present upward speed, so that running up a ramp jumps higher; if off, a jump replaces it, as in the shipped game.").acts(ActsWhen.JUMPING)),
    HOLD_TO_JUMP(Spec.onOff(QuakeKnob.Groups.JUMP, false)
            .doc("A held jump key jumps again at every landing, as in Quake Live (read, not measured); if off, each jump needs a new press.").acts(ActsWhen.JUMPING)),
    CHAIN_JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 100, 0, 3000, 0, 200)
            .doc("Added to a jump soon after the last one: 100 in CPM (measured), 110 in Quake Live (read, not measured).",
                    "a second jump is like the first", "a second jump clears whole storeys").acts(ActsWhen.JUMPING)),
    CHAIN_JUMP_TIME(Spec.whole(QuakeKnob.Groups.JUMP, MILLISECONDS, 0).limits(0, 5000).slider(0, 600)
            .doc("How soon after a jump the next one counts as chained: 400 in CPM (measured); 0 is off, as in Quake III.",
                    "stairs and ramps give no double jump", "every jump is a double jump").acts(ActsWhen.JUMPING)),
    LANDING_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 200, 0, 5000, 0, 600)
            .doc("A landing at a higher falling speed than this starts the landing timer.", "every step starts the timer", "no landing starts the timer")),
    LANDING_TIME(Spec.whole(QuakeKnob.Groups.JUMP, MILLISECONDS, 250).limits(0, 5000).slider(0, 500)
            .doc("How long after a hard landing surfaces do not change the velocity.",
                    "a wall touched while landing costs all speed at once", "walls have no effect")),
    KICK_OFF_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 10, 0, 1000, 0, 50)
            .doc("A body that rises off the ground faster than this counts as being in the air under the shipped rules; under both rules it is not pulled back to the ground.",
                    "slopes throw the mover off the ground", "jumps off ramps stick to them")),

    STEP_HEIGHT(QuakeKnob.STEP_HEIGHT.from(18)),
    AIR_STEP(Spec.onOff(QuakeKnob.Groups.CONTACT, false)
            .doc("Steps onto ledges in the air too, as in Quake Live (read, not measured); if off, the shipped rules step only without rising and the document's only on the ground.")),
    WALKABLE_NORMAL(QuakeKnob.WALKABLE_NORMAL.from(0.7)),
    CONTACT_GAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0.125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from every surface.", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(number(QuakeKnob.Groups.CONTACT, UNITS, 0.25, 0.001, 20, 0.125, 2)
            .doc("How far below the box to look for ground.", "the grounded state flickers", "the box stands on air")),
    GROUND_SNAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0, 0, 200, 0, 40)
            .doc("Pulls a runner down to ground no further than this below, so that they run down stairs and slopes; 0 is off, as in the shipped game.",
                    "runners fly off stairs", "runners stick to edges instead of flying off")),
    OVERCLIP(number(QuakeKnob.Groups.CONTACT, RATIO, 1.001, 1, 2, 1, 1.2)
            .doc("How strongly a surface removes the velocity into it; 1 removes exactly all of it, more pushes the box off.", "the box sticks to walls", "walls bounce")),

    HALF_WIDTH(QuakeKnob.HALF_WIDTH.from(15)),
    FEET(QuakeKnob.FEET.from(24)),
    HEAD(QuakeKnob.HEAD.from(32)),
    CROUCHED_HEAD(number(QuakeKnob.Groups.BODY, UNITS, 16, 1, 200, 0, 32)
            .doc("How far the top is above the origin while crouched.", "the mover fits through every vent", "crouching opens no new way").acts(ActsWhen.CROUCHING)),
    EYE(QuakeKnob.EYE.from(26)),
    CROUCHED_EYE(number(QuakeKnob.Groups.BODY, UNITS, 12, -200, 200, 0, 32)
            .doc("Height of the eye above the origin while crouched.", "the floor fills the view", "crouching is not visible").acts(ActsWhen.CROUCHING)),

    SPAWN_TIME(Spec.whole(Groups.DEVICES, MILLISECONDS, 0).limits(0, 5000).slider(0, 500)
            .doc("How long after a start there is no friction and surfaces do not change the velocity; 100 in the shipped game.",
                    "runs start with full grip", "runs start on ice")),
    TELEPORT_SPEED(number(Groups.DEVICES, UNITS_PER_SECOND, 400, 0, 5000, 0, 1000)
            .doc("Speed with which a mover leaves a teleporter.", "arrivals block the exit", "arrivals hit the opposite wall").acts(ActsWhen.TELEPORTED)),
    TELEPORT_TIME(Spec.whole(Groups.DEVICES, MILLISECONDS, 160).limits(0, 5000).slider(0, 500)
            .doc("How long after a teleport there is no friction and surfaces do not change the velocity.",
                    "the exit speed is lost on the floor", "the mover keeps sliding").acts(ActsWhen.TELEPORTED)),

    SPECTATOR_SPEED(Spec.number(Groups.FLIGHT, UNITS_PER_SECOND, Value.ofW(1)).limits(1, 5000).slider(100, 1000)
            .doc("Top speed of a spectator: W by the rules alone, 400 if set by the shipped game's server.", "looking around takes too long", "the view flies past details").acts(ActsWhen.FLYING)),
    SPECTATOR_ACCELERATION(number(Groups.FLIGHT, PER_SECOND, 8, 0, 200, 1, 30)
            .doc("How fast a spectator gains speed.", "the flight drifts", "the flight jerks").acts(ActsWhen.FLYING)),
    SPECTATOR_FRICTION(number(Groups.FLIGHT, PER_SECOND, 5, 0, 100, 0, 20)
            .doc("Share of a spectator's speed lost each second.", "the flight never stops", "the flight is too slow").acts(ActsWhen.FLYING)),
    NOCLIP_ACCELERATION(number(Groups.FLIGHT, PER_SECOND, 10, 0, 200, 1, 30)
            .doc("How fast the mover gains speed when flying through walls: 10 in the shipped game, 8 in the document.", "the flight drifts", "the flight jerks").acts(ActsWhen.FLYING)),
    NOCLIP_FRICTION(number(Groups.FLIGHT, PER_SECOND, 9, 0, 100, 0, 20)
            .doc("Share of the speed lost each second when flying through walls.", "the flight never stops", "the flight is too slow").acts(ActsWhen.FLYING));

    private final Spec spec;

    StrafejumpParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The model's own groups; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group RULES = new Group("rules", "Rules", "Choose the rules and the tick length before any other number.");
        static final Group DEVICES = new Group("devices", "Devices", "How starts and teleporters affect the mover.");
        static final Group FLIGHT = new Group("flight", "Flight", "Spectating and flying through walls.");

        private Groups() {
        }
    }
}
