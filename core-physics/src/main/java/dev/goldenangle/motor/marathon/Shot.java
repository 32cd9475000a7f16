package dev.goldenangle.motor.marathon;

import dev.goldenangle.world.sector.ShotPath;

/** A projectile in flight, in whole numbers, in the frame and scale of {@link dev.goldenangle.world.sector.SectorWorld}. */
public final class Shot {
    public int x;
    public int y;
    public int z;
    public int polygon;
    /** Vertical speed from gravity, world units per tick, down negative. */
    public int fall;
    /** 512ths of a circle. */
    public int facing;
    public int elevation;
    public int travelled;
    public boolean removed;
    /** State of the 16-bit random generator for the wander. */
    public int random;
    /** How often it has bounced. */
    public int bounces;
    /** Number of the object it hit last, or −1. */
    public int hit = -1;
    /** What the last step hit, and where. */
    public ShotPath.Contact contact = ShotPath.Contact.NONE;
    public int contactX;
    public int contactY;
    public int contactZ;
}
