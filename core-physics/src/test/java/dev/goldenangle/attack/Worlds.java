package dev.goldenangle.attack;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shipped maps that a model can move in, each read once. */
public final class Worlds {
    private static final Map<String, List<Level>> LEVELS = new ConcurrentHashMap<>();

    private Worlds() {
    }

    public static List<Level> of(Model model) {
        return LEVELS.computeIfAbsent(model.id(), id -> SampleMaps.files().stream().map(file -> level(file, model))
                .filter(level -> model.worldType().isInstance(level.world())).toList());
    }

    public static Level first(Model model) {
        return of(model).get(0);
    }

    private static Level level(String file, Model model) {
        return LevelReader.read(SampleMaps.idOf(file), SampleMaps.read(file).orElseThrow(), model.unitsPerMetre());
    }
}
