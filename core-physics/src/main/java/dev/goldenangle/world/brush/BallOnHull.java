package dev.goldenangle.world.brush;

/**
 * Tests the centre of a ball against one capsule hull: closest point, and first contact along a line. All results are
 * closed forms: a convex solid grown by a ball is bounded by its planes moved out, a cylinder around each edge and a
 * ball around each corner.
 */
final class BallOnHull {
    /** How far beyond the border of a face a point can project and still count as over the face. */
    private static final double ON_FACE = 1e-7;
    /** A ball cannot touch a plane that is this many radii in front of its centre. A factor of 1 would be enough without rounding. */
    private static final double TOUCHED = 1.1;
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
    /** Result of {@link #isApart}: a lower bound of the centre's distance. */
    double atLeast;

    BallOnHull(CapsuleHulls hulls) {
        this.hulls = hulls;
        heights = new double[hulls.mostPlanes];
        rates = new double[hulls.mostPlanes];
    }

    /** Finds the point of the hull closest to a centre; inside, the nearest plane is used and the distance is negative. */
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
            closestOnEdges(brush, cx, cy, cz);
        }
    }

    /** Whether the foot of the perpendicular onto a plane is behind all other planes; {@code heights} are those of the centre. */
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

    private void closestOnEdges(int brush, double cx, double cy, double cz) {
        double[] edges = hulls.edges;
        double least = Double.POSITIVE_INFINITY;
        int nearest = hulls.edgeAt[brush];
        double part = 0;
        for (int at = hulls.edgeAt[brush]; at < hulls.edgeAt[brush + 1]; at += CapsuleHulls.EDGE) {
            double wx = cx - edges[at];
            double wy = cy - edges[at + 1];
            double wz = cz - edges[at + 2];
            double foot = wx * edges[at + 3] + wy * edges[at + 4] + wz * edges[at + 5];
            double along = foot < 0 ? 0 : foot > edges[at + 6] ? edges[at + 6] : foot;
            double dx = wx - along * edges[at + 3];
            double dy = wy - along * edges[at + 4];
            double dz = wz - along * edges[at + 5];
            double square = dx * dx + dy * dy + dz * dz;
            if (square < least) {
                least = square;
                nearest = at;
                part = along;
            }
        }
        onFace = false;
        distance = Math.sqrt(least);
        nx = cx - edges[nearest] - part * edges[nearest + 3];
        ny = cy - edges[nearest + 1] - part * edges[nearest + 4];
        nz = cz - edges[nearest + 2] - part * edges[nearest + 5];
        x = cx - nx;
        y = cy - ny;
        z = cz - nz;
        nx /= distance;
        ny /= distance;
        nz /= distance;
    }

    /**
     * Whether the hull cannot stop a ball on the path from c to c + d: one plane keeps the whole path farther away, or
     * the path does not lead into any plane near enough to be touched. If it can, {@link #atLeast} is a lower bound of
     * c's distance to the hull.
     */
    boolean isApart(int brush, double cx, double cy, double cz, double dx, double dy, double dz, double radius) {
        double[] planes = hulls.planes;
        boolean leadsIn = false;
        double most = Double.NEGATIVE_INFINITY;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            double height = planes[at] * cx + planes[at + 1] * cy + planes[at + 2] * cz - planes[at + 3];
            double rate = planes[at] * dx + planes[at + 1] * dy + planes[at + 2] * dz;
            if (height > radius && height + rate > radius) {
                return true;
            }
            leadsIn |= rate < 0 && height > -TOUCHED * radius;
            most = height > most ? height : most;
        }
        atLeast = most;
        return !leadsIn;
    }

    /** Whether one plane shows that c is more than a radius from the hull. */
    boolean isApart(int brush, double cx, double cy, double cz, double radius) {
        double[] planes = hulls.planes;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            if (planes[at] * cx + planes[at + 1] * cy + planes[at + 2] * cz - planes[at + 3] > radius) {
                return true;
            }
        }
        return false;
    }

    /** The part of the path from c to c + d after which a ball that starts apart touches the hull; 2 if it never does. */
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
        double best = 2;
        for (int at = hulls.edgeAt[brush]; at < hulls.edgeAt[brush + 1]; at += CapsuleHulls.EDGE) {
            double t = firstTouchOfEdge(at, cx - edges[at], cy - edges[at + 1], cz - edges[at + 2], dx, dy, dz, radius);
            best = t < best ? t : best;
        }
        return best <= 1 ? best : 2;
    }

    /** Tests the cylinder around the edge first; if the line enters it beyond an end, the ball around that end decides. */
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
