package dev.goldenangle.world.brush;

import java.util.List;

/** Convex shapes that a body can be in or near. A box far from all of them costs six comparisons. */
public final class BrushShapes {
    private final Brush[] brushes;
    private final float[] low = {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
    private final float[] high = {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};

    public BrushShapes(List<Brush> list) {
        brushes = list.toArray(Brush[]::new);
        for (Brush brush : brushes) {
            for (int axis = 0; axis < 3; axis++) {
                low[axis] = Math.min(low[axis], brush.min(axis));
                high[axis] = Math.max(high[axis], brush.max(axis));
            }
        }
    }

    public boolean isEmpty() {
        return brushes.length == 0;
    }

    public Brush get(int index) {
        return brushes[index];
    }

    /** Number of the first shape that a box with these corners overlaps or touches, or −1. */
    public int firstTouched(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        if (minX > high[0] || maxX < low[0] || minY > high[1] || maxY < low[1] || minZ > high[2] || maxZ < low[2]) {
            return -1;
        }
        for (int i = 0; i < brushes.length; i++) {
            if (brushes[i].touches(minX, minY, minZ, maxX, maxY, maxZ)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a point is in or on one of them. */
    public boolean contains(float x, float y, float z) {
        return firstTouched(x, y, z, x, y, z) >= 0;
    }
}
