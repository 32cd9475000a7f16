package dev.goldenangle.parameter;

/**
 * Knobs that are tuned together. A model lists its groups in the order in which they should be tuned.
 *
 * @param key   name of the TOML table
 * @param label heading on screen
 * @param doc   one sentence: what to get right here before going on
 */
public record Group(String key, String label, String doc) {
    /** Written by hand for the reason given in {@link Value#equals}. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Group group && key.equals(group.key) && label.equals(group.label) && doc.equals(group.doc);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
