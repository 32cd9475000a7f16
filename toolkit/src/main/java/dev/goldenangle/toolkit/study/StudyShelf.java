package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a window keeps its studies, each in a folder under the digest of what decides its numbers: one that was asked for before comes
 * from there, and one that was left goes on where it stopped. The oldest make room for new ones.
 */
public final class StudyShelf {
    private static final int MOST = 32;
    private static final int NAME_LENGTH = 24;
    private final Optional<Path> folder;

    private StudyShelf(Optional<Path> folder) {
        this.folder = folder;
    }

    public static StudyShelf in(Path folder) {
        return new StudyShelf(Optional.of(folder));
    }

    /** Keeps nothing. */
    public static StudyShelf none() {
        return new StudyShelf(Optional.empty());
    }

    /** Where other things of a window's studies are kept. */
    public Optional<Path> folder() {
        return folder;
    }

    /**
     * Makes a study into a table, from what is kept of it on. Returns when it is complete or the monitor was cancelled; what was made
     * is kept either way. What cannot be kept is made all the same.
     *
     * @param table empty; rows arrive in it while it runs
     * @param onRow hears after every row, on any thread
     */
    public StudyTable run(Study study, int threads, StudyMonitor monitor, StudyTable table, Runnable onRow) throws Exception {
        RowEngine.Sink sink = (index, row) -> {
            table.append(row);
            onRow.run();
        };
        if (folder.isPresent()) {
            try {
                kept(study).make(threads, monitor, sink);
                return table;
            } catch (IOException | BadInput unkept) {
                // A full disk, or another window at the same study: it goes on in memory from the rows that are there.
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
            all = places.filter(place -> Files.isDirectory(place) && !place.equals(used)).sorted(Comparator.comparingLong(StudyShelf::age).reversed()).toList();
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
