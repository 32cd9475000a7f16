package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.ref.Reference;
import java.util.concurrent.Callable;

/** Measures how much heap an object retains. */
final class HeldMemory {
    /** Several are held at once, because other heap changes are large compared with one. */
    private static final int COPIES = 8;
    private static final int COLLECTIONS = 6;
    private static final MemoryMXBean MEMORY = ManagementFactory.getMemoryMXBean();

    private HeldMemory() {
    }

    /**
     * Megabytes retained by one object. One is created and dropped first, so that memory shared by all is not
     * counted.
     */
    static double megabytes(Callable<?> maker) throws Exception {
        maker.call();
        Object[] held = new Object[COPIES];
        long before = liveBytes();
        for (int i = 0; i < COPIES; i++) {
            held[i] = maker.call();
        }
        double bytes = liveBytes() - before;
        Reference.reachabilityFence(held);
        return bytes / COPIES / 1e6;
    }

    /**
     * The minimum over several collections. The serial collector leaves some garbage and compacts fully only every
     * fourth time, and cleanup actions take effect only in a later collection.
     */
    private static long liveBytes() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < COLLECTIONS; i++) {
            MEMORY.gc();
            least = Math.min(least, MEMORY.getHeapMemoryUsage().getUsed());
        }
        return least;
    }
}
