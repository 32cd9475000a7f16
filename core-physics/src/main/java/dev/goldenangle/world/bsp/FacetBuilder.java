package dev.goldenangle.world.bsp;

import java.util.ArrayList;
import java.util.List;

/**
 * Builds the facets of a patch.
 *
 * <p>How it works: (1) every cell of the grid is split into two triangles, and each gets its plane; (2) a flat cell becomes
 * one facet, any other cell becomes two; (3) the planes of the neighbours are the facet's borders; a perpendicular
 * plane is used where there is no neighbour or the neighbour lies in the same plane; (4) bevels are added so that a box
 * can be swept against the facet by moving planes; the back is the facet's own plane reversed.
 */
final class FacetBuilder {
    private static final double ON_PLANE = 0.1;
    private static final double SHORT = 0.5;
    private static final double AXIAL = 0.0001;
    private static final float UP = 4f;
    /** The engine's limit for one patch. */
    private static final int MOST = 1024;
    private final PatchGrid grid;
    private final PatchPlanes planes = new PatchPlanes();
    private final List<Facet> facets = new ArrayList<>();
    private int[][][] triangles = new int[0][0][0];

    FacetBuilder(PatchGrid grid) {
        this.grid = grid;
        if (grid.width() >= 2 && grid.height() >= 2) {
            findTriangles();
            for (int i = 0; i < grid.width() - 1; i++) {
                for (int j = 0; j < grid.height() - 1; j++) {
                    addCell(i, j);
                }
            }
        }
    }

    PatchPlanes planes() {
        return planes;
    }

    List<Facet> facets() {
        return facets;
    }

    private void findTriangles() {
        triangles = new int[grid.width() - 1][grid.height() - 1][2];
        for (int i = 0; i < grid.width() - 1; i++) {
            for (int j = 0; j < grid.height() - 1; j++) {
                triangles[i][j][0] = planes.of(grid.point(i, j), grid.point(i + 1, j), grid.point(i + 1, j + 1));
                triangles[i][j][1] = planes.of(grid.point(i + 1, j + 1), grid.point(i, j + 1), grid.point(i, j));
            }
        }
    }

    private void addCell(int i, int j) {
        int own0 = triangles[i][j][0];
        int own1 = triangles[i][j][1];
        int lastI = grid.width() - 2;
        int lastJ = grid.height() - 2;
        int top = border(j > 0 ? triangles[i][j - 1][1] : grid.wrapsAlong() ? triangles[i][lastJ][1] : PatchPlanes.NONE, own0, i, j, 0);
        int bottom = border(j < lastJ ? triangles[i][j + 1][0] : grid.wrapsAlong() ? triangles[i][0][0] : PatchPlanes.NONE, own1, i, j, 2);
        int left = border(i > 0 ? triangles[i - 1][j][0] : grid.wrapsAcross() ? triangles[lastI][j][0] : PatchPlanes.NONE, own1, i, j, 3);
        int right = border(i < lastI ? triangles[i + 1][j][1] : grid.wrapsAcross() ? triangles[0][j][1] : PatchPlanes.NONE, own0, i, j, 1);
        float[] a = grid.point(i, j);
        float[] b = grid.point(i + 1, j);
        float[] c = grid.point(i + 1, j + 1);
        float[] d = grid.point(i, j + 1);
        if (own0 == own1) {
            if (own0 != PatchPlanes.NONE) {
                finish(new Facet(own0, top, right, bottom, left), a, b, c, d);
            }
            return;
        }
        int across0 = own1 != PatchPlanes.NONE ? own1 : bottom != PatchPlanes.NONE ? bottom : edge(i, j, 4);
        finish(new Facet(own0, top, right, across0), a, b, c);
        int across1 = own0 != PatchPlanes.NONE ? own0 : top != PatchPlanes.NONE ? top : edge(i, j, 5);
        finish(new Facet(own1, bottom, left, across1), c, d, a);
    }

    private int border(int neighbour, int own, int i, int j, int edge) {
        return neighbour == PatchPlanes.NONE || neighbour == own ? edge(i, j, edge) : neighbour;
    }

    /** The plane perpendicular to an edge of a cell: 0 top, 1 right, 2 bottom, 3 left, 4 and 5 diagonal. */
    private int edge(int i, int j, int which) {
        int half = which == 0 || which == 1 || which == 4 ? 0 : 1;
        int own = triangles[i][j][half] != PatchPlanes.NONE ? triangles[i][j][half] : triangles[i][j][1 - half];
        if (own == PatchPlanes.NONE) {
            return PatchPlanes.NONE;
        }
        float[] p1 = switch (which) {
            case 1 -> grid.point(i + 1, j);
            case 2 -> grid.point(i, j + 1);
            case 4 -> grid.point(i + 1, j + 1);
            default -> grid.point(i, j);
        };
        float[] p2 = switch (which) {
            case 0 -> grid.point(i + 1, j);
            case 3 -> grid.point(i, j + 1);
            case 4 -> grid.point(i, j);
            default -> grid.point(i + 1, j + 1);
        };
        float[] n = planes.get(own);
        float[] up = {p1[0] + UP * n[0], p1[1] + UP * n[1], p1[2] + UP * n[2]};
        return which == 2 || which == 3 ? planes.of(p2, p1, up) : planes.of(p1, p2, up);
    }

    private void finish(Facet facet, float[]... points) {
        if (facet.surface == PatchPlanes.NONE || facets.size() >= MOST) {
            return;
        }
        for (int k = 0; k < facet.borders.length; k++) {
            markInward(facet, k, points);
        }
        if (isValid(facet)) {
            addBevels(facet);
            facets.add(facet);
        }
    }

