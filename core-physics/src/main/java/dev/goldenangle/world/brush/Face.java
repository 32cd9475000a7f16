package dev.goldenangle.world.brush;

/**
 * A side of a brush as it is drawn: the polygon lies in the plane n·p = dist, and its corners run counter-clockwise seen
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
}
