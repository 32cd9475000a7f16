package dev.goldenangle.motor.marathon;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/** The parameters of every kind of shot, per second and in world units; each default reproduces a whole number of the game. */
public enum ShotParameter implements Parameter {
    GRENADE_SPEED(speed(Groups.GRENADE, 256)),
    GRENADE_GRAVITY(gravity(Groups.GRENADE, 2)),
    GRENADE_WANDER(wander(Groups.GRENADE, 0)),
    GRENADE_BOUNCE(bounce(Groups.GRENADE, 0)),
    GRENADE_TURN(turn(Groups.GRENADE, 0)),
    GRENADE_RANGE(range(Groups.GRENADE, 0)),

    MORTAR_SPEED(speed(Groups.MORTAR, 256)),
    MORTAR_GRAVITY(gravity(Groups.MORTAR, 4)),
    MORTAR_WANDER(wander(Groups.MORTAR, 0)),
    MORTAR_BOUNCE(bounce(Groups.MORTAR, 0)),
    MORTAR_TURN(turn(Groups.MORTAR, 0)),
    MORTAR_RANGE(range(Groups.MORTAR, 0)),

    SPIT_SPEED(speed(Groups.SPIT, 128)),
    SPIT_GRAVITY(gravity(Groups.SPIT, 1)),
    SPIT_WANDER(wander(Groups.SPIT, 0)),
    SPIT_BOUNCE(bounce(Groups.SPIT, 0)),
    SPIT_TURN(turn(Groups.SPIT, 0)),
    SPIT_RANGE(range(Groups.SPIT, 0)),

    BALL_SPEED(speed(Groups.BALL, 64)),
    BALL_GRAVITY(gravity(Groups.BALL, 2)),
    BALL_WANDER(wander(Groups.BALL, 0)),
    BALL_BOUNCE(bounce(Groups.BALL, 192)),
    BALL_TURN(turn(Groups.BALL, 0)),
    BALL_RANGE(range(Groups.BALL, 0)),

    ROCKET_SPEED(speed(Groups.ROCKET, 128)),
    ROCKET_GRAVITY(gravity(Groups.ROCKET, 0)),
    ROCKET_WANDER(wander(Groups.ROCKET, 0)),
    ROCKET_BOUNCE(bounce(Groups.ROCKET, 0)),
    ROCKET_TURN(turn(Groups.ROCKET, 8)),
    ROCKET_RANGE(range(Groups.ROCKET, 0)),

    BOLT_SPEED(speed(Groups.BOLT, 341)),
    BOLT_GRAVITY(gravity(Groups.BOLT, 0)),
    BOLT_WANDER(wander(Groups.BOLT, 0)),
    BOLT_BOUNCE(bounce(Groups.BOLT, 0)),
    BOLT_TURN(turn(Groups.BOLT, 0)),
    BOLT_RANGE(range(Groups.BOLT, 0)),

    FLAME_SPEED(speed(Groups.FLAME, 341)),
    FLAME_GRAVITY(gravity(Groups.FLAME, 0)),
    FLAME_WANDER(wander(Groups.FLAME, 34)),
    FLAME_BOUNCE(bounce(Groups.FLAME, 0)),
    FLAME_TURN(turn(Groups.FLAME, 0)),
    FLAME_RANGE(range(Groups.FLAME, 6144)),

    TORPEDO_SPEED(speed(Groups.TORPEDO, 128)),
    TORPEDO_GRAVITY(gravity(Groups.TORPEDO, 0)),
    TORPEDO_WANDER(wander(Groups.TORPEDO, 0)),
    TORPEDO_BOUNCE(bounce(Groups.TORPEDO, 0)),
    TORPEDO_TURN(turn(Groups.TORPEDO, 0)),
    TORPEDO_RANGE(range(Groups.TORPEDO, 0));

    /** Flights always use the game's tick rate, independent of the run's. */
    static final double TICKS_PER_SECOND = 30;
    private static final double ONE = 1024;
    private static final double STEPS = 512;

    private final Spec spec;

    ShotParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    private static Spec speed(Group group, int game) {
        return Spec.number(group, Unit.WORLD_UNITS_PER_SECOND, game * TICKS_PER_SECOND / ONE).limits(0, 30).slider(0, 15)
                .doc("How fast it flies.", "it can be outrun", "it hits before it is seen");
    }

    private static Spec gravity(Group group, int halves) {
        return Spec.number(group, Unit.WORLD_UNITS_PER_SECOND_SQUARED, halves * TICKS_PER_SECOND * TICKS_PER_SECOND / (2 * ONE)).limits(0, 8).slider(0, 4)
                .doc("Downward acceleration; the game uses 0, 0.439, 0.879 and 1.758.", "the path is nearly straight", "it falls in front of the feet");
    }

    private static Spec wander(Group group, int game) {
        return Spec.number(group, Unit.WORLD_UNITS, game / ONE).limits(0, 0.5).slider(0, 0.1)
                .doc("Random displacement sideways and up or down every 30th of a second; the game uses 0 and 0.0332.", "a spray is a straight line", "nothing can be hit");
    }

    private static Spec bounce(Group group, int share256) {
        return Spec.number(group, Unit.RATIO, share256 / 256.0).limits(0, 1).slider(0, 1)
                .doc("Share of its falling speed after bouncing off a floor; 0 ends it there, the game uses 0 and 0.75. A shot without gravity does not fall.", "it ends where it lands", "it never stops bouncing");
    }

    private static Spec turn(Group group, int steps) {
        return Spec.number(group, Unit.ANGLE_PER_SECOND, Value.degrees(steps * 360 / STEPS * TICKS_PER_SECOND / 2)).limits(Value.degrees(0), Value.degrees(360))
                .slider(Value.degrees(0), Value.degrees(180))
                .doc("How fast it turns towards its target; 0 flies straight, the game uses 84.375.", "it misses moving targets", "it weaves from side to side");
    }

    private static Spec range(Group group, int game) {
        return Spec.number(group, Unit.WORLD_UNITS, game / ONE).limits(0, 64).slider(0, 32)
                .doc("How far it flies before it is removed; 0 means no limit.", "it ends right at the muzzle", "a flame burns across the map");
    }

    private static final class Groups {
        static final Group GRENADE = new Group("grenade", "Grenade", "A shot with gravity. Fire one to see its path.");
        static final Group MORTAR = new Group("mortar", "Mortar", "A shot with double gravity. Fire one to see its path.");
        static final Group SPIT = new Group("spit", "Spit", "A shot with half gravity. Fire one to see its path.");
        static final Group BALL = new Group("ball", "Ball", "A shot that bounces. Fire one to see its path.");
        static final Group ROCKET = new Group("rocket", "Rocket", "A guided shot. Fire one to see its path.");
        static final Group BOLT = new Group("bolt", "Bolt", "A shot that flies straight. Fire one to see its path.");
        static final Group FLAME = new Group("flame", "Flame", "A shot that wanders and continues through objects. Fire one to see its path.");
        static final Group TORPEDO = new Group("torpedo", "Torpedo", "A shot that passes liquids. Fire one to see its path.");
    }
}
