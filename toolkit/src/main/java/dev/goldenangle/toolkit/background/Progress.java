package dev.goldenangle.toolkit.background;

import java.util.concurrent.atomic.AtomicLong;

/** Progress and cancellation of long-running work. Workers count on their threads; any thread may read. */
public final class Progress {
    private final AtomicLong total = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong kept = new AtomicLong();
    private volatile long started = System.nanoTime();
    private volatile boolean cancelled;
    private volatile String stage = "";

    /** Adds to the expected number of points. */
    public void expect(long points) {
        total.addAndGet(points);
    }

    /** Counts points as done that were kept from an earlier run. */
    public void resume(long points) {
        kept.addAndGet(points);
        done.addAndGet(points);
    }

    public void advance() {
        done.incrementAndGet();
    }

    /** Measures the rate from now on, so that preparations do not count. */
    public void restartClock() {
        started = System.nanoTime();
    }

    /** Sets a description of the current step, shown to the user. */
    public void stage(String text) {
        stage = text;
    }

    public String stage() {
        return stage;
    }

    /** 0 if unknown. */
    public long total() {
        return total.get();
    }

    public long done() {
        return done.get();
    }

    /** How many of the finished points were kept from an earlier run. */
    public long kept() {
        return kept.get();
    }

    public double seconds() {
        return (System.nanoTime() - started) * 1e-9;
    }

    /** Points per second, without those kept from an earlier run. */
    public double rate() {
        return (done() - kept()) / Math.max(1e-9, seconds());
    }

    /** An estimate from the rate so far; NaN before the first point and if the total is unknown. */
    public double secondsLeft() {
        return done() == kept() || total() == 0 ? Double.NaN : (total() - done()) / rate();
    }

    /** Asks the workers to stop; finished points stay. */
    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }
}
