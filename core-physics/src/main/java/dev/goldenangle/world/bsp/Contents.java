package dev.goldenangle.world.bsp;

/** Content and surface flags of a compiled level. */
public final class Contents {
    public static final int SOLID = 1;
    public static final int PLAYER_CLIP = 0x10000;
    public static final int BODY = 0x2000000;
    /** Everything that stops a living player. */
    public static final int PLAYER_SOLID = SOLID | PLAYER_CLIP | BODY;
    /** Surface flag: slippery ground. */
    public static final int SLICK = 2;

    private Contents() {
    }
}
