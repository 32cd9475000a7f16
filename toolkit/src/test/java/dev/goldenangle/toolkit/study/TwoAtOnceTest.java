package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
