package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * All that a block of ticks begins from.
 *
 * @param tick       number of its first tick
 * @param hash       digest before it
 * @param state      the mover before it; not to be changed
 * @param parameters the knobs in force
 */
public record Keyframe(int tick, long hash, MoverState state, ParameterSet parameters) {
}
