package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.ref.Reference;
import java.util.concurrent.Callable;

/** How much of the heap a thing holds on to. */
final class HeldMemory {
    /** So many are held at once, because what else changes meanwhile is large beside one. */
    private static final int COPIES = 8;
    private static final int COLLECTIONS = 6;
    private static final MemoryMXBean MEMORY = ManagementFactory.getMemoryMXBean();

    private HeldMemory() {
    }

    /** Megabytes that one of them holds. One is made beforehand and let go: what the first leaves behind for all is not its own. */
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
     * The least of several collections. The serial collector leaves up to a twentieth of its space uncleared and closes all gaps only every fourth time; and what is
     * to be cleaned up after goes only in a later collection.
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
