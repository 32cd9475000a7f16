package dev.goldenangle.presets;

/**
 * A problem in a preset file.
 *
 * @param file   name of the file
 * @param line   from 1
 * @param column from 1
 * @param key    the full key, as in {@code ground.friction}; empty when there is none
 * @param reason what is wrong, and the nearest valid key or the allowed range
 */
public record PresetProblem(String file, int line, int column, String key, String reason) {
    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + (key.isEmpty() ? "" : key + ": ") + reason;
    }
}
