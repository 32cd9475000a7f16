package dev.goldenangle.simulation;

import dev.goldenangle.state.MoverState;

/**
 * All of a simulation at one tick, to come back to.
 *
 * @param tick     number of the next tick
 * @param hash     digest so far
 * @param state    the mover
 * @param previous the mover a tick earlier, for drawing
 * @param memory   what the command source remembered
 */
public record Snapshot(int tick, long hash, MoverState state, MoverState previous, long[] memory) {
}
