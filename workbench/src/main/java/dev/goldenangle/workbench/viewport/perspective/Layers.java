package dev.goldenangle.workbench.viewport.perspective;

/**
 * Which parts of a world are drawn besides its surfaces.
 *
 * @param grid  the lines of one and of five metres
 * @param edges where surfaces end
 * @param wires what collision sees
 */
record Layers(boolean grid, boolean edges, boolean wires) {
}
