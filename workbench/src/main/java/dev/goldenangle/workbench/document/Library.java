package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What there is to choose from: models, presets and maps. Loading may take its time and is not for the window's thread. */
public interface Library {
    Optional<Model> model(String id);

    /** Reads every preset to say what it is: not for the window's thread. */
    List<Item> presets();

    /** Reads and writes presets. */
    PresetStore presetStore();

    /** What the designer should know about what there is, such as presets that hide shipped ones; sentences. */
    List<String> notices();

    /** The ids alone, for which no preset is read. */
    List<String> presetIds();

    /** The maps this model can move in. */
    List<Item> maps(Model model);

    /** The goal sets of a model, without any that were only opened. */
    List<Item> goalSets(Model model);

    /** @throws IllegalArgumentException with the reason for people */
    OpenPreset openPreset(String id);

    /** @throws IllegalArgumentException with the reason for people */
    default Level openMap(String id, Model model) {
        return openMap(id, model, () -> false);
    }

    /**
     * As above, for someone who may lose patience with a large map.
     *
     * @param isCancelled asked every so often
     * @throws java.util.concurrent.CancellationException soon after it says yes
     */
    Level openMap(String id, Model model, BooleanSupplier isCancelled);

    /**
     * A map that a trace or a kept run names. No file decides which others are opened: it must be a shipped map, or one that was opened here before.
     *
     * @param hash digest of the map
     * @throws IllegalArgumentException with the reason for people
     */
    default Level openMapNamedByFile(String id, long hash, Model model, BooleanSupplier isCancelled) {
        if (!MapLibrary.ids().contains(id) && openedMap(hash).isEmpty()) {
            throw new IllegalArgumentException("It was made on " + id + ", which is not a shipped map; open that map yourself, then try again");
        }
        return openMap(id, model, isCancelled);
    }

    /** The id or file that a level was opened by. */
    String idOf(Level level);

    /** The same map with another course placed on it. */
    Level withCourse(Level level, PlacedCourse course);

    /** Where the course of a level is kept, whether it is there or not: beside its map where that can be written, else in a folder of the designer's; empty without one. */
    Optional<Path> courseFile(Level level);

    /** The map that a level was made of, by its digest; the file may have changed since. Empty when it was not opened here. */
    Optional<MapLibrary.NamedMap> openedMap(long hash);

    /**
     * A line of a chooser.
     *
     * @param id          what opens it
     * @param description one sentence, or empty
     */
    record Item(String id, String description) {
    }
}
