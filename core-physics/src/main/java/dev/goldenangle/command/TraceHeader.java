package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything that determines a recorded run, except its commands.
 *
 * @param version    version of the trace format, which determines how the digests are computed
 * @param model      id of the model
 * @param preset     id or file of the preset, for information only: {@code parameters} has the values
 * @param parameters the whole preset, each value by key in the form it was written in
 * @param tickRate   ticks per second
 * @param map        name of the map
 * @param mapHash    digest of the map's source
 * @param source     the input source, for information only: "keyboard", or a bot with its seed
 * @param start      the state before tick 0; do not modify
 */
public record TraceHeader(int version, String model, String preset, Map<String, String> parameters, double tickRate, String map, long mapHash,
                          String source, MoverState start) {
    /** The version of new traces. Version 1 has other digests, see {@link MoverState#digestInTraceVersion1}. */
    public static final int NEWEST_VERSION = 2;

    public TraceHeader {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        start = start.copy();
    }

    /** The header of a new trace. */
    public TraceHeader(String model, String preset, Map<String, String> parameters, double tickRate, String map, long mapHash, String source, MoverState start) {
        this(NEWEST_VERSION, model, preset, parameters, tickRate, map, mapHash, source, start);
    }
}
