package dev.goldenangle.world.bsp;

/** What the bits of a compiled level say of a brush or a surface. */
public final class Contents {
    public static final int SOLID = 1;
    public static final int PLAYER_CLIP = 0x10000;
    public static final int BODY = 0x2000000;
    /** Whatever stops a living player. */
    public static final int PLAYER_SOLID = SOLID | PLAYER_CLIP | BODY;
    /** Surface flag: feet find no grip. */
    public static final int SLICK = 2;

    private Contents() {
    }
}
