package dev.goldenangle.workbench.tasks;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Progress of long work that can be cancelled. The worker counts on its own thread; a view reads the count on each
 * frame.
 */
public final class Progress {
    private final String title;
    private final String unit;
    private final int total;
    private final long started = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /**
     * @param title for example "Running scorecard"
     * @param unit what is counted, for example "seeds"
     * @param total number of units; 0 if unknown
     */
    public Progress(String title, String unit, int total) {
        this.title = title;
        this.unit = unit;
        this.total = total;
    }

    public String title() {
        return title;
    }

    public String unit() {
        return unit;
    }

    public int total() {
        return total;
    }

    public int done() {
        return done.get();
    }

    public void advance() {
        done.incrementAndGet();
    }

    public double secondsRunning() {
        return (System.nanoTime() - started) * 1e-9;
    }

    /** Estimated from the work done so far; NaN before the first unit is done. */
    public double secondsLeft() {
        int count = done();
        return count == 0 || total == 0 ? Double.NaN : secondsRunning() / count * (total - count);
    }

    public void cancel() {
        cancelled.set(true);
    }

    /** The worker checks this and stops; finished results are kept. */
    public boolean isCancelled() {
        return cancelled.get();
    }
}
