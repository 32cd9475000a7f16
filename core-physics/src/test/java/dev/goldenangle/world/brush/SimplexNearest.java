package dev.goldenangle.world.brush;

/**
 * The point of a simplex nearest to the origin, and the smallest part of the simplex that contains it. Tries every
 * face, edge and corner; the nearest valid one wins. This is slower than walking regions but much simpler.
 */
final class SimplexNearest {
    private final double[] best = new double[12];
    private final double[] point = new double[3];
    private int bestSize;
    private double bestSquare;

    /** Reduces the simplex in place, writes the nearest point, and returns the new size; 4 if the origin is inside. */
    int reduce(double[] simplex, int size, double[] nearest) {
        if (size == 4 && holdsOrigin(simplex)) {
            nearest[0] = 0;
            nearest[1] = 0;
            nearest[2] = 0;
            return 4;
        }
        bestSquare = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            tryCorner(simplex, 3 * i, nearest);
            for (int j = i + 1; j < size; j++) {
                tryEdge(simplex, 3 * i, 3 * j, nearest);
                for (int k = j + 1; k < size; k++) {
                    tryFace(simplex, 3 * i, 3 * j, 3 * k, nearest);
                }
            }
        }
        System.arraycopy(best, 0, simplex, 0, 3 * bestSize);
        return bestSize;
    }

    private void offer(double[] simplex, double[] nearest, int count, int i, int j, int k) {
        double square = point[0] * point[0] + point[1] * point[1] + point[2] * point[2];
        if (square < bestSquare) {
            bestSquare = square;
            bestSize = count;
            System.arraycopy(point, 0, nearest, 0, 3);
            System.arraycopy(simplex, i, best, 0, 3);
            if (count > 1) {
                System.arraycopy(simplex, j, best, 3, 3);
            }
            if (count > 2) {
                System.arraycopy(simplex, k, best, 6, 3);
            }
        }
    }

    private void tryCorner(double[] s, int i, double[] nearest) {
        System.arraycopy(s, i, point, 0, 3);
        offer(s, nearest, 1, i, i, i);
    }

    private void tryEdge(double[] s, int i, int j, double[] nearest) {
        double x = s[j] - s[i];
        double y = s[j + 1] - s[i + 1];
        double z = s[j + 2] - s[i + 2];
        double square = x * x + y * y + z * z;
        double t = -(s[i] * x + s[i + 1] * y + s[i + 2] * z) / square;
        if (t > 0 && t < 1) {
            point[0] = s[i] + t * x;
            point[1] = s[i + 1] + t * y;
            point[2] = s[i + 2] + t * z;
            offer(s, nearest, 2, i, j, j);
        }
    }

    private void tryFace(double[] s, int i, int j, int k, double[] nearest) {
        double ux = s[j] - s[i];
        double uy = s[j + 1] - s[i + 1];
        double uz = s[j + 2] - s[i + 2];
        double vx = s[k] - s[i];
        double vy = s[k + 1] - s[i + 1];
        double vz = s[k + 2] - s[i + 2];
        double uu = ux * ux + uy * uy + uz * uz;
        double uv = ux * vx + uy * vy + uz * vz;
        double vv = vx * vx + vy * vy + vz * vz;
        double ou = -(s[i] * ux + s[i + 1] * uy + s[i + 2] * uz);
        double ov = -(s[i] * vx + s[i + 1] * vy + s[i + 2] * vz);
        double scale = uu * vv - uv * uv;
        double p = (ou * vv - ov * uv) / scale;
        double q = (ov * uu - ou * uv) / scale;
        if (scale > 1e-20 * uu * vv && p > 0 && q > 0 && p + q < 1) {
            point[0] = s[i] + p * ux + q * vx;
            point[1] = s[i + 1] + p * uy + q * vy;
            point[2] = s[i + 2] + p * uz + q * vz;
            offer(s, nearest, 3, i, j, k);
        }
    }

    /** Whether the origin is on the inner side of all four faces of a solid tetrahedron. */
    private static boolean holdsOrigin(double[] s) {
        return sameSide(s, 0, 3, 6, 9) && sameSide(s, 0, 3, 9, 6) && sameSide(s, 0, 6, 9, 3) && sameSide(s, 3, 6, 9, 0);
    }

    private static boolean sameSide(double[] s, int a, int b, int c, int d) {
        double ux = s[b] - s[a];
        double uy = s[b + 1] - s[a + 1];
        double uz = s[b + 2] - s[a + 2];
        double vx = s[c] - s[a];
        double vy = s[c + 1] - s[a + 1];
        double vz = s[c + 2] - s[a + 2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double origin = -(nx * s[a] + ny * s[a + 1] + nz * s[a + 2]);
        double other = nx * (s[d] - s[a]) + ny * (s[d + 1] - s[a + 1]) + nz * (s[d + 2] - s[a + 2]);
        double solid = 1e-12 * Math.sqrt(nx * nx + ny * ny + nz * nz);
        return Math.abs(other) > solid && origin * other >= 0;
    }
}
