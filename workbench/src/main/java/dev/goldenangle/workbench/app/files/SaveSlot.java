package dev.goldenangle.workbench.app.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An autosave file name reserved for this window while it is open: {@code unsaved.toml} for the first window, {@code
 * unsaved-2.toml} for the next. The operating system releases the lock when the process ends, even after a crash. A
 * file under an unlocked name was therefore left by a crash; it is set aside until the user decides about it.
 */
final class SaveSlot implements AutoCloseable {
    private static final String LEFT = "left-behind-";
    private static final String ENDING = ".toml";
    private static final String GOALS = ".goals";
    private static final int MOST = 50;
    private final Path file;
    private final FileChannel channel;

    private SaveSlot(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Reserves the first free name; empty if the folder is not writable. */
    static Optional<SaveSlot> take(Path folder) {
        try {
            Files.createDirectories(folder);
            Optional<SaveSlot> taken = Optional.empty();
            for (int number = 1; number <= MOST; number++) {
                Path file = folder.resolve(number == 1 ? "unsaved.toml" : "unsaved-" + number + ENDING);
                if (number > 1 && taken.isPresent() && !Files.exists(file)) {
                    continue;
                }
                Optional<SaveSlot> free = lock(file);
                if (free.isEmpty()) {
                    continue;
                }
                free.get().setAside();
                if (taken.isEmpty()) {
                    taken = free;
                } else {
                    free.get().close();
                }
            }
            return taken;
        } catch (IOException unwritable) {
            System.err.println("Cannot autosave to " + folder + ": " + unwritable.getMessage());
            return Optional.empty();
        }
    }

    private static Optional<SaveSlot> lock(Path file) throws IOException {
        Path lockFile = file.resolveSibling(file.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return Optional.of(new SaveSlot(file, channel));
            }
        } catch (OverlappingFileLockException takenHere) {
            // Another window of this process holds it.
        }
        channel.close();
        return Optional.empty();
    }

    private void setAside() throws IOException {
        String prefix = LEFT + System.currentTimeMillis() + "-";
        for (Path kept : List.of(file, goalsBeside(file))) {
            if (Files.isRegularFile(kept)) {
                Files.move(kept, kept.resolveSibling(prefix + kept.getFileName()), StandardCopyOption.ATOMIC_MOVE);
            }
        }
    }

    /** The file for edited goals, beside the knobs of the same window. */
    static Path goalsBeside(Path knobs) {
        String name = knobs.getFileName().toString();
        return knobs.resolveSibling(name.substring(0, name.length() - ENDING.length()) + GOALS);
    }

    /**
     * Files left by crashes, newest first, named by the knobs file. That file is missing if only goals were edited.
     */
    static List<Path> leftBehind(Path folder) {
        List<Path> left = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, LEFT + "*{" + ENDING + "," + GOALS + "}")) {
                files.forEach(file -> left.add(file.toString().endsWith(GOALS) ? knobsBeside(file) : file));
            } catch (IOException unreadable) {
                System.err.println("Cannot look for unsaved work in " + folder + ": " + unreadable.getMessage());
            }
        }
        return left.stream().distinct().sorted((a, b) -> b.getFileName().compareTo(a.getFileName())).toList();
    }

    private static Path knobsBeside(Path goals) {
        String name = goals.getFileName().toString();
        return goals.resolveSibling(name.substring(0, name.length() - GOALS.length()) + ENDING);
    }

    Path file() {
        return file;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
