package dev.goldenangle.workbench.app.bench;

import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;

import static org.junit.jupiter.api.Assertions.assertTrue;

class FrameThreadsTest {
    private static final long WORK = 60_000_000;

    /** A thread that works for a while, reports that, and waits until it may end. */
    private static Thread helper(CountDownLatch worked, CountDownLatch mayEnd) {
        Thread thread = new Thread(() -> {
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin < WORK) {
                Thread.onSpinWait();
            }
            worked.countDown();
            try {
                mayEnd.await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }, "ForkJoinPool.commonPool-worker-test");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    @Test
    void endedHelperThreadDoesNotReduceTheCount() throws InterruptedException {
        CountDownLatch worked = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        Thread helper = helper(worked, mayEnd);
        worked.await();
        FrameThreads threads = new FrameThreads();
        long before = threads.getAsLong();
        mayEnd.countDown();
        helper.join();
        assertTrue(threads.getAsLong() >= before, "the count never decreases");
    }

    @Test
    void workOfHelperThreadsIsCounted() throws InterruptedException {
        FrameThreads threads = new FrameThreads();
        long before = threads.getAsLong();
        CountDownLatch worked = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        helper(worked, mayEnd);
        worked.await();
        assertTrue(threads.getAsLong() - before >= WORK);
        mayEnd.countDown();
    }
}
