package dev.goldenangle.telemetry;

import java.lang.ref.WeakReference;

/**
 * Bounds how many full blocks have their rows in memory, over all runs of the program: what is read again stays, what nobody
 * reads goes first. It changes what a read costs, never what it gives. Blocks of runs that nobody holds any more are not kept.
 */
public final class RowCache {
    /** A row takes about so many bytes. */
    private static final int ROW = 220;
    private static final int SHARE_OF_MEMORY = 8;
    static final RowCache SHARED = new RowCache(ticksFor(Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY));
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

    /** Lets all rows together take so many megabytes from now on; without this they may take an eighth of the program's memory. */
    public static void limit(int megabytes) {
        SHARED.resize(ticksFor((long) megabytes << 20));
    }

    private synchronized void resize(int ticks) {
        clear();
        blocks = places(ticks);
        hand = 0;
    }

    /** Takes in a block that has its rows; another gives up its own when there is no room. */
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

    /** Gives up all rows of full blocks. */
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
