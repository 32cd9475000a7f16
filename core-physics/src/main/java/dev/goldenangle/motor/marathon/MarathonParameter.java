package dev.goldenangle.motor.marathon;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/**
 * The parameters of the marathon model, per second and in world units (WU). The rules use whole 65,536ths per tick;
 * each default is such a number, so that it is reproduced exactly at 30 ticks per second.
 */
public enum MarathonParameter implements Parameter {
    RUN_FORWARD_SPEED(speed(Groups.SPEED, 8192).doc("Top speed forward when running; this is W.",
            "running is no escape and feels like walking", "one tick can skip the zones along walls")),
    RUN_BACKWARD_SPEED(speed(Groups.SPEED, 5461).doc("Top speed backwards when running.", "retreat is hopeless", "backing away is better than turning round")),
    RUN_SIDESTEP_SPEED(speed(Groups.SPEED, 5041).doc("Top speed sideways when running.", "dodging does not work", "players always run diagonally")),
    WALK_FORWARD_SPEED(speed(Groups.SPEED, 4681).doc("Top speed forward when walking.", "walking is too slow", "there is no reason to run")),
    WALK_BACKWARD_SPEED(speed(Groups.SPEED, 3855).doc("Top speed backwards when walking.", "backing out of a door takes too long", "retreating costs nothing")),
    WALK_SIDESTEP_SPEED(speed(Groups.SPEED, 3276).doc("Top speed sideways when walking.", "peeking around a corner is slow", "aiming while sidestepping is hard")),

    RUN_ACCELERATION(rate(Groups.ACCELERATION, 655).doc("Speed gained with a key down when running.", "starting feels like walking on ice", "every tap moves too far")),
    RUN_DECELERATION(rate(Groups.ACCELERATION, 1310).doc("Speed lost with no key down when running; reversing adds it to the acceleration.",
            "stopping slides into the lava", "releasing the keys stops dead")),
    WALK_ACCELERATION(rate(Groups.ACCELERATION, 327).doc("Speed gained with a key down when walking.", "starting to walk takes a second", "small corrections overshoot")),
    WALK_DECELERATION(rate(Groups.ACCELERATION, 655).doc("Speed lost with no key down when walking, and above the walking top speed.",
            "slowing down from a run takes too long", "changing from running to walking stops too hard")),

    GRAVITY(rate(Groups.HEIGHT, 163).doc("Downward acceleration in the air; half in liquid and in low gravity.", "falls are too slow", "falls off ledges are too sudden")),
    TERMINAL_SPEED(speed(Groups.HEIGHT, 9362).doc("Fastest fall and climb; half in liquid.", "long falls look like an elevator",
            "falls sink deep into the floor before rebounding")),
    RUN_CLIMBING(rate(Groups.HEIGHT, 327).doc("Upward acceleration on a step when running, and of swimming strokes.", "climbing a step takes too long", "steps throw the player up")),
    WALK_CLIMBING(rate(Groups.HEIGHT, 218).doc("Upward acceleration on a step when walking, and of swimming strokes; slower bounces end.",
            "landings keep bouncing", "steps throw the player up")),
    MAX_STEP(length(Groups.HEIGHT, 341 << 6).limits(0, 2).slider(0, 1).doc("Highest step the player walks up.", "kerbs are walls", "boxes can be walked up")),
    LOW_GRAVITY(Spec.onOff(Groups.HEIGHT, false).doc("Halves gravity everywhere, as some maps do.")),
    PUSH_DECELERATION(rate(Groups.HEIGHT, 327).doc("Speed that pushes and currents lose on the ground; a quarter of it in the air.",
            "a push slides on for too long", "pushes are hardly felt")),
    ABSORPTION(Spec.number(Groups.HEIGHT, Unit.RATIO, 2).limits(1, 8).slider(1, 4).doc("The ground and the ceiling divide the speed of a fall by this when it bounces; coming up out of the ground divides by it again.",
            "landings bounce back to the same height", "falls end without a rebound")),

    PUSH_ANGLE(Spec.number(Groups.PUSH, Unit.ANGLE, Value.degrees(0)).limits(Value.degrees(-360), Value.degrees(360)).slider(Value.degrees(-180), Value.degrees(180))
            .doc("Direction of a command's push, counter-clockwise from east, independent of the view.")),
    PUSH_SPEED(Spec.number(Groups.PUSH, Unit.WORLD_UNITS_PER_SECOND, 80 * 30 / 1024.0).limits(0, 30).slider(0, 10)
            .doc("Speed that a command's push gives.", "a rocket hardly moves the player", "above 15 the game's 16-bit numbers overflow, and the push grows until it is gone")),
    PUSH_UP(Spec.number(Groups.PUSH, Unit.WORLD_UNITS_PER_SECOND, 40 * 30 / 1024.0).limits(-7.5, 7.5).slider(0, 4.5)
            .doc("Upward speed that a command's push gives, up to the terminal speed.", "a push slides along the floor", "every push ends at the ceiling")),

