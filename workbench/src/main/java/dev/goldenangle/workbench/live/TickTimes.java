package dev.goldenangle.workbench.live;

import dev.goldenangle.simulation.Clock;

/**
 * Which ticks of live play are due, and until when each takes its input. A tick is due at the end of its time. A frame that is drawn in the middle
 * of a tick has it made at once, of the input so far: what was pressed before a frame then shows in that frame, and what is pressed after it belongs
 * to the tick after, which comes before the next frame. So what is shown is as old as the frame, never a tick older.
 */
final class TickTimes {
    /** After a longer stall, as when a computer wakes up, the ticks in between never run; after a shorter one they all do, with their keys. */
    private static final long LONGEST_STALL_NANOS = 1_000_000_000L;
    private final Clock clock;
    private long counted;
    private double speed = 1;
    private long missed;
    /** Whether the tick under way was made before its end. */
    private boolean isMade;

    /** @param now the moment from which time is counted, in nanoseconds */
    TickTimes(double ticksPerSecond, long now) {
        clock = new Clock(ticksPerSecond);
        counted = now;
    }

    boolean isOf(double ticksPerSecond) {
        return clock.tickNanos() == Math.round(1e9 / ticksPerSecond);
    }

    /** Counts time up to a moment at a multiple of its pace: how many ticks have come to their end since and are still to be made. */
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

    /** Takes the tick under way, unless it was taken before. */
    boolean takeUnderWay() {
        boolean isNew = !isMade;
        isMade = true;
        return isNew;
    }

    /** Until when the tick takes input that was so many ticks before the last one that is due. */
    long cut(int ticksBefore) {
        return counted - (long) ((ticksBefore + clock.alpha()) * clock.tickNanos() / speed);
    }

    /** How far the last tick that was made has come, 0 to 1. */
    float alpha() {
        return isMade ? clock.alpha() : 1f;
    }

    /** The moment up to which time is counted. */
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

    /** Ticks that were due and never ran. */
    long missed() {
        return missed;
    }
}
