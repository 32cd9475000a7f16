package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Vec3;

/**
 * A place on a map's course.
 *
 * @param feet position of the feet
 * @param move how to get from here to the next waypoint
 */
public record Waypoint(Vec3 feet, Move move) {
}
