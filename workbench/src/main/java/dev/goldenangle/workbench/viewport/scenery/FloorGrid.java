package dev.goldenangle.workbench.viewport.scenery;

/** The grid on level surfaces: one line per metre, every fifth stronger. */
final class FloorGrid {
    /** A limit, because the grid over a whole landscape would need more lines than everything else. */
    private static final int MOST_LINES = 60_000;
    private final Scenery.Builder builder;
    private final double unitsPerMetre;
    private final ConvexPolygon plan = new ConvexPolygon();
    private int lines;

    FloorGrid(Scenery.Builder builder, double unitsPerMetre) {
        this.builder = builder;
        this.unitsPerMetre = unitsPerMetre;
    }

    void add(float[] polygon) {
        add(polygon, 1, Scenery.LineKind.GRID_FINE);
        add(polygon, 5, Scenery.LineKind.GRID_COARSE);
    }

    private void add(float[] polygon, int metres, Scenery.LineKind kind) {
        double step = metres * unitsPerMetre;
        plan.setPlan(polygon);
        float z = polygon[2];
        for (int axis = 0; axis < 2; axis++) {
            double from = Math.ceil(plan.min(axis) / step);
            double to = Math.floor(plan.max(axis) / step);
            for (double k = from; k <= to && lines < MOST_LINES; k++) {
                boolean isCoarser = metres == 1 && k % 5 == 0;
                if (!isCoarser && plan.crossing(axis, k * step)) {
                    lines++;
                    double a = k * step;
                    if (axis == 0) {
                        builder.line(kind, a, plan.crossFrom, z, a, plan.crossTo, z);
                    } else {
                        builder.line(kind, plan.crossFrom, a, z, plan.crossTo, a, z);
                    }
                }
            }
        }
    }
}
