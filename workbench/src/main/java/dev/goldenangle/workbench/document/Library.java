package dev.goldenangle.workbench.document;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.text.Messages;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The available models, presets and maps. Loading can be slow; do not call it on the window's thread. */
public interface Library {
    Optional<Model> model(String id);

    /** Reads every preset; do not call on the window's thread. */
    List<PresetEntry> presets();

    /** Where presets come from. */
    PresetLibrary presetLibrary();

    default PresetStore presetStore() {
        return presetLibrary().store();
    }

    /** Notices for the user about the available files, such as presets that hide shipped ones; full sentences. */
    List<String> notices();

    /** Only the ids; reads no preset. */
    List<String> presetIds();

    /** The maps that work with this model. */
    List<Item> maps(Model model);

    /** The goal sets of a model, without sets that were only opened. */
    List<Item> goalSets(Model model);

    /** @throws IllegalArgumentException with a reason to show to the user */
    OpenPreset openPreset(String id);

    /** @throws IllegalArgumentException with a reason to show to the user */
    default Level openMap(String id, Model model) {
        return openMap(id, model, () -> false);
    }

    /**
     * As above, but cancellable.
     * @param isCancelled checked regularly
     * @throws java.util.concurrent.CancellationException soon after it returns true
     */
    Level openMap(String id, Model model, BooleanSupplier isCancelled);

    /**
     * Opens the map named in an input trace or kept run. For safety a file cannot make the workbench open arbitrary
     * files: the map must be shipped or already opened here.
     * @param hash digest of the map
     * @throws IllegalArgumentException with a reason to show to the user
     */
    default Level openMapNamedByFile(String id, long hash, Model model, BooleanSupplier isCancelled) {
        if (!MapLibrary.ids().contains(id) && openedMap(hash).isEmpty()) {
            throw new IllegalArgumentException(Messages.text("document.map-needed", id));
        }
        return openMap(id, model, isCancelled);
    }

    /** The id or file that a level was opened by. */
    String idOf(Level level);

    /** The same map with another course. */
    Level withCourse(Level level, PlacedCourse course);

    /**
     * The course file of a level, whether or not it exists: beside the map if that folder is writable, otherwise in
     * the user's folder. Empty if there is no such folder.
     */
    Optional<Path> courseFile(Level level);

    /**
     * The map a level was loaded from, by its digest; the file may have changed since. Empty if it was not opened
     * here.
     */
    Optional<MapLibrary.NamedMap> openedMap(long hash);

    /** An entry of a chooser. @param id identifies the item for opening @param name its first line @param description one sentence, or empty */
    record Item(String id, String name, String description) {
        /** An item whose id is its name. */
        public Item(String id, String description) {
            this(id, id, description);
        }
    }
}
