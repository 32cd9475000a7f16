package dev.goldenangle.workbench.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Notices when one file changes. It looks at time and size a few times a second, which works on every file system, also
 * where a folder is being rewritten all the time; a change counts once the file has been the same for two looks.
 *
 * <p>How it works with what we save ourselves:
 * <ol>
 * <li>After each save the file is told as changed once more, whatever its time and size say: somebody else may have written right after
 *     us. Who is told compares what the file holds with what is open, and our own text changes nothing.
 * <li>What was read before a save says nothing about the file after it. Who reads therefore asks for {@link #saves} first, and drops what
 *     was read when there was another save meanwhile; by the first rule the file is read again.
 * </ol>
 */
final class FileWatch implements AutoCloseable {
    private static final long LOOK_NANOS = 150_000_000L;
    private final Consumer<Path> onChange;
    private final Thread thread = new Thread(this::run, "file-watch");
    private volatile Path file;
    private volatile Stamp known;
    /** What we have saved and not read since. */
    private volatile Path due;
    /** Changes on one thread only. */
    private volatile int saves;
    private volatile boolean closed;
    private boolean started;

    private record Stamp(long millis, long size) {
        private static final Stamp NONE = new Stamp(-1, -1);

        static Stamp of(Path file) {
            try {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                return new Stamp(attributes.lastModifiedTime().toMillis(), attributes.size());
            } catch (IOException gone) {
                return NONE;
            }
        }
    }

    /** @param onChange called on the watching thread */
    FileWatch(Consumer<Path> onChange) {
        this.onChange = onChange;
        thread.setDaemon(true);
    }

    /** Looks at this file from now on. */
    void follow(Optional<Path> newFile) {
        Path followed = newFile.orElse(null);
        if (followed != null && !followed.equals(file)) {
            known = Stamp.of(followed);
        }
        file = followed;
        if (followed != null && !started) {
            started = true;
            thread.start();
        }
    }

    /** We have written a file; call it when that is done, on the thread that takes over what was read. */
    void saved(Path written) {
        saves++;
        due = written;
    }

    /** How often we have saved: a reading from before another save is out of date. */
    int saves() {
        return saves;
    }

    private void run() {
        Stamp last = null;
        while (!closed) {
            Path watched = file;
            Stamp now = watched == null ? null : Stamp.of(watched);
            boolean isAtRest = now != null && now.equals(last) && now.size >= 0;
            if (isAtRest && (watched.equals(due) || !now.equals(known))) {
                due = watched.equals(due) ? null : due;
                known = now;
                onChange.accept(watched);
            }
            last = now;
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
