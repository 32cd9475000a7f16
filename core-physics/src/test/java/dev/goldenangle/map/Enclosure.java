package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Checks whether brushes enclose a place. Space is cut into cells along the bounds of all brushes; a cell is solid if it is entirely inside one brush.
 * From a free cell every neighbour across a side can be reached, whatever the size of the mover, so a closed result holds for every mover.
 */
final class Enclosure {
    /** Narrower cracks, in units, are rounding errors. */
    private static final double CRACK = 0.02;
    private static final double INSIDE = 0.01;
    private final double[][] cuts = new double[3][];
    private final BitSet solid = new BitSet();
    private final Vec3 normal = new Vec3();

    Enclosure(List<Brush> brushes) {
        for (int axis = 0; axis < 3; axis++) {
            cuts[axis] = cuts(brushes, axis);
        }
        brushes.forEach(this::fill);
    }

    private static double[] cuts(List<Brush> brushes, int axis) {
        double[] all = brushes.stream().flatMapToDouble(brush -> Arrays.stream(new double[] {brush.min(axis), brush.max(axis)})).sorted().toArray();
        double[] kept = new double[all.length + 2];
        int count = 0;
        kept[count++] = all[0] - 1;
        for (double cut : all) {
            if (cut - kept[count - 1] > CRACK) {
                kept[count++] = cut;
            }
        }
        kept[count++] = all[all.length - 1] + 1;
        return Arrays.copyOf(kept, count);
    }

    /** The last cell that begins at or before a coordinate. */
    private int cell(int axis, double at) {
        int found = Arrays.binarySearch(cuts[axis], at + CRACK);
        return found >= 0 ? found : -found - 2;
    }

    private int cells(int axis) {
        return cuts[axis].length - 1;
    }

    private int number(int x, int y, int z) {
        return (z * cells(1) + y) * cells(0) + x;
    }

    private void fill(Brush brush) {
        int[] from = new int[3];
        int[] to = new int[3];
        for (int axis = 0; axis < 3; axis++) {
            from[axis] = cell(axis, brush.min(axis));
            to[axis] = cell(axis, brush.max(axis));
        }
        for (int z = from[2]; z < to[2]; z++) {
            for (int y = from[1]; y < to[1]; y++) {
                for (int x = from[0]; x < to[0]; x++) {
                    if (isWithin(brush, x, y, z)) {
                        solid.set(number(x, y, z));
                    }
                }
            }
        }
    }

    /** Whether the cell's farthest corner along each plane's normal is behind that plane. */
    private boolean isWithin(Brush brush, int x, int y, int z) {
        int[] cell = {x, y, z};
        for (int i = 0; i < brush.planeCount(); i++) {
            double dist = brush.plane(i, normal);
            double[] n = {normal.x, normal.y, normal.z};
            double most = 0;
            for (int axis = 0; axis < 3; axis++) {
                most += n[axis] * cuts[axis][n[axis] > 0 ? cell[axis] + 1 : cell[axis]];
            }
            if (most > dist + INSIDE) {
                return false;
            }
        }
        return true;
    }

    /** Whether free cells connect this place to the end of the world. */
    boolean leaksFrom(double px, double py, double pz) {
        BitSet seen = new BitSet();
        int[] open = new int[cells(0) * cells(1) * cells(2)];
        int count = 0;
        int first = number(cell(0, px), cell(1, py), cell(2, pz));
        seen.set(first);
        open[count++] = first;
        while (count > 0) {
            int at = open[--count];
            int[] place = {at % cells(0), at / cells(0) % cells(1), at / cells(0) / cells(1)};
            for (int axis = 0; axis < 3; axis++) {
                if (place[axis] == 0 || place[axis] == cells(axis) - 1) {
                    return true;
                }
            }
            int[] steps = {-1, 1, -cells(0), cells(0), -cells(0) * cells(1), cells(0) * cells(1)};
            for (int step : steps) {
                if (!solid.get(at + step) && !seen.get(at + step)) {
                    seen.set(at + step);
                    open[count++] = at + step;
                }
            }
        }
        return false;
    }
}
