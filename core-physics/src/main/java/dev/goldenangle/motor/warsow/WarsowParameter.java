package dev.goldenangle.motor.warsow;

import dev.goldenangle.motor.QuakeKnob;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import static dev.goldenangle.parameter.Spec.number;
import static dev.goldenangle.parameter.Unit.HERTZ;
import static dev.goldenangle.parameter.Unit.MILLISECONDS;
import static dev.goldenangle.parameter.Unit.NONE;
import static dev.goldenangle.parameter.Unit.PER_SECOND;
import static dev.goldenangle.parameter.Unit.RATIO;
import static dev.goldenangle.parameter.Unit.UNITS;
import static dev.goldenangle.parameter.Unit.UNITS_PER_SECOND;

/** The parameters of the warsow model. The defaults are those of Warfork. */
public enum WarsowParameter implements Parameter {
    RULES(Origin.GAME, Spec.choice(Groups.RULES, WarsowRules.WARFORK)
            .doc("How forward alone speeds up in the air, how walls are found for a wall jump, and what frees a stuck box: as in Warfork or in Warsow 2.")),
    TICK_RATE(Origin.GAME, Spec.number(Groups.RULES, HERTZ, Value.milliseconds(16)).limits(10, 1000).slider(50, 125)
            .doc("Ticks per second; one tick is one command and one move. 62.5 in the game; timers count whole milliseconds.",
                    "all of a tick's gravity acts before the move, so jumps are lower", "rounding slows the mover down")),
    SNAPPING(Origin.GAME, Spec.onOff(Groups.RULES, true)
            .doc("Cuts velocity and position to sixteenths towards zero after every tick, as Warfork does; Warsow 2 does not.")),
    FORWARD_BUNNY(Origin.FEATURE, Spec.onOff(Groups.RULES, true)
            .doc("Forward alone speeds up in the air without turning; off is the classic style, in which it turns instead.")),
    AIR_STEERING(Origin.FEATURE, Spec.onOff(Groups.RULES, true)
            .doc("Lets a side key alone strafe sharply, and in the classic style lets forward alone turn the velocity.")),
    AUTO_JUMP(Origin.FEATURE, Spec.onOff(Groups.RULES, true)
            .doc("Jumps on every landing while jump is held; if off, jump must be pressed again.")),
    CROUCH_SLIDE(Origin.FEATURE, Spec.onOff(Groups.RULES, false)
            .doc("Landing crouched and fast slides without friction; off in the games, but some game modes switch it on.")),

