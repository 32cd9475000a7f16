package dev.goldenangle.toolkit.library;

/** Whether a run of so many ticks still fits into memory beside what is there. */
public final class RunMemory {
    /** The most that a tick of a run takes, when every axis of its commands changes all the time. */
    static final int BYTES_PER_TICK = 40;
    /** The rest is for the columns that are held ready and for everything else. */
    private static final double SHARE = 0.7;

    private RunMemory() {
    }

    public static boolean hasRoomFor(long ticks) {
        return isBelow(ticks) || collected(ticks);
    }

    /** @throws BadInput with the sizes, when it does not fit */
    static void refuseTooLong(String name, long ticks) throws BadInput {
        if (!hasRoomFor(ticks)) {
            throw new BadInput(name + ": a run of " + ticks + " ticks takes about " + (ticks * BYTES_PER_TICK >> 20) + " MB, and there are "
                    + (Runtime.getRuntime().maxMemory() >> 20) + " MB for everything; give Java more with -Xmx");
        }
    }

    /** What nobody holds any more counts until it has been collected. */
    private static boolean collected(long ticks) {
        System.gc();
        return isBelow(ticks);
    }

    private static boolean isBelow(long ticks) {
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        return used + ticks * BYTES_PER_TICK < SHARE * runtime.maxMemory();
    }
}
