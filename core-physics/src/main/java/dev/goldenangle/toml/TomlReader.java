package dev.goldenangle.toml;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * Reads a TOML text. The core has no reader of its own: one is found as a service on the class path, and the presets library
 * brings one.
 */
@FunctionalInterface
public interface TomlReader {
    /**
     * Never throws because of the text.
     *
     * @param problems receives every statement that cannot be read, in the order of the text
     * @return everything that could be read, empty at worst
     */
    TomlTable read(String text, TomlLimits limits, Consumer<TomlProblem> problems);

    /** The reader on the class path. Without one, every text is empty and has one problem that says what is missing. */
    static TomlReader installed() {
        return ServiceLoader.load(TomlReader.class, TomlReader.class.getClassLoader()).findFirst().orElse((text, limits, problems) -> {
            problems.accept(new TomlProblem(TomlPlace.START, "", "TOML cannot be read here; add the Golden Angle presets library to the class path"));
            return new TomlTable(Map.of(), TomlLines.UNKNOWN);
        });
    }
}