    TOP_SPEED(Origin.MOVE, QuakeKnob.TOP_SPEED.from(320)),
    WALK_SPEED(Origin.MOVE, number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, 160, 0, 5000, 40, 320)
            .doc("Top speed while the walk key is held; at most 0.66 W.", "walking is hardly a move", "walking is no different from running")),
    CROUCH_SPEED(Origin.MOVE, number(QuakeKnob.Groups.GROUND, UNITS_PER_SECOND, 100, 0, 5000, 20, 160)
            .doc("Top speed while crouched; at most 0.5 W.", "a crouched player can hardly move", "crouching costs nothing")),
    GROUND_ACCELERATION(Origin.MOVE, QuakeKnob.GROUND_ACCELERATION.from(12)),
    FRICTION(Origin.MOVE, QuakeKnob.FRICTION.from(8).acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(Origin.MOVE, QuakeKnob.STOP_SPEED.from(12)),
    REST_SPEED(Origin.MOVE, QuakeKnob.REST_SPEED.from(1)),

    AIR_ACCELERATION(Origin.MOVE, number(QuakeKnob.Groups.AIR, PER_SECOND, 1, 0, 200, 0, 10)
            .doc("How fast speed builds up in the air, as a multiple of the wish speed each second.",
                    "diagonal strafing gains nothing", "any turn is possible in the air")),
    AIR_BRAKING(Origin.MOVE, number(QuakeKnob.Groups.AIR, PER_SECOND, 2, 0, 200, 0, 10)
            .doc("The same when pushing against the velocity.", "a jump cannot be cut short", "the mover stops dead in the air")),
    STRAFE_ACCELERATION(Origin.MOVE, number(QuakeKnob.Groups.AIR, PER_SECOND, 70, 0, 1000, 20, 100)
            .doc("How fast a side key alone builds up speed in the air, as a multiple of the strafe speed each second.",
                    "side keys turn slowly", "no higher value has an effect once one tick reaches the strafe speed")),
    STRAFE_SPEED(Origin.MOVE, number(QuakeKnob.Groups.AIR, UNITS_PER_SECOND, 30, 0, 5000, 15, 60)
            .doc("Greatest speed along the wish that a side key alone can reach in the air.", "side keys gain nothing", "side keys gain more than any other way")),
    AIR_CONTROL(Origin.MOVE, number(QuakeKnob.Groups.AIR, NONE, 150, 0, 5000, 0, 300)
            .doc("How sharply forward alone turns the velocity in the air without changing the speed.", "the path of a jump is fixed", "a jump can turn on the spot")),

    BUNNY_ACCELERATION(Origin.MOVE, number(Groups.BUNNY, PER_SECOND, 0.1593, 0, 10, 0.05, 0.4)
            .doc("Warfork: share of W that forward alone gains each second at W; less above, nothing at the bunny speed.",
                    "forward jumping gains nothing", "strafing is not worth the effort")),
    BUNNY_SPEED(Origin.MOVE, number(Groups.BUNNY, UNITS_PER_SECOND, 925, 1, 10_000, 600, 1500)
            .doc("Warfork: the speed at which forward alone stops gaining.", "only strafing leads beyond a run", "anyone reaches a great speed")),
    BUNNY_TURN(Origin.MOVE, number(Groups.BUNNY, PER_SECOND, 4, 0, 100, 2, 9)
            .doc("Warfork: how fast forward alone pulls the velocity towards the view, as a multiple of W each second.",
                    "forward jumps cannot turn", "forward jumps turn on the spot")),
    BUNNY_BRAKE(Origin.MOVE, number(Groups.BUNNY, RATIO, 0.8, 0, 1, 0.5, 1)
            .doc("Warfork: share of that pull that acts against the velocity.", "turns cost no speed", "turns cost much speed")),
    BUNNY_CONE(Origin.WARSOW, number(Groups.BUNNY, NONE, 0.98, -1, 1, 0.9, 0.99)
            .doc("Warsow 2: cosine of the angle to the velocity from which forward alone gains; the whole gain is reached 0.02 above.",
                    "forward gains while turning sharply", "forward gains only straight ahead")),

    GRAVITY(Origin.MOVE, QuakeKnob.GRAVITY.from(850)),
    JUMP_SPEED(Origin.MOVE, number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 297.5, 0, 3000, 240, 350)
            .doc("Upward speed of a jump, added to the present one if that is upward: 280 in the game, scaled by gravity / 800.",
                    "a jump does not clear a step", "a jump clears whole storeys").acts(ActsWhen.JUMPING)),
    RISE_LIMIT(Origin.MOVE, number(QuakeKnob.Groups.JUMP, UNITS_PER_SECOND, 180, 0, 3000, 0, 500)
            .doc("A body that rises faster than this counts as being in the air, regardless of the ground below.",
                    "ramps throw the mover off the ground", "fast ramps count as ground")),

    DASH_SPEED(Origin.MOVE, number(Groups.DASH, UNITS_PER_SECOND, 450, 0, 5000, 350, 600)
            .doc("Speed after a dash; a faster mover keeps its speed.", "a dash is a short hop", "a dash replaces strafing")),
    DASH_UP(Origin.MOVE, number(Groups.DASH, UNITS_PER_SECOND, 184.875, 0, 3000, 100, 250)
            .doc("Upward speed of a dash: 174 in the game, scaled by gravity / 800.", "a dash lands at once", "a dash is a jump")),
    DASH_COOLDOWN(Origin.SERVER, whole(Groups.DASH, 1000, 0, 2000)
            .doc("Time until the next dash. A jump ends it; landing does not.", "a dash follows every landing", "one dash per fight")),

    WALL_JUMP_UP(Origin.MOVE, number(Groups.WALL_JUMP, UNITS_PER_SECOND, 350.625, 0, 3000, 250, 450)
            .doc("Upward speed of a wall jump: 330 in the game, scaled by gravity / 800.", "walls lead nowhere", "every wall is a ladder")),
    WALL_JUMP_BOUNCE(Origin.MOVE, number(Groups.WALL_JUMP, RATIO, 0.3, 0, 10, 0.1, 0.6)
            .doc("How far a wall jump turns the direction away from the wall.", "the mover keeps sliding along the wall", "the mover is thrown straight off the wall")),
    WALL_JUMP_SPEED(Origin.MOVE, Spec.number(Groups.WALL_JUMP, UNITS_PER_SECOND, Value.ofW(0.75)).limits(0, 5000).slider(0, 500)
            .doc("Least horizontal speed after a wall jump: halfway between walk speed and W in the game.", "a slow wall jump goes straight up", "any wall is a way to start fast")),
    WALL_JUMP_COOLDOWN(Origin.SERVER, whole(Groups.WALL_JUMP, 1300, 0, 2000)
            .doc("Time until the next wall jump; landing or a jump ends it.", "two walls are a way up", "corners cannot be climbed")),
    NO_CROUCH_TIME(Origin.MOVE, whole(Groups.WALL_JUMP, 400, 0, 1300)
            .doc("How long after a dash or wall jump crouching has no effect.", "a dash can slip under a bar", "crouching seems broken")),
    NO_CONTROL_TIME(Origin.MOVE, whole(Groups.WALL_JUMP, 200, 0, 1300)
            .doc("How long after a dash or wall jump forward alone cannot speed up or turn.", "a wall jump can turn back to its wall", "the mover is a passenger after a dash")),

    SLIDE_TIME(Origin.WARSOW, whole(Groups.SLIDE, 2000, 0, 3000)
            .doc("How long a crouch slide lasts, with the time in which friction returns.", "a slide is a stumble", "sliding is the fastest way to travel").acts(ActsWhen.CROUCHING)),
    SLIDE_FADE(Origin.WARSOW, whole(Groups.SLIDE, 500, 0, 1000)
            .doc("How long friction takes to return at the end of a slide.", "a slide ends abruptly", "a slide hardly ever is free of friction").acts(ActsWhen.CROUCHING)),
    SLIDE_PAUSE(Origin.WARSOW, whole(Groups.SLIDE, 700, 0, 3000)
            .doc("Time after a slide until the next one.", "slides follow each other", "slides are rare").acts(ActsWhen.CROUCHING)),
    SLIDE_CONTROL(Origin.WARSOW, number(Groups.SLIDE, RATIO, 3, 0, 100, 1, 5)
            .doc("The ground push is multiplied by this while sliding; it turns but gains nothing.", "a slide cannot be steered", "a slide turns on the spot").acts(ActsWhen.CROUCHING)),
    SLIDE_SPEED(Origin.WARSOW, Spec.number(Groups.SLIDE, UNITS_PER_SECOND, Value.ofW(0.5)).limits(0, 5000).slider(0, 500)
            .doc("A slide starts above this speed and fades below it.", "a slide starts from a walk", "only strafers can slide").acts(ActsWhen.CROUCHING)),

    STEP_HEIGHT(Origin.SLIDE, QuakeKnob.STEP_HEIGHT.from(18)),
    WALKABLE_NORMAL(Origin.SLIDE, QuakeKnob.WALKABLE_NORMAL.from(0.7)),
    CONTACT_GAP(Origin.SWEEP, number(QuakeKnob.Groups.CONTACT, UNITS, 0.03125, 0.001, 1, 0.01, 0.25)
            .doc("Distance kept from every surface.", "rounding lets the box sink in", "the box visibly floats")),
    GROUND_PROBE(Origin.MOVE, number(QuakeKnob.Groups.CONTACT, UNITS, 0.25, 0.001, 20, 0.125, 4)
            .doc("How far below the box to look for ground.", "the grounded state flickers", "the box stands on air")),
    OVERCLIP(Origin.SLIDE, number(QuakeKnob.Groups.CONTACT, RATIO, 1.01, 1, 2, 1, 1.1)
            .doc("How strongly a surface removes the velocity into it; 1 removes exactly all of it, more pushes the box off.",
                    "the box sticks to walls", "walls bounce")),

    HALF_WIDTH(Origin.MOVE, QuakeKnob.HALF_WIDTH.from(16)),
    FEET(Origin.MOVE, QuakeKnob.FEET.from(24)),
    HEAD(Origin.MOVE, QuakeKnob.HEAD.from(40)),
    CROUCHED_HEAD(Origin.MOVE, number(QuakeKnob.Groups.BODY, UNITS, 16, 1, 200, 8, 48)
            .doc("How far the top is above the origin while crouched.", "the mover fits through every vent", "crouching opens no new way")),
    EYE(Origin.MOVE, QuakeKnob.EYE.from(30)),
    CROUCHED_EYE(Origin.MOVE, number(QuakeKnob.Groups.BODY, UNITS, 12, -200, 200, 0, 40)
            .doc("Height of the eye above the origin while crouched.", "the floor fills the view", "crouching is not visible")),
    CROUCH_TIME(Origin.MOVE, whole(QuakeKnob.Groups.BODY, 100, 1, 1000)
            .doc("How long it takes to crouch or to stand up.", "the view jumps", "crouching comes too late to help")),

    TELEPORT_SPEED(Origin.OURS, number(Groups.DEVICES, UNITS_PER_SECOND, 320, 0, 5000, 0, 1000)
            .doc("Speed with which a mover leaves a teleporter.", "arrivals block the exit", "arrivals hit the opposite wall").acts(ActsWhen.TELEPORTED)),

    FLIGHT_SPEED(Origin.OURS, number(Groups.FLIGHT, UNITS_PER_SECOND, 500, 1, 5000, 100, 1000)
            .doc("Top speed of a spectator and in noclip mode.",
                    "looking around takes too long", "the view flies past details").acts(ActsWhen.FLYING)),
    FLIGHT_FRICTION(Origin.OURS, number(Groups.FLIGHT, PER_SECOND, 6, 0, 100, 0, 20)
            .doc("Share of the speed lost each second in flight.", "the flight never stops", "the flight is too slow").acts(ActsWhen.FLYING));

    private final Spec spec;

    WarsowParameter(Origin origin, Spec spec) {
        this.spec = spec.doc(spec.doc() + " " + origin.text, spec.tooLow(), spec.tooHigh());
    }

    /** Where the default comes from; part of the text of a parameter. */
    private enum Origin {
        MOVE("From gs_pmove.c, measured."),
        SLIDE("From gs_slidebox.c, measured."),
        SWEEP("From cm_trace.c, measured."),
        WARSOW("From Warsow 2's gs_pmove.cpp, measured."),
        SERVER("From gs_pmove.c, a server setting in Warfork, measured."),
        FEATURE("A setting of the server, measured both on and off."),
        GAME("Measured for both games."),
        OURS("Chosen by us, not measured.");

        private final String text;

        Origin(String text) {
            this.text = text;
        }
    }

    /** Whole milliseconds. */
    private static Spec whole(Group group, int start, int sliderMin, int sliderMax) {
        return Spec.whole(group, MILLISECONDS, start).limits(sliderMin, 10_000).slider(sliderMin, sliderMax);
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The model's own groups; the others are in {@link QuakeKnob}. */
    static final class Groups {
        static final Group RULES = new Group("rules", "Rules", "Choose the rules and the styles of jumping before any number.");
        static final Group BUNNY = new Group("bunny", "Forward bunny", "What forward alone does in the air: easy speed for those who do not strafe.");
        static final Group DASH = new Group("dash", "Dash", "The special key on the ground.");
        static final Group WALL_JUMP = new Group("wall_jump", "Wall jump", "The special key in the air beside a wall.");
        static final Group SLIDE = new Group("slide", "Crouch slide", "Landing crouched; only with crouch_slide.");
        static final Group DEVICES = new Group("devices", "Devices", "What teleporters do to the mover.");
        static final Group FLIGHT = new Group("flight", "Flight", "Spectating and flying through walls.");

        private Groups() {
        }
    }
}
