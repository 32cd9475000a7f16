package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.study.design.Design;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two programs run the same study in the same folder. */
class TwoAtOnceTest {
    private static final int POINTS = 24;
    @TempDir
    private Path folder;

    private SweepFile file(Path in) throws Exception {
        return new SweepFile(SmallStudy.of(Design.LATIN_HYPERCUBE, POINTS), Shard.WHOLE, Files.createDirectories(in));
    }

    private byte[] alone() throws Exception {
        SweepFile alone = file(folder.resolve("alone"));
        alone.make(1, new Progress());
        return Files.readAllBytes(alone.file());
    }

    @Test
    void fileFinishedByAnotherProgramIsUsed() throws Exception {
        byte[] expected = alone();
        SweepFile file = file(folder.resolve("shared"));
        assertTrue(file.make(1, new Progress(), (index, row) -> {
            if (index == POINTS / 2) {
                Files.write(file.file(), expected);
                Files.deleteIfExists(folder.resolve("shared/results.csv.unfinished"));
            }
        }));
        assertArrayEquals(expected, Files.readAllBytes(file.file()));
    }

    @Test
    void rowsRemovedFromTheJournalByAnotherProgramRunAgain() throws Exception {
        byte[] expected = alone();
        SweepFile file = file(folder.resolve("shared"));
        assertTrue(file.make(1, new Progress(), (index, row) -> {
            if (index == POINTS - 1) {
                Files.deleteIfExists(folder.resolve("shared/results.csv.unfinished"));
            }
        }));
        assertArrayEquals(expected, Files.readAllBytes(file.file()));
    }

    @Test
    void studyWhoseFolderIsDeletedRunsItsRowsAgain() throws Exception {
        byte[] expected = alone();
        SweepFile file = file(folder.resolve("shared"));
        assertTrue(file.make(1, new Progress(), (index, row) -> {
            if (index == POINTS / 2) {
                Files.deleteIfExists(folder.resolve("shared/results.csv.unfinished"));
                Files.delete(folder.resolve("shared"));
            }
        }));
        assertArrayEquals(expected, Files.readAllBytes(file.file()));
    }

    /** Between two rows of one program, another program finishes the study, gives up half way, or somebody deletes or damages its files. */
    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    void anyOrderOfTwoProgramsGivesTheSameFile(@ForAll long seed) throws Exception {
        folder = Files.createTempDirectory("two-at-once");
        byte[] expected = alone();
        Path shared = folder.resolve("shared");
        Random random = new Random(seed);
        SweepFile file = file(shared);
        assertTrue(file.make(1, new Progress(), (index, row) -> {
            if (random.nextInt(5) == 0) {
                disturb(shared, expected, random);
            }
        }));
        assertArrayEquals(expected, Files.readAllBytes(file.file()));
    }

    private void disturb(Path shared, byte[] expected, Random random) throws Exception {
        Path journal = shared.resolve("results.csv.unfinished");
        switch (random.nextInt(6)) {
            case 0 -> assertTrue(file(shared).make(1, new Progress()));
            case 1 -> {
                Progress stopped = new Progress();
                int last = random.nextInt(POINTS);
                file(shared).make(1, stopped, (index, row) -> {
                    if (index == last) {
                        stopped.cancel();
                    }
                });
            }
            case 2 -> Files.deleteIfExists(journal);
            case 3 -> Files.deleteIfExists(shared.resolve("results.csv"));
            case 4 -> damage(journal, random);
            default -> Files.write(Files.createDirectories(shared).resolve("results.csv"), expected);
        }
    }

    private static void damage(Path journal, Random random) throws IOException {
        byte[] bytes = Files.exists(journal) ? Files.readAllBytes(journal) : new byte[0];
        if (bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(journal, Arrays.copyOf(bytes, random.nextInt(bytes.length) + 1));
        }
    }

    @Test
    void severalThreadsThatMakeTheSameFileAllFinish() throws Exception {
        byte[] expected = alone();
        for (int round = 0; round < 3; round++) {
            Path shared = folder.resolve("shared" + round);
            List<CompletableFuture<Boolean>> makers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                makers.add(CompletableFuture.supplyAsync(() -> {
                    try {
                        return file(shared).make(1, new Progress());
                    } catch (Exception refused) {
                        throw new IllegalStateException(refused);
                    }
                }));
            }
            for (CompletableFuture<Boolean> maker : makers) {
                assertTrue(maker.join());
            }
            assertArrayEquals(expected, Files.readAllBytes(file(shared).file()));
        }
    }

    @Test
    void twoCommandsWithTheSameOutputFolderBothSucceed() throws Exception {
        Path study = Files.writeString(folder.resolve("small.toml"), SmallStudy.toml(Design.LATIN_HYPERCUBE, POINTS));
        List<Process> commands = List.of(sweep(study), sweep(study));
        for (Process command : commands) {
            String told = new String(command.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, command.waitFor(), told);
        }
        assertTrue(file(folder.resolve("out")).isComplete());
    }

    private Process sweep(Path study) throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path"), Cli.class.getName(), "sweep", "--study", study.toString(), "--out", folder.resolve("out").toString())
                .redirectErrorStream(true).start();
    }
}
