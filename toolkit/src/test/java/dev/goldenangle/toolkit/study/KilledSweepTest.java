package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A sweep in a separate process is killed at random moments, and still gives the same bytes. */
class KilledSweepTest {
    private static final int POINTS = 120;
    private static final int KILLS = 4;
    @TempDir
    Path folder;

    @Test
    void repeatedlyKilledSweepGivesTheSameBytes() throws Exception {
        Path toml = folder.resolve("small.toml");
        Files.writeString(toml, SmallStudy.toml(Design.SOBOL, POINTS));
        Study study = SmallStudy.of(Design.SOBOL, POINTS);
        SweepFile plain = new SweepFile(study, Shard.WHOLE, folder.resolve("plain"));
        assertTrue(plain.make(2, new Progress()));
        Path out = folder.resolve("killed");
        Path journal = out.resolve("results.csv.unfinished");
        Random random = new Random();
        long seen = 0;
        for (int kill = 0; kill < KILLS && !Files.exists(out.resolve("results.csv")); kill++) {
            Process process = start(toml, out);
            long wanted = seen + 1 + random.nextInt(POINTS / KILLS);
            while (process.isAlive() && lines(journal) < wanted) {
                process.waitFor(1 + random.nextInt(20), TimeUnit.MILLISECONDS);
            }
            process.destroyForcibly().waitFor();
            seen = lines(journal);
        }
        assertEquals(0, start(toml, out).waitFor());
        assertArrayEquals(Files.readAllBytes(plain.file()), Files.readAllBytes(out.resolve("results.csv")));
    }

    private static long lines(Path journal) throws Exception {
        if (!Files.exists(journal)) {
            return 0;
        }
        return new String(Files.readAllBytes(journal), StandardCharsets.ISO_8859_1).lines().count();
    }

    private static Process start(Path toml, Path out) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), "dev.goldenangle.toolkit.cli.Cli",
                "sweep", "--study", toml.toString(), "--out", out.toString(), "--threads", "2").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    }
}
