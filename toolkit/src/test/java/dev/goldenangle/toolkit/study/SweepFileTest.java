package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** The results file has the same bytes for any number of threads, shards and interruptions. */
class SweepFileTest {
    private static final int POINTS = 24;
    @TempDir
    static Path shared;
    private static Study study;
    private static byte[] plain;
    @TempDir
    Path folder;

    @BeforeAll
    static void makePlainly() throws Exception {
        study = SmallStudy.of(Design.LATIN_HYPERCUBE, POINTS);
        plain = made(shared, Shard.WHOLE, 1);
    }

    private static byte[] made(Path folder, Shard shard, int threads) throws Exception {
        SweepFile file = new SweepFile(study, shard, folder);
        assertTrue(file.make(threads, new Progress()));
        return Files.readAllBytes(file.file());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    void numberOfThreadsHasNoEffect(int threads) throws Exception {
        assertArrayEquals(plain, made(folder, Shard.WHOLE, threads));
    }

    @ParameterizedTest
    @EnumSource(Design.class)
    void everyDesignGivesTheSameRowsOnAnyNumberOfThreads(Design design) throws Exception {
        Study other = SmallStudy.of(design, 2);
        StudyTable one = other.run(1, new Progress(), other.table(), () -> { });
        StudyTable eight = other.run(8, new Progress(), other.table(), () -> { });
        assertEquals(other.rows(), one.size());
        for (int row = 0; row < one.size(); row++) {
            assertArrayEquals(one.row(row), eight.row(row));
        }
    }

    @Test
    void cancelKeepsFinishedRowsAndTheNextRunAddsTheRest() throws Exception {
        SweepFile file = new SweepFile(study, Shard.WHOLE, folder);
        Progress first = new Progress();
        assertFalse(file.make(2, first, (index, row) -> {
            if (index == 9) {
                first.cancel();
            }
        }));
        assertFalse(Files.exists(file.file()));
        Progress second = new Progress();
        assertTrue(file.make(2, second));
        assertTrue(second.kept() >= 10, second.kept() + " kept");
        assertArrayEquals(plain, Files.readAllBytes(file.file()));
    }

    /** A kill, a full disk or a power cut can truncate the journal anywhere and leave garbage at its end. */
    @Test
    void damagedJournalIsRepaired() throws Exception {
        SweepFile file = new SweepFile(study, Shard.WHOLE, folder);
        Progress cancelled = new Progress();
        file.make(1, cancelled, (index, row) -> {
            if (index == POINTS - 3) {
                cancelled.cancel();
            }
        });
        Path journal = folder.resolve("results.csv.unfinished");
        byte[] whole = Files.readAllBytes(journal);
        Random random = new Random(4);
        for (int attempt = 0; attempt < 6; attempt++) {
            byte[] damaged = Arrays.copyOf(whole, random.nextInt(whole.length));
            for (int i = 0; i < random.nextInt(3) && damaged.length > 0; i++) {
                damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Files.write(journal, damaged);
            assertTrue(file.make(2, new Progress()));
            assertArrayEquals(plain, Files.readAllBytes(file.file()), "attempt " + attempt);
            Files.delete(file.file());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, POINTS})
    void shardsMergeToTheSameBytes(int shards) throws Exception {
        for (int number = shards; number >= 1; number--) {
            made(folder, new Shard(number, shards), 2);
        }
        if (shards > 1) {
            assertEquals(shards, SweepFolder.merge(folder).shards());
        }
        assertArrayEquals(plain, Files.readAllBytes(folder.resolve("results.csv")));
    }

    @Test
    void completeShardIsNotRunAgain() throws Exception {
        made(folder, new Shard(2, 3), 1);
        Progress again = new Progress();
        assertTrue(new SweepFile(study, new Shard(2, 3), folder).make(1, again));
        assertEquals(again.total(), again.kept());
    }

    @Test
    void incompleteShardIsRejectedAndNamed() throws Exception {
        refused(bytes -> Arrays.copyOf(bytes, bytes.length - 200), "shard-0000002-of-0000002.csv: is incomplete");
    }

    @Test
    void editedShardIsRejectedAndNamed() throws Exception {
        refused(bytes -> edited(bytes, "\n13,", "\n13,1"), "shard-0000002-of-0000002.csv: was edited");
    }

    /** The file is sparse: its last line has four billion characters, which no memory could hold. */
    @Test
    void shardWithAnEndlessLineIsRejectedAndNamed() throws Exception {
        made(folder, new Shard(1, 2), 2);
        made(folder, new Shard(2, 2), 2);
        try (RandomAccessFile second = new RandomAccessFile(folder.resolve(new Shard(2, 2).fileName()).toFile(), "rw")) {
            second.setLength(4L << 30);
        }
        BadInput refusal = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> assertThrows(BadInput.class, () -> SweepFolder.merge(folder)));
        assertTrue(refusal.getMessage().contains("shard-0000002-of-0000002.csv: was edited: it is not text"), refusal.getMessage());
    }

    @Test
    void shardOfAnotherCoreIsRejectedAndNamed() throws Exception {
        refused(bytes -> edited(bytes, StudyDigest.thisCore(), "0".repeat(64)), "shard-0000002-of-0000002.csv: was made by another version of the core");
    }

    private static byte[] edited(byte[] bytes, String from, String to) {
        return new String(bytes, StandardCharsets.UTF_8).replaceFirst(from, to).getBytes(StandardCharsets.UTF_8);
    }

    private interface Damage {
        byte[] to(byte[] bytes);
    }

    private void refused(Damage damage, String reason) throws Exception {
        made(folder, new Shard(1, 2), 2);
        made(folder, new Shard(2, 2), 2);
        Path second = folder.resolve(new Shard(2, 2).fileName());
        byte[] good = Files.readAllBytes(second);
        byte[] bad = damage.to(good);
        assertFalse(Arrays.equals(good, bad), "the damage must change the file");
        Files.write(second, bad);
        BadInput refusal = assertThrows(BadInput.class, () -> SweepFolder.merge(folder));
        assertEquals(1, refusal.reasons().size(), refusal.getMessage());
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
        assertThrows(BadInput.class, () -> new SweepFile(study, new Shard(2, 2), folder).make(1, new Progress()));
        assertFalse(Files.exists(folder.resolve("results.csv")));
    }

    @Test
    void missingShardIsNamed() throws Exception {
        made(folder, new Shard(1, 3), 2);
        made(folder, new Shard(3, 3), 2);
        BadInput refusal = assertThrows(BadInput.class, () -> SweepFolder.merge(folder));
        assertTrue(refusal.getMessage().contains("shard-0000002-of-0000003.csv: is missing"), refusal.getMessage());
    }

    @Test
    void shardsOfAnotherStudyAreRejected() throws Exception {
        made(folder, new Shard(1, 2), 2);
        Study other = SmallStudy.of(Design.RANDOM, POINTS);
        assertTrue(new SweepFile(other, new Shard(2, 2), folder).make(2, new Progress()));
        assertTrue(assertThrows(BadInput.class, () -> SweepFolder.merge(folder)).getMessage().contains("another plan"));
    }

    @Test
    void numbersReadBackExactly() {
        Random random = new Random(8);
        for (int i = 0; i < 20_000; i++) {
            double number = Double.longBitsToDouble(random.nextLong());
            for (double written : List.of(number, random.nextDouble(), (double) random.nextInt(), 1.0 / (1 + i))) {
                assertEquals(Double.doubleToLongBits(written + 0.0), Double.doubleToLongBits(ExactNumber.parse(ExactNumber.text(written)) + 0.0), ExactNumber.text(written));
            }
        }
        assertEquals("0.1", ExactNumber.text(0.1));
        assertEquals("NaN", ExactNumber.text(Double.NaN));
    }

    /** Anyone can compute a digest, so files with a valid digest are still validated. */
    @Test
    void editedShardWithValidDigestIsRejectedAndNamed() throws Exception {
        made(folder, new Shard(1, 2), 1);
        made(folder, new Shard(2, 2), 1);
        Path first = folder.resolve(new Shard(1, 2).fileName());
        String sound = Files.readString(first);
        for (String[] edit : new String[][] {{" of " + POINTS + "\n", " of many\n"}, {"# digest ", "#"}, {"\n3,", "\n4,"}, {"\n3,", "\n3,1,"}, {"\n3,", "\n# 3,"}, {"\n3,", "\n3,x"}}) {
            Files.write(first, SmallShards.signedAnew(sound.replaceFirst(edit[0], edit[1]).getBytes(StandardCharsets.UTF_8)));
            BadInput refused = assertThrows(BadInput.class, () -> SweepFolder.merge(folder), edit[1]);
            assertTrue(refused.getMessage().startsWith(first + ": was edited: "), refused.getMessage());
        }
    }

    @Test
    void editedShardWithValidDigestIsNotCompleteForTheWindow() throws Exception {
        made(folder, new Shard(1, 2), 1);
        SweepFile file = new SweepFile(study, new Shard(1, 2), folder);
        String sound = Files.readString(file.file());
        for (String[] edit : new String[][] {{"\n3,", "\n4,"}, {"\n3,", "\n3,x"}, {"\n3,[^\n]*", "\n3,1"}, {"(?m)^([0-9]+,[^\n]*)$", "$1,1"}}) {
            Files.write(file.file(), SmallShards.signedAnew(sound.replaceAll(edit[0], edit[1]).getBytes(StandardCharsets.UTF_8)));
            BadInput refused = assertThrows(BadInput.class, () -> file.load((index, row) -> { }), edit[1]);
            assertTrue(refused.getMessage().startsWith(file.file() + ": was edited: "), refused.getMessage());
        }
    }

    @Test
    void otherFilesWithShardLikeNamesAreIgnored() throws Exception {
        made(folder, new Shard(1, 2), 1);
        made(folder, new Shard(2, 2), 1);
        Files.createFile(folder.resolve("shard-0000000-of-0000002.csv"));
        Files.createFile(folder.resolve("shard-0000003-of-0000002.csv"));
        Files.createDirectory(folder.resolve("shard-0000001-of-0000003.csv"));
        assertEquals(POINTS, SweepFolder.merge(folder).rows());
    }

    /** Opening a pipe would block until another process writes to it. */
    @ParameterizedTest
    @ValueSource(strings = {"results.csv", "results.csv.unfinished"})
    void pipeInsteadOfAFileIsRejected(String name) throws Exception {
        Path pipe = folder.resolve(name);
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        BadInput refused = assertTimeoutPreemptively(Duration.ofMinutes(1),
                () -> assertThrows(BadInput.class, () -> new SweepFile(study, Shard.WHOLE, folder).make(1, new Progress())));
        assertEquals(pipe + ": is not a regular file", refused.getMessage());
    }
}
