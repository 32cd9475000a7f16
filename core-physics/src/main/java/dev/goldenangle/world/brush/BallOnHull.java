package dev.goldenangle.world.brush;

/**
 * A ball's centre against one capsule hull: closest point, and the first touch along a line. All closed forms: a convex
 * solid grown by a ball is bounded by its planes moved out, by a cylinder round each edge and by a ball round each corner.
 */
final class BallOnHull {
    /** How far beyond the border of a face a point may project and still count as over the face. */
    private static final double ON_FACE = 1e-7;
    /** An edge is passed over when the centre is behind both its sides by more than this part of its distance. */
    private static final double BEHIND = 1 / 16.0;
    /** How much farther than asked something must be for its bounding box alone to tell. */
    private static final double SLACK = 1e-3;
    private final CapsuleHulls hulls;
    private final double[] heights;
    private final double[] rates;

    /** Results of {@link #closest}: signed distance of the centre, direction from hull to centre, closest point. */
    double distance;
    double nx;
    double ny;
    double nz;
    double x;
    double y;
    double z;
    boolean onFace;
    /** Result of {@link #isApart}: the centre is no nearer than this. */
    double atLeast;

    BallOnHull(CapsuleHulls hulls) {
        this.hulls = hulls;
        heights = new double[hulls.mostPlanes];
        rates = new double[hulls.mostPlanes];
    }

    /** Finds the point of the hull closest to a centre; inside, the nearest plane counts and the distance is negative. */
    void closest(int brush, double cx, double cy, double cz) {
        double[] planes = hulls.planes;
        int first = hulls.planeAt[brush];
        int end = hulls.planeAt[brush + 1];
        int highest = first;
        double most = Double.NEGATIVE_INFINITY;
        for (int at = first, k = 0; at < end; at += CapsuleHulls.PLANE, k++) {
            double height = planes[at] * cx + planes[at + 1] * cy + planes[at + 2] * cz - planes[at + 3];
            heights[k] = height;
            if (height > most) {
                most = height;
                highest = at;
            }
        }
        if (most <= 0 || isOverFace(first, end, highest, most)) {
            onFace = true;
            distance = most;
            nx = planes[highest];
            ny = planes[highest + 1];
            nz = planes[highest + 2];
            x = cx - most * nx;
            y = cy - most * ny;
            z = cz - most * nz;
        } else {
            closestOnEdges(brush, cx, cy, cz, -BEHIND * most);
        }
    }

    /** Whether the foot of the perpendicular onto a plane lies under all other planes; heights are those of the centre. */
    private boolean isOverFace(int first, int end, int face, double height) {
        double[] planes = hulls.planes;
        for (int at = first, k = 0; at < end; at += CapsuleHulls.PLANE, k++) {
            double along = planes[at] * planes[face] + planes[at + 1] * planes[face + 1] + planes[at + 2] * planes[face + 2];
            if (heights[k] - height * along > ON_FACE) {
                return false;
            }
        }
        return true;
    }

    /** The closest point lies on a side that faces the centre, so edges between two others need no look. */
    private void closestOnEdges(int brush, double cx, double cy, double cz, double behind) {
        double[] edges = hulls.edges;
        int[] sides = hulls.sides;
        double least = Double.POSITIVE_INFINITY;
        int side = hulls.edgeAt[brush] / CapsuleHulls.EDGE * 2;
        for (int at = hulls.edgeAt[brush]; at < hulls.edgeAt[brush + 1]; at += CapsuleHulls.EDGE, side += 2) {
            if (sides[side] >= 0 && heights[sides[side]] < behind && heights[sides[side + 1]] < behind) {
                continue;
            }
            double wx = cx - edges[at];
            double wy = cy - edges[at + 1];
            double wz = cz - edges[at + 2];
            double along = Math.max(0, Math.min(edges[at + 6], wx * edges[at + 3] + wy * edges[at + 4] + wz * edges[at + 5]));
            double dx = wx - along * edges[at + 3];
            double dy = wy - along * edges[at + 4];
            double dz = wz - along * edges[at + 5];
            double square = dx * dx + dy * dy + dz * dz;
            if (square < least) {
                least = square;
                nx = dx;
                ny = dy;
                nz = dz;
            }
        }
        if (least == Double.POSITIVE_INFINITY) {
            closestOnEdges(brush, cx, cy, cz, Double.NEGATIVE_INFINITY);
            return;
        }
        onFace = false;
        distance = Math.sqrt(least);
        x = cx - nx;
        y = cy - ny;
        z = cz - nz;
        nx /= distance;
        ny /= distance;
        nz /= distance;
    }

