package dev.goldenangle.world.sector;

import dev.goldenangle.world.World;

import java.util.List;

/**
 * Convex polygons, each with a floor and a ceiling, joined along shared lines. Immutable; built by {@link
 * SectorBuilder}. All numbers are whole, 1,024 per world unit, in the game's own frame: y grows to the right of +x, so
 * angles grow when turning right, and the vertices of a polygon are ordered so that {@link #cross} ≤ 0 inside for every
 * edge.
 *
 * <p>An edge is one polygon's side of a line; edges are numbered across all polygons. An edge that a mover cannot
 * simply walk over has a zone: a strip {@link #SEPARATION} wide on the polygon's side of it.
 */
public final class SectorWorld implements World {
    /** Distance kept from walls. */
    public static final int SEPARATION = 256;
    /** A world unit is 1,024 of these. */
    public static final int ONE = 1024;

    /** Results of {@link #walk} that are not polygons. */
    public static final int OUTSIDE = -1;
    public static final int BLOCKED = -2;

    final int[] vertexX;
    final int[] vertexY;
    final int[] firstEdge;
    final int[] edgeVertex;
    final int[] edgeEnd;
    final int[] edgePolygon;
    final int[] edgeTwin;
    final boolean[] edgeSolid;
    final boolean[] edgeStored;
    final int[] floor;
    final int[] ceiling;
    final Medium[] media;
    /** Mean of each polygon's vertices. */
    final int[] centreX;
    final int[] centreY;
    /** By polygon: least x and y, greatest x and y. */
    final int[][] bounds;
    final List<SolidObject> objects;
    final boolean lowGravity;
    final Endpoints endpoints;
    final WallZones zones;

    SectorWorld(SectorBuilder builder) {
        vertexX = builder.vertexX();
        vertexY = builder.vertexY();
        firstEdge = builder.firstEdge();
        edgeVertex = builder.edgeVertex();
        edgeEnd = builder.edgeEnd();
        edgePolygon = builder.edgePolygon();
        edgeTwin = builder.edgeTwin();
        edgeSolid = builder.edgeSolid();
        edgeStored = builder.edgeStored();
        floor = builder.floors();
        ceiling = builder.ceilings();
        media = builder.media();
        objects = List.copyOf(builder.objects());
        lowGravity = builder.lowGravity();
        centreX = new int[floor.length];
        centreY = new int[floor.length];
        bounds = new int[floor.length][];
        for (int polygon = 0; polygon < floor.length; polygon++) {
            measure(polygon);
        }
        endpoints = new Endpoints(this);
        zones = new WallZones(this, SEPARATION);
    }

    public int polygonCount() {
        return floor.length;
    }

    public int floor(int polygon) {
        return floor[polygon];
    }

    public int ceiling(int polygon) {
        return ceiling[polygon];
    }

    /** The liquid in a polygon, or null. */
    public Medium medium(int polygon) {
        return media[polygon];
    }

    public boolean lowGravity() {
        return lowGravity;
    }

    /** The solid cylinders in the world. */
    public List<SolidObject> objects() {
        return objects;
    }

    public int firstEdge(int polygon) {
        return firstEdge[polygon];
    }

    /** One past the last edge of a polygon. */
    public int lastEdge(int polygon) {
        return firstEdge[polygon + 1];
    }

    public int startX(int edge) {
        return vertexX[edgeVertex[edge]];
    }

    public int startY(int edge) {
        return vertexY[edgeVertex[edge]];
    }

    public int endX(int edge) {
        return vertexX[edgeEnd[edge]];
    }

    public int endY(int edge) {
        return vertexY[edgeEnd[edge]];
    }

    /** The polygon beyond an edge, or −1. */
    public int neighbour(int edge) {
        return edgeTwin[edge] < 0 ? -1 : edgePolygon[edgeTwin[edge]];
    }

    /** Whether the edge is solid, regardless of heights. */
    public boolean isSolid(int edge) {
        return edgeSolid[edge];
    }

    /** Whether an edge has a zone: it is solid, at the border of the map, or leads to a higher floor or a lower ceiling. */
    public boolean hasSide(int edge) {
        return zones.hasSide[edge];
    }

