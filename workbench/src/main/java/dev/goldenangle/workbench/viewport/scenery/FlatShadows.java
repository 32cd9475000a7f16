package dev.goldenangle.workbench.viewport.scenery;

/** Shadows on level surfaces: the outline of a solid above the surface, moved along the light by its height. */
final class FlatShadows {
    static final double LONGEST_METRES = 4;
    private final Scenery.Builder builder;
    private final double highest;
    private final ConvexPolygon hull = new ConvexPolygon();
    private final ConvexPolygon cut = new ConvexPolygon();
    private double surface;

    FlatShadows(Scenery.Builder builder, double unitsPerMetre) {
        this.builder = builder;
        highest = LONGEST_METRES * unitsPerMetre;
    }

    /**
     * Whether the shadow of a solid within these bounds can reach a level polygon; most nearby solids miss it.
     *
     * @param rise how far the solid rises above the polygon
     */
    boolean canReach(float[] polygon, double minX, double minY, double maxX, double maxY, double rise) {
        double shiftX = Light.X * Math.min(highest, rise);
        double shiftY = Light.Y * Math.min(highest, rise);
        boolean isLeft = true;
        boolean isRight = true;
        boolean isBelow = true;
        boolean isAbove = true;
        for (int i = 0; i < polygon.length; i += 3) {
            isLeft &= polygon[i] < minX + Math.min(0, shiftX);
            isRight &= polygon[i] > maxX + Math.max(0, shiftX);
            isBelow &= polygon[i + 1] < minY + Math.min(0, shiftY);
            isAbove &= polygon[i + 1] > maxY + Math.max(0, shiftY);
        }
        return !isLeft && !isRight && !isBelow && !isAbove;
    }

    /** Begins a convex solid above a surface. */
    FlatShadows begin(double surfaceHeight) {
        surface = surfaceHeight;
        hull.clear();
        return this;
    }

    FlatShadows corner(double x, double y, double z) {
        double rise = Math.max(0, Math.min(highest, z - surface));
        hull.add(x + Light.X * rise, y + Light.Y * rise);
        return this;
    }

    /** Adds a corner on the surface and one above it. */
    FlatShadows upright(double x, double y, double top) {
        return corner(x, y, surface).corner(x, y, top);
    }

    /** Casts the shadow on a level polygon of the surface. */
    void throwOn(float[] polygon) {
        hull.becomeHull();
        cut.setPlan(polygon);
        cut.clipTo(hull);
        if (cut.size() >= 3) {
            builder.level(Scenery.Kind.SHADOW, cut.atHeight(polygon[2]));
        }
    }
}
