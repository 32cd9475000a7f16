package dev.goldenangle.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** A program that adds one to the number in a file, repeatedly; arguments: file name, count. */
public final class CountingProcess {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private CountingProcess() {
    }

    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
            addOne(Path.of(arguments[0]));
        }
    }

    static void addOne(Path file) throws IOException {
        OneAtATime.run(file, PATIENCE, () -> AtomicFile.write(file, Integer.toString(1 + Integer.parseInt(Files.readString(file)))));
    }
}
