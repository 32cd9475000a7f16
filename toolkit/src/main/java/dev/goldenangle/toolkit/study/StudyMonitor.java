package dev.goldenangle.toolkit.study;

import java.util.concurrent.atomic.AtomicLong;

/** Watches work that takes long, and cancels it. The workers count on their threads; whoever watches reads when it likes. */
public final class StudyMonitor {
    private final long started = System.nanoTime();
    private final AtomicLong total = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong kept = new AtomicLong();
    private volatile boolean cancelled;
    private volatile String stage = "";

    /** Announces so many more points. */
    public void expect(long points) {
        total.addAndGet(points);
    }

    /** Of those announced, so many were there already. */
    public void resume(long points) {
        kept.addAndGet(points);
        done.addAndGet(points);
    }

    public void advance() {
        done.incrementAndGet();
    }

    /** What is being done, for people. */
    public void stage(String text) {
        stage = text;
    }

    public String stage() {
        return stage;
    }

    public long total() {
        return total.get();
    }

    public long done() {
        return done.get();
    }

    /** How many of those done were kept from before. */
    public long kept() {
        return kept.get();
    }

    public double seconds() {
        return (System.nanoTime() - started) * 1e-9;
    }

    /** DesignPoints a second, without those kept from before. */
    public double rate() {
        return (done() - kept()) / Math.max(1e-9, seconds());
    }

    /** An estimate from the rate so far; NaN before the first point. */
    public double secondsLeft() {
        return done() == kept() ? Double.NaN : (total() - done()) / rate();
    }

    /** What was done stays. */
    public void cancel() {
        cancelled = true;
    }

    public boolean isCancelled() {
        return cancelled;
    }
}
