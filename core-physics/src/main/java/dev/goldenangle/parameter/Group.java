package dev.goldenangle.parameter;

/**
 * Knobs that are tuned together. A model lists its groups in the order in which they should be tuned.
 *
 * @param key   name of the TOML table
 * @param label heading on screen
 * @param doc   one sentence: what to get right here before going on
 * @param use   whether the knobs can be switched off together
 */
public record Group(String key, String label, String doc, Use use) {
    /** Whether the knobs always act, or only when the first of them, a switch, is on. */
    public enum Use { ALWAYS, SWITCHED }

    public Group(String key, String label, String doc) {
        this(key, label, doc, Use.ALWAYS);
    }

    /** A group whose first parameter is a switch with the key of the group. The others act only when it is on. */
    public static Group switched(String key, String label, String doc) {
        return new Group(key, label, doc, Use.SWITCHED);
    }
}
