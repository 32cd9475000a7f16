package dev.goldenangle.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Appends text to a log file. */
public final class LogFile {
    private LogFile() {
    }

    /** Creates the file and its folder if they do not exist. */
    public static void append(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
