package dev.goldenangle.toolkit.export;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Finds installed third-party programs that can read the exported files. */
final class Readers {
    private Readers() {
    }

    static Optional<Path> find(String program) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(folder -> Path.of(folder, program)).filter(Files::isExecutable).findFirst();
    }

    /** The output of a program, which must exit with 0. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(output.toFile()).start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(output, StandardCharsets.UTF_8);
        if (!ended || process.exitValue() != 0) {
            throw new AssertionError(String.join(" ", command) + "\n" + text);
        }
        return text;
    }
}
