package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.study.design.Design;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** A study that is made again and again until it is killed, for the attack, which stands outside this room. */
public final class KilledStudy {
    private static final int POINTS = 24;
    private static byte[] whole;

    private KilledStudy() {
    }

    /** Makes it once, from the journal that is there on. */
    public static void begin(Path folder) throws IOException {
        Files.deleteIfExists(make(folder));
    }

    private static Path make(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
            SweepFile file = new SweepFile(SmallShards.study(folder, Design.SOBOL, POINTS), Shard.WHOLE, folder);
            file.make(1, new StudyMonitor());
            return file.file();
        } catch (IOException | RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** What is wrong when it goes on after a kill: the bytes have to be those that come without one. */
    public static Optional<String> problem(Path folder) throws IOException {
        if (whole == null) {
            whole = Files.readAllBytes(make(folder.resolveSibling("never-killed")));
        }
        Path file = make(folder);
        boolean isSame = Arrays.equals(whole, Files.readAllBytes(file));
        Files.delete(file);
        return isSame ? Optional.empty() : Optional.of("other bytes than without a kill");
    }
}
