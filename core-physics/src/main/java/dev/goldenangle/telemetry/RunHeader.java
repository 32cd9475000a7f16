package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * Everything that determines a run, except its commands.
 *
 * @param model      id of the model
 * @param parameters the whole preset
 * @param tickRate   ticks per second
 * @param map        name of the map
 * @param mapHash    digest of its source
 * @param source     name of the input source, for information
 * @param start      the state before tick 0; do not modify
 */
public record RunHeader(String model, ParameterSet parameters, double tickRate, String map, long mapHash, String source, MoverState start) {
}
