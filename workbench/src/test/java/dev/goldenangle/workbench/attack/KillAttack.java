package dev.goldenangle.workbench.attack;

import dev.goldenangle.math.Randomness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Kills a process that saves continuously. Afterwards every file must be complete, old or new, and the recording must
 * be readable.
 */
final class KillAttack {
    private static final String LEFTOVER = ".golden-angle.tmp";
    private final Path folder;
    private final Randomness random;
    private final Map<Saver, List<String>> broken = new EnumMap<>(Saver.class);
    private int cutOff;

    KillAttack(Path folder, long seed) throws IOException {
        this.folder = Files.createDirectories(folder.resolve("killed"));
        random = new Randomness(seed);
        for (Saver saver : Saver.values()) {
            broken.put(saver, new ArrayList<>());
        }
    }

    List<Attack.Row> run(int kills) throws IOException, InterruptedException {
        for (int i = 0; i < kills; i++) {
            runAndKill();
            check();
        }
        List<Attack.Row> rows = new ArrayList<>();
        for (Saver saver : Saver.values()) {
            rows.add(new Attack.Row("kills while saving " + saver.label(), kills, "whole after every kill", broken.get(saver)));
        }
        rows.add(new Attack.Row("kills in the middle of a save", kills, cutOff + " files were cut off under a temporary name", List.of()));
        return rows;
    }

    private void runAndKill() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                "-Xshare:auto", "-Xmx192m", "-cp", System.getProperty("java.class.path"), SavingWithoutEnd.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try {
            if (process.getInputStream().read() != 'r') {
                broken.get(Saver.PRESETS).add("the program did not start");
            }
            Thread.sleep(random.nextInt(60), random.nextInt(1_000_000));
            if (!process.isAlive()) {
                broken.get(Saver.PRESETS).add("the program stopped by itself: " + process.exitValue());
            }
        } finally {
            process.destroyForcibly();
            process.waitFor(30, TimeUnit.SECONDS);
        }
    }

    private void check() throws IOException {
        for (Saver saver : Saver.values()) {
            try {
                saver.problem(folder).ifPresent(broken.get(saver)::add);
            } catch (IOException unreadable) {
                broken.get(saver).add(unreadable.toString());
            }
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path leftover : files.filter(file -> file.toString().endsWith(LEFTOVER)).toList()) {
                cutOff++;
                Files.delete(leftover);
            }
        }
    }
}
