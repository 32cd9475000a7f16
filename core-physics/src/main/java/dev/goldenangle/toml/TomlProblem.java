package dev.goldenangle.toml;

/**
 * An unreadable statement of a TOML text.
 *
 * @param place  where the reader gave up
 * @param key    the full key, as in {@code ground.friction}; empty when there is none
 * @param reason what is wrong
 */
public record TomlProblem(TomlPlace place, String key, String reason) {
}
