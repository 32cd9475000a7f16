package dev.goldenangle.workbench.bench;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.concurrent.Callable;
import javax.management.JMException;
import javax.management.ObjectName;

/** How much of the heap a thing holds on to. */
final class HeldMemory {
    /** So many are held at once, because what else changes meanwhile is large beside one. */
    private static final int COPIES = 8;
    private static final int MOST_COLLECTIONS = 20;

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

    /** Until nothing more is found: what is to be cleaned up after goes only in a later collection, and counted before it would hide as much. */
    private static long liveBytes() throws JMException {
        long last = Long.MAX_VALUE;
        for (int i = 0; i < MOST_COLLECTIONS; i++) {
            long now = counted();
            if (now >= last) {
                return last;
            }
            last = now;
        }
        return last;
    }

    /** Collects, and adds up what is left object by object. How much of the heap is in use depends on the collector, which may count whole regions. */
    private static long counted() throws JMException {
        String table = (String) ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"), "gcClassHistogram",
                new Object[] {new String[0]}, new String[] {String[].class.getName()});
        return Long.parseLong(table.substring(table.lastIndexOf("Total")).trim().split("\\s+")[2]);
    }
}
