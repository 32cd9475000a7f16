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
 * The maps of a study by their names: shipped ones are found by their id, others travel with the study.
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

    /** The content of a map; empty when there is none of this name. */
    Optional<MapContent> content(String name) {
        try {
            return Optional.of(others.containsKey(name) ? others.get(name) : MapLibrary.read(name).content());
        } catch (BadInput missing) {
            return Optional.empty();
        }
    }

    /** In a model's units, each built once; empty for a name that is not there or a world of another kind. */
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
