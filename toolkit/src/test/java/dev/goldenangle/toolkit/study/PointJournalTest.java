package dev.goldenangle.toolkit.study;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Stored values are not measured again; lost values are. */
class PointJournalTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final int POINTS = 30;
    @TempDir
    Path folder;
    private final AtomicInteger measured = new AtomicInteger();

    private static List<StudyMeasure> measures(String key) {
        return Stream.of(key, "distance").map(each -> StudyMeasure.usual(GoalMetrics.find(each).orElseThrow(), ARENA, ARENA.parameters().defaults())).toList();
    }

    private static ParameterSet point(int number) {
        return ARENA.parameters().defaults().with("friction", Double.toString(4 + 0.1 * number));
    }

    private double[] measure(ParameterSet set) {
        measured.incrementAndGet();
        return new double[] {set.get(set.table().find("friction").orElseThrow()) / 3, Double.NaN};
    }

    private int again(Path file) {
        measured.set(0);
        try (PointJournal journal = PointJournal.in(file)) {
            for (int i = 0; i < POINTS; i++) {
                assertArrayEquals(new double[] {(4 + 0.1 * i) / 3, Double.NaN}, journal.of(measures("top_speed")).at(point(i), this::measure), 1e-12);
            }
        }
        return measured.get();
    }

    @Test
    void storedPointsAreNotMeasuredAgainAndOtherMeasuresAreSeparate() {
        Path file = folder.resolve("points");
        assertEquals(POINTS, again(file));
        assertEquals(0, again(file));
        try (PointJournal journal = PointJournal.in(file)) {
            measured.set(0);
            journal.of(measures("stop_distance")).at(point(0), this::measure);
            assertEquals(1, measured.get());
        }
    }

    @Test
    void damagedJournalKeepsIntactPointsAndLostPointsAreMeasuredAgain() throws Exception {
        Path file = folder.resolve("points");
        again(file);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            byte[] bent = whole.clone();
            bent[random.nextInt(bent.length)] ^= (byte) (1 << random.nextInt(7));
            int length = random.nextInt(bent.length);
            Files.writeString(file, new String(bent, 0, length, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
            int lost = again(file);
            assertTrue(lost >= (int) (POINTS * (1 - (double) length / whole.length)) && lost <= POINTS, lost + " of " + length);
        }
    }

    /** Anyone can compute a checksum, so lines with a valid checksum are still validated. */
    @Test
    void lineWithInvalidOrMissingNumbersIsMeasuredAgain() throws Exception {
        Path file = folder.resolve("points");
        again(file);
        String whole = Files.readString(file);
        for (String[] edit : new String[][] {{",", ",x"}, {",[^|]*", ""}, {",[0-9a-f]*\\|", "|"}, {"\\|", ",0|"}}) {
            Files.write(file, SearchFiles.checkedAnew(whole.replaceFirst(edit[0], edit[1]).getBytes(StandardCharsets.ISO_8859_1)));
            assertEquals(1, again(file), edit[1]);
        }
    }
}
