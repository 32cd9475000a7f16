package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * One thread for building and projecting large sceneries. On two processors the JDK's common pool would start a thread for every projection,
 * that is, every few frames while a camera turns.
 */
public final class SceneryWork {
    private static final long IDLE_SECONDS = 10;
    private static final ThreadPoolExecutor EXECUTOR = new ThreadPoolExecutor(1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
            DaemonThreads.named("scenery"));

    static {
        EXECUTOR.allowCoreThreadTimeOut(true);
    }

    private SceneryWork() {
    }

    public static Executor executor() {
        return EXECUTOR;
    }
}
