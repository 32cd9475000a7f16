package dev.goldenangle.toml;

import java.util.Iterator;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * Reads a TOML text. The core contains no TOML reader: it uses one found as a service on the class path, which the presets
 * library provides.
 */
@FunctionalInterface
public interface TomlReader {
    /**
     * Never throws because of the text.
     *
     * @param problems receives every statement that cannot be read, in the order of the text
     * @return everything readable, possibly empty
     */
    TomlTable read(String text, TomlLimits limits, Consumer<TomlProblem> problems);

    /** The reader on the class path. Without one, every text reads as empty with a problem that says what is missing. */
    static TomlReader installed() {
        Iterator<TomlReader> readers = ServiceLoader.load(TomlReader.class, TomlReader.class.getClassLoader()).iterator();
        return readers.hasNext() ? readers.next() : (text, limits, problems) -> {
            problems.accept(new TomlProblem(TomlPlace.START, "", "TOML cannot be read here; add the Golden Angle presets library to the class path"));
            return new TomlTable(Map.of(), TomlLines.UNKNOWN);
        };
    }
}
