package dev.goldenangle.world.brush;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * A tree of boxes with one brush per leaf, split by the surface area heuristic. Nodes are in depth-first order, so a
 * search is one loop: for a box that meets the query it continues with the next node, otherwise it jumps to the node
 * after the subtree.
 */
final class Bvh implements BrushIndex {
    private static final int LOW = 0;
    private static final int HIGH = 1;
    private static final int LINK = 2;
    private static final int STRIDE = 3;
    private final Lattice lattice;
    /** Per node: low corner, guarded high corner, and the node after the subtree in the bits above the brush number (−1 for none). */
    private final long[] nodes;

    /**
     * @param isCancelled checked for every node
     * @throws CancellationException as soon as it returns true
     */
    Bvh(Bounds bounds, BooleanSupplier isCancelled) {
        lattice = new Lattice(bounds);
        nodes = new long[STRIDE * Math.max(0, 2 * bounds.count() - 1)];
        BvhSplit split = new BvhSplit(bounds);
        if (bounds.count() > 0) {
            build(split, 0, bounds.count(), 0, isCancelled);
        }
    }

    @Override
    public void visit(BrushQuery query) {
        long low = lattice.cell(query.minX, query.minY, query.minZ);
        long high = lattice.cell(query.maxX, query.maxY, query.maxZ) | Lattice.GUARDS;
        long[] tree = nodes;
        int at = 0;
        while (at < tree.length) {
            long link = tree[at + LINK];
            if (Lattice.meet(low, high, tree[at + LOW], tree[at + HIGH])) {
                at += STRIDE;
                if ((int) link >= 0) {
                    query.test((int) link);
                }
            } else {
                at = (int) (link >>> 32);
            }
        }
    }

    /** Writes the subtree of a range of brushes and returns the index of the next node. */
    private int build(BvhSplit split, int from, int to, int at, BooleanSupplier isCancelled) {
        if (isCancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        split.measure(from, to);
        nodes[at + LOW] = lattice.cell(split.low(0), split.low(1), split.low(2));
        nodes[at + HIGH] = lattice.cell(split.high(0), split.high(1), split.high(2)) | Lattice.GUARDS;
        int next = at + STRIDE;
        int brush = -1;
        if (to - from == 1) {
            brush = split.brush(from);
        } else {
            int middle = split.divide(from, to);
            next = build(split, from, middle, next, isCancelled);
            next = build(split, middle, to, next, isCancelled);
        }
        nodes[at + LINK] = (long) next << 32 | brush & 0xFFFFFFFFL;
        return next;
    }
}
