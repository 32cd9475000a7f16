package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.TextFile;
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
 * Finds presets by id or by file: shipped presets, presets in the user's folder, and the defaults of each model. The program creates one
 * library at start and passes it on. The user's folder is used only if named.
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

    /** Only the shipped presets. */
    public static PresetLibrary shipped() {
        return new PresetLibrary(PresetStore.shipped(), "", Optional.empty());
    }

    /** Presets in {@code <folder>/<model>/<name>.toml}, which take precedence over the shipped ones. */
    public static PresetLibrary in(Path folder) throws BadInput {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": this folder of presets does not exist");
        }
        return new PresetLibrary(new PresetStore(folder), folder.toString(), Optional.empty());
    }

    /** Like {@link #in}, but if the folder does not exist, only the shipped presets, with a notice. */
    public static PresetLibrary inOrShipped(String folder) {
        try {
            return in(Path.of(folder));
        } catch (BadInput | InvalidPathException gone) {
            return new PresetLibrary(PresetStore.shipped(), "", Optional.of(gone.getMessage()));
        }
    }

    public PresetStore store() {
        return store;
    }

    /** Ids of the shipped presets and of those in the folder. */
    public SortedSet<String> ids() throws BadInput {
        SortedSet<String> ids = new TreeSet<>(ShippedPresets.ids());
        try {
            ids.addAll(store.ids());
        } catch (IOException unreadable) {
            throw new BadInput("the folder of presets " + folder + " cannot be listed: " + TextFile.reason(unreadable));
        }
        return ids;
    }

    /** Ids that stand for a model with every knob at its default. */
    public static List<String> tableIds() {
        return ModelCatalog.models().stream().map(model -> model.id() + TABLE).toList();
    }

    private static Optional<Model> tableOf(String id) {
        return id.endsWith(TABLE) ? ModelCatalog.find(id.substring(0, id.length() - TABLE.length())) : Optional.empty();
    }

    /** The file of this id in the user's folder. */
    public Optional<Path> file(String id) {
        return store.find(id).map(text -> Path.of(text.file()));
    }

    /** The goal sets in the user's folder, {@code <folder>/<model>/goals/<name>.toml}. */
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

    /** Messages for the user: a missing folder, and shipped presets that are replaced by presets in the folder. */
    public List<String> notices() throws BadInput {
        try {
            return Stream.concat(problem.stream(), store.shadowed().stream().map(id -> id + ": using the preset in " + folder + " instead of the shipped one")).toList();
        } catch (IOException unreadable) {
            throw new BadInput("the folder of presets " + folder + " cannot be listed: " + TextFile.reason(unreadable));
        }
    }

    /** A model with every knob at its default. */
    public static Preset table(Model model) {
        return Preset.of(model.id() + TABLE, model.id(), model.parameters().defaults()).withHeader("table", "Every knob at its default. " + model.description());
    }

    /** Loads a preset by id, by {@link #tableIds table id}, or by file. */
    public Preset preset(String idOrFile) throws BadInput {
        Optional<Model> table = tableOf(idOrFile);
        if (table.isPresent() && file(idOrFile).isEmpty()) {
            return table(table.get());
        }
        PresetReading reading = store.read(idOrFile);
        if (reading.preset().isEmpty()) {
            throw new BadInput(reading.problems().stream().map(PresetProblem::toString).toList());
        }
        return reading.preset().get();
    }

    /** The model of a preset; the reader has checked that it exists. */
    public static Model model(Preset preset) {
        return ModelCatalog.find(preset.model()).orElseThrow();
    }

    /** A preset's values with {@code key=value} settings applied in order. */
    public static ParameterSet override(ParameterSet parameters, List<String> settings) throws BadInput {
        try {
            return inOrder(parameters, settings);
        } catch (BadInput first) {
            // Some settings are valid only together, such as W and a speed limited by W.
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
