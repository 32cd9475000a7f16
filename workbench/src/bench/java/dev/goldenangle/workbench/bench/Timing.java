package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Best-of-several timing in the thread's processor time. The fastest pass is the least disturbed, and other programs
 * do not count.
 */
public final class Timing {
    /** Tests set this low, because they need a number but not an accurate one. */
    private static final long LONGEST_NANOS = 1_000_000L * Long.getLong("goldenangle.bench.longest-ms", 15_000);
    private static final long WARM_UP_NANOS = Math.min(LONGEST_NANOS, 1_000_000_000L);
    private static final long WINDOW_NANOS = Math.min(LONGEST_NANOS, 500_000_000L);
    private static final int SETTLED = 2;
    private static final double NOTICEABLE = 0.99;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Timing() {
    }

    /** Work that performs a known number of operations. */
    @FunctionalInterface
    public interface Work {
        /** Returns a value that depends on the result, so that nothing is optimised away. */
        double run() throws Exception;
    }

    private static volatile double sink;

    /** The processor time this thread has used so far, in nanoseconds. */
    static long processorNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /**
     * Nanoseconds per operation: the best of several passes after warm-up. Large loops take seconds to compile, so
     * warm-up lasts until two successive half-seconds bring no noticeably faster pass.
     */
    public static double nanosPerOperation(long operations, Work work) throws Exception {
        return settle(work) / (double) operations;
    }

    private static long settle(Work work) throws Exception {
        long best = bestWithin(WARM_UP_NANOS, work);
        long begin = System.nanoTime();
        int settled = 0;
        while (settled < SETTLED && System.nanoTime() - begin < LONGEST_NANOS) {
            long now = bestWithin(WINDOW_NANOS, work);
            settled = now < NOTICEABLE * best ? 0 : settled + 1;
            best = Math.min(best, now);
        }
        return best;
    }

    /** The fastest pass within a time; runs at least one. */
    private static long bestWithin(long nanos, Work work) throws Exception {
        long begin = System.nanoTime();
        long best = Long.MAX_VALUE;
        do {
            long start = processorNanos();
            sink = work.run();
            best = Math.min(best, processorNanos() - start);
        } while (System.nanoTime() - begin < nanos);
        return best;
    }
}
