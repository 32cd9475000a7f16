package dev.goldenangle.maps;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The maps that ship with the workbench. Tests, bots, checks and the window use the same files. */
public final class SampleMaps {
    private static final String FOLDER = "/maps/";

    private SampleMaps() {
    }

    /** File names such as {@code arena-loop.map}, sorted. */
    public static List<String> files() {
        return Arrays.stream(read("index.txt").orElse("").split("\n")).filter(file -> !file.isEmpty()).toList();
    }

    /** The file of a map id, which is the file name without the extension. */
    public static Optional<String> fileOf(String id) {
        return files().stream().filter(file -> idOf(file).equals(id)).findFirst();
    }

    public static String idOf(String file) {
        return file.substring(0, file.lastIndexOf('.'));
    }

    /** The text of a shipped file; empty when there is none with that name. */
    public static Optional<String> read(String file) {
        try (InputStream in = SampleMaps.class.getResourceAsStream(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
