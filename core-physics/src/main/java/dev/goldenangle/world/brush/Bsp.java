package dev.goldenangle.world.brush;

import java.util.Arrays;

/**
 * A tree of axial planes through space. A brush is listed in every leaf it reaches into, so a search only follows the
 * sides of the planes that its box is on; brushes met twice are tested twice, which changes nothing.
 */
final class Bsp implements BrushIndex {
    private static final int LEAF_SIZE = 6;
    private static final int DEPTH = 24;
    private static final int LEAF = 3;
    private final Bounds bounds;
    /** Split coordinate of an inner node. */
    private float[] split = new float[64];
    /** Axis of an inner node, or LEAF. */
    private byte[] axis = new byte[64];
    /** Second child of an inner node (the first follows it); first item of a leaf. */
    private int[] link = new int[64];
    private int[] items = new int[256];
    private int nodeCount;
    private int itemCount;

    Bsp(Bounds bounds) {
        this.bounds = bounds;
        int[] all = new int[bounds.count()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
        float[] space = {bounds.min(0), bounds.min(1), bounds.min(2), bounds.max(0), bounds.max(1), bounds.max(2)};
        build(all, space, 0);
        split = Arrays.copyOf(split, nodeCount);
        axis = Arrays.copyOf(axis, nodeCount);
        link = Arrays.copyOf(link, nodeCount);
        items = Arrays.copyOf(items, itemCount);
    }

    @Override
    public void visit(BrushQuery query) {
        visit(query, 0);
    }

    private void visit(BrushQuery query, int from) {
        int node = from;
        while (axis[node] != LEAF) {
            int along = axis[node];
            float low = along == 0 ? query.minX : along == 1 ? query.minY : query.minZ;
            float high = along == 0 ? query.maxX : along == 1 ? query.maxY : query.maxZ;
            if (high < split[node]) {
                node++;
            } else if (low > split[node]) {
                node = link[node];
            } else {
                visit(query, node + 1);
                node = link[node];
            }
        }
        int first = link[node];
        for (int i = first + 1; i <= first + items[first]; i++) {
            query.test(items[i]);
        }
    }

    private void build(int[] brushes, float[] space, int depth) {
        int node = nodeCount++;
        if (node == split.length) {
            split = Arrays.copyOf(split, 2 * node);
            axis = Arrays.copyOf(axis, 2 * node);
            link = Arrays.copyOf(link, 2 * node);
        }
        int along = widest(space);
        float middle = 0.5f * (space[along] + space[3 + along]);
        int[] below = Arrays.stream(brushes).filter(b -> bounds.min(b, along) <= middle).toArray();
        int[] above = Arrays.stream(brushes).filter(b -> bounds.max(b, along) >= middle).toArray();
        if (brushes.length <= LEAF_SIZE || depth == DEPTH || below.length + above.length > 1.5 * brushes.length) {
            writeLeaf(node, brushes);
            return;
        }
        axis[node] = (byte) along;
        split[node] = middle;
        build(below, half(space, 3 + along, middle), depth + 1);
        link[node] = nodeCount;
        build(above, half(space, along, middle), depth + 1);
    }

    private void writeLeaf(int node, int[] brushes) {
        while (itemCount + brushes.length + 1 > items.length) {
            items = Arrays.copyOf(items, 2 * items.length);
        }
        axis[node] = LEAF;
        link[node] = itemCount;
        items[itemCount++] = brushes.length;
        System.arraycopy(brushes, 0, items, itemCount, brushes.length);
        itemCount += brushes.length;
    }

    private static int widest(float[] space) {
        int best = 0;
        for (int i = 1; i < 3; i++) {
            best = space[3 + i] - space[i] > space[3 + best] - space[best] ? i : best;
        }
        return best;
    }

    private static float[] half(float[] space, int side, float middle) {
        float[] part = space.clone();
        part[side] = middle;
        return part;
    }
}
