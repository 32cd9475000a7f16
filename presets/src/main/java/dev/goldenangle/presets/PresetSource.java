package dev.goldenangle.presets;

import java.util.Optional;

/** Where the text of a preset is found by its id. */
@FunctionalInterface
public interface PresetSource {
    PresetSource NONE = id -> Optional.empty();

    Optional<PresetText> find(String id);

    /** Asks this one first, then the other. */
    default PresetSource or(PresetSource other) {
        return id -> find(id).or(() -> other.find(id));
    }

    /**
     * A preset file as found.
     *
     * @param file name for messages
     * @param text its content
     */
    record PresetText(String file, String text) {
    }
}
