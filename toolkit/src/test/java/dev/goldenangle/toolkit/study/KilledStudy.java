package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** A study that runs repeatedly until it is killed, for the tests in the attack package. */
public final class KilledStudy {
    private static final int POINTS = 24;
    private static byte[] whole;

    private KilledStudy() {
    }

    /** Runs the study once, continuing from its journal. */
    public static void begin(Path folder) throws IOException {
        Files.deleteIfExists(make(folder));
    }

    private static Path make(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
            SweepFile file = new SweepFile(SmallShards.study(folder, Design.SOBOL, POINTS), Shard.WHOLE, folder);
            file.make(1, new Progress());
            return file.file();
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Resumes after a kill and compares with an uninterrupted run, byte for byte. Returns the problem, if any. */
    public static Optional<String> problem(Path folder) throws IOException {
        if (whole == null) {
            whole = Files.readAllBytes(make(folder.resolveSibling("never-killed")));
        }
        Path file = make(folder);
        boolean isSame = Arrays.equals(whole, Files.readAllBytes(file));
        Files.delete(file);
        return isSame ? Optional.empty() : Optional.of("differs from an uninterrupted run");
    }
}