    /** The four corners x0, y0 … x3, y3 of an edge's zone for drawing, beginning with the line. */
    public int[] zone(int edge) {
        return new int[] {startX(edge), startY(edge), endX(edge), endY(edge), zones.x1[edge], zones.y1[edge], zones.x0[edge], zones.y0[edge]};
    }

    /** Clear height at an edge: the lower of the ceilings minus the higher of the floors. */
    int opening(int edge) {
        int polygon = edgePolygon[edge];
        int other = edgePolygon[edgeTwin[edge]];
        return Math.min(ceiling[polygon], ceiling[other]) - Math.max(floor[polygon], floor[other]);
    }

    /** Twice the signed area of origin, s, q; positive when q lies on the outer side of an edge origin → s. */
    static long cross(int originX, int originY, int sx, int sy, int qx, int qy) {
        return (long) (qx - originX) * (sy - originY) - (long) (qy - originY) * (sx - originX);
    }

    /** The polygon that contains a point, the one with the lowest number on a shared line, or −1. */
    public int polygonAt(int x, int y) {
        for (int polygon = 0; polygon < polygonCount(); polygon++) {
            if (contains(polygon, x, y)) {
                return polygon;
            }
        }
        return -1;
    }

    public boolean contains(int polygon, int x, int y) {
        for (int edge = firstEdge[polygon]; edge < firstEdge[polygon + 1]; edge++) {
            if (cross(startX(edge), startY(edge), endX(edge), endY(edge), x, y) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The edge by which a path starting inside the polygon leaves it, or −1 if it ends inside. */
    public int edgeCrossed(int polygon, int sx, int sy, int ex, int ey) {
        for (int edge = firstEdge[polygon]; edge < firstEdge[polygon + 1]; edge++) {
            if (cross(startX(edge), startY(edge), endX(edge), endY(edge), ex, ey) > 0
                    && cross(sx, sy, ex, ey, endX(edge), endY(edge)) <= 0
                    && cross(sx, sy, ex, ey, startX(edge), startY(edge)) >= 0) {
                return edge;
            }
        }
        return -1;
    }

    /**
     * The polygon at the end of a path that starts in the given one, {@link #OUTSIDE} if the path leaves the map, or
     * {@link #BLOCKED} if it crosses a solid line between two polygons.
     */
    public int walk(int polygon, int sx, int sy, int ex, int ey) {
        int current = polygon;
        for (int crossings = 0; current >= 0 && crossings <= polygonCount(); crossings++) {
            int edge = edgeCrossed(current, sx, sy, ex, ey);
            if (edge < 0) {
                return current;
            }
            current = neighbour(edge);
            if (edgeSolid[edge] && current >= 0) {
                return BLOCKED;
            }
        }
        return OUTSIDE;
    }

    private void measure(int polygon) {
        int[] box = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        int sumX = 0;
        int sumY = 0;
        for (int edge = firstEdge[polygon]; edge < firstEdge[polygon + 1]; edge++) {
            sumX += startX(edge);
            sumY += startY(edge);
            box[0] = Math.min(box[0], startX(edge));
            box[1] = Math.min(box[1], startY(edge));
            box[2] = Math.max(box[2], startX(edge));
            box[3] = Math.max(box[3], startY(edge));
        }
        int count = firstEdge[polygon + 1] - firstEdge[polygon];
        centreX[polygon] = sumX / count;
        centreY[polygon] = sumY / count;
        bounds[polygon] = box;
    }

    /** Mean of a polygon's vertices. */
    public int centreX(int polygon) {
        return centreX[polygon];
    }

    public int centreY(int polygon) {
        return centreY[polygon];
    }

    /** Bounds in world units, with y mirrored into the frame all models share. */
    @Override
    public float min(int axis) {
        return switch (axis) {
            case 0 -> smallest(vertexX) / (float) ONE;
            case 1 -> -largest(vertexY) / (float) ONE;
            default -> smallest(floor) / (float) ONE;
        };
    }

    @Override
    public float max(int axis) {
        return switch (axis) {
            case 0 -> largest(vertexX) / (float) ONE;
            case 1 -> -smallest(vertexY) / (float) ONE;
            default -> largest(ceiling) / (float) ONE;
        };
    }

    private static int smallest(int[] values) {
        int smallest = values[0];
        for (int value : values) {
            smallest = Math.min(smallest, value);
        }
        return smallest;
    }

    private static int largest(int[] values) {
        int largest = values[0];
        for (int value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }
}
