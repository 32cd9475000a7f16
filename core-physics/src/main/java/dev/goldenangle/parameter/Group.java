package dev.goldenangle.parameter;

/**
 * Knobs that are tuned together. A model lists its groups in the order in which they should be tuned.
 *
 * @param key   name of the TOML table
 * @param label heading on screen
 * @param doc   one sentence: what to get right here before going on
 */
public record Group(String key, String label, String doc) {
}
