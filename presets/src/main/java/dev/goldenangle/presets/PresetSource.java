package dev.goldenangle.presets;

import java.util.Optional;

/** Finds the text of a preset by its id. */
@FunctionalInterface
public interface PresetSource {
    PresetSource NONE = id -> Optional.empty();

    Optional<PresetText> find(String id);

    /** Tries this source first, then the other. */
    default PresetSource or(PresetSource other) {
        return id -> find(id).or(() -> other.find(id));
    }

    /**
     * The text of a preset.
     *
     * @param file name of the file, for messages
     * @param text its content
     */
    record PresetText(String file, String text) {
    }
}
