package dev.goldenangle.motor.xonotic;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;

import static dev.goldenangle.parameter.Spec.number;
import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.NONE;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/**
 * The parameters of the xonotic model. The defaults are those of physicsX.cfg. Each text ends with the game's own
 * setting; "read" marks rules that were read in the code of the game and not measured.
 */
public enum XonoticParameter implements Parameter {
    TICK_RATE(Spec.number(Groups.TIME, HERTZ, 64).limits(10, 2000).slider(60, 250)
            .doc("Ticks per second: 64 on servers (read).", "jumps land late", "air strafing gains less per second")),

    TOP_SPEED(QuakeKnob.TOP_SPEED.from(360)),
    KEY_SPEED(number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, 1000, 0, 10000, 0, 1200)
            .doc("Speed that a fully pressed key asks for, limited by W and by the air speed. 1000 in the measurement.", "running never reaches W", "half a stick asks for full speed")),
    GROUND_ACCELERATION(QuakeKnob.GROUND_ACCELERATION.from(15)),
    SLICK_ACCELERATION(number(QuakeKnob.Groups.GROUND, PER_SECOND, 15, 0, 200, 0, 30)
            .doc("Ground acceleration on slippery ground. sv_slickaccelerate, measured.", "ice cannot be left", "ice is like other ground")),
    FRICTION(QuakeKnob.FRICTION.from(6).acts(ActsWhen.ON_GROUND)),
    SLICK_FRICTION(number(QuakeKnob.Groups.GROUND, PER_SECOND, 0.5, 0, 100, 0, 10)
            .doc("Share of the ground speed lost per second on slippery ground. sv_friction_slick, measured.", "ice never stops the mover", "ice is like other ground").acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(QuakeKnob.STOP_SPEED.from(100)),
    LANDING_FRICTION(number(QuakeKnob.Groups.GROUND, RATIO, 0, 0, 1, 0, 1)
            .doc("Share of the speed lost by a landing or a jump after more than 0.3 s in the air. sv_friction_on_land, read.", "landings cost no speed", "landings stop the mover")),
    CROUCH_SPEED(number(QuakeKnob.Groups.GROUND, RATIO, 0.5, 0.01, 1, 0.1, 1)
            .doc("Wish speed while crouched, as a share of the normal one, also in the air. Measured.", "a crouched player can hardly move", "crouching costs nothing").acts(ActsWhen.CROUCHING)),

    // No air parameter is limited to ticks in the air, because a jump leaves the ground within a tick.
    AIR_SPEED(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 360, 1, 10000, 10, 500)
            .doc("Greatest speed along the wish that keys other than a side key alone ask for in the air. sv_maxairspeed, measured.", "no direction gains speed", "running jumps gain speed without strafing")),
    AIR_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 2, 0, 1000, 0, 120)
            .doc("How fast speed builds up in the air, as a multiple of the air speed each second. sv_airaccelerate, measured.", "there is no control in the air", "strafing gains too much")),
    AIR_STOP(number(QuakeKnob.Groups.AIR, PER_SECOND, 3, -2, 100, -2, 8)
            .doc("Air acceleration straight against the velocity; 0 uses the normal one. sv_airstopaccelerate, measured.", "players cannot stop in the air", "jumps stop dead in the air")),
    AIR_STOP_FULL(Spec.onOff(QuakeKnob.Groups.AIR, false)
            .doc("Uses the whole stop acceleration as soon as the wish points backward; if off, it grows with the angle. sv_airstopaccelerate_full, measured.")),
    STRAFE_SPEED(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 100, 0, 10000, 0, 400)
            .doc("Air speed asked for by a side key alone; 0 uses the normal one. sv_maxairstrafespeed, measured.", "side keys alone gain nothing", "side keys alone gain as much as diagonals")),
    STRAFE_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 18, 0, 1000, 0, 100)
            .doc("Air acceleration of a side key alone; 0 uses the normal one. sv_airstrafeaccelerate, measured.", "side keys alone turn slowly", "side keys alone turn on the spot")),
    AIR_QW(number(QuakeKnob.Groups.AIR, NONE, -0.8, -1, 1, -1, 1)
            .doc("How much of the push obeys Quake's rule, that it gains nothing above the air speed; negative forbids gaining more than straight ahead. sv_airaccel_qw, measured.",
                    "no angle gains more than straight ahead", "all gains come from angles")),
    STRAFE_QW(number(QuakeKnob.Groups.AIR, NONE, -0.95, -1, 1, -1, 1)
            .doc("The same for a side key alone; 0 uses the normal one. sv_airstrafeaccel_qw, measured.", "no angle gains more than straight ahead", "all gains come from angles")),
    STRETCH(number(QuakeKnob.Groups.AIR, RATIO, 2, 0, 20, 0, 3)
            .doc("Greatest gain of an angle, as a multiple of the gain straight ahead; 0 is no limit where the Quake share is positive. sv_airaccel_qw_stretchfactor, measured.",
                    "strafing gains nothing extra", "there is no limit")),
    SIDE_FRICTION(number(QuakeKnob.Groups.AIR, NONE, 0, -10, 10, -1, 1)
            .doc("Slows the velocity across the wish; negative keeps the speed. sv_airaccel_sideways_friction, measured.", "turns keep all speed", "turns in the air cost all speed")),
    SPEED_LIMIT(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 900, 0, 10000, 0, 1200)
            .doc("Towards this speed the push obeys Quake's rule more and more; 0 is off. sv_airspeedlimit_nonqw, measured.", "speed is limited early", "the limit is never reached")),
    AIR_CONTROL(number(QuakeKnob.Groups.AIR, PER_SECOND, 100, 0, 1000, 0, 200)
            .doc("How strongly the forward key turns the velocity in the air; 0 is off. sv_aircontrol, measured.", "forward does not turn in the air", "the velocity follows the view at once")),
    CONTROL_POWER(number(QuakeKnob.Groups.AIR, NONE, 2, 0.1, 10, 1, 5)
            .doc("Air control is multiplied by this power of the cosine between velocity and wish. sv_aircontrol_power, measured.", "wide angles turn sharply", "only small angles turn")),
    CONTROL_PENALTY(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 0, 0, 5000, 0, 200)
            .doc("Speed that a turn by air control costs each second. sv_aircontrol_penalty, measured.", "turning costs nothing", "turning stops the mover")),
    CONTROL_BACKWARD(Spec.onOff(QuakeKnob.Groups.AIR, false).doc("The back key has air control too. Flag 1 of sv_aircontrol_flags, measured.")),
    CONTROL_SIDEWAYS(Spec.onOff(QuakeKnob.Groups.AIR, false).doc("Side keys have air control too. Flag 2 of sv_aircontrol_flags, measured.")),
    CONTROL_CROUCHED(Spec.onOff(QuakeKnob.Groups.AIR, false).doc("Air control does not shrink with the wish speed, for example while crouched. Flag 4 of sv_aircontrol_flags, measured.")),

    BUNNY_TURN(number(Groups.BUNNY, PER_SECOND, 0, 0, 100, 0, 20)
            .doc("Forward bunny hopping of Warsow: how fast the velocity follows forward alone, in W per second; 0 is off. sv_warsowbunny_turnaccel, measured.", "forward alone turns slowly", "forward alone turns on the spot")),
    BUNNY_FORWARD(number(Groups.BUNNY, PER_SECOND, 1.00001, 0, 50, 0, 5)
            .doc("Gain of forward bunny hopping below W, in W per second. sv_warsowbunny_airforwardaccel, measured at 1.00001.", "slow jumps do not gain speed", "slow jumps gain at once")),
    BUNNY_ACCELERATION(number(Groups.BUNNY, PER_SECOND, 0.1593, 0, 10, 0, 1)
            .doc("Gain of forward bunny hopping above W, in W per second. sv_warsowbunny_accel, measured.", "forward alone keeps the speed", "forward alone is the fastest way")),
    BUNNY_TOP_SPEED(number(Groups.BUNNY, UNITS_PER_SECOND, 925, 0, 10000, 300, 1500)
            .doc("Speed at which forward bunny hopping gains nothing. sv_warsowbunny_topspeed, measured.", "hopping does not gain speed", "hopping gains without end")),
    BUNNY_BACK(number(Groups.BUNNY, RATIO, 0.8, 0, 1, 0, 1)
            .doc("Share of a braking push that remains while turning. sv_warsowbunny_backtosideratio, measured.", "sharp turns keep all speed", "sharp turns brake")),

    GRAVITY(QuakeKnob.GRAVITY.from(800)),
    JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 260, 0, 3000, 100, 500)
            .doc("Upward speed that a jump adds. sv_jumpvelocity, read.", "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    CROUCHED_JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 0, 0, 3000, 0, 500)
            .doc("Upward speed that a jump adds while crouched; 0 uses the normal one. sv_jumpvelocity_crouch, read.", "crouched jumps are low", "crouched jumps clear whole storeys").acts(ActsWhen.CROUCHING)),
    JUMP_CAP_MIN(number(QuakeKnob.Groups.JUMP, RATIO, -4, -4, 4, -4, 4)
            .doc("The upward speed before a jump is raised to this share of the jump; −4 stands for no limit. sv_jumpspeedcap_min, read.", "jumps on descending ground are low", "every jump is high").acts(ActsWhen.JUMPING)),
    JUMP_CAP_MAX(number(QuakeKnob.Groups.JUMP, RATIO, 4, -4, 4, -4, 4)
            .doc("The upward speed before a jump is lowered to this share of the jump; 4 stands for no limit. sv_jumpspeedcap_max, read.", "every jump is low", "ramps give very high jumps").acts(ActsWhen.JUMPING)),
    JUMP_CAP_ON_RAMPS(Spec.onOff(QuakeKnob.Groups.JUMP, false)
            .doc("Lowers the upward speed on ramps too; if off, ramps steeper than 11° are exempt. sv_jumpspeedcap_max_disable_on_ramps, read.").acts(ActsWhen.JUMPING)),
    HOLD_TO_JUMP(Spec.onOff(QuakeKnob.Groups.JUMP, true)
            .doc("A held jump key jumps again at every landing; if off, each jump needs a new press. The opposite of sv_track_canjump, read.").acts(ActsWhen.JUMPING)),
    RISE_LIMIT(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 180, 0, 3000, 0, 500)
            .doc("A body that leaves the ground faster than this is in the air regardless of the ground below. QuakeWorld's value; the game's own was not read.", "slopes throw the mover off the ground", "jumps at high tick rates stay on the ground")),

    STEP_HEIGHT(QuakeKnob.STEP_HEIGHT.from(31)),
    STEP_DOWN(Spec.onOff(QuakeKnob.Groups.CONTACT, true)
            .doc("Keeps a walker on ground that descends by no more than a step. sv_gameplayfix_stepdown 2, read.")),
    STEP_DOWN_SPEED(number(QuakeKnob.Groups.CONTACT, UNITS_PER_SECOND, 400, 0, 4000, 0, 4000)
            .doc("Above this speed a walker is not kept on descending ground; 4000 where the file sets none. sv_gameplayfix_stepdown_maxspeed, read.", "running flies off stairs", "fast runners stick to edges")),
    WALKABLE_NORMAL(QuakeKnob.WALKABLE_NORMAL.from(0.7)),
    CONTACT_GAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0.03125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from surfaces. QuakeWorld's value; the game's own was not read.", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(number(QuakeKnob.Groups.CONTACT, UNITS, 1, 0.001, 20, 0.125, 4)
            .doc("How far above and below the feet to look for ground. Read.", "the grounded state flickers", "the mover stands on air")),

    HALF_WIDTH(QuakeKnob.HALF_WIDTH.from(16)),
    FEET(QuakeKnob.FEET.from(24)),
    HEAD(QuakeKnob.HEAD.from(45)),
    CROUCHED_HEAD(number(QuakeKnob.Groups.BODY, UNITS, 25, 1, 200, 0, 45)
            .doc("How far the top is above the origin while crouched. Read.", "the mover fits through every vent", "crouching opens no new way").acts(ActsWhen.CROUCHING)),
    EYE(QuakeKnob.EYE.from(35)),
    CROUCHED_EYE(number(QuakeKnob.Groups.BODY, UNITS, 20, -200, 200, 0, 45)
            .doc("Height of the eye above the origin while crouched. Our choice; the game's was not read.", "the floor fills the view", "crouching is not visible").acts(ActsWhen.CROUCHING)),

    TELEPORT_LEAST(number(Groups.DEVICES, UNITS_PER_SECOND, 0, 0, 5000, 0, 1000)
            .doc("Least speed with which a mover leaves a teleporter. g_teleport_minspeed, read.", "arrivals block the exit", "arrivals hit the opposite wall").acts(ActsWhen.TELEPORTED)),
    TELEPORT_MOST(number(Groups.DEVICES, UNITS_PER_SECOND, 0, 0, 5000, 0, 800)
            .doc("Greatest speed with which a mover leaves a teleporter; 0 is no limit. g_teleport_maxspeed, read.", "arrivals block the exit", "arrivals keep all their speed").acts(ActsWhen.TELEPORTED)),

    SPECTATOR_SPEED(number(Groups.FLIGHT, UNITS_PER_SECOND, 500, 1, 5000, 100, 1000)
            .doc("Top speed of a spectator. QuakeWorld's value; the game's own was not read.", "looking around takes too long", "the view flies past details").acts(ActsWhen.FLYING)),
    SPECTATOR_FRICTION(number(Groups.FLIGHT, PER_SECOND, 6, 0, 100, 0, 20)
            .doc("Share of a spectator's speed lost each second. QuakeWorld's value; the game's own was not read.", "the flight never stops", "the flight is too slow").acts(ActsWhen.FLYING));

    private final Spec spec;

    XonoticParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The model's own groups; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group TIME = new Group("time", "Time", "The tick length changes the gains in the air, so choose it first.");
        static final Group BUNNY = new Group("bunny", "Forward bunny hopping", "Warsow's way to gain speed with the forward key alone.");
        static final Group DEVICES = new Group("devices", "Devices", "What teleporters do to the mover.");
        static final Group FLIGHT = new Group("flight", "Flight", "Spectating, which goes through walls.");

        private Groups() {
        }
    }
}
