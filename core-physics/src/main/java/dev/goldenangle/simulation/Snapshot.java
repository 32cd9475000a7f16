package dev.goldenangle.simulation;

import dev.goldenangle.state.MoverState;

/**
 * The complete state of a simulation at one tick, to return to.
 *
 * @param tick     number of the next tick
 * @param hash     digest so far
 * @param state    the mover
 * @param previous the mover one tick earlier, for drawing
 * @param memory   memory of the command source
 */
public record Snapshot(int tick, long hash, MoverState state, MoverState previous, long[] memory) {
}
