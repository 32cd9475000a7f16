package dev.goldenangle.maps;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The maps that ship with the workbench, the same files for tests, bots, checks and the app. */
public final class SampleMaps {
    private static final String FOLDER = "/maps/";

    private SampleMaps() {
    }

    /** File names, sorted: {@code arena-loop.map}. */
    public static List<String> files() {
        return read("index.txt").orElse("").lines().toList();
    }

    /** The file that has this id, which is its name without the ending. */
    public static Optional<String> fileOf(String id) {
        return files().stream().filter(file -> idOf(file).equals(id)).findFirst();
    }

    public static String idOf(String file) {
        return file.substring(0, file.lastIndexOf('.'));
    }

    /** The text of a shipped file; empty when there is none of that name. */
    public static Optional<String> read(String file) {
        try (InputStream in = SampleMaps.class.getResourceAsStream(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
