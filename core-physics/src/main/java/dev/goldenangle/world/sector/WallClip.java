package dev.goldenangle.world.sector;

import dev.goldenangle.math.IntegerTrig;

/**
 * Keeps a moving point out of the zones of walls and steps, and finds the floor and ceiling that apply there.
 *
 * <p>How it works:
 * <ol>
 * <li>First pass over the lines listed for the polygon the move begins in: a point inside a blocking line's zone is
 *     moved to the zone's far edge, and the line is marked. A zone that does not block contributes its floor and ceiling.
 * <li>If anything was clipped, a second pass over all lines: the first line that still blocks clips again if it was
 *     marked; an unmarked line, or a second one, means a corner that cannot be solved, and the move is undone.
 * <li>Otherwise corners: a point inside the circle around a vertex is moved onto the circle.
 * </ol>
 *
 * <p>Not suitable for moves longer than a zone is wide; the point could skip a zone.
 */
public final class WallClip {
    private enum Pass { FIRST, SECOND, SECOND_TOUCHED, ABORTED }

    private final SectorWorld world;
    private final WallZones zones;
    private final int separation;
    private final boolean[] marked;
    private int startX;
    private int startY;
    private int z;
    private int maxStep;
    private int height;
    private Pass pass = Pass.FIRST;
    /** Out: the corrected destination. */
    public int x;
    public int y;
    /** Out: highest floor and highest ceiling of the polygons whose zones contain the point. */
    public int floor;
    public int ceiling;
    /** Out: the polygon that contributes the floor. */
    public int supporting;
    public boolean clipped;

    public WallClip(SectorWorld world) {
        this(world, SectorWorld.SEPARATION);
    }

    /** @param separation distance kept from walls and steps */
    public WallClip(SectorWorld world, int separation) {
        this.world = world;
        this.separation = separation;
        zones = separation == SectorWorld.SEPARATION ? world.zones : new WallZones(world, separation);
        int longest = 0;
        for (int[] lines : zones.lines) {
            longest = Math.max(longest, lines.length);
        }
        marked = new boolean[longest];
    }

    /** Sets the highest step that can be climbed and the mover's height, for all following moves. */
    public WallClip fit(int newMaxStep, int newHeight) {
        maxStep = newMaxStep;
        height = newHeight;
        return this;
    }

    /** Clips a move that starts in a polygon; {@link #x} and {@link #y} hold its destination and are corrected. */
    public void clip(int polygon, int fromX, int fromY, int feet) {
        startX = fromX;
        startY = fromY;
        z = feet;
        floor = world.floor[polygon];
        ceiling = world.ceiling[polygon];
        supporting = polygon;
        clipped = false;
        pass = Pass.FIRST;
        passLines(polygon);
        if (clipped) {
            pass = Pass.SECOND;
            passLines(polygon);
        }
        if (pass == Pass.ABORTED) {
            x = startX;
            y = startY;
        } else {
            passPoints(polygon);
        }
    }

    private void passLines(int polygon) {
        int[] lines = zones.lines[polygon];
        for (int i = 0; i < lines.length && pass != Pass.ABORTED; i++) {
            boolean blocks = isInside(lines[i]) && blocks(lines[i]);
            if (pass == Pass.FIRST) {
                marked[i] = blocks;
            }
            if (blocks) {
                meet(lines[i], marked[i]);
            }
        }
    }

    private void meet(int edge, boolean wasMarked) {
        if (pass == Pass.FIRST) {
            project(edge);
            clipped = true;
        } else if (pass == Pass.SECOND && wasMarked) {
            project(edge);
            pass = Pass.SECOND_TOUCHED;
        } else {
            pass = Pass.ABORTED;
        }
    }

    private boolean isInside(int edge) {
        int ax = world.startX(edge);
        int ay = world.startY(edge);
        int bx = world.endX(edge);
        int by = world.endY(edge);
        return SectorWorld.cross(zones.x0[edge], zones.y0[edge], zones.x1[edge], zones.y1[edge], x, y) > 0
                && SectorWorld.cross(ax, ay, zones.x0[edge], zones.y0[edge], x, y) > 0
                && SectorWorld.cross(zones.x1[edge], zones.y1[edge], bx, by, x, y) > 0;
    }

    /** Whether the polygon beyond an edge cannot be entered; if it can, its floor and ceiling count from now on. */
    private boolean blocks(int edge) {
        int other = world.neighbour(edge);
        if (other < 0 || world.edgeSolid[edge] || world.floor[other] - z > maxStep || world.ceiling[other] - z < height
                || world.opening(edge) < height) {
            return true;
        }
        lend(world.floor[other], world.ceiling[other], other);
        return false;
    }

    private void lend(int otherFloor, int otherCeiling, int polygon) {
        if (otherFloor > floor) {
            floor = otherFloor;
            supporting = polygon;
        }
        ceiling = Math.max(ceiling, otherCeiling);
    }

    /** Moves the point to the far edge of a zone, unless it is within one unit of it. */
    private void project(int edge) {
        int ex = zones.x0[edge];
        int ey = zones.y0[edge];
        int lx = zones.x1[edge] - ex;
        int ly = zones.y1[edge] - ey;
        int numerator = lx * (x - ex) + ly * (y - ey);
        int denominator = lx * lx + ly * ly;
        while (Math.abs(numerator) >= 1 << 23) {
            numerator >>= 1;
            denominator >>= 1;
        }
        denominator >>= 8;
        int t = (numerator << 8) / (denominator == 0 ? 1 : denominator);
        int newX = ex + (t * lx >> 16);
        int newY = ey + (t * ly >> 16);
        if (Math.abs(newX - x) > 1 || Math.abs(newY - y) > 1) {
            x = newX;
            y = newY;
        }
    }

    private void passPoints(int polygon) {
        for (int vertex : zones.points[polygon]) {
            int dx = x - world.vertexX[vertex];
            int dy = y - world.vertexY[vertex];
            if (Math.abs(dx) < separation && Math.abs(dy) < separation
                    && dx * dx + dy * dy < separation * separation) {
                meetPoint(vertex, dx, dy);
            }
        }
    }

    private void meetPoint(int vertex, int dx, int dy) {
        Endpoints endpoints = world.endpoints;
        if (endpoints.solid[vertex] || endpoints.highestFloor[vertex] - z > maxStep || endpoints.lowestCeiling[vertex] - z < height) {
            int distance = Math.max(1, IntegerTrig.isqrt(dx * dx + dy * dy));
            x = world.vertexX[vertex] + dx * separation / distance;
            y = world.vertexY[vertex] + dy * separation / distance;
            clipped = true;
        } else {
            lend(endpoints.highestFloor[vertex], endpoints.lowestCeiling[vertex], endpoints.supporting[vertex]);
        }
    }
}
