package dev.goldenangle.workbench.study;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.MapLibrary;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The maps of a study by their names, as text: shipped ones are found by their id, others travel with the study.
 *
 * @param texts maps that are not shipped
 */
public record StudyMaps(Map<String, String> texts) {
    public StudyMaps {
        texts = Map.copyOf(texts);
    }

    public static StudyMaps shipped() {
        return new StudyMaps(Map.of());
    }

    /** The text of a map; empty when there is none of this name. */
    Optional<String> text(String name) {
        try {
            return Optional.of(texts.containsKey(name) ? texts.get(name) : MapLibrary.read(name).text());
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
            MapLibrary.MapText map = texts.containsKey(name) ? new MapLibrary.MapText(name, texts.get(name)) : MapLibrary.read(name);
            return Optional.of(MapLibrary.level(map, model, () -> false));
        } catch (BadInput unfit) {
            return Optional.empty();
        }
    }

    /** Sorted by name, so that a digest of them is always the same. */
    Map<String, String> sorted() {
        return new TreeMap<>(texts);
    }
}
