package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;

/**
 * A place on a map's course.
 *
 * @param feet position of the feet
 * @param leap whether to jump here: the next waypoint is across a gap
 */
public record Waypoint(Vec3 feet, boolean leap) {
}
