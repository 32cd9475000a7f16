package dev.goldenangle.map;

import java.util.List;
import java.util.Map;

/**
 * The parsed text of a map file, in Quake units, before a level is built from it.
 *
 * @param entities in file order
 * @param format   how its faces are written
 */
record MapSource(List<Entity> entities, MapFormat format) {
    int brushes() {
        return entities.stream().mapToInt(entity -> entity.brushes.size()).sum();
    }

    int faces() {
        return entities.stream().flatMap(entity -> entity.brushes.stream()).mapToInt(brush -> brush.faces.size()).sum();
    }

    int patches() {
        return entities.stream().mapToInt(entity -> entity.patches.size()).sum();
    }

    /** Keys and values in file order, with the brushes and curved patches of the entity. */
    record Entity(Map<String, String> properties, List<Brush> brushes, List<Curve> patches, int line, int column) {
        /** The class in lower case, because games differ in case; empty when there is none. */
        String classname() {
            return properties.getOrDefault("classname", "").toLowerCase(java.util.Locale.ROOT);
        }

        String text(String key) {
            return properties.getOrDefault(key, "");
        }

        boolean has(String key) {
            return properties.containsKey(key);
        }
    }

    /** The faces of a brush; a brush with an unreadable face is not whole and cannot be built. */
    record Brush(List<Face> faces, boolean whole, int line, int column) {
    }

    /** Control points of a curved patch, row by row, x y z each. */
    record Curve(float[] points, int width, int height, String texture, int contents) {
    }

    /** Three points x, y, z, clockwise seen from outside; the texture; the content bits of Quake II and III. */
    record Face(double[] points, String texture, int contents) {
    }
}
