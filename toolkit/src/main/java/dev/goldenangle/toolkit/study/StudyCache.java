package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A cache of a window's studies, each in a folder named by the study's digest. A finished study is loaded from there, and an interrupted
 * one continues where it stopped. The oldest are deleted.
 */
public final class StudyCache {
    private static final int MOST = 32;
    private static final int NAME_LENGTH = 24;
    private final Optional<Path> folder;

    private StudyCache(Optional<Path> folder) {
        this.folder = folder;
    }

    public static StudyCache in(Path folder) {
        return new StudyCache(Optional.of(folder));
    }

    /** A cache that stores nothing. */
    public static StudyCache none() {
        return new StudyCache(Optional.empty());
    }

    /** The folder, also used for other files about the window's studies. */
    public Optional<Path> folder() {
        return folder;
    }

    /**
     * Runs a study into a table, continuing from the stored rows. Returns when complete or cancelled; finished rows are stored in both
     * cases. If storing fails, the study runs in memory.
     *
     * @param table empty; filled while the study runs
     * @param onRow called after every row, on any thread
     */
    public StudyTable run(Study study, int threads, Progress monitor, StudyTable table, Runnable onRow) throws Exception {
        RowEngine.Sink sink = (index, row) -> {
            table.append(row);
            onRow.run();
        };
        if (folder.isPresent()) {
            try {
                kept(study).make(threads, monitor, sink);
                return table;
            } catch (IOException | BadInput unkept) {
                // The disk is full, or another window runs the same study: continue in memory from the existing rows.
            }
        }
        return study.run(threads, monitor, table, onRow);
    }

    private SweepFile kept(Study study) throws IOException {
        Path place = place(study);
        SweepFile file = new SweepFile(study, Shard.WHOLE, place);
        Files.createDirectories(place);
        makeRoom(place);
        try {
            file.isComplete();
        } catch (BadInput damaged) {
            Files.deleteIfExists(file.file());
        }
        return file;
    }

    private Path place(Study study) {
        return folder.orElseThrow().resolve(StudyDigest.of(study).whole().substring(0, NAME_LENGTH));
    }

    private void makeRoom(Path used) throws IOException {
        List<Path> all;
        try (Stream<Path> places = Files.list(folder.orElseThrow())) {
            all = places.filter(place -> Files.isDirectory(place) && !place.equals(used)).sorted(Comparator.comparingLong(StudyCache::age).reversed()).toList();
        }
        for (Path place : all.subList(Math.min(MOST - 1, all.size()), all.size())) {
            try (Stream<Path> files = Files.list(place)) {
                for (Path file : files.toList()) {
                    Files.deleteIfExists(file);
                }
            }
            Files.deleteIfExists(place);
        }
    }

    private static long age(Path place) {
        try {
            return Files.getLastModifiedTime(place).toMillis();
        } catch (IOException gone) {
            return 0;
        }
    }
}
