package dev.goldenangle.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Lets one thread of one program at a time read a file, change its content and write it. Use it when other windows
 * change the same file; {@link AtomicFile} alone would keep the last content and lose the others.
 *
 * <p>The lock is a hidden file beside the target. It stays there, because another program may be waiting for it; the
 * system releases the lock of a killed program. Where locks do not work at all, the work is done without one. A program
 * that was stopped while it held the lock must not stop the others, so they wait for a limited time and then keep their
 * changes for later: after a write without the lock, the stopped program could still write what it had read before.
 */
public final class OneAtATime {
    static final String ENDING = ".golden-angle.lock";
    /** The system's lock is held by the whole program, so its threads wait for each other here. */
    private static final ReentrantLock THREADS = new ReentrantLock();

    private OneAtATime() {
    }

    /** Reads, changes and writes the file. */
    @FunctionalInterface
    public interface Work {
        void run() throws IOException;
    }

    /**
     * @param patience how long to wait for another program
     * @throws IOException if the work failed, or was not begun because another program held the lock for that long
     */
    public static void run(Path file, Duration patience, Work work) throws IOException {
        THREADS.lock();
        try (FileChannel lock = open(file.toAbsolutePath())) {
            if (lock != null) {
                waitFor(lock, patience, file);
            }
            work.run();
        } finally {
            THREADS.unlock();
        }
    }

    /** Null where no lock file can be created, for example in a folder that is read-only. */
    private static FileChannel open(Path file) {
        try {
            Files.createDirectories(file.getParent());
            return FileChannel.open(file.resolveSibling("." + file.getFileName() + ENDING), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException refused) {
            return null;
        }
    }

    /** Waits in the system's queue until no other program holds the lock. When the time is over, closing the channel ends the wait. */
    private static void waitFor(FileChannel channel, Duration patience, Path file) throws IOException {
        AtomicBoolean isDecided = new AtomicBoolean();
        CompletableFuture<Void> end = CompletableFuture.runAsync(() -> {
            if (isDecided.compareAndSet(false, true)) {
                close(channel);
            }
        }, CompletableFuture.delayedExecutor(patience.toMillis(), TimeUnit.MILLISECONDS));
        try {
            channel.lock();
        } catch (IOException | OverlappingFileLockException refused) {
            // Either the time is over, or locks do not work here and the work is done without one.
        }
        if (!isDecided.compareAndSet(false, true)) {
            throw new IOException(file + " is being changed by another program");
        }
        end.cancel(false);
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException closed) {
            // The system releases the lock with the program at the latest.
        }
    }
}
