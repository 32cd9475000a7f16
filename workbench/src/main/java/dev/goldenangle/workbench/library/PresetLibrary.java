package dev.goldenangle.workbench.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.presets.PresetReading;
import dev.goldenangle.presets.PresetStore;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Presets by shipped id or by file. */
public final class PresetLibrary {
    private static volatile PresetStore store = PresetStore.shipped();

    private PresetLibrary() {
    }

    /** Puts a folder of one's own in front of the shipped presets, for this process; never one that merely happens to be there. */
    public static void useFolder(Path folder) throws BadInput {
        if (!Files.isDirectory(folder)) {
            throw new BadInput(folder + ": there is no such folder of presets");
        }
        store = new PresetStore(folder);
    }

    /** The shipped presets alone, as at the start of a process. */
    public static void useShipped() {
        store = PresetStore.shipped();
    }

    /** The shipped presets, and the chosen folder in front of them. */
    public static PresetStore store() {
        return store;
    }

    public static Preset preset(String idOrFile) throws BadInput {
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
