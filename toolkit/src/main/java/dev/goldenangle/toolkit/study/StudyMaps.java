package dev.goldenangle.toolkit.study;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The maps of a study by name: shipped maps are found by id, others are stored with the study.
 *
 * @param others maps that are not shipped
 */
public record StudyMaps(Map<String, MapContent> others) {
    public StudyMaps {
        others = Map.copyOf(others);
    }

    public static StudyMaps shipped() {
        return new StudyMaps(Map.of());
    }

    /** The content of a map; empty if unknown. */
    Optional<MapContent> content(String name) {
        try {
            return Optional.of(others.containsKey(name) ? others.get(name) : MapLibrary.read(name).content());
        } catch (BadInput missing) {
            return Optional.empty();
        }
    }

    /** Loads levels in a model's units, each once; empty for unknown names and for maps that do not fit the model. */
    Function<String, Optional<Level>> levels(Model model) {
        Map<String, Optional<Level>> built = new ConcurrentHashMap<>();
        return name -> built.computeIfAbsent(name, missing -> build(missing, model));
    }

    private Optional<Level> build(String name, Model model) {
        try {
            MapLibrary.NamedMap map = others.containsKey(name) ? new MapLibrary.NamedMap(name, others.get(name)) : MapLibrary.read(name);
            return Optional.of(MapLibrary.level(map, model, () -> false));
        } catch (BadInput unfit) {
            return Optional.empty();
        }
    }
}
