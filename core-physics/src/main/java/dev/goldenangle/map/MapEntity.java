package dev.goldenangle.map;

import java.util.Map;

/**
 * An entity of a map file.
 *
 * @param classname  its class, empty when the file gives none
 * @param properties its keys and values, in file order
 * @param line       where it begins
 * @param brushes    how many brushes it owns
 */
public record MapEntity(String classname, Map<String, String> properties, int line, int brushes) {
}
