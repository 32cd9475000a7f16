package dev.goldenangle.toml;

/**
 * A statement of a TOML text that cannot be read.
 *
 * @param place  where the reader gave up
 * @param key    the key concerned with its table, {@code ground.friction}; empty when there is none
 * @param reason what is wrong
 */
public record TomlProblem(TomlPlace place, String key, String reason) {
}
