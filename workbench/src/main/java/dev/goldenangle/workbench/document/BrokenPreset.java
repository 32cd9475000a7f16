package dev.goldenangle.workbench.document;

import dev.goldenangle.presets.PresetProblem;

import java.nio.file.Path;
import java.util.List;

/**
 * A preset file that cannot be used as it stands.
 *
 * @param file     which
 * @param lines    its text
 * @param problems what is wrong, in the order of the file
 */
public record BrokenPreset(Path file, List<String> lines, List<PresetProblem> problems) {
    /** What is wrong, in one line. */
    public String headline() {
        String name = file.getFileName().toString().replaceFirst("\\.toml$", "");
        return "Preset “" + name + "” has " + (problems.size() == 1 ? "1 error" : problems.size() + " errors");
    }

    /** The line a problem stands on; empty beyond the end. */
    public String line(int number) {
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
    }
}