    RUN_TURN_SPEED(turn(655360).doc("Top speed of turning and looking by keys when running.", "turning round takes seconds", "keys turn too far to aim")),
    RUN_TURN_ACCELERATION(turnRate(81920).doc("Turning speed gained with a key down when running.", "turns start late", "a tap turns too far")),
    RUN_TURN_DECELERATION(turnRate(163840).doc("Turning speed lost with no key down when running.", "turns continue after the key is released", "turns stop with a jerk")),
    WALK_TURN_SPEED(turn(393216).doc("Top speed of turning and looking by keys when walking.", "turning round takes seconds", "keys turn too far to aim")),
    WALK_TURN_ACCELERATION(turnRate(40960).doc("Turning speed gained with a key down when walking.", "turns start late", "a tap turns too far")),
    WALK_TURN_DECELERATION(turnRate(81920).doc("Turning speed lost with no key down when walking.", "turns continue after the key is released", "turns stop with a jerk")),
    RUN_RECENTRING_SPEED(turn(98304).doc("How fast the view levels itself at top running speed.", "the view stays on the floor", "the player cannot look up while running")),
    WALK_RECENTRING_SPEED(turn(49152).doc("How fast the view levels itself at top walking speed.", "the view stays on the floor", "the player cannot look up while walking")),
    MAX_ELEVATION(angle(2796202, 60).doc("How far the player can look up and down.", "the player cannot look at stairs", "the player loses the horizon")),
    GLANCE_SPEED(turn(1398101).doc("How fast the head turns for a glance.", "a glance comes too late", "the view flips")),
    GLANCE_LIMIT(angle(8388608, 180).doc("How far the head turns for a glance.", "a glance shows nothing", "a glance looks back over the shoulder")),

    HEIGHT(length(Groups.BODY, 52428).limits(0.125, 2).slider(0.25, 1.5).doc("From the feet to the top of the head.", "the player fits through gaps that are too low", "the player does not fit through doors")),
    RADIUS(length(Groups.BODY, 204 << 6).limits(0, 1).slider(0, 0.5).doc("Half the width for objects; for walls, see wall separation.",
            "the player can walk into objects", "the player does not fit between objects")),
    WALL_SEPARATION(length(Groups.BODY, 256 << 6).limits(0.0625, 0.5).slider(0.0625, 0.5).doc("Distance kept from walls and steps.",
            "the view goes through walls", "the player does not fit through doors")),
    CAMERA_DROP(length(Groups.BODY, 13107).limits(0, 1).slider(0, 0.5).doc("Height of the eyes below the top of the head; decides when the head is under liquid.",
            "the view is from the top of the head", "the view is from the waist")),
    STEP_RATE(Spec.number(Groups.BODY, Unit.PER_SECOND, 3276 * 30 / 65536.0).limits(0, 10).slider(0, 5).doc("Steps per second while moving.",
            "the view floats", "the view shakes")),
    BOB_AMPLITUDE(length(Groups.BODY, 6553).limits(0, 0.5).slider(0, 0.25).doc("How high the view bobs at top speed.", "running looks like gliding", "the view causes motion sickness")),

    GAIT(Spec.choice(Groups.RUN, Gait.BY_BUTTON).doc("Whether the run button decides, or the player always walks or always runs.")),
    TICK_RATE(Spec.number(Groups.RUN, Unit.HERTZ, 30).limits(30, 240).slider(30, 120).doc("Ticks per second; the game ran at 30, where all numbers are the original ones.",
            "one tick can skip zones", "speeds are rounded more coarsely"));

    /** How to choose between walking and running. */
    public enum Gait { BY_BUTTON, WALK, RUN }

    static final double FIXED = 65536;
    static final double FIXED_PER_RADIAN = 33554432 / (2 * Math.PI);

    private final Spec spec;

    MarathonParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    private static Spec length(Group group, int fixed) {
        return Spec.number(group, Unit.WORLD_UNITS, fixed / 65536.0);
    }

    private static Spec speed(Group group, int fixed) {
        return Spec.number(group, Unit.WORLD_UNITS_PER_SECOND, fixed * 30 / 65536.0).limits(0.05, 7.5).slider(0.25, 7.5);
    }

    private static Spec rate(Group group, int fixed) {
        return Spec.number(group, Unit.WORLD_UNITS_PER_SECOND_SQUARED, fixed * 900 / 65536.0).limits(0.05, 100).slider(0.5, 25);
    }

    private static Spec turn(int fixed) {
        return Spec.number(Groups.VIEW, Unit.ANGLE_PER_SECOND, Value.degrees(fixed * 30L * 360 / 33554432.0))
                .limits(Value.degrees(0), Value.degrees(1080)).slider(Value.degrees(0), Value.degrees(540));
    }

    private static Spec turnRate(int fixed) {
        return Spec.number(Groups.VIEW, Unit.ANGLE_PER_SECOND_SQUARED, Value.degrees(fixed * 900L * 360 / 33554432.0))
                .limits(Value.degrees(1), Value.degrees(20000)).slider(Value.degrees(1), Value.degrees(3600));
    }

    private static Spec angle(int fixed, double limit) {
        return Spec.number(Groups.VIEW, Unit.ANGLE, Value.degrees(fixed * 360L / 33554432.0))
                .limits(Value.degrees(0), Value.degrees(limit)).slider(Value.degrees(0), Value.degrees(limit));
    }

    private static final class Groups {
        static final Group SPEED = new Group("speed", "Speed", "Top speed of each direction, running and walking.");
        static final Group ACCELERATION = new Group("acceleration", "Acceleration", "How soon top speed is reached and lost.");
        static final Group HEIGHT = new Group("height", "Falling, climbing, pushes", "Moving between floors, in liquid and under fire.");
        static final Group PUSH = new Group("push", "Push", "The push of a command, like a hit in the game.");
        static final Group VIEW = new Group("view", "Turning and looking", "How the keys move the view.");
        static final Group BODY = new Group("body", "Body and step", "The size of the player and the rhythm of the steps.");
        static final Group RUN = new Group("run", "Run", "How the model is simulated.");
    }
}
