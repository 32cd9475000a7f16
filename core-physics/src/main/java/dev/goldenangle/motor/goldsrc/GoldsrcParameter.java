package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import static dev.goldenangle.parameter.Spec.number;
import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.MILLISECONDS;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/** The parameters of the goldsrc model. The defaults are those of Half-Life. */
public enum GoldsrcParameter implements Parameter {
    CODE(Spec.choice(Groups.CODE, GameCode.HALF_LIFE)
            .doc("Whose crouch keys and unsticking apply: Half-Life's pm_shared, or Counter-Strike's own copy of it; both are measured.")),
    TICK_RATE(Spec.number(Groups.CODE, HERTZ, Value.milliseconds(10)).limits(10, 1000).slider(60, 250)
            .doc("Ticks per second; one tick is one frame of the player, 100 in the standard setting (fps_max).",
                    "air strafing gains less per second", "stamina brakes more, because it acts once per tick")),

    TOP_SPEED(sourced(QuakeKnob.TOP_SPEED.from(320), "sv_maxspeed: 320 in Half-Life, 270 in its deathmatch, 221 to 260 in Counter-Strike by weapon")),
    FORWARD_SPEED(number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, 400, 0, 10000, 0, 800)
            .doc("Speed that the forward and back keys ask for (cl_forwardspeed); limited by W.", "running never reaches W", "diagonals lean forward")),
    SIDE_SPEED(number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, 400, 0, 10000, 0, 800)
            .doc("Speed that the side keys ask for (cl_sidespeed); limited by W.", "strafing never reaches W", "diagonals lean sideways")),
    USE_SPEED(number(QuakeKnob.Groups.GROUND, RATIO, 1.0 / 3, 0.01, 1, 0.1, 1)
            .doc("Top speed while use is held on the ground, as a share of W: a third in Half-Life, 1 in Counter-Strike.", "use stops the mover", "use costs nothing")),
    GROUND_ACCELERATION(sourced(QuakeKnob.GROUND_ACCELERATION.from(10), "sv_accelerate: 10 in Half-Life, 5 in Counter-Strike")),
    FRICTION(sourced(QuakeKnob.FRICTION.from(4), "sv_friction: 4")),
    STOP_SPEED(sourced(QuakeKnob.STOP_SPEED.from(100), "sv_stopspeed: 100 in Half-Life, 75 in Counter-Strike")),
    REST_SPEED(sourced(QuakeKnob.REST_SPEED.from(1), "pm_shared.c: 1")),
    EDGE_FRICTION(number(QuakeKnob.Groups.GROUND, RATIO, 2, 0, 20, 1, 3)
            .doc("Friction is multiplied by this if there is a drop ahead (edgefriction).", "the mover slips over edges", "edges stop the mover dead").acts(ActsWhen.ON_GROUND)),
    EDGE_REACH(number(QuakeKnob.Groups.GROUND, UNITS, 16, 0, 200, 0, 64)
            .doc("How far ahead to look for a drop (pm_shared.c: 16).", "edge friction starts too late", "edge friction starts far from the edge").acts(ActsWhen.ON_GROUND)),
    EDGE_DROP(number(QuakeKnob.Groups.GROUND, UNITS, 34, 1, 1000, 8, 128)
            .doc("How deep a drop must be to count as an edge (pm_shared.c: 34).", "stairs down slow the mover", "real drops have no effect").acts(ActsWhen.ON_GROUND)),

    AIR_ACCELERATION(number(QuakeKnob.Groups.AIR, PER_SECOND, 10, 0, 1000, 5, 150)
            .doc("How fast speed builds up in the air (sv_airaccelerate): 10 as shipped, 100 and more on surf and bunny servers.",
                    "there is no control in the air", "any turn is possible in the air")),
    AIR_SPEED_CAP(number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 30, 0, 10000, 20, 60)
            .doc("Greatest speed along the wish that the air push can reach: 30, fixed in pm_shared.c.",
                    "no direction gains speed", "turning sharply in the air gains nothing extra")),

    GRAVITY(sourced(QuakeKnob.GRAVITY.from(800), "sv_gravity: 800")),
    JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, Math.sqrt(2 * 800.0 * 45), 0, 3000, 100, 500)
            .doc("Upward speed of a jump; pm_shared.c computes it for a height of 45.", "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    RISE_LIMIT(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 180, 0, 3000, 0, 500)
            .doc("A body that rises faster than this counts as being in the air, regardless of the ground below (pm_shared.c: 180).", "stairs throw the mover off the ground", "jumps are pulled back down")),
    BUNNY_CAP(number(QuakeKnob.Groups.JUMP, RATIO, 1.7, 0, 100, 0, 2)
            .doc("A jump above this speed, as a multiple of W, is cut back: 1.7 in Half-Life, 1.2 in Counter-Strike; 0 is off.",
                    "every jump is cut back", "strafe jumping has no limit").acts(ActsWhen.JUMPING)),
    BUNNY_FACTOR(number(QuakeKnob.Groups.JUMP, RATIO, 0.65, 0, 1, 0.5, 1)
            .doc("Share of the cap's speed that is left after a cut: 0.65 in Half-Life, 0.8 in Counter-Strike.", "a jump that is too fast stops the mover", "the cap is a plain limit").acts(ActsWhen.JUMPING)),
    STAMINA_TIME(number(QuakeKnob.Groups.JUMP, MILLISECONDS, 0, 0, 10000, 0, 2000)
            .doc("How long a jump exhausts: 1315.789 in Counter-Strike; 0 is off, as in Half-Life.", "jumps can follow each other", "every landing nearly stops the mover").acts(ActsWhen.JUMPING)),
    STAMINA_SLOPE(number(QuakeKnob.Groups.JUMP, RATIO, 0.019, 0, 0.1, 0.01, 0.03)
            .doc("Per cent lost per millisecond of exhaustion that is left, of the next jump and of the speed on every ground tick: 0.019 in Counter-Strike.",
                    "exhaustion has no effect", "exhaustion stops the mover").acts(ActsWhen.JUMPING)),
    LONG_JUMP(Spec.onOff(QuakeKnob.Groups.JUMP, false).doc("Whether the player owns the long jump module: jump soon after pressing crouch.").acts(ActsWhen.CROUCHING)),
    LONG_JUMP_SPEED(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 560, 0, 5000, 300, 1000)
            .doc("Speed along the view of a long jump: 350 times 1.6 in pm_shared.c.", "a long jump brakes", "a long jump crosses whole rooms").acts(ActsWhen.CROUCHING)),
    LONG_JUMP_RISE(number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, Math.sqrt(2 * 800.0 * 56), 0, 3000, 100, 500)
            .doc("Upward speed of a long jump; pm_shared.c computes it for a height of 56.", "a long jump scrapes the floor", "a long jump hits ceilings").acts(ActsWhen.CROUCHING)),

    DUCK_SPEED(number(Groups.DUCK, RATIO, 0.333, 0.01, 1, 0.25, 0.5)
            .doc("The keys are multiplied by this while crouched: 0.333 in pm_shared.c.", "a crouched player can hardly move", "crouching costs nothing").acts(ActsWhen.CROUCHING)),
    DUCK_TIME(number(Groups.DUCK, MILLISECONDS, 400, 0, 1000, 100, 600)
            .doc("How long it takes to crouch on the ground; in the air it takes no time (pm_shared.c: 0.4 s).", "crouching is instant", "the key seems not to work").acts(ActsWhen.CROUCHING)),

    SWIM_SPEED(number(Groups.WATER, RATIO, 0.8, 0, 5, 0.3, 1.5)
            .doc("Speed of swimming, as a share of W: 0.8 in pm_shared.c.", "water cannot be left", "swimming is faster than running")),
    SINK_SPEED(number(Groups.WATER, UNITS_PER_SECOND, 60, 0, 1000, 0, 200)
            .doc("Speed of sinking that a swimmer without keys asks for (pm_shared.c: 60).", "the body hangs in the water", "the body drops like a stone")),
    RISE_SPEED(number(Groups.WATER, UNITS_PER_SECOND, 320, 0, 10000, 0, 800)
            .doc("Vertical speed that the swim keys ask for (cl_upspeed).", "the swim keys do nothing", "the swim keys take all the speed")),
    PADDLE_SPEED(number(Groups.WATER, UNITS_PER_SECOND, 100, 0, 1000, 0, 300)
            .doc("Upward speed of the jump key in water (pm_shared.c: 100).", "the jump key does not surface", "the jump key throws the body out")),
    WATER_JUMP_SPEED(number(Groups.WATER, UNITS_PER_SECOND, 225, 0, 1000, 0, 400)
            .doc("Upward speed at the edge of a pool: 225 in pm_shared.c.", "pools cannot be left", "swimmers fly out of pools")),
    WATER_JUMP_TIME(number(Groups.WATER, MILLISECONDS, 2000, 0, 10000, 0, 4000)
            .doc("How long a jump out of the water can last before keys act again (pm_shared.c: 2000).", "swimmers fall back into the pool", "the keys seem dead")),

    CLIMB_SPEED(number(Groups.LADDER, UNITS_PER_SECOND, 200, 0, 5000, 50, 400)
            .doc("Speed on a ladder, at most W: 200 in pm_shared.c.", "ladders take too long", "ladders are faster than stairs")),
    LADDER_JUMP(number(Groups.LADDER, UNITS_PER_SECOND, 270, 0, 3000, 50, 500)
            .doc("Speed away from a ladder when jumping off it (pm_shared.c: 270).", "the mover falls down along the ladder", "the mover is thrown off")),

    STEP_HEIGHT(sourced(QuakeKnob.STEP_HEIGHT.from(18), "sv_stepsize: 18")),
    WALKABLE_NORMAL(sourced(QuakeKnob.WALKABLE_NORMAL.from(0.7), "pm_shared.c: 0.7")),
    CONTACT_GAP(number(QuakeKnob.Groups.CONTACT, UNITS, 0.03125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from surfaces (1/32, as in the open re-implementation of the engine, xash3d-fwgs).", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(number(QuakeKnob.Groups.CONTACT, UNITS, 2, 0.001, 20, 0.125, 4)
            .doc("How far below the box to look for ground, and pull the box down to it (pm_shared.c: 2).", "the grounded state flickers", "jumps and falls are cut short")),
    STOP_EPSILON(number(QuakeKnob.Groups.CONTACT, UNITS_PER_SECOND, 0.1, 0, 10, 0, 1)
            .doc("After a surface has turned the velocity, components smaller than this become 0 (pm_shared.c: 0.1).", "the mover creeps along walls", "slow slides stop")),
    VELOCITY_LIMIT(number(QuakeKnob.Groups.CONTACT, UNITS_PER_SECOND, 2000, 100, 100000, 500, 5000)
            .doc("Limit of each component of the velocity (sv_maxvelocity).", "falls and slides are slowed", "fast bodies cover more than a wall per tick")),
    NUDGE(number(QuakeKnob.Groups.CONTACT, UNITS, 0.125, 0, 2, 0.01, 1)
            .doc("How far a stuck box is moved to get free, before larger distances are tried (pm_shared.c: 1/8).", "touching a wall can hold the mover", "a stuck mover visibly jumps")),

    HALF_WIDTH(sourced(QuakeKnob.HALF_WIDTH.from(16), "pm_shared.c: 16")),
    FEET(sourced(QuakeKnob.FEET.from(36), "pm_shared.c: 36")),
    HEAD(sourced(QuakeKnob.HEAD.from(36), "pm_shared.c: 36")),
    DUCKED_FEET(number(QuakeKnob.Groups.BODY, UNITS, 18, 1, 200, 8, 48)
            .doc("How far the feet are below the origin while crouched; crouching in the air raises the feet (pm_shared.c: 18).", "a jump with crouch clears more", "crouching in the air gains nothing").acts(ActsWhen.CROUCHING)),
    DUCKED_HEAD(number(QuakeKnob.Groups.BODY, UNITS, 18, 1, 200, 8, 48)
            .doc("How far the top is above the origin while crouched (pm_shared.c: 18).", "the mover fits through every vent", "crouching opens no new way").acts(ActsWhen.CROUCHING)),
    EYE(sourced(QuakeKnob.EYE.from(28), "28 in Half-Life, 17 in Counter-Strike")),
    DUCKED_EYE(number(QuakeKnob.Groups.BODY, UNITS, 12, -200, 200, 0, 32)
            .doc("Height of the eye above the origin while crouched (pm_shared.c: 12).", "the floor fills the view", "crouching is not visible").acts(ActsWhen.CROUCHING)),

    TELEPORT_SPEED(number(Groups.DEVICES, UNITS_PER_SECOND, 0, 0, 5000, 0, 1000)
            .doc("Speed with which a mover leaves a teleporter; ours, not measured.", "arrivals block the exit", "arrivals hit the opposite wall").acts(ActsWhen.TELEPORTED)),
    FLIGHT_SPEED(number(Groups.DEVICES, UNITS_PER_SECOND, 500, 1, 5000, 100, 1000)
            .doc("Speed of flying through everything or as a spectator; ours, not measured.", "looking around takes too long", "the view flies past details").acts(ActsWhen.FLYING));

    private final Spec spec;

    GoldsrcParameter(Spec spec) {
        this.spec = spec;
    }

    /** A shared knob with the place its value comes from. */
    private static Spec sourced(Spec spec, String source) {
        return spec.doc(spec.doc().substring(0, spec.doc().length() - 1) + " (" + source + ").", spec.tooLow(), spec.tooHigh());
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The model's own groups; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group CODE = new Group("code", "Code", "Choose the game's code and the tick length before any other number.");
        static final Group DUCK = new Group("duck", "Crouch", "Crouching in mid-air raises the feet, so it belongs to the jump.");
        static final Group WATER = new Group("water", "Water", "Swimming, and leaving the water.");
        static final Group LADDER = new Group("ladder", "Ladder", "Climbing, and jumping off.");
        static final Group DEVICES = new Group("devices", "Devices", "What teleporters do to the mover, and free flight.");

        private Groups() {
        }
    }
}
