package dev.goldenangle.motor.marathon;

/**
 * The whole state of a player in the rules, in whole numbers: fixed point with 65,536 per world unit or per 512th of a
 * circle, except {@code world*} and {@code cameraZ} in 1,024ths. The frame is that of {@link
 * dev.goldenangle.world.sector.SectorWorld}.
 */
public final class Player {
    public static final int RECENTRING = 0x8000;
    public static final int ABOVE_GROUND = 0x4000;
    public static final int BELOW_GROUND = 0x2000;
    public static final int FEET_IN_MEDIUM = 0x1000;
    public static final int HEAD_IN_MEDIUM = 0x800;
    public static final int STEPPED = 0x400;

    /** Position of the feet. */
    public int x;
    public int y;
    public int z;
    public int direction;
    public int elevation;
    /** Angle between head and body. */
    public int glance;
    public int turnVelocity;
    public int lookVelocity;
    /** Along the heading, and to its right. */
    public int velocity;
    public int sideVelocity;
    /** From pushes, currents, gravity and floors; {@code pushK} is the only vertical velocity. */
    public int pushI;
    public int pushJ;
    public int pushK;
    /** Heights at the player's place, from the last tick. */
    public int floor;
    public int ceiling;
    public int flags;
    /** Number of an {@link Action}. */
    public int action;
    public int stepPhase;
    public int stepAmplitude;
    public int cameraZ;
    public int worldX;
    public int worldY;
    public int worldZ;
    /** The player's polygon, and the one whose floor applies. */
    public int polygon;
    public int supporting;
    public boolean dead;

    /** What the player is doing. */
    public enum Action { STILL, WALKING, RUNNING, SLIDING, AIRBORNE }

    public boolean has(int flag) {
        return (flags & flag) != 0;
    }

    void put(int flag, boolean on) {
        flags = on ? flags | flag : flags & ~flag;
    }
}
