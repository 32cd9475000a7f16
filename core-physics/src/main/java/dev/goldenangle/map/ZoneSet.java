package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;

import java.util.List;

/**
 * An ordered set of zones that answers on every tick which one a box touches. All bounds are in one array, the common bounds first,
 * so a box far from all zones costs six comparisons.
 */
public final class ZoneSet {
    private static final int STRIDE = 6;
    private final Zone[] zones;
    /** Low and high corner of the common bounds, then of each zone. */
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

    /** A volume without known bounds counts as infinite. */
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

    /** Index of the first zone that a box with these corners overlaps or touches, or −1. */
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

    /** Whether a box with these corners overlaps or touches one zone. */
    public boolean touches(int index, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        float[] b = bounds;
        int at = STRIDE * (index + 1);
        return !(minX > b[at + 3] || maxX < b[at] || minY > b[at + 4] || maxY < b[at + 1] || minZ > b[at + 5] || maxZ < b[at + 2])
                && zones[index].touches(minX, minY, minZ, maxX, maxY, maxZ);
    }
}
