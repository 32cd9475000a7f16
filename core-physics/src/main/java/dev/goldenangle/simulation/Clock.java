package dev.goldenangle.simulation;

import dev.goldenangle.math.Rounding;

/**
 * Converts time on screen to whole ticks. Time is counted in nanoseconds in a long, never in a float, so no rate drifts
 * and 128 Hz is exact.
 */
public final class Clock {
    /** A longer frame is shortened to this, so that a stall is not followed by a burst of ticks. */
    public static final long MAX_FRAME_NANOS = 250_000_000L;
    private static final long NANOS_PER_MILLISECOND = 1_000_000L;
    private final long tickNanos;
    private long remainder;

    /** @throws IllegalArgumentException unless the rate is between 1 and 10,000 ticks per second */
    public Clock(double ticksPerSecond) {
        if (!(ticksPerSecond >= 1 && ticksPerSecond <= 10_000)) {
            throw new IllegalArgumentException("a tick rate of " + ticksPerSecond + " Hz is not between 1 and 10000");
        }
        tickNanos = Rounding.round(1e9 / ticksPerSecond);
    }

    public long tickNanos() {
        return tickNanos;
    }

    /** The number of ticks due after this much more time; the remainder is kept for the next frame. */
    public int advance(long frameNanos) {
        remainder += Math.max(0, Math.min(MAX_FRAME_NANOS, frameNanos));
        int due = (int) (remainder / tickNanos);
        remainder -= due * tickNanos;
        return due;
    }

    /** Progress towards the next tick, 0 to 1, for drawing between the last two states. */
    public float alpha() {
        return remainder / (float) tickNanos;
    }

    /** Time after a number of ticks, in whole milliseconds. */
    public long milliseconds(long ticks) {
        return ticks * tickNanos / NANOS_PER_MILLISECOND;
    }

    public void reset() {
        remainder = 0;
    }
}
