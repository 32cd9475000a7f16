package dev.goldenangle.workbench.tasks;

import java.util.concurrent.Executor;

/**
 * Runs every task in its own thread. Use it for work that waits for files, for a game or for other work, instead of
 * the JDK's common pool: on two processors, from JDK 25 on, that pool has only one thread, and a waiting task would
 * block all others.
 */
public final class ThreadPerTask {
    private ThreadPerTask() {
    }

    public static Executor executor() {
        return ThreadPerTask::start;
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "task");
        thread.setDaemon(true);
        thread.start();
    }
}
