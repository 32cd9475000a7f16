package dev.goldenangle.workbench.tasks;

import java.util.concurrent.Executor;

/**
 * Runs every task in a thread of its own. Work that waits for files, for a game or for other work must not stand in the JDK's common pool:
 * from JDK 25 on, where there are two processors, that is one thread for everybody, and who waits in it keeps all others waiting.
 */
public final class OwnThread {
    private OwnThread() {
    }

    public static Executor executor() {
        return OwnThread::start;
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "task");
        thread.setDaemon(true);
        thread.start();
    }
}
