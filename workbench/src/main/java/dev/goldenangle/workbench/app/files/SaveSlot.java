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
 * A name for unsaved work that is this window's alone while it is open: {@code unsaved.toml} for the first, {@code unsaved-2.toml} for the
 * next. The system gives the name free when a program ends, however it ends; what is found under a free name was left behind by a crash
 * and is set aside until somebody has decided about it.
 */
final class SaveSlot implements AutoCloseable {
    private static final String LEFT = "left-behind-";
    private static final String ENDING = ".toml";
    private static final int MOST = 50;
    private final Path file;
    private final FileChannel channel;

    private SaveSlot(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Takes the first free name; empty when the folder cannot be written to. */
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
            System.err.println("Unsaved work cannot be kept in " + folder + ": " + unwritable.getMessage());
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
            // Another window of this very program.
        }
        channel.close();
        return Optional.empty();
    }

    private void setAside() throws IOException {
        if (Files.isRegularFile(file)) {
            Files.move(file, file.resolveSibling(LEFT + System.currentTimeMillis() + "-" + file.getFileName()), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** What crashes have left behind and nobody has decided about, newest first. */
    static List<Path> leftBehind(Path folder) {
        List<Path> left = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, LEFT + "*" + ENDING)) {
                files.forEach(left::add);
            } catch (IOException unreadable) {
                System.err.println("Cannot look for unsaved work in " + folder + ": " + unreadable.getMessage());
            }
        }
        left.sort((a, b) -> b.getFileName().compareTo(a.getFileName()));
        return left;
    }

    Path file() {
        return file;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
