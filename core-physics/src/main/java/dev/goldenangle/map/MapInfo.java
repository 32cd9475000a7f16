package dev.goldenangle.map;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts of what a map file contains.
 *
 * @param name         short name
 * @param format       how its faces are written
 * @param entities     all of them, the world included
 * @param brushes      all brushes that were read, of every entity
 * @param faces        the faces of those brushes
 * @param solidBrushes brushes that a mover collides with
 * @param problems     what was wrong in the file
 * @param more         counts that only some formats have, by name
 */
public record MapInfo(String name, MapFormat format, int entities, int brushes, int faces, int solidBrushes, List<MapProblem> problems,
                      Map<String, Integer> more) {
    public MapInfo(String name, MapFormat format, int entities, int brushes, int faces, int solidBrushes, List<MapProblem> problems) {
        this(name, format, entities, brushes, faces, solidBrushes, problems, Map.of());
    }

    MapInfo with(String what, int count) {
        Map<String, Integer> all = new LinkedHashMap<>(more);
        all.put(what, count);
        return new MapInfo(name, format, entities, brushes, faces, solidBrushes, problems, all);
    }
}
