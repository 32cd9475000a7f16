package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.Arrays;

/**
 * The brushes whose bounds meet a box, in list order and without duplicates, so that every index gives the same list.
 *
 * <p>A body asks for nearly the same box on every tick. So {@link #follow} keeps all brushes of a wider box with their
 * bounds: as long as the requested box is inside it, the list is taken from those few instead of from the index. With
 * many brushes around, or few in the world, the index is faster.
 */
final class NearBrushes extends BrushQuery {
    /** How far the wider box extends beyond the requested one, as a part of its width. */
    private static final float BEYOND = 0.5f;
    /** The wider box is rebuilt when it is this many times as wide as the request, because it was made for a much faster body. */
    private static final float TOO_WIDE = 4f;
    private static final int STRIDE = Bounds.STRIDE;
    /** An index of fewer brushes is as fast as a list. */
    private static final int FEW = 24;
    /** A list of more brushes is no faster than the index. */
    private static final int MANY = 24;
    /** Ticks for which a body among many brushes uses the index before it tries a wider box again. */
    private static final int PAUSE = 64;
    private final BrushIndex index;
    private final Bounds bounds;
    private final MovedBrushes moved;
    int[] brushes = new int[64];
    int count;
    /** Lowest and highest corner of the wider box; initially an empty box. */
    private final float[] wide = {1f, 1f, 1f, 0f, 0f, 0f};
    private int[] wideBrushes = new int[64];
    private float[] wideBounds = new float[64 * STRIDE];
    private int wideCount;
    private final boolean isSmall;
    private int pause;

    NearBrushes(BrushIndex index, Bounds bounds) {
        this(index, bounds, null);
    }

    /** @param moved the platforms, which are looked up where they are now; null if there are none */
    NearBrushes(BrushIndex index, Bounds bounds, MovedBrushes moved) {
        this.index = index;
        this.bounds = bounds;
        this.moved = moved;
        isSmall = moved != null || bounds.count() < FEW;
    }

    /** Uses the index. */
    void gather(double x0, double y0, double z0, double x1, double y1, double z1) {
        box(x0, y0, z0, x1, y1, z1);
        count = 0;
        index.visit(this);
        if (moved != null) {
            addMoved();
        }
    }

    private void addMoved() {
        for (int i = 0; i < moved.count(); i++) {
            Platform platform = moved.get(i);
            Vec3 o = moved.offset(i);
            for (int k = 0; k < platform.shapes().size(); k++) {
                Brush b = platform.shapes().get(k);
                if (!(minX > b.max(0) + o.x || maxX < b.min(0) + o.x || minY > b.max(1) + o.y || maxY < b.min(1) + o.y || minZ > b.max(2) + o.z || maxZ < b.min(2) + o.z)) {
                    insert(platform.first() + k);
                }
            }
        }
    }

    /** The same for a body that was near this box on the previous tick. */
    void follow(double x0, double y0, double z0, double x1, double y1, double z1) {
        if (isSmall || pause > 0) {
            pause = Math.max(0, pause - 1);
            gather(x0, y0, z0, x1, y1, z1);
            return;
        }
        box(x0, y0, z0, x1, y1, z1);
        if (!isInside()) {
            widen();
        }
        pick();
        if (wideCount > MANY) {
            pause = PAUSE;
            wide[0] = Float.POSITIVE_INFINITY;
        }
    }

    private void box(double x0, double y0, double z0, double x1, double y1, double z1) {
        minX = Math.nextDown((float) x0);
        minY = Math.nextDown((float) y0);
        minZ = Math.nextDown((float) z0);
        maxX = Math.nextUp((float) x1);
        maxY = Math.nextUp((float) y1);
        maxZ = Math.nextUp((float) z1);
    }

    private boolean isInside() {
        float[] w = wide;
        return minX >= w[0] && minY >= w[1] && minZ >= w[2] && maxX <= w[3] && maxY <= w[4] && maxZ <= w[5]
                && w[3] - w[0] <= TOO_WIDE * (maxX - minX) && w[4] - w[1] <= TOO_WIDE * (maxY - minY) && w[5] - w[2] <= TOO_WIDE * (maxZ - minZ);
    }

    /** Collects the wider box and then restores the requested one. */
    private void widen() {
        float x0 = minX;
        float y0 = minY;
        float z0 = minZ;
        float x1 = maxX;
        float y1 = maxY;
        float z1 = maxZ;
        minX -= BEYOND * (x1 - x0);
        minY -= BEYOND * (y1 - y0);
        minZ -= BEYOND * (z1 - z0);
        maxX += BEYOND * (x1 - x0);
        maxY += BEYOND * (y1 - y0);
        maxZ += BEYOND * (z1 - z0);
        count = 0;
        index.visit(this);
        keepWide();
        minX = x0;
        minY = y0;
        minZ = z0;
        maxX = x1;
        maxY = y1;
        maxZ = z1;
    }

    private void keepWide() {
        wide[0] = minX;
        wide[1] = minY;
        wide[2] = minZ;
        wide[3] = maxX;
        wide[4] = maxY;
        wide[5] = maxZ;
        if (wideBrushes.length < count) {
            wideBrushes = new int[brushes.length];
            wideBounds = new float[brushes.length * STRIDE];
        }
        wideCount = count;
        System.arraycopy(brushes, 0, wideBrushes, 0, count);
        for (int i = 0; i < count; i++) {
            System.arraycopy(bounds.corners(), STRIDE * brushes[i], wideBounds, STRIDE * i, STRIDE);
        }
    }

    private void pick() {
        float[] b = wideBounds;
        int[] from = wideBrushes;
        int[] to = brushes;
        int kept = 0;
        float x0 = minX;
        float y0 = minY;
        float z0 = minZ;
        float x1 = maxX;
        float y1 = maxY;
        float z1 = maxZ;
        for (int i = 0, at = 0; i < wideCount; i++, at += STRIDE) {
            if (!(x0 > b[at + 3] || x1 < b[at] || y0 > b[at + 4] || y1 < b[at + 1] || z0 > b[at + 5] || z1 < b[at + 2])) {
                to[kept++] = from[i];
            }
        }
        count = kept;
    }

    @Override
    void test(int brush) {
        if (minX > bounds.max(brush, 0) || maxX < bounds.min(brush, 0) || minY > bounds.max(brush, 1) || maxY < bounds.min(brush, 1)
                || minZ > bounds.max(brush, 2) || maxZ < bounds.min(brush, 2)) {
            return;
        }
        if (moved == null || moved.platformOf(brush) < 0) {
            insert(brush);
        }
    }

    /** Insertion sort; the list is short. */
    private void insert(int brush) {
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
