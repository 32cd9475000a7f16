package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.ref.Reference;
import java.util.concurrent.Callable;

/** How much of the heap a thing holds on to. */
final class HeldMemory {
    /** So many are held at once, because the heap's own rounding is large beside one. */
    private static final int COPIES = 8;
    private static final int MOST_COLLECTIONS = 20;
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

    /** Collects until nothing more is found: what is to be cleaned up after goes only in a later collection, and counted before it would hide as much. */
    private static long liveBytes() {
        long last = Long.MAX_VALUE;
        for (int i = 0; i < MOST_COLLECTIONS; i++) {
            MEMORY.gc();
            long now = MEMORY.getHeapMemoryUsage().getUsed();
            if (now >= last) {
                return last;
            }
            last = now;
        }
        return last;
    }
}
