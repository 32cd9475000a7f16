package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** Brushes by where they stand in the plan, so that neighbours are found without looking at all. */
final class PlanCells {
    private static final int CELLS_PER_SIDE = 48;
    private final List<Brush> brushes;
    private final List<List<Integer>> cells = new ArrayList<>();
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
        for (int i = 0; i < CELLS_PER_SIDE * CELLS_PER_SIDE; i++) {
            cells.add(new ArrayList<>());
        }
        for (int i = 0; i < brushes.size(); i++) {
            Brush brush = brushes.get(i);
            for (int y = row(brush.min(1)); y <= row(brush.max(1)); y++) {
                for (int x = column(brush.min(0)); x <= column(brush.max(0)); x++) {
                    cells.get(y * CELLS_PER_SIDE + x).add(i);
                }
            }
        }
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

    /** Calls for every brush near a polygon, each once. */
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
        for (int y = row(y0 - margin); y <= row(y1 + margin); y++) {
            for (int x = column(x0 - margin); x <= column(x1 + margin); x++) {
                for (int brush : cells.get(y * CELLS_PER_SIDE + x)) {
                    if (lastVisit[brush] != visit) {
                        lastVisit[brush] = visit;
                        action.accept(brush);
                    }
                }
            }
        }
    }

    /** Whether a point lies in any brush but one. */
    boolean isInside(double x, double y, double z, int except) {
        for (int i : cells.get(row(y) * CELLS_PER_SIDE + column(x))) {
            if (i != except && brushes.get(i).touches((float) x, (float) y, (float) z, (float) x, (float) y, (float) z)) {
                return true;
            }
        }
        return false;
    }

    /** Height of the highest solid at or under a point. */
    double topBelow(double x, double y, double z, double lowest) {
        double best = lowest;
        for (int i : cells.get(row(y) * CELLS_PER_SIDE + column(x))) {
            best = Math.max(best, topOf(brushes.get(i), x, y, z, lowest));
        }
        return best;
    }

    /** Height of the lowest solid above a point, among those that are drawn; endless where there is none. */
    double bottomAbove(double x, double y, double z, IntPredicate isDrawn) {
        double best = Double.POSITIVE_INFINITY;
        for (int i : cells.get(row(y) * CELLS_PER_SIDE + column(x))) {
            if (isDrawn.test(i) && brushes.get(i).max(2) > z) {
                double[] reach = reach(brushes.get(i), x, y);
                best = reach[0] > z && reach[0] < reach[1] ? Math.min(best, reach[0]) : best;
            }
        }
        return best;
    }

    /** Where an upright line enters and leaves a brush; the second is not above the first where it misses it. */
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

    /** Where an upright line leaves a brush at the top, if that is not above a height. */
    private double topOf(Brush brush, double x, double y, double z, double none) {
        if (brush.min(2) > z || x < brush.min(0) || x > brush.max(0) || y < brush.min(1) || y > brush.max(1)) {
            return none;
        }
        double[] between = reach(brush, x, y);
        double reach = 0.01 * (brush.max(2) - brush.min(2));
        return between[1] >= between[0] && between[1] <= z + reach ? between[1] : none;
    }
}
