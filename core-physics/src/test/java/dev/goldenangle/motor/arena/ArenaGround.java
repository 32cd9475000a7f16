package dev.goldenangle.motor.arena;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The arena model on the sample maps. */
final class ArenaGround {
    static final ArenaModel MODEL = new ArenaModel();
    static final ParameterSet DOCUMENT = MODEL.parameters().defaults();
    /** The document's values with limited speed, so that long runs stay on the map. */
    static final ParameterSet BOUNDED = DOCUMENT.with("air_accel_base", "4").with("air_resistance", "1").with("g_peak", "1.15");
    private static final Map<String, Level> LEVELS = new ConcurrentHashMap<>();

    private ArenaGround() {
    }

    static Level level(String id) {
        return LEVELS.computeIfAbsent(id, name -> MapReader.read(name, SampleMaps.fileOf(name).flatMap(SampleMaps::read).orElseThrow(), 1f));
    }

    static Simulation on(String map, ParameterSet parameters, CommandSource source) {
        return new Simulation(MODEL, parameters, level(map), source);
    }
}
