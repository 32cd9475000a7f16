package dev.goldenangle.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that only grows, at its end, by whole texts. */
public final class LogFile {
    private LogFile() {
    }

    /** Makes the file and its folder when they are not there. */
    public static void append(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
