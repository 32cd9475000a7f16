package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * The start of a block of ticks.
 *
 * @param tick       number of its first tick
 * @param hash       digest before it
 * @param state      the mover before it; do not modify
 * @param parameters the parameters at that time
 */
public record Keyframe(int tick, long hash, MoverState state, ParameterSet parameters) {
}
