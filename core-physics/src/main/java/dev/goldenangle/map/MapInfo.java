package dev.goldenangle.map;

import java.util.List;

/**
 * What is in a map file, in numbers.
 *
 * @param name         short name
 * @param format       how its faces are written
 * @param entities     all of them, the world included
 * @param brushes      all brushes that were read, of every entity
 * @param faces        the faces of those brushes
 * @param solidBrushes brushes that a mover can bump into
 * @param problems     what was wrong in the file
 */
public record MapInfo(String name, MapFormat format, int entities, int brushes, int faces, int solidBrushes, List<MapProblem> problems) {
}
