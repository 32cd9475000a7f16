package dev.goldenangle.workbench.app.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts main classes in separate JVMs, for measurements that need a new one or other flags. */
final class ChildJvm {
    private ChildJvm() {
    }

    /** The flags of this JVM, which are those of the installed launcher. */
    static List<String> flags() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    static Process start(List<String> flags, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** Runs a main class with this JVM's flags and more; returns the number in its last output line. */
    static double figure(List<String> moreFlags, Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> flags = new ArrayList<>(flags());
        flags.addAll(moreFlags);
        Process process = start(flags, main, arguments);
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        if (process.waitFor() != 0 || lines.isEmpty()) {
            throw new IOException(main.getSimpleName() + " ended without printing a number");
        }
        return Double.parseDouble(lines.get(lines.size() - 1));
    }
}
