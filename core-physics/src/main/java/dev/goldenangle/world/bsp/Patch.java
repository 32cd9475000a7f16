package dev.goldenangle.world.bsp;

import java.util.List;

/** A curved surface for collision: facets, each a plate between its surface plane and its borders. Immutable. */
public final class Patch {
    /** All planes, nx ny nz dist each, in the order they were found. */
    final float[] planes;
    /** Surface plane of each facet. */
    final int[] surface;
    /** Index of each facet's first border, plus one entry for the end. */
    final int[] firstBorder;
    /** Plane numbers of the borders; the last of a facet is its back. */
    final int[] border;
    /** Whether a border's stored plane faces into the facet. */
    final boolean[] inward;
    final float[] bounds;
    private final float[][] polygons;

    /** From control points row by row, x y z each; width and height are odd and at least three. */
    public Patch(float[] points, int width, int height) {
        PatchGrid grid = new PatchGrid(points, width, height);
        FacetBuilder builder = new FacetBuilder(grid);
        List<Facet> facets = builder.facets();
        planes = new float[4 * builder.planes().count()];
        for (int i = 0; i < builder.planes().count(); i++) {
            System.arraycopy(builder.planes().get(i), 0, planes, 4 * i, 4);
        }
        surface = new int[facets.size()];
        polygons = new float[facets.size()][];
        firstBorder = new int[facets.size() + 1];
        for (int i = 0; i < facets.size(); i++) {
            surface[i] = facets.get(i).surface;
            polygons[i] = facets.get(i).polygon;
            firstBorder[i + 1] = firstBorder[i] + facets.get(i).borders.length;
        }
        border = new int[firstBorder[facets.size()]];
        inward = new boolean[border.length];
        for (int i = 0; i < facets.size(); i++) {
            System.arraycopy(facets.get(i).borders, 0, border, firstBorder[i], facets.get(i).borders.length);
            System.arraycopy(facets.get(i).inward, 0, inward, firstBorder[i], facets.get(i).inward.length);
        }
        bounds = boundsOf(grid);
    }

    private static float[] boundsOf(PatchGrid grid) {
        float[] bounds = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
        for (int i = 0; i < grid.width(); i++) {
            for (int j = 0; j < grid.height(); j++) {
                for (int k = 0; k < 3; k++) {
                    bounds[k] = Math.min(bounds[k], grid.point(i, j)[k]);
                    bounds[3 + k] = Math.max(bounds[3 + k], grid.point(i, j)[k]);
                }
            }
        }
        for (int k = 0; k < 3; k++) {
            bounds[k] -= 1f;
            bounds[3 + k] += 1f;
        }
        return bounds;
    }

    public int planeCount() {
        return planes.length / 4;
    }

    public int facetCount() {
        return surface.length;
    }

    /** The number of borders of all facets, including bevels and backs. */
    public int borderCount() {
        return border.length;
    }

    /** Bounds grown by one unit: lowest corner for 0 to 2, highest for 3 to 5. */
    public float bound(int index) {
        return bounds[index];
    }

    /** Corners x y z of a facet. */
    public float[] polygon(int facet) {
        return polygons[facet].clone();
    }

    /** The plane of a facet: nx ny nz dist. */
    public float[] plane(int facet) {
        return new float[] {planes[4 * surface[facet]], planes[4 * surface[facet] + 1], planes[4 * surface[facet] + 2], planes[4 * surface[facet] + 3]};
    }
}
