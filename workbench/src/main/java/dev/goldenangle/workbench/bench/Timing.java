package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Best-of-several timing in the thread's own processor time: the least disturbed pass is the nearest to what the code
 * costs, and what other programs take in between does not count.
 */
public final class Timing {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Timing() {
    }

    /** Work that performs a known number of operations. */
    @FunctionalInterface
    public interface Work {
        /** Returns something that depends on the result, so that nothing is optimised away. */
        double run() throws Exception;
    }

    private static volatile double sink;

    /** The processor time this thread has used so far, in nanoseconds. */
    static long processorNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Nanoseconds per operation: the best of so many passes, after as many warm-up passes. */
    public static double nanosPerOperation(int warmups, int passes, long operations, Work work) throws Exception {
        for (int i = 0; i < warmups; i++) {
            sink = work.run();
        }
        long best = Long.MAX_VALUE;
        for (int i = 0; i < passes; i++) {
            long start = processorNanos();
            sink = work.run();
            best = Math.min(best, processorNanos() - start);
        }
        return best / (double) operations;
    }
}
