package dev.goldenangle.workbench.app.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Processor time used by the threads that work on frames, since the first call. Sums the increase of each thread, so
 * that a pool thread that ends does not reduce the total.
 */
final class FrameThreads implements LongSupplier {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private Map<Long, Long> before;
    private long nanos;

    @Override
    public long getAsLong() {
        Map<Long, Long> now = times();
        if (before != null) {
            now.forEach((thread, time) -> nanos += time - before.getOrDefault(thread, 0L));
        }
        before = now;
        return nanos;
    }

    private static Map<Long, Long> times() {
        Map<Long, Long> times = new HashMap<>(Map.of(Thread.currentThread().getId(), THREADS.getCurrentThreadCpuTime()));
        for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
            if (thread != null && (thread.getThreadName().startsWith("QuantumRenderer") || thread.getThreadName().startsWith("ForkJoinPool.commonPool"))) {
                times.put(thread.getThreadId(), Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId())));
            }
        }
        return times;
    }
}
