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

    /** The id without the folders of this machine. */
    public String publicId() {
        return preset.publicId();
    }

    /** The name that its author gave; for a shipped preset the last part of its id. */
    public String name() {
        return file.isPresent() ? preset.name() : id().substring(id().lastIndexOf('/') + 1);
    }

    public ParameterSet values() {
        return preset.parameters();
    }
}
