package dev.goldenangle.map;

/**
 * What a map file may hold. Beyond a limit the excess is left out and reported, so that no file can take the program's
 * time or memory; real maps stay far below all of them.
 */
public final class MapLimits {
    /** Longest file, in characters; a longer one is refused whole. */
    public static final int MAX_CHARACTERS = 64 << 20;
    public static final int MAX_ENTITIES = 65_536;
    public static final int MAX_BRUSHES = 65_536;
    public static final int MAX_FACES_PER_BRUSH = 128;
    public static final int MAX_PROPERTIES_PER_ENTITY = 1_024;
    /** Braces inside braces, the entity's own included. */
    public static final int MAX_NESTING = 8;
    public static final int MAX_KEY_LENGTH = 256;
    public static final int MAX_VALUE_LENGTH = 16_384;
    public static final int MAX_TEXTURE_LENGTH = 256;
    /** Largest coordinate either way: 32 km, where a float still resolves 1/16 of a Quake unit. */
    public static final double MAX_COORDINATE = 1 << 20;
    /** Problems listed; what follows is only counted. */
    public static final int MAX_PROBLEMS = 10_000;

    private MapLimits() {
    }
}
