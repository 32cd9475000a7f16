package dev.goldenangle.toolkit.library;

/** Checks whether a run fits into the remaining memory. */
public final class RunMemory {
    /** The largest size of a tick, when every input axis changes all the time. */
    static final int BYTES_PER_TICK = 40;
    /** The usable share of memory; the rest is for cached columns and everything else. */
    private static final double SHARE = 0.7;

    private RunMemory() {
    }

    public static boolean hasRoomFor(long ticks) {
        return isBelow(ticks) || collected(ticks);
    }

    /** @throws BadInput with the sizes, if the run does not fit */
    static void refuseTooLong(String name, long ticks) throws BadInput {
        if (!hasRoomFor(ticks)) {
            throw new BadInput(name + ": a run of " + ticks + " ticks takes about " + (ticks * BYTES_PER_TICK >> 20) + " MB, but Java has "
                    + (Runtime.getRuntime().maxMemory() >> 20) + " MB in total; allow more with -Xmx");
        }
    }

    /** Checks again after a garbage collection, because unreachable objects count as used until then. */
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
