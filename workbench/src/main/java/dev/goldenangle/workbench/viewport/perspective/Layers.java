package dev.goldenangle.workbench.viewport.perspective;

/**
 * The parts of a world drawn besides its surfaces.
 *
 * @param grid  lines of one and five metres
 * @param edges edges of surfaces
 * @param wires collision wireframes
 */
record Layers(boolean grid, boolean edges, boolean wires) {
}
