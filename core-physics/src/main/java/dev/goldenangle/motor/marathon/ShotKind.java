package dev.goldenangle.motor.marathon;

/**
 * A sort of projectile.
 *
 * @param name   for a chooser
 * @param speed  world units (1,024ths) a tick
 * @param range  how far it flies before it is removed, or −1 for ever
 * @param radius half its width when it meets objects
 * @param traits bits of the constants below
 */
public record ShotKind(String name, int speed, int range, int radius, int traits) {
    /** Turns towards its target. */
    public static final int GUIDED = 1;
    /** Flies on through the objects it hits. */
    public static final int PERSISTENT = 4;
    public static final int GRAVITY = 0x10;
    public static final int DOUBLE_GRAVITY = 0x2000;
    /** Bounces off floors it hits hard enough. */
    public static final int REBOUNDS = 0x4000;
    /** Flies through the surface of liquids. */
    public static final int PASSES_MEDIA = 0x8000;
    public static final int HORIZONTAL_WANDER = 0x40000;
    public static final int VERTICAL_WANDER = 0x80000;
    public static final int HALF_GRAVITY = 0x100000;

    public boolean has(int trait) {
        return (traits & trait) != 0;
    }
}
