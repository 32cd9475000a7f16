package dev.goldenangle.world.sector;

import dev.goldenangle.math.IntegerTrig;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The strips along walls and steps that keep movers away, and for every polygon the list of strips that can be reached
 * from it: first its own edges, then those of other polygons by number.
 */
final class WallZones {
    final boolean[] hasSide;
    /** The far corners of each edge's strip, inwards from its start and its end. */
    final int[] x0;
    final int[] y0;
    final int[] x1;
    final int[] y1;
    /** By polygon: edges with a strip. */
    final int[][] lines;
    /** By polygon: vertices. */
    final int[][] points;

    /** Width of the strips. */
    private final int separation;

    WallZones(SectorWorld world, int separation) {
        this.separation = separation;
        int edges = world.edgeVertex.length;
        hasSide = new boolean[edges];
        x0 = new int[edges];
        y0 = new int[edges];
        x1 = new int[edges];
        y1 = new int[edges];
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                hasSide[edge] = needsSide(world, polygon, edge);
                placeStrip(world, edge);
            }
        }
        int polygons = world.polygonCount();
        lines = new int[polygons][];
        points = new int[polygons][];
        for (int polygon = 0; polygon < polygons; polygon++) {
            list(world, polygon);
        }
    }

    private static boolean needsSide(SectorWorld world, int polygon, int edge) {
        int other = world.neighbour(edge);
        return other < 0 || world.isSolid(edge) || world.floor(other) > world.floor(polygon) || world.ceiling(other) < world.ceiling(polygon);
    }

    private void placeStrip(SectorWorld world, int edge) {
        int dx = world.endX(edge) - world.startX(edge);
        int dy = world.endY(edge) - world.startY(edge);
        int length = Math.max(1, IntegerTrig.isqrt(dx * dx + dy * dy));
        int inX = -separation * dy / length;
        int inY = separation * dx / length;
        x0[edge] = world.startX(edge) + inX;
        y0[edge] = world.startY(edge) + inY;
        x1[edge] = world.endX(edge) + inX;
        y1[edge] = world.endY(edge) + inY;
    }

    private void list(SectorWorld world, int polygon) {
        List<Integer> edges = new ArrayList<>();
        Set<Integer> vertices = new LinkedHashSet<>();
        gather(world, polygon, polygon, edges, vertices);
        for (int other = 0; other < world.polygonCount(); other++) {
            gather(world, polygon, other, edges, vertices);
        }
        lines[polygon] = edges.stream().mapToInt(Integer::intValue).toArray();
        points[polygon] = vertices.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Adds the edges and vertices of another polygon near this one: of each line the side that faces this polygon's
     * centre, if there is one.
     */
    private void gather(SectorWorld world, int polygon, int other, List<Integer> edges, Set<Integer> vertices) {
        if (!areNear(world, polygon, other)) {
            return;
        }
        for (int edge = world.firstEdge(other); edge < world.lastEdge(other); edge++) {
            int facing = facing(world, polygon, edge);
            if (facing >= 0 && hasSide[facing] && !edges.contains(facing) && isLineNear(world, polygon, edge)) {
                edges.add(facing);
            }
            if (isPointNear(world, polygon, world.edgeVertex[edge])) {
                vertices.add(world.edgeVertex[edge]);
            }
        }
    }

    /** A quick test of bounds: whether two polygons are near enough to list parts of each other. */
    private boolean areNear(SectorWorld world, int polygon, int other) {
        int[] a = world.bounds[polygon];
        int[] b = world.bounds[other];
        int reach = separation;
        return a[0] - reach <= b[2] && b[0] - reach <= a[2] && a[1] - reach <= b[3] && b[1] - reach <= a[3];
    }

    /** The edge of a line that faces the polygon's centre, or −1 if there is no polygon on that side. */
    private static int facing(SectorWorld world, int polygon, int edge) {
        int stored = world.edgeStored[edge] ? edge : world.edgeTwin[edge];
        long side = SectorWorld.cross(world.startX(stored), world.startY(stored), world.endX(stored), world.endY(stored),
                world.centreX[polygon], world.centreY[polygon]);
        return side < 0 ? stored : world.edgeTwin[stored];
    }

    /** Whether a corner of the polygon is within the separation of a line. */
    private boolean isLineNear(SectorWorld world, int polygon, int edge) {
        for (int own = world.firstEdge(polygon); own < world.lastEdge(polygon); own++) {
            if (isNear(world, edge, world.edgeVertex[own])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a vertex is within the separation of an edge of the polygon. */
    private boolean isPointNear(SectorWorld world, int polygon, int vertex) {
        for (int own = world.firstEdge(polygon); own < world.lastEdge(polygon); own++) {
            if (isNear(world, own, vertex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the distance between a vertex and an edge is less than the separation. */
    private boolean isNear(SectorWorld world, int edge, int vertex) {
        long dx = world.endX(edge) - world.startX(edge);
        long dy = world.endY(edge) - world.startY(edge);
        long px = world.vertexX[vertex] - world.startX(edge);
        long py = world.vertexY[vertex] - world.startY(edge);
        long reach = (long) separation * separation;
        long along = px * dx + py * dy;
        long lengthSquared = dx * dx + dy * dy;
        if (along <= 0) {
            return px * px + py * py < reach;
        }
        if (along >= lengthSquared) {
            return (px - dx) * (px - dx) + (py - dy) * (py - dy) < reach;
        }
        double across = px * dy - py * dx;
        return across * across < (double) reach * lengthSquared;
    }
}
