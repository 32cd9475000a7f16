package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** A grid of brushes by their position in plan view, for fast neighbour search. */
final class PlanCells {
    private static final int CELLS_PER_SIDE = 48;
    private final List<Brush> brushes;
    /** The brushes of all cells in a row, and the start of each cell. */
    private final int[] inCells;
    private final int[] firsts = new int[CELLS_PER_SIDE * CELLS_PER_SIDE + 1];
    private final int[] lastVisit;
    private final Vec3 normal = new Vec3();
    private int visit;
    private double originX = Double.POSITIVE_INFINITY;
    private double originY = Double.POSITIVE_INFINITY;
    private double width = 1;
    private double height = 1;

    PlanCells(List<Brush> brushes) {
        this.brushes = brushes;
        lastVisit = new int[brushes.size()];
        for (Brush brush : brushes) {
            originX = Math.min(originX, brush.min(0));
            originY = Math.min(originY, brush.min(1));
        }
        for (Brush brush : brushes) {
            width = Math.max(width, (brush.max(0) - originX) / CELLS_PER_SIDE);
            height = Math.max(height, (brush.max(1) - originY) / CELLS_PER_SIDE);
        }
        inCells = new int[countCells()];
        for (int i = brushes.size() - 1; i >= 0; i--) {     // backwards, because each cell is filled from its end
            Brush brush = brushes.get(i);
            int right = column(brush.max(0));
            int top = row(brush.max(1));
            for (int y = row(brush.min(1)); y <= top; y++) {
                for (int x = column(brush.min(0)); x <= right; x++) {
                    inCells[--firsts[y * CELLS_PER_SIDE + x]] = i;
                }
            }
        }
    }

    /** Finds the end of each cell. Returns the total number of entries. */
    private int countCells() {
        for (Brush brush : brushes) {
            int right = column(brush.max(0));
            int top = row(brush.max(1));
            for (int y = row(brush.min(1)); y <= top; y++) {
                for (int x = column(brush.min(0)); x <= right; x++) {
                    firsts[y * CELLS_PER_SIDE + x]++;
                }
            }
        }
        for (int i = 1; i < firsts.length; i++) {
            firsts[i] += firsts[i - 1];
        }
        return firsts[firsts.length - 1];
    }

    private int cell(double x, double y) {
        return row(y) * CELLS_PER_SIDE + column(x);
    }

    private int column(double x) {
        return clamp((x - originX) / width);
    }

    private int row(double y) {
        return clamp((y - originY) / height);
    }

    private static int clamp(double cell) {
        return (int) Math.max(0, Math.min(CELLS_PER_SIDE - 1, cell));
    }

    /** Calls the action once for every brush near a polygon. */
    void visit(float[] polygon, double margin, IntConsumer action) {
        double x0 = Double.POSITIVE_INFINITY;
        double y0 = Double.POSITIVE_INFINITY;
        double x1 = Double.NEGATIVE_INFINITY;
        double y1 = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < polygon.length; i += 3) {
            x0 = Math.min(x0, polygon[i]);
            x1 = Math.max(x1, polygon[i]);
            y0 = Math.min(y0, polygon[i + 1]);
            y1 = Math.max(y1, polygon[i + 1]);
        }
        visit++;
        int left = column(x0 - margin);
        int right = column(x1 + margin);
        int top = row(y1 + margin);
        for (int y = row(y0 - margin); y <= top; y++) {
            visitPlaces(firsts[y * CELLS_PER_SIDE + left], firsts[y * CELLS_PER_SIDE + right + 1], action);
        }
    }

    /** Cells of a row are consecutive. */
    private void visitPlaces(int from, int to, IntConsumer action) {
        for (int i = from; i < to; i++) {
            int brush = inCells[i];
            if (lastVisit[brush] != visit) {
                lastVisit[brush] = visit;
                action.accept(brush);
            }
        }
    }

    /** Whether a point is inside any brush except one. */
    boolean isInside(double x, double y, double z, int except) {
        int cell = cell(x, y);
        for (int at = firsts[cell]; at < firsts[cell + 1]; at++) {
            int i = inCells[at];
            if (i != except && brushes.get(i).touches((float) x, (float) y, (float) z, (float) x, (float) y, (float) z)) {
                return true;
            }
        }
        return false;
    }

    /** Height of the highest solid at or below a point. */
    double topBelow(double x, double y, double z, double lowest) {
        double best = lowest;
        int cell = cell(x, y);
        for (int at = firsts[cell]; at < firsts[cell + 1]; at++) {
            best = Math.max(best, topOf(brushes.get(inCells[at]), x, y, z, lowest));
        }
        return best;
    }

    /** Height of the lowest drawn solid above a point; infinite if there is none. */
    double bottomAbove(double x, double y, double z, IntPredicate isDrawn) {
        double best = Double.POSITIVE_INFINITY;
        int cell = cell(x, y);
        for (int at = firsts[cell]; at < firsts[cell + 1]; at++) {
            int i = inCells[at];
            if (isDrawn.test(i) && brushes.get(i).max(2) > z) {
                double[] reach = reach(brushes.get(i), x, y);
                best = reach[0] > z && reach[0] < reach[1] ? Math.min(best, reach[0]) : best;
            }
        }
        return best;
    }

    /** The heights at which a vertical line enters and leaves a brush; the second is not above the first if it misses. */
    private double[] reach(Brush brush, double x, double y) {
        double low = Double.NEGATIVE_INFINITY;
        double high = Double.POSITIVE_INFINITY;
        for (int i = 0; i < brush.planeCount(); i++) {
            double rest = brush.plane(i, normal) - normal.x * x - normal.y * y;
            if (normal.z > 1e-6f) {
                high = Math.min(high, rest / normal.z);
            } else if (normal.z < -1e-6f) {
                low = Math.max(low, rest / normal.z);
            } else if (rest < 0) {
                return new double[] {1, 0};
            }
        }
        return new double[] {low, high};
    }

    /** The height at which a vertical line leaves a brush at the top, if that is not above a height. */
    private double topOf(Brush brush, double x, double y, double z, double none) {
        if (brush.min(2) > z || x < brush.min(0) || x > brush.max(0) || y < brush.min(1) || y > brush.max(1)) {
            return none;
        }
        double[] between = reach(brush, x, y);
        double reach = 0.01 * (brush.max(2) - brush.min(2));
        return between[1] >= between[0] && between[1] <= z + reach ? between[1] : none;
    }
}
