package dev.goldenangle.workbench.runs;

/**
 * Where a run can be opened from again.
 *
 * @param preset id or file of the preset that was open
 * @param map    id or file of the map
 */
public record RunOrigin(String preset, String map) {
}
