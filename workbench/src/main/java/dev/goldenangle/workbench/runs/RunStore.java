package dev.goldenangle.workbench.runs;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Stores kept runs as files: an input trace and a small text file of the same name for each, and a copy of every map
 * used. Files are replaced completely or not at all. An unreadable file is reported and left unchanged; the others
 * still load.
 */
final class RunStore {
    /** About an hour of play; longer runs are kept for the session only. */
    static final int LONGEST_TRACE = 32 << 20;
    static final int MOST_RUNS = 200;
    static final int LONGEST_TEXT = 64 << 10;
    private static final int MOST_REMOVED = 50;
    private static final String TRACE = ".trace";
    private static final String TEXT = ".properties";
    private final Path folder;

    RunStore(Path folder) {
        this.folder = folder;
    }

    /**
     * A run read from disk.
     * @param run empty if it cannot be used
     * @param problems for the user, each naming its file
     */
    record Found(Optional<StoredRun> run, Optional<InputTrace> trace, List<String> problems) {
    }

    /** The ids of the stored runs, oldest first. */
    List<String> ids() throws IOException {
        return Files.isDirectory(folder) ? idsIn(folder) : List.of();
    }

    private static List<String> idsIn(Path folder) throws IOException {
        List<String> ids = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + TRACE)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                ids.add(name.substring(0, name.length() - TRACE.length()));
            }
        }
        ids.sort(null);
        return ids;
    }

    /** Reads one run. If its text file is missing, the trace's header is used. */
    Found read(String id) {
        List<String> problems = new ArrayList<>();
        Path file = traceFile(id);
        if (sizeOf(file) > LONGEST_TRACE) {
            return new Found(Optional.empty(), Optional.empty(), List.of(Messages.text("runs.file.too-large", file.getFileName(), LONGEST_TRACE >> 20)));
        }
        TraceReading reading = TraceReader.read(file);
        reading.problems().forEach(problem -> problems.add(Messages.text("runs.file.bad-line", file.getFileName(), Integer.toString(problem.line()), problem.reason())));
        Optional<StoredRun> run = reading.trace().map(trace -> text(id, trace.header(), problems));
        return new Found(run, reading.trace(), problems);
    }

    private StoredRun text(String id, TraceHeader header, List<String> problems) {
        Path file = textFile(id);
        try {
            return StoredRun.read(id, TextFile.readStrictly(file, LONGEST_TEXT));
        } catch (IOException | IllegalArgumentException broken) {
            String reason = broken instanceof FileSystemException named ? named.getReason() : broken.getMessage();
            problems.add(Messages.text("runs.file.no-name", file.getFileName(), reason));
            setAside(file);
            return new StoredRun(id, header.source(), "", 2, true, false, false, new RunOrigin(header.preset(), header.map()));
        }
    }

    /** Renames an unreadable file, so that saving the run does not overwrite it. */
    private static void setAside(Path file) {
        try {
            if (Files.exists(file)) {
                Files.move(file, file.resolveSibling(file.getFileName() + ".broken"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException stuck) {
            System.err.println(Messages.text("runs.file.rename-failed", file, stuck.getMessage()));
        }
    }

    private static long sizeOf(Path file) {
        try {
            return Files.size(file);
        } catch (IOException absent) {
            return 0;
        }
    }

    boolean hasTrace(String id) {
        return Files.exists(traceFile(id));
    }

    void writeTrace(String id, String trace) throws IOException {
        AtomicFile.write(traceFile(id), trace);
    }

    void writeText(StoredRun run) throws IOException {
        AtomicFile.write(textFile(run.id()), run.text());
    }

    /** Stores a copy of a map unless there is one. */
    void keepMap(MapLibrary.NamedMap map, long hash) throws IOException {
        if (copyOf(hash).isEmpty()) {
            Path copy = mapFolder(hash).resolve(map.name() + ".map");
            if (!map.content().course().isEmpty()) {
                AtomicFile.write(CourseFiles.beside(copy), map.content().course());
            }
            AtomicFile.write(copy, out -> out.write(map.content().bytes()));
        }
    }

    /** The copy of a map, by its digest. */
    Optional<Path> copyOf(long hash) {
        Path maps = mapFolder(hash);
        if (!Files.isDirectory(maps)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(maps, "*.map")) {
            for (Path file : files) {
                return Optional.of(file);
            }
        } catch (IOException unreadable) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private Path mapFolder(long hash) {
        return folder.resolve("maps").resolve(Hash64.hex(hash));
    }

    /** Removes a run. Its files are moved to another folder, which keeps the latest few. */
    void remove(String id) throws IOException {
        Path removed = Files.createDirectories(folder.resolve("removed"));
        for (String ending : List.of(TRACE, TEXT)) {
            if (Files.exists(folder.resolve(id + ending))) {
                Files.move(folder.resolve(id + ending), removed.resolve(id + ending), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        List<String> old = idsIn(removed);
        for (String gone : old.subList(0, Math.max(0, old.size() - MOST_REMOVED))) {
            Files.deleteIfExists(removed.resolve(gone + TRACE));
            Files.deleteIfExists(removed.resolve(gone + TEXT));
        }
    }

    private Path traceFile(String id) {
        return folder.resolve(id + TRACE);
    }

    private Path textFile(String id) {
        return folder.resolve(id + TEXT);
    }
}
