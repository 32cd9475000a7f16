package dev.goldenangle.toolkit.library;

import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.math.Hash64;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Course files: {@code hall.course.toml} next to {@code hall.map}. If that place is not writable, because the map is shipped, in an
 * archive or in a read-only folder, the window stores courses in the user's folder.
 */
public final class CourseFiles {
    public static final String ENDING = ".course.toml";
    private static final long LONGEST = 1 << 20;
    private static final int DIGITS = 8;
    private static final String OLD_DIVIDER = "\n#golden-angle-course\n";

    private CourseFiles() {
    }

    public static boolean isOne(String name) {
        return name.endsWith(ENDING);
    }

    /** The path of a map's course file, which may not exist. */
    public static Path beside(Path map) {
        String name = map.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return map.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ENDING);
    }

    /** The path of a level's course in a folder of courses, which may not exist. */
    public static Path in(Path folder, Level level) {
        return folder.resolve(level.name().replaceAll("[^\\w.-]", "_") + "-" + Hash64.hex(level.bare().hash()).substring(0, DIGITS) + ENDING);
    }

    /** The text of a course file; empty if it does not exist. */
    public static Optional<String> read(Path file) throws BadInput {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            TextFile text = TextFile.read(file, LONGEST);
            if (text.badLine() > 0) {
                throw new BadInput(file + ": line " + text.badLine() + " is not UTF-8 text");
            }
            return Optional.of(text.text());
        } catch (IOException unreadable) {
            throw new BadInput(file + ": cannot be read: " + unreadable.getMessage());
        }
    }

    /** Splits files of earlier versions, which stored a map and its course together, with a line between them. */
    public static MapContent apart(MapContent map) {
        String all = new String(map.bytes(), StandardCharsets.ISO_8859_1);
        int at = all.lastIndexOf(OLD_DIVIDER);
        return at < 0 ? map : new MapContent(Arrays.copyOf(map.bytes(), at), all.substring(at + OLD_DIVIDER.length()));
    }

    /** A map with the course from a file. */
    static MapLibrary.NamedMap joined(MapLibrary.NamedMap map, Path courseFile) throws BadInput {
        Optional<String> course = map.content().course().isEmpty() ? read(courseFile) : Optional.empty();
        return course.isEmpty() ? map : new MapLibrary.NamedMap(map.name(), map.content().with(course.get()));
    }
}
