package dev.goldenangle.workbench.document;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Watches one file for changes by checking its time and size a few times a second. This works on every file system, even in folders that
 * change all the time. A change is reported once the file has stayed the same for two checks.
 *
 * <p>Our own saves:
 * <ol>
 * <li>After each save the file is reported as changed once, regardless of time and size, because another program may have written it right
 *     after us. The receiver compares the file with the open document, so our own text changes nothing.
 * <li>Content read before a save is out of date. A reader remembers {@link #saves} before reading and drops the content if the number has
 *     changed; by the first rule the file is then read again.
 * </ol>
 */
final class FileWatch implements AutoCloseable {
    private static final long LOOK_NANOS = 150_000_000L;
    private final Consumer<Path> onChange;
    private final Tasks tasks;
    private final Thread thread = DaemonThreads.unstarted("file-watch", this::run);
    private volatile Path file;
    private volatile Stamp known;
    /** The file we saved and have not read since. */
    private volatile Path due;
    /** Changed on one thread only. */
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

    /**
     * @param onChange called on the watching thread
     * @param tasks    notifies the user if onChange fails; the file is still watched
     */
    FileWatch(Consumer<Path> onChange, Tasks tasks) {
        this.onChange = onChange;
        this.tasks = tasks;
    }

    /** Switches to watching this file. */
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

    /** Call after writing a file, on the thread that applies what was read. */
    void saved(Path written) {
        saves++;
        due = written;
    }

    /** Number of saves so far. Content read before a later save is out of date. */
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
                report(watched);
            }
            last = now;
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    private void report(Path changed) {
        try {
            onChange.accept(changed);
        } catch (RuntimeException | Error failure) {
            tasks.publisher().execute(() -> tasks.notifications().error(Messages.text("document.watch-failed", changed.getFileName(), failure)));
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
