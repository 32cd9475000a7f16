package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;

/**
 * A place on a map's course.
 *
 * @param feet where the feet pass it
 * @param leap whether it is an edge to take off from: the next waypoint lies across a gap
 */
public record Waypoint(Vec3 feet, boolean leap) {
}
