package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Computes numbered rows on several threads and delivers them in order, so that the result does not depend on the number or timing of
 * threads.
 */
public final class RowEngine {
    private final Rows rows;
    private final Sink sink;
    private final Progress monitor;
    private final AtomicLong next;
    private final long end;
    private final Map<Long, double[]> waiting = new TreeMap<>();
    private long expected;
    private Exception failure;

    /** A row is a pure function of its number. */
    @FunctionalInterface
    public interface Rows {
        double[] row(long index);
    }

    /** Receives every row in order, one at a time, on any thread. */
    @FunctionalInterface
    public interface Sink {
        void accept(long index, double[] row) throws Exception;
    }

    private RowEngine(long from, long to, Rows rows, Progress monitor, Sink sink) {
        this.rows = rows;
        this.sink = sink;
        this.monitor = monitor;
        this.next = new AtomicLong(from);
        this.end = to;
        this.expected = from;
    }

    /** The number of cores. */
    public static int allCores() {
        return Runtime.getRuntime().availableProcessors();
    }

    /**
     * Computes the rows from one number (inclusive) to another (exclusive). Returns when done, or soon after the monitor is cancelled.
     *
     * @return the number of the first row that was not delivered
     * @throws Exception thrown by a row or the sink
     */
    public static long run(long from, long to, int threads, Rows rows, Progress monitor, Sink sink) throws Exception {
        return new RowEngine(from, to, rows, monitor, sink).run(threads);
    }

    private long run(int threads) throws Exception {
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < Math.min(threads, end - expected); i++) {
            others.add(DaemonThreads.start("study " + i, this::work));
        }
        work();
        for (Thread thread : others) {
            thread.join();
        }
        synchronized (this) {
            if (failure != null) {
                throw failure;
            }
            return expected;
        }
    }

    private void work() {
        try {
            for (long index = next.getAndIncrement(); index < end && !monitor.isCancelled() && !hasFailed(); index = next.getAndIncrement()) {
                handOver(index, rows.row(index));
            }
        } catch (Exception broken) {
            fail(broken);
        } catch (StackOverflowError | OutOfMemoryError broken) {
            fail(new IllegalStateException(broken));
        }
    }

    private synchronized boolean hasFailed() {
        return failure != null;
    }

    private synchronized void fail(Exception broken) {
        failure = failure == null ? broken : failure;
    }

    private synchronized void handOver(long index, double[] row) throws Exception {
        waiting.put(index, row);
        for (double[] ready = waiting.remove(expected); ready != null && failure == null; ready = waiting.remove(expected)) {
            sink.accept(expected, ready);
            monitor.advance();
            expected++;
        }
    }
}
