package dev.goldenangle.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Lets one thread of one program at a time read a file, change its content and write it. Use it when other windows
 * change the same file; {@link AtomicFile} alone would keep the last content and lose the others.
 *
 * <p>The lock is a hidden file beside the target. It stays there, because another program may be waiting for it; the
 * system releases the lock of a killed program. Where locks do not work, or another program holds the lock for half a minute,
 * the work is done without one: a stopped program must not stop the others.
 */
public final class OneAtATime {
    static final String ENDING = ".golden-angle.lock";
    private static final long MOST_WAIT_SECONDS = 30;
    /** The system's lock is held by the whole program, so its threads wait for each other here. */
    private static final ReentrantLock THREADS = new ReentrantLock();

    private OneAtATime() {
    }

    /** Reads, changes and writes the file. */
    @FunctionalInterface
    public interface Work {
        void run() throws IOException;
    }

    public static void run(Path file, Work work) throws IOException {
        THREADS.lock();
        try {
            FileChannel lock = lock(file.toAbsolutePath());
            try {
                work.run();
            } finally {
                release(lock);
            }
        } finally {
            THREADS.unlock();
        }
    }

    /** Null where no lock file can be created, for example in a folder that is read-only. */
    private static FileChannel lock(Path file) {
        try {
            Files.createDirectories(file.getParent());
            FileChannel channel = FileChannel.open(file.resolveSibling("." + file.getFileName() + ENDING), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            waitFor(channel);
            return channel;
        } catch (IOException refused) {
            return null;
        }
    }

    /** Waits in the system's queue until no other program holds the lock, for a limited time: closing the channel ends the wait. */
    private static void waitFor(FileChannel channel) {
        CompletableFuture<Void> end = CompletableFuture.runAsync(() -> release(channel), CompletableFuture.delayedExecutor(MOST_WAIT_SECONDS, TimeUnit.SECONDS));
        try {
            channel.lock();
        } catch (IOException | OverlappingFileLockException unsupported) {
            // The work is done without a lock.
        } finally {
            end.cancel(false);
        }
    }

    private static void release(FileChannel lock) {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException closed) {
            // The system releases the lock with the program at the latest.
        }
    }
}
