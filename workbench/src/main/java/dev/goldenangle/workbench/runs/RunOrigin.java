package dev.goldenangle.workbench.runs;

/**
 * The preset and map that a run was made with, for opening it again.
 * @param preset id or file of the preset
 * @param map id or file of the map
 */
public record RunOrigin(String preset, String map) {
}
