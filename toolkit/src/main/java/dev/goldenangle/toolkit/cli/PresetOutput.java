package dev.goldenangle.toolkit.cli;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Prints or saves the preset that a command made. */
final class PresetOutput {
    private PresetOutput() {
    }

    /**
     * @param file null to print the preset
     * @param json what the command says besides; receives {@code file}, or {@code toml} if nothing was saved
     */
    static void write(AnsweringCommand command, PresetStore store, Preset preset, Path file, Map<String, Object> json) throws IOException {
        if (file != null) {
            store.save(preset, file);
            json.put("file", file.toString());
        } else {
            json.put("toml", PresetWriter.write(preset));
        }
        if (command.isJson()) {
            command.printJson(json);
        } else if (file == null) {
            command.out().print(json.get("toml"));
        }
    }
}
