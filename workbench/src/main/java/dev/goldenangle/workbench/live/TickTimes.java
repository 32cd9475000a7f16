package dev.goldenangle.workbench.live;

import dev.goldenangle.simulation.Clock;

/**
 * Decides which ticks of live play are due and when each takes its input. A tick is due at the end of its time. A
 * frame in the middle of a tick causes it to be simulated immediately, with the input so far, so that input before a frame shows
 * in that frame. Later input goes to the following tick, which comes before the next frame. The display is therefore
 * never a tick late.
 */
final class TickTimes {
    /**
     * After a longer stall, as when the computer wakes up, the missed ticks are dropped; after a shorter one they are
     * all simulated, with their inputs.
     */
    private static final long LONGEST_STALL_NANOS = 1_000_000_000L;
    private final Clock clock;
    private long counted;
    private double speed = 1;
    private long missed;
    /** Whether the tick in progress was simulated before its end. */
    private boolean isMade;

    /** @param now the start time, in nanoseconds */
    TickTimes(double ticksPerSecond, long now) {
        clock = new Clock(ticksPerSecond);
        counted = now;
    }

    boolean isOf(double ticksPerSecond) {
        return clock.tickNanos() == Math.round(1e9 / ticksPerSecond);
    }

    /**
     * Advances to a time at the given speed; returns the number of ticks that ended since and are not simulated yet.
     */
    int advance(long now, double newSpeed) {
        speed = newSpeed;
        long stalled = Math.max(0, now - counted - LONGEST_STALL_NANOS);
        long passed = (long) ((now - counted - stalled) * speed);
        counted = now;
        missed += (long) (stalled * speed) / clock.tickNanos();
        int ended = 0;
        for (long left = passed; left > 0; left -= Clock.MAX_FRAME_NANOS) {
            ended += clock.advance(left);
        }
        int due = isMade && ended > 0 ? ended - 1 : ended;
        isMade &= ended == 0;
        return due;
    }

    /** Claims the tick in progress, unless it was claimed before. */
    boolean takeUnderWay() {
        boolean isNew = !isMade;
        isMade = true;
        return isNew;
    }

    /** The input deadline of the tick that is this many ticks before the last due one. */
    long cut(int ticksBefore) {
        return counted - (long) ((ticksBefore + clock.alpha()) * clock.tickNanos() / speed);
    }

    /** Progress of the last simulated tick, 0 to 1. */
    float alpha() {
        return isMade ? clock.alpha() : 1f;
    }

    /** The time up to which ticks are counted. */
    long counted() {
        return counted;
    }

    /** When the next tick is due. */
    long nextEnd() {
        return counted + (long) (((isMade ? 2 : 1) - clock.alpha()) * clock.tickNanos() / speed);
    }

    /** Ticks per nanosecond. */
    double pace() {
        return speed / clock.tickNanos();
    }

    double tickSeconds() {
        return clock.tickNanos() * 1e-9;
    }

    /** Ticks that were due but never ran. */
    long missed() {
        return missed;
    }
}
