package dev.goldenangle.telemetry;

import java.lang.ref.WeakReference;

/**
 * Limits how many full blocks keep their rows in memory, over all runs of the program. Blocks that were not read
 * recently drop their rows first. The limit affects the cost of reading, never the result. Blocks of discarded runs
 * are not kept.
 */
public final class RowCache {
    /** Approximate size of a row in bytes. */
    private static final int ROW = 228;
    private static final int DEFAULT_MEGABYTES = 384;
    static final RowCache SHARED = new RowCache(ticksFor((long) DEFAULT_MEGABYTES << 20));
    private WeakReference<Block>[] blocks;
    private int hand;

    RowCache(int ticks) {
        blocks = places(ticks);
    }

    private static int ticksFor(long bytes) {
        return (int) Math.min(1 << 24, bytes / ROW);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static WeakReference<Block>[] places(int ticks) {
        return new WeakReference[Math.max(1, ticks >> Block.BITS)];
    }

    /** Limits the memory of all rows together; the default is 384 MB. */
    public static void limit(int megabytes) {
        SHARED.resize(ticksFor((long) megabytes << 20));
    }

    private synchronized void resize(int ticks) {
        clear();
        blocks = places(ticks);
        hand = 0;
    }

    /** Adds a block that has its rows; if there is no room, another block drops its rows. */
    synchronized void add(Block block) {
        for (int seen = 0; seen < blocks.length && isWanted(hand); seen++) {
            hand = (hand + 1) % blocks.length;
        }
        Block gone = blockAt(hand);
        if (gone != null) {
            gone.dropRows();
        }
        blocks[hand] = new WeakReference<>(block);
        hand = (hand + 1) % blocks.length;
    }

    /** Drops all rows of full blocks. */
    synchronized void clear() {
        for (int i = 0; i < blocks.length; i++) {
            Block block = blockAt(i);
            if (block != null) {
                block.dropRows();
            }
            blocks[i] = null;
        }
    }

    private boolean isWanted(int index) {
        Block block = blockAt(index);
        return block != null && block.takeRead();
    }

    private Block blockAt(int index) {
        return blocks[index] == null ? null : blocks[index].get();
    }
}