    private void markInward(Facet facet, int k, float[][] points) {
        if (facet.borders[k] == PatchPlanes.NONE) {
            return;
        }
        int front = 0;
        int back = 0;
        for (float[] point : points) {
            float distance = Plane32.distance(planes.get(facet.borders[k]), 0, point[0], point[1], point[2]);
            front += distance > ON_PLANE ? 1 : 0;
            back += distance < -ON_PLANE ? 1 : 0;
        }
        facet.inward[k] = front > 0 && back == 0;
        if (front == 0 && back == 0) {
            facet.borders[k] = PatchPlanes.NONE;
        }
    }

    private boolean isValid(Facet facet) {
        float[] polygon = PatchPolygon.square(planes.get(facet.surface));
        for (int k = 0; k < facet.borders.length && polygon.length > 0; k++) {
            if (facet.borders[k] == PatchPlanes.NONE) {
                return false;
            }
            polygon = inside(polygon, facet.borders[k], facet.inward[k] ? 1f : -1f);
        }
        facet.polygon = polygon;
        return polygon.length > 0 && isWithinReach(polygon);
    }

    private float[] inside(float[] polygon, int border, float sign) {
        float[] plane = planes.get(border);
        return PatchPolygon.front(polygon, sign * plane[0], sign * plane[1], sign * plane[2], sign * plane[3]);
    }

    private static boolean isWithinReach(float[] polygon) {
        for (int axis = 0; axis < 3; axis++) {
            float min = low(polygon, axis);
            float max = high(polygon, axis);
            if (max - min > PatchPolygon.REACH || min >= PatchPolygon.REACH || max <= -PatchPolygon.REACH) {
                return false;
            }
        }
        return true;
    }

    private static float low(float[] polygon, int axis) {
        float low = polygon[axis];
        for (int at = axis; at < polygon.length; at += 3) {
            low = Math.min(low, polygon[at]);
        }
        return low;
    }

    private static float high(float[] polygon, int axis) {
        float high = polygon[axis];
        for (int at = axis; at < polygon.length; at += 3) {
            high = Math.max(high, polygon[at]);
        }
        return high;
    }

    private void addBevels(Facet facet) {
        float[] polygon = PatchPolygon.square(planes.get(facet.surface));
        for (int k = 0; k < facet.borders.length && polygon.length > 0; k++) {
            if (facet.borders[k] != facet.surface) {
                polygon = inside(polygon, facet.borders[k], facet.inward[k] ? 1f : -1f);
            }
        }
        if (polygon.length == 0) {
            return;
        }
        for (int axis = 0; axis < 3; axis++) {
            for (int dir = -1; dir <= 1; dir += 2) {
                float[] plane = new float[4];
                plane[axis] = dir;
                plane[3] = dir > 0 ? high(polygon, axis) : -low(polygon, axis);
                if (isNew(facet, plane)) {
                    add(facet, plane);
                }
            }
        }
        for (int at = 0; at < polygon.length; at += 3) {
            bevelEdge(facet, polygon, at);
        }
        if (facet.borders.length < Facet.MOST_BORDERS) {
            facet.add(facet.surface, Facet.Facing.INWARD);
        }
    }

    private boolean isNew(Facet facet, float[] plane) {
        if (planes.isEither(facet.surface, plane)) {
            return false;
        }
        for (int border : facet.borders) {
            if (planes.isEither(border, plane)) {
                return false;
            }
        }
        return true;
    }

    private void add(Facet facet, float[] plane) {
        if (facet.borders.length < Facet.MOST_BORDERS) {
            int index = planes.of(plane);
            if (index != PatchPlanes.NONE) {
                facet.add(index, planes.isTurned(index, plane) ? Facet.Facing.INWARD : Facet.Facing.OUTWARD);
            }
        }
    }

    private void bevelEdge(Facet facet, float[] polygon, int at) {
        int next = (at + 3) % polygon.length;
        float[] edge = {polygon[at] - polygon[next], polygon[at + 1] - polygon[next + 1], polygon[at + 2] - polygon[next + 2]};
        if (Plane32.normalise(edge) < SHORT || isAxial(edge)) {
            return;
        }
        for (int axis = 0; axis < 3; axis++) {
            for (int dir = -1; dir <= 1; dir += 2) {
                float[] along = new float[3];
                along[axis] = dir;
                float[] n = Plane32.cross(edge, along);
                if (!(Plane32.normalise(n) < SHORT)) {
                    float dist = Plane32.dot(polygon[at], polygon[at + 1], polygon[at + 2], n[0], n[1], n[2]);
                    bevel(facet, polygon, new float[] {n[0], n[1], n[2], dist});
                }
            }
        }
    }

    private static boolean isAxial(float[] v) {
        for (int k = 0; k < 3; k++) {
            if (Math.abs(v[k] - 1f) < AXIAL || Math.abs(v[k] + 1f) < AXIAL) {
                return true;
            }
        }
        return false;
    }

    private void bevel(Facet facet, float[] polygon, float[] plane) {
        for (int at = 0; at < polygon.length; at += 3) {
            if (Plane32.distance(plane, 0, polygon[at], polygon[at + 1], polygon[at + 2]) > ON_PLANE) {
                return;
            }
        }
        if (!isNew(facet, plane) || facet.borders.length >= Facet.MOST_BORDERS) {
            return;
        }
        int index = planes.of(plane);
        if (index != PatchPlanes.NONE) {
            boolean turned = planes.isTurned(index, plane);
            if (inside(polygon, index, turned ? 1f : -1f).length > 0) {
                facet.add(index, turned ? Facet.Facing.INWARD : Facet.Facing.OUTWARD);
            }
        }
    }
}
