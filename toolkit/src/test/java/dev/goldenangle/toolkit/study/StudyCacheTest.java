package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Stored studies survive interruptions and damage. */
class StudyCacheTest {
    private static final int POINTS = 12;
    private static Study study;
    private static StudyTable plain;
    @TempDir
    Path folder;

    @BeforeAll
    static void makePlainly() throws Exception {
        study = SmallStudy.of(Design.LATIN_HYPERCUBE, POINTS);
        plain = study.run(1, new Progress(), study.table(), () -> { });
    }

    private static void assertIsPlain(StudyTable table) {
        assertEquals(plain.size(), table.size());
        for (int row = 0; row < table.size(); row++) {
            assertArrayEquals(plain.row(row), table.row(row));
        }
    }

    private StudyTable cancelledAfter(int rows) throws Exception {
        Progress monitor = new Progress();
        AtomicInteger seen = new AtomicInteger();
        return StudyCache.in(folder).run(study, 1, monitor, study.table(), () -> {
            if (seen.incrementAndGet() == rows) {
                monitor.cancel();
            }
        });
    }

    @Test
    void interruptedStudyContinuesWithoutRepeatingRows() throws Exception {
        int left = cancelledAfter(1 + new Random(7).nextInt(POINTS - 1)).size();
        assertTrue(left > 0 && left < POINTS);
        Progress monitor = new Progress();
        assertIsPlain(StudyCache.in(folder).run(study, 2, monitor, study.table(), () -> { }));
        assertEquals(left, monitor.kept());
        Progress again = new Progress();
        assertIsPlain(StudyCache.in(folder).run(study, 2, again, study.table(), () -> { }));
        assertEquals(POINTS, again.kept(), "the third run loads everything");
    }

    @Test
    void damagedFileIsReplaced() throws Exception {
        StudyCache.in(folder).run(study, 2, new Progress(), study.table(), () -> { });
        for (Path file : files()) {
            Files.writeString(file, Files.readString(file).replace("0", "1"));
        }
        assertIsPlain(StudyCache.in(folder).run(study, 2, new Progress(), study.table(), () -> { }));
    }

    @Test
    void studyRunsEvenIfNothingCanBeStored() throws Exception {
        Path file = Files.writeString(folder.resolve("a-file"), "");
        assertIsPlain(StudyCache.in(file).run(study, 2, new Progress(), study.table(), () -> { }));
        assertIsPlain(StudyCache.none().run(study, 2, new Progress(), study.table(), () -> { }));
    }

    @Test
    void oldestStudiesAreDeleted() throws Exception {
        for (int i = 0; i < 60; i++) {
            Files.createDirectories(folder.resolve("old" + i));
        }
        assertIsPlain(StudyCache.in(folder).run(study, 1, new Progress(), study.table(), () -> { }));
        try (Stream<Path> places = Files.list(folder)) {
            assertEquals(32, places.count());
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
