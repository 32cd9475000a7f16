package dev.goldenangle.workbench.tasks;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Long work that can be watched and cancelled. The worker counts on its own thread; a view reads the count on each frame. */
public final class Progress {
    private final String title;
    private final String unit;
    private final int total;
    private final long started = System.nanoTime();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /**
     * @param title what is going on: "Running scorecard"
     * @param unit  what is counted: "seeds"
     * @param total how many there are; 0 when nobody knows
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

    /** An estimate from what is done so far; NaN before the first is done. */
    public double secondsLeft() {
        int count = done();
        return count == 0 || total == 0 ? Double.NaN : secondsRunning() / count * (total - count);
    }

    public void cancel() {
        cancelled.set(true);
    }

    /** The worker asks this and stops; what it has so far stays. */
    public boolean isCancelled() {
        return cancelled.get();
    }
}
