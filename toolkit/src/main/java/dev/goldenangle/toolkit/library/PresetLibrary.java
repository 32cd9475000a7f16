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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one list of presets: the user's own, the shipped ones, and the defaults of each model. Finds presets by id, by file or by short name.
 * The program creates one library at start and passes it on.
 */
public final class PresetLibrary {
    /** The setting that names the folder of the library. */
    public static final String FOLDER_SETTING = "presets.folder";
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

    /** The user's library, in the folder of the settings. The folder is created with the first preset. */
    public static PresetLibrary ofUser() {
        UserFolders folders = UserFolders.current();
        return ofUser(folders.setting(FOLDER_SETTING), folders);
    }

    /** As above. @param chosen the folder that the settings name; blank for the default one */
    public static PresetLibrary ofUser(String chosen, UserFolders folders) {
        Path usual = folders.data().resolve("presets");
        if (chosen.isBlank()) {
            return new PresetLibrary(new PresetStore(usual), usual.toString(), Optional.empty());
        }
        try {
            return in(Path.of(chosen));
        } catch (BadInput | InvalidPathException gone) {
            return new PresetLibrary(new PresetStore(usual), usual.toString(), Optional.of(gone.getMessage()));
        }
    }

    /** Presets in {@code <folder>/<model>/<name>.toml}, which take precedence over the shipped ones. */
    public static PresetLibrary in(Path folder) throws BadInput {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": this folder of presets does not exist");
        }
        return new PresetLibrary(new PresetStore(folder), folder.toString(), Optional.empty());
    }

    /** The user's own presets; empty if only shipped presets are used. */
    public Optional<OwnPresets> own() {
        return folder.isEmpty() ? Optional.empty() : Optional.of(new OwnPresets(store, Path.of(folder)));
    }

    public PresetStore store() {
        return store;
    }

    /** Ids of the shipped presets and of the user's own. */
    public SortedSet<String> ids() throws BadInput {
        SortedSet<String> ids = new TreeSet<>(ShippedPresets.ids());
        try {
            ids.addAll(store.ids());
        } catch (IOException unreadable) {
            throw unlistable(unreadable);
        }
        own().ifPresent(own -> own.elsewhere().forEach(file -> ids.add(own.id(file))));
        return ids;
    }

    /** All presets: the user's own, newest first, then each model's shipped ones and its defaults. Reads every file. */
    public List<PresetEntry> entries() throws BadInput {
        List<PresetEntry> entries = new ArrayList<>(ownEntries());
        Set<String> listed = entries.stream().map(PresetEntry::id).collect(Collectors.toSet());
        for (Model model : ModelCatalog.models()) {
            Stream.concat(ShippedPresets.ids().stream().filter(id -> id.startsWith(model.id() + "/")), Stream.of(model.id() + TABLE)).filter(id -> !listed.contains(id))
                    .forEach(id -> entries.add(shippedEntry(id)));
        }
        return entries;
    }

    private List<PresetEntry> ownEntries() throws BadInput {
        try {
            return own().isPresent() ? own().get().entries() : List.of();
        } catch (IOException unreadable) {
            throw unlistable(unreadable);
        }
    }

    private PresetEntry shippedEntry(String id) {
        try {
            return new PresetEntry(id, Optional.empty(), Optional.of(preset(id)), "", Optional.empty());
        } catch (BadInput bad) {
            return new PresetEntry(id, Optional.empty(), Optional.empty(), bad.getMessage(), Optional.empty());
        }
    }

    private BadInput unlistable(IOException unreadable) {
        return new BadInput("the folder of presets " + folder + " cannot be listed: " + TextFile.reason(unreadable));
    }

    /** Ids that stand for a model with every knob at its default. */
    public static List<String> tableIds() {
        return ModelCatalog.models().stream().map(model -> model.id() + TABLE).toList();
    }

    private static Optional<Model> tableOf(String id) {
        return id.endsWith(TABLE) ? ModelCatalog.find(id.substring(0, id.length() - TABLE.length())) : Optional.empty();
    }

    /** The file of this id, if it is one of the user's own presets. */
    public Optional<Path> file(String id) {
        return store.find(id).map(text -> Path.of(text.file())).or(() -> own().flatMap(own -> own.elsewhere().stream().filter(file -> own.id(file).equals(id)).findFirst()));
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
            throw unlistable(unreadable);
        }
    }

    /** A model with every knob at its default. */
    public static Preset table(Model model) {
        return Preset.of(model.id() + TABLE, model.id(), model.parameters().defaults()).withHeader("All defaults", "Every knob at its default. " + model.description());
    }

    /** Loads a preset by id, by {@link #tableIds table id}, by file, or by a short name that only one preset has. */
    public Preset preset(String idOrFile) throws BadInput {
        Optional<Model> table = tableOf(idOrFile);
        if (table.isPresent() && file(idOrFile).isEmpty()) {
            return table(table.get());
        }
        PresetReading reading = store.read(idOrFile);
        if (reading.preset().isEmpty() && !isFile(idOrFile) && file(idOrFile).isEmpty() && !ShippedPresets.ids().contains(idOrFile)) {
            Optional<String> named = idOf(idOrFile);
            if (named.isPresent()) {
                return preset(named.get());
            }
        }
        if (reading.preset().isEmpty()) {
            throw new BadInput(reading.problems().stream().map(PresetProblem::toString).toList());
        }
        return reading.preset().get();
    }

    private static boolean isFile(String text) {
        try {
            return Files.exists(Path.of(text));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /** The id of the only preset with this short name. */
    private Optional<String> idOf(String shortName) throws BadInput {
        List<String> ids = entries().stream().filter(entry -> entry.isCalled(shortName)).map(PresetEntry::id).toList();
        if (ids.size() > 1) {
            throw new BadInput(shortName + " is the name of several presets; use one of these ids: " + String.join(", ", ids));
        }
        return ids.stream().findFirst();
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
