package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;

import java.util.List;

/**
 * Zones in a given order, asked on every tick which of them a box touches. Their bounds stand side by side in one array, after those of all together:
 * a box that is near none costs six comparisons.
 */
public final class ZoneSet {
    private static final int STRIDE = 6;
    private final Zone[] zones;
    /** Lowest and highest corner of all, then of each. */
    private final float[] bounds;

    public ZoneSet(List<Zone> list) {
        zones = list.toArray(Zone[]::new);
        bounds = new float[STRIDE * (zones.length + 1)];
        clear(0);
        for (int i = 0; i < zones.length; i++) {
            int at = STRIDE * (i + 1);
            clear(at);
            for (ConvexVolume volume : zones[i].volumes()) {
                include(at, volume);
                include(0, volume);
            }
        }
    }

    private void clear(int at) {
        for (int axis = 0; axis < 3; axis++) {
            bounds[at + axis] = Float.POSITIVE_INFINITY;
            bounds[at + 3 + axis] = Float.NEGATIVE_INFINITY;
        }
    }

    /** Of a volume whose bounds nobody knows, everywhere. */
    private void include(int at, ConvexVolume volume) {
        for (int axis = 0; axis < 3; axis++) {
            float low = volume instanceof Brush b ? b.min(axis) : Float.NEGATIVE_INFINITY;
            float high = volume instanceof Brush b ? b.max(axis) : Float.POSITIVE_INFINITY;
            bounds[at + axis] = Math.min(bounds[at + axis], low);
            bounds[at + 3 + axis] = Math.max(bounds[at + 3 + axis], high);
        }
    }

    public int size() {
        return zones.length;
    }

    public Zone get(int index) {
        return zones[index];
    }

    /** Number of the first zone that a box with these corners touches, or −1; touching counts. */
    public int firstTouched(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        float[] b = bounds;
        if (minX > b[3] || maxX < b[0] || minY > b[4] || maxY < b[1] || minZ > b[5] || maxZ < b[2]) {
            return -1;
        }
        for (int i = 0; i < zones.length; i++) {
            if (touches(i, minX, minY, minZ, maxX, maxY, maxZ)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a box with these corners touches one of them. */
    public boolean touches(int index, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        float[] b = bounds;
        int at = STRIDE * (index + 1);
        return !(minX > b[at + 3] || maxX < b[at] || minY > b[at + 4] || maxY < b[at + 1] || minZ > b[at + 5] || maxZ < b[at + 2])
                && zones[index].touches(minX, minY, minZ, maxX, maxY, maxZ);
    }
}
