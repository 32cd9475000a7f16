package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.presets.PresetReading;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.ShippedPresets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds presets by id or by file: the shipped ones, those in a folder of the user's, and the defaults of each model. The program
 * makes one at its start and passes it on. A folder is used only when it was named.
 */
public final class PresetLibrary {
    private static final String TABLE = "/table";
    private final PresetStore store;
    private final String folder;
    private final Optional<String> problem;

    private PresetLibrary(PresetStore store, String folder, Optional<String> problem) {
        this.store = store;
        this.folder = folder;
        this.problem = problem;
    }

    /** The shipped presets alone. */
    public static PresetLibrary shipped() {
        return new PresetLibrary(PresetStore.shipped(), "", Optional.empty());
    }

    /** A folder of one's own, {@code <folder>/<model>/<name>.toml}, in front of the shipped ones. */
    public static PresetLibrary in(Path folder) throws BadInput {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": there is no such folder of presets");
        }
        return new PresetLibrary(new PresetStore(folder), folder.toString(), Optional.empty());
    }

    /** As above, but when there is no such folder, the shipped ones alone, with a notice of it. */
    public static PresetLibrary inOrShipped(String folder) {
        try {
            return in(Path.of(folder));
        } catch (BadInput | InvalidPathException gone) {
            return new PresetLibrary(PresetStore.shipped(), "", Optional.of(gone.getMessage()));
        }
    }

    /** Reads and writes the files. */
    public PresetStore store() {
        return store;
    }

    /** Ids of the shipped presets and of those in the folder. */
    public SortedSet<String> ids() throws BadInput {
        SortedSet<String> ids = new TreeSet<>(ShippedPresets.ids());
        try {
            ids.addAll(store.ids());
        } catch (IOException unreadable) {
            throw new BadInput("the folder of presets cannot be listed: " + unreadable.getMessage());
        }
        return ids;
    }

    /** Ids of the models as their tables have them: every knob at its default. */
    public static List<String> tableIds() {
        return ModelCatalog.models().stream().map(model -> model.id() + TABLE).toList();
    }

    private static Optional<Model> tableOf(String id) {
        return id.endsWith(TABLE) ? ModelCatalog.find(id.substring(0, id.length() - TABLE.length())) : Optional.empty();
    }

    /** The file in the folder that a preset of this id stands in. */
    public Optional<Path> file(String id) {
        return store.find(id).map(text -> Path.of(text.file()));
    }

    /** The files of goal sets in the folder, {@code <folder>/<model>/goals/<name>.toml}. */
    public List<Path> goalFiles(String model) {
        Path goals = Path.of(folder, model, "goals");
        if (folder.isEmpty() || !Files.isDirectory(goals)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(goals)) {
            return files.filter(file -> file.toString().endsWith(".toml")).sorted().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** What people should know: that the folder is not there, or a sentence for each shipped preset that one in the folder hides. */
    public List<String> notices() throws BadInput {
        try {
            return Stream.concat(problem.stream(), store.shadowed().stream().map(id -> id + " is the one in " + folder + ", not the shipped one")).toList();
        } catch (IOException unreadable) {
            throw new BadInput("the folder of presets cannot be listed: " + unreadable.getMessage());
        }
    }

    /** By the id of a preset, of a model's table, or by the path of a file. */
    public Preset preset(String idOrFile) throws BadInput {
        Optional<Model> table = tableOf(idOrFile);
        if (table.isPresent() && file(idOrFile).isEmpty()) {
            Model model = table.get();
            return Preset.of(idOrFile, model.id(), model.parameters().defaults()).withHeader("table", "Every knob at the default of the table. " + model.description());
        }
        PresetReading reading = store.read(idOrFile);
        if (reading.preset().isEmpty()) {
            throw new BadInput(reading.problems().stream().map(PresetProblem::toString).toList());
        }
        return reading.preset().get();
    }

    /** The model a preset is for; the reader has made sure that there is one. */
    public static Model model(Preset preset) {
        return ModelCatalog.find(preset.model()).orElseThrow();
    }

    /** A preset's values with {@code key=value} settings applied in order. */
    public static ParameterSet override(ParameterSet parameters, List<String> settings) throws BadInput {
        try {
            return inOrder(parameters, settings);
        } catch (BadInput first) {
            // Some settings only fit together, such as W and a speed that is limited by it.
            try {
                return inOrder(parameters.unlimited(), settings).limited();
            } catch (IllegalArgumentException | BadInput together) {
                throw first;
            }
        }
    }

    private static ParameterSet inOrder(ParameterSet parameters, List<String> settings) throws BadInput {
        ParameterSet changed = parameters;
        for (String setting : settings) {
            String[] parts = setting.split("=", 2);
            if (parts.length != 2) {
                throw new BadInput("--set " + setting + ": not key=value");
            }
            try {
                changed = set(changed, parts[0].strip(), parts[1].strip());
            } catch (IllegalArgumentException refused) {
                throw new BadInput("--set " + setting + ": " + refused.getMessage());
            }
        }
        return changed;
    }

    private static ParameterSet set(ParameterSet parameters, String key, String text) {
        var derived = parameters.table().findDerived(key);
        return derived.isPresent() ? derived.get().write(parameters, Double.parseDouble(text)) : parameters.with(key, text);
    }
}
