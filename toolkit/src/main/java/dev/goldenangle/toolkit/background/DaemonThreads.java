package dev.goldenangle.toolkit.background;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * Creates the threads of the toolkit and the window. They are daemons: the program can end while they work. Background work of the window
 * is a {@link Job}, started through {@code Tasks}; only code that owns a device, a folder or a pool of workers creates threads here.
 */
public final class DaemonThreads {
    private DaemonThreads() {
    }

    public static Thread unstarted(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    public static Thread start(String name, Runnable work) {
        Thread thread = unstarted(name, work);
        thread.start();
        return thread;
    }

    /** Threads that the work starts inherit the priority. */
    public static Thread start(String name, int priority, Runnable work) {
        Thread thread = unstarted(name, work);
        thread.setPriority(priority);
        thread.start();
        return thread;
    }

    public static ThreadFactory named(String name) {
        return work -> unstarted(name, work);
    }

    /** An executor with a single thread, so that its tasks run in order. */
    public static ExecutorService inOrder(String name) {
        return Executors.newSingleThreadExecutor(named(name));
    }

    /**
     * Runs every task in its own thread. Use it for work that waits for files, for a game or for other work, instead of
     * the JDK's common pool: on two processors, from JDK 25 on, that pool has only one thread, and a waiting task would
     * block all others.
     */
    public static Executor perTask() {
        return task -> start("task", task);
    }
}
