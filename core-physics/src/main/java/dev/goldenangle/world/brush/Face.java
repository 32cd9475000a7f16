package dev.goldenangle.world.brush;

import java.util.List;
import java.util.Locale;

/**
 * A side of a brush for drawing: the polygon lies in the plane n·p = dist, and its corners are counter-clockwise seen
 * from outside.
 *
 * @param nx       outward unit normal
 * @param ny       outward unit normal
 * @param nz       outward unit normal
 * @param dist     distance of the plane from the origin along the normal
 * @param polygon  corners, x y z each; convex, at least three
 * @param corners  the same corners as vertex numbers of the brush
 * @param material texture name, may be empty
 */
public record Face(float nx, float ny, float nz, float dist, float[] polygon, int[] corners, String material) {
    private static final List<String> UNSEEN = List.of("sky", "clip", "skip", "hint", "nodraw", "caulk", "trigger", "origin");

    /** Whether the name of its texture says that it is not drawn, such as {@code clip}. */
    public boolean isUnseen() {
        String name = material.toLowerCase(Locale.ROOT);
        for (String unseen : UNSEEN) {
            if (name.contains(unseen)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the name of its texture says so, such as Quake III's common/slick. */
    public boolean is(Surface kind) {
        return kind.isNamedBy(material);
    }
}
