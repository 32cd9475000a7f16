package dev.goldenangle.workbench.document;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;

import java.nio.file.Path;
import java.util.Optional;

/**
 * An open preset.
 * @param preset as read or last saved
 * @param file where it is saved; empty if shipped
 * @param model the model it configures
 */
public record OpenPreset(Preset preset, Optional<Path> file, Model model) {
    public String id() {
        return preset.id();
    }

    /** The last part of the id, without the file extension. */
    public String name() {
        return id().substring(id().lastIndexOf('/') + 1).replaceFirst("\\.toml$", "");
    }

    public ParameterSet values() {
        return preset.parameters();
    }
}
