package dev.goldenangle.world.sector;

/**
 * Follows a straight step of a shot through the polygons and finds the first thing it hits: a wall, a floor, a ceiling
 * or a liquid.
 *
 * <p>How it works: the step is intersected with the edge by which it leaves the polygon; if that point is between the
 * floors and ceilings on both sides, the step continues in the next polygon, until it ends or hits something.
 */
public final class ShotPath {
    /** What a step can hit. */
    public enum Contact { NONE, WALL, FLOOR, CEILING, MEDIUM, OBJECT }

    private final SectorWorld world;
    private int sx;
    private int sy;
    private int sz;
    private int dx;
    private int dy;
    private int dz;
    /** Out: where the step ends or hits something. */
    public int x;
    public int y;
    public int z;
    /** Out: the polygon it ends in. */
    public int polygon;

    public ShotPath(SectorWorld world) {
        this.world = world;
    }

    /** Follows a step; {@code passesMedia} says whether it passes through liquids. */
    public Contact follow(int startPolygon, int fromX, int fromY, int fromZ, int toX, int toY, int toZ, boolean passesMedia) {
        sx = fromX;
        sy = fromY;
        sz = fromZ;
        dx = toX - fromX;
        dy = toY - fromY;
        dz = toZ - fromZ;
        polygon = startPolygon;
        Contact contact = Contact.NONE;
        boolean crosses = true;
        for (int crossings = 0; crosses && contact == Contact.NONE && crossings <= world.polygonCount(); crossings++) {
            int edge = world.edgeCrossed(polygon, sx, sy, toX, toY);
            crosses = edge >= 0;
            if (crosses) {
                cut(edge);
                contact = world.isSolid(edge) ? Contact.WALL : cross(edge, passesMedia);
            } else {
                x = toX;
                y = toY;
                z = toZ;
                contact = meetPlanes(passesMedia);
            }
        }
        return contact;
    }

    private Contact cross(int edge, boolean passesMedia) {
        Contact contact = meetPlanes(passesMedia);
        int other = world.neighbour(edge);
        if (contact == Contact.NONE && (z <= world.floor[other] || z >= world.ceiling[other])) {
            return Contact.WALL;
        }
        if (contact == Contact.NONE) {
            polygon = other;
        }
        return contact;
    }

    /** Intersects the step with a line, in the line's stored direction. */
    private void cut(int edge) {
        int line = world.edgeStored[edge] ? edge : world.edgeTwin[edge];
        int lx = world.endX(line) - world.startX(line);
        int ly = world.endY(line) - world.startY(line);
        int numerator = lx * (world.startY(line) - sy) + ly * (sx - world.startX(line));
        int denominator = lx * dy - ly * dx;
        while (Math.abs(numerator) >= 1 << 24) {
            numerator >>= 1;
            denominator >>= 1;
        }
        denominator >>= 9;
        walk((numerator << 7) / (denominator == 0 ? 1 : denominator));
    }

    private void walk(int t) {
        x = sx + (t * dx >> 16);
        y = sy + (t * dy >> 16);
        z = sz + (t * dz >> 16);
    }

    /** Tests the point reached against the floor, the liquid and the ceiling of the polygon. */
    private Contact meetPlanes(boolean passesMedia) {
        Medium medium = passesMedia ? null : world.media[polygon];
        int floor = world.floor[polygon];
        int level = medium == null ? Integer.MIN_VALUE : medium.level();
        if (z <= Math.max(floor, level)) {
            meetPlane(Math.max(floor, level));
            return floor > level ? Contact.FLOOR : Contact.MEDIUM;
        }
        if (z >= world.ceiling[polygon]) {
            meetPlane(world.ceiling[polygon]);
            return Contact.CEILING;
        }
        return Contact.NONE;
    }

    private void meetPlane(int height) {
        if (dz != 0) {
            walk((height - sz << 16) / dz);
        }
        z = height;
    }
}