    /** Whether some plane keeps the whole way from c to c + d at more than a radius from the hull; if not, {@link #atLeast} tells how far c is. */
    boolean isApart(int brush, double cx, double cy, double cz, double dx, double dy, double dz, double radius) {
        if (isOutOfBounds(brush, cx, cy, cz, dx, dy, dz, radius + SLACK)) {
            return true;
        }
        double[] planes = hulls.planes;
        atLeast = Double.NEGATIVE_INFINITY;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            double height = planes[at] * cx + planes[at + 1] * cy + planes[at + 2] * cz - planes[at + 3];
            if (height > radius && height + planes[at] * dx + planes[at + 1] * dy + planes[at + 2] * dz > radius) {
                return true;
            }
            atLeast = Math.max(atLeast, height);
        }
        return false;
    }

    private boolean isOutOfBounds(int brush, double cx, double cy, double cz, double dx, double dy, double dz, double radius) {
        double[] bounds = hulls.bounds;
        int at = brush * CapsuleHulls.BOUNDS;
        return Math.min(cx, cx + dx) > bounds[at + 3] + radius || Math.max(cx, cx + dx) < bounds[at] - radius
                || Math.min(cy, cy + dy) > bounds[at + 4] + radius || Math.max(cy, cy + dy) < bounds[at + 1] - radius
                || Math.min(cz, cz + dz) > bounds[at + 5] + radius || Math.max(cz, cz + dz) < bounds[at + 2] - radius;
    }

    /** The part of the way from c to c + d after which a ball of the radius, apart at the start, touches; 2 for never. */
    double firstTouch(int brush, double cx, double cy, double cz, double dx, double dy, double dz, double radius) {
        double[] planes = hulls.planes;
        int first = hulls.planeAt[brush];
        int end = hulls.planeAt[brush + 1];
        double enter = 0;
        double leave = 1;
        int face = -1;
        for (int at = first, k = 0; at < end; at += CapsuleHulls.PLANE, k++) {
            double height = planes[at] * cx + planes[at + 1] * cy + planes[at + 2] * cz - planes[at + 3];
            double rate = planes[at] * dx + planes[at + 1] * dy + planes[at + 2] * dz;
            heights[k] = height;
            rates[k] = rate;
            if (height > radius && rate >= 0) {
                return 2;
            }
            double t = (radius - height) / rate;
            if (rate < 0 && t > enter) {
                enter = t;
                face = at;
            } else if (rate > 0 && t < leave) {
                leave = t;
            }
        }
        if (enter > leave) {
            return 2;
        }
        return face >= 0 && entersOverFace(first, end, face, enter, radius) ? enter : firstTouchOfEdges(brush, cx, cy, cz, dx, dy, dz, radius);
    }

    private boolean entersOverFace(int first, int end, int face, double t, double radius) {
        double[] planes = hulls.planes;
        for (int at = first, k = 0; at < end; at += CapsuleHulls.PLANE, k++) {
            double along = planes[at] * planes[face] + planes[at + 1] * planes[face + 1] + planes[at + 2] * planes[face + 2];
            if (heights[k] + rates[k] * t - radius * along > ON_FACE) {
                return false;
            }
        }
        return true;
    }

    private double firstTouchOfEdges(int brush, double cx, double cy, double cz, double dx, double dy, double dz, double radius) {
        double[] edges = hulls.edges;
        int[] sides = hulls.sides;
        double best = 2;
        double behind = -BEHIND * radius;
        int side = hulls.edgeAt[brush] / CapsuleHulls.EDGE * 2;
        for (int at = hulls.edgeAt[brush]; at < hulls.edgeAt[brush + 1]; at += CapsuleHulls.EDGE, side += 2) {
            if (sides[side] >= 0 && staysBehind(sides[side], behind) && staysBehind(sides[side + 1], behind)) {
                continue;
            }
            best = Math.min(best, firstTouchOfEdge(at, cx - edges[at], cy - edges[at + 1], cz - edges[at + 2], dx, dy, dz, radius));
        }
        return best <= 1 ? best : 2;
    }

    private boolean staysBehind(int side, double behind) {
        return heights[side] < behind && heights[side] + rates[side] < behind;
    }

    /** Cylinder round the edge first; where the line enters that beyond an end, the ball round the end decides. */
    private double firstTouchOfEdge(int at, double wx, double wy, double wz, double dx, double dy, double dz, double radius) {
        double ux = hulls.edges[at + 3];
        double uy = hulls.edges[at + 4];
        double uz = hulls.edges[at + 5];
        double length = hulls.edges[at + 6];
        double wu = wx * ux + wy * uy + wz * uz;
        double du = dx * ux + dy * uy + dz * uz;
        double a = dx * dx + dy * dy + dz * dz - du * du;
        double b = wx * dx + wy * dy + wz * dz - wu * du;
        double c = wx * wx + wy * wy + wz * wz - wu * wu - radius * radius;
        double entry = wu;
        if (c > 0) {
            double square = b * b - a * c;
            if (b >= 0 || square < 0 || a <= 0) {
                return 2;
            }
            double t = (-b - Math.sqrt(square)) / a;
            entry = wu + t * du;
            if (entry >= 0 && entry <= length) {
                return t;
            }
        }
        double end = entry < 0 ? 0 : length;
        return firstTouchOfBall(wx - end * ux, wy - end * uy, wz - end * uz, dx, dy, dz, radius);
    }

    private static double firstTouchOfBall(double wx, double wy, double wz, double dx, double dy, double dz, double radius) {
        double a = dx * dx + dy * dy + dz * dz;
        double b = wx * dx + wy * dy + wz * dz;
        double c = wx * wx + wy * wy + wz * wz - radius * radius;
        double square = b * b - a * c;
        return c > 0 && b < 0 && square >= 0 ? (-b - Math.sqrt(square)) / a : 2;
    }
}
