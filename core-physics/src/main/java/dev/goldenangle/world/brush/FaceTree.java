package dev.goldenangle.world.brush;

import java.util.Arrays;
import java.util.List;

/**
 * An index that splits space recursively by planes of brush faces, each time by the cheapest candidate. A brush is
 * listed in every leaf it reaches into, so a search only follows the sides of the planes its box is on; a brush found
 * twice is tested twice, which does not change the result.
 */
final class FaceTree implements BrushIndex {
    private static final int DEPTH = 32;
    private static final byte SLOPE = 3;
    private static final byte LEAF = 4;
    /** Widens a box at a sloping plane by this part of the coordinates' size, more than any rounding in the brush arithmetic. */
    private static final double SLACK = 0x1p-18;
    /** Per node: the axis of its plane, SLOPE or LEAF. */
    private byte[] kind = new byte[64];
    /** Plane of an inner node, nx ny nz dist; for an axial plane only the distance is used. */
    private float[] planes = new float[256];
    /** Second child of an inner node (the first follows it directly); first item of a leaf. */
    private int[] link = new int[64];
    private int[] items = new int[256];
    private int nodeCount;
    private int itemCount;

    FaceTree(List<Brush> brushes, Bounds bounds) {
        int[] all = new int[bounds.count()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i;
        }
        float[] space = {bounds.min(0), bounds.min(1), bounds.min(2), bounds.max(0), bounds.max(1), bounds.max(2)};
        build(new BspSplit(brushes, bounds), all, space, 0);
        kind = Arrays.copyOf(kind, nodeCount);
        planes = Arrays.copyOf(planes, 4 * nodeCount);
        link = Arrays.copyOf(link, nodeCount);
        items = Arrays.copyOf(items, itemCount);
    }

    @Override
    public void visit(BrushQuery query) {
        visit(query, 0);
    }

    private void visit(BrushQuery query, int from) {
        int node = from;
        while (kind[node] != LEAF) {
            int side = kind[node] == SLOPE ? sideOfSlope(query, 4 * node) : sideOfAxis(query, kind[node], planes[4 * node + 3]);
            if (side < 0) {
                node++;
            } else if (side > 0) {
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

    /** −1 if the whole box is behind the plane, 1 in front, 0 if it intersects it. */
    private static int sideOfAxis(BrushQuery query, int axis, float dist) {
        float low = axis == 0 ? query.minX : axis == 1 ? query.minY : query.minZ;
        float high = axis == 0 ? query.maxX : axis == 1 ? query.maxY : query.maxZ;
        return high < dist ? -1 : low > dist ? 1 : 0;
    }

    private int sideOfSlope(BrushQuery query, int at) {
        double x = planes[at];
        double y = planes[at + 1];
        double z = planes[at + 2];
        double low = x * (x < 0 ? query.maxX : query.minX) + y * (y < 0 ? query.maxY : query.minY) + z * (z < 0 ? query.maxZ : query.minZ);
        double high = x * (x < 0 ? query.minX : query.maxX) + y * (y < 0 ? query.minY : query.maxY) + z * (z < 0 ? query.minZ : query.maxZ);
        double slack = SLACK * (Math.abs(query.minX) + Math.abs(query.minY) + Math.abs(query.minZ) + Math.abs(query.maxX) + Math.abs(query.maxY)
                + Math.abs(query.maxZ) + Math.abs(planes[at + 3]));
        return high + slack < planes[at + 3] ? -1 : low - slack > planes[at + 3] ? 1 : 0;
    }

    private void build(BspSplit split, int[] brushes, float[] space, int depth) {
        int node = nodeCount++;
        grow(node);
        if (depth == DEPTH || !split.choose(brushes, space)) {
            writeLeaf(node, brushes);
            return;
        }
        kind[node] = (byte) Math.min(SLOPE, split.axis());
        float dist = split.writePlane(planes, 4 * node);
        int[] behind = split.behind(brushes);
        int[] inFront = split.inFront(brushes);
        int axis = split.axis();
        build(split, behind, part(space, 3 + axis, dist, axis), depth + 1);
        link[node] = nodeCount;
        build(split, inFront, part(space, axis, dist, axis), depth + 1);
    }

    private void grow(int node) {
        if (node == kind.length) {
            kind = Arrays.copyOf(kind, 2 * node);
            planes = Arrays.copyOf(planes, 8 * node);
            link = Arrays.copyOf(link, 2 * node);
        }
    }

    /** The part of a space on one side of an axial plane; a sloping plane leaves the bounds unchanged. */
    private static float[] part(float[] space, int bound, float dist, int axis) {
        float[] part = space.clone();
        if (axis < SLOPE) {
            part[bound] = dist;
        }
        return part;
    }

    private void writeLeaf(int node, int[] brushes) {
        while (itemCount + brushes.length + 1 > items.length) {
            items = Arrays.copyOf(items, 2 * items.length);
        }
        kind[node] = LEAF;
        link[node] = itemCount;
        items[itemCount++] = brushes.length;
        System.arraycopy(brushes, 0, items, itemCount, brushes.length);
        itemCount += brushes.length;
    }
}
