package dev.goldenangle.motor.marathon;

/**
 * A kind of projectile, in the whole numbers of the game: world units (1,024ths) and ticks of a 30th of a second.
 *
 * @param name         name in a list
 * @param speed        world units per tick
 * @param range        how far it flies before it is removed, −1 for no limit
 * @param radius       half its width when it hits objects
 * @param gravity      growth of its falling speed in half world units per tick; an odd half is added on odd ticks
 * @param wanderAcross random sideways displacement per tick; 0 for none
 * @param wanderUp     random vertical displacement per tick
 * @param bounce       256ths of its falling speed after bouncing off a floor; 0 for a shot that ends there
 * @param turn         512ths of a circle that it turns towards its target on odd ticks; 0 for one that flies straight
 * @param traits       bits of the constants below
 */
public record ShotKind(String name, int speed, int range, int radius, int gravity, int wanderAcross, int wanderUp, int bounce, int turn, int traits) {
    /** Turns towards its target. */
    public static final int GUIDED = 1;
    /** Continues through the objects it hits. */
    public static final int PERSISTENT = 4;
    public static final int GRAVITY = 0x10;
    public static final int DOUBLE_GRAVITY = 0x2000;
    /** Bounces off floors if it falls fast enough. */
    public static final int REBOUNDS = 0x4000;
    /** Flies through the surface of liquids. */
    public static final int PASSES_MEDIA = 0x8000;
    public static final int HORIZONTAL_WANDER = 0x40000;
    public static final int VERTICAL_WANDER = 0x80000;
    public static final int HALF_GRAVITY = 0x100000;

    static final int WANDER = 34;
    static final int BOUNCE = 192;
    static final int TURN = 8;

    /** A kind as defined by the game, where bits stand for fixed numbers. */
    public ShotKind(String name, int speed, int range, int radius, int traits) {
        this(name, speed, range, radius, (on(traits, HALF_GRAVITY) ? 1 : 0) + (on(traits, GRAVITY) ? 2 : 0) + (on(traits, DOUBLE_GRAVITY) ? 4 : 0),
                on(traits, HORIZONTAL_WANDER) ? WANDER : 0, on(traits, VERTICAL_WANDER) ? WANDER : 0, on(traits, REBOUNDS) ? BOUNCE : 0,
                on(traits, GUIDED) ? TURN : 0, traits);
    }

    private static boolean on(int traits, int trait) {
        return (traits & trait) != 0;
    }

    public boolean has(int trait) {
        return on(traits, trait);
    }
}
