package dev.goldenangle.world.brush;

import java.util.Arrays;

/** The brushes whose bounds meet a box, in list order and each once, so that every index gives the same list. */
final class NearBrushes extends BrushQuery {
    private final BrushIndex index;
    private final Bounds bounds;
    int[] brushes = new int[64];
    int count;

    NearBrushes(BrushWorld world) {
        index = world.index();
        bounds = world.bounds();
    }

    void gather(double x0, double y0, double z0, double x1, double y1, double z1) {
        minX = Math.nextDown((float) x0);
        minY = Math.nextDown((float) y0);
        minZ = Math.nextDown((float) z0);
        maxX = Math.nextUp((float) x1);
        maxY = Math.nextUp((float) y1);
        maxZ = Math.nextUp((float) z1);
        count = 0;
        index.visit(this);
    }

    /** Keeps the list sorted as it grows; it is short. */
    @Override
    void test(int brush) {
        if (minX > bounds.max(brush, 0) || maxX < bounds.min(brush, 0) || minY > bounds.max(brush, 1) || maxY < bounds.min(brush, 1)
                || minZ > bounds.max(brush, 2) || maxZ < bounds.min(brush, 2)) {
            return;
        }
        int at = count;
        while (at > 0 && brushes[at - 1] > brush) {
            at--;
        }
        if (at > 0 && brushes[at - 1] == brush) {
            return;
        }
        if (count == brushes.length) {
            brushes = Arrays.copyOf(brushes, 2 * count);
        }
        System.arraycopy(brushes, at, brushes, at + 1, count - at);
        brushes[at] = brush;
        count++;
    }
}
