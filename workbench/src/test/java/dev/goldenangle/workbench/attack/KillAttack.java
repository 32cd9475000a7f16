package dev.goldenangle.workbench.attack;

import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.io.GrowingFile;
import dev.goldenangle.math.Randomness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Kills a program that saves without end: afterwards every file is a whole one, an old or a new, and the recording lost a second at most. */
final class KillAttack {
    private final Path folder;
    private final Randomness random;
    private final TreeMap<String, List<String>> broken = new TreeMap<>();
    private final TreeMap<String, Integer> seen = new TreeMap<>();

    KillAttack(Path folder, long seed) throws IOException {
        this.folder = Files.createDirectories(folder.resolve("killed"));
        random = new Randomness(seed);
    }

    List<Attack.Row> run(int kills) throws IOException, InterruptedException {
        for (int i = 0; i < kills; i++) {
            runAndKill();
            check();
        }
        List<Attack.Row> rows = new ArrayList<>();
        for (String saver : SavingWithoutEnd.SAVERS) {
            if (seen.getOrDefault(saver, 0) < kills) {
                broken(saver, "nothing was there after " + (kills - seen.getOrDefault(saver, 0)) + " kills");
            }
            rows.add(new Attack.Row("kills while saving " + saver, kills, seen.getOrDefault(saver, 0) + " times a file was looked at", broken.getOrDefault(saver, List.of())));
        }
        return rows;
    }

    private void runAndKill() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                "-Xshare:auto", "-Xmx96m", "-cp", System.getProperty("java.class.path"), SavingWithoutEnd.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try {
            if (process.getInputStream().read() != 'r') {
                broken("presets", "the program did not start");
            }
            Thread.sleep(random.nextInt(60), random.nextInt(1_000_000));
            if (!process.isAlive()) {
                broken("presets", "the program stopped by itself: " + process.exitValue());
            }
        } finally {
            process.destroyForcibly();
            process.waitFor(30, TimeUnit.SECONDS);
        }
    }

    private void broken(String saver, String what) {
        broken.computeIfAbsent(saver, name -> new ArrayList<>()).add(what);
    }

    private void check() throws IOException {
        for (String saver : SavingWithoutEnd.SAVERS) {
            Path file = SavingWithoutEnd.fileOf(folder, saver);
            if (saver.equals(SavingWithoutEnd.RECORDING)) {
                checkRecording(file);
            } else if (Files.exists(file)) {
                seen.merge(saver, 1, Integer::sum);
                String text = Files.readString(file);
                if (!SavingWithoutEnd.isWhole(saver, text)) {
                    broken(saver, "torn: " + text.length() + " characters");
                }
            }
        }
    }

    private void checkRecording(Path file) {
        TraceReading reading = TraceReader.read(file.resolveSibling(file.getFileName() + GrowingFile.UNFINISHED));
        seen.merge(SavingWithoutEnd.RECORDING, 1, Integer::sum);
        if (!reading.problems().isEmpty() && reading.trace().isPresent()) {
            broken(SavingWithoutEnd.RECORDING, reading.problems().toString());
        }
    }
}
