package dev.goldenangle.toolkit.study;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Search journals for the tests in the attack package. */
public final class SearchFiles {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final int POINTS = 5;

    private SearchFiles() {
    }

    /** A journal of a few points. */
    public static String journal(Path folder) throws IOException {
        Path file = folder.resolve("sound.points");
        Files.deleteIfExists(file);
        goOn(file);
        return Files.readString(file);
    }

    /** Resumes a search that asks for all points again. */
    public static void goOn(Path file) {
        List<StudyMeasure> measures = Stream.of("top_speed", "distance").map(key -> StudyMeasure.usual(GoalMetrics.find(key).orElseThrow(), ARENA, ARENA.parameters().defaults())).toList();
        try (PointJournal journal = PointJournal.in(file)) {
            PointJournal.Points points = journal.of(measures);
            for (int i = 0; i < POINTS; i++) {
                double friction = 4 + i;
                ParameterSet point = ARENA.parameters().defaults().with("friction", Double.toString(friction));
                double[] values = points.at(point, set -> new double[] {friction / 3, Double.NaN});
                if (values.length != 2) {
                    throw new IllegalStateException(values.length + " values instead of two");
                }
            }
        }
    }

    /** Recomputes the checksum of every line. */
    public static byte[] checkedAnew(byte[] damaged) {
        return new String(damaged, StandardCharsets.ISO_8859_1).lines().map(line -> line.substring(0, Math.max(0, line.lastIndexOf('|')))).map(line -> {
            CRC32 crc = new CRC32();
            crc.update(line.getBytes(StandardCharsets.ISO_8859_1));
            return line + "|" + Long.toHexString(crc.getValue()) + "\n";
        }).collect(Collectors.joining()).getBytes(StandardCharsets.ISO_8859_1);
    }
}
