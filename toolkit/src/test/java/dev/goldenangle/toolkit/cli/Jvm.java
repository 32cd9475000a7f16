package dev.goldenangle.toolkit.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a separate Java process.
 *
 * @param code    exit code
 * @param out     its output, errors included
 * @param seconds wall time from start to exit
 */
record Jvm(int code, String out, double seconds) {
    /** Runs a main class with the class path of this process. */
    static Jvm run(List<String> flags, String mainClass, String... args) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        words.addAll(flags);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
        words.addAll(List.of(args));
        return run(words);
    }

    /** Runs a program such as the installed launcher. */
    static Jvm program(String file, String... args) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(file));
        words.addAll(List.of(args));
        return run(words);
    }

    private static Jvm run(List<String> words) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        return new Jvm(code, out, (System.nanoTime() - start) / 1e9);
    }
}
