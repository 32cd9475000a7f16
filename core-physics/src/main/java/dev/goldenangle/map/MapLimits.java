package dev.goldenangle.map;

/**
 * Limits on the content of a map file, so that no file can use up time or memory. Anything beyond a limit is left out and
 * reported. Real maps stay far below all of them.
 */
public final class MapLimits {
    /** Longer files are refused as a whole. */
    public static final int MAX_CHARACTERS = 64 << 20;
    public static final int MAX_ENTITIES = 65_536;
    public static final int MAX_BRUSHES = 65_536;
    public static final int MAX_FACES_PER_BRUSH = 128;
    public static final int MAX_PROPERTIES_PER_ENTITY = 1_024;
    /** Depth of nested braces, including those of the entity. */
    public static final int MAX_NESTING = 8;
    public static final int MAX_KEY_LENGTH = 256;
    public static final int MAX_VALUE_LENGTH = 16_384;
    public static final int MAX_TEXTURE_LENGTH = 256;
    /** Largest absolute coordinate: 32 km, where a float still resolves 1/16 of a Quake unit. */
    public static final double MAX_COORDINATE = 1 << 20;
    /** Further problems are counted but not listed. */
    public static final int MAX_PROBLEMS = 10_000;

    private MapLimits() {
    }
}
