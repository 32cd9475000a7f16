package dev.goldenangle.map;

/** Checks the outline of a polygon in a sector map and converts it to the world's corner order. */
final class SectorOutline {
    private SectorOutline() {
    }

    /** The corners in the world's frame (y mirrored) and order; null when they do not form a convex polygon. */
    static int[] ordered(int[] corners) {
        int count = corners.length / 2;
        int[] mirrored = new int[corners.length];
        for (int i = 0; i < count; i++) {
            mirrored[2 * i] = corners[2 * i];
            mirrored[2 * i + 1] = -corners[2 * i + 1];
        }
        if (isConvex(mirrored)) {
            return mirrored;
        }
        int[] reversed = new int[corners.length];
        for (int i = 0; i < count; i++) {
            reversed[2 * i] = mirrored[2 * (count - 1 - i)];
            reversed[2 * i + 1] = mirrored[2 * (count - 1 - i) + 1];
        }
        return isConvex(reversed) ? reversed : null;
    }

    /** Every corner is on or inside every edge, every edge has a length, and the outline has an area. */
    private static boolean isConvex(int[] c) {
        int count = c.length / 2;
        boolean hasArea = false;
        for (int i = 0; i < count; i++) {
            int next = (i + 1) % count;
            long dx = c[2 * next] - c[2 * i];
            long dy = c[2 * next + 1] - c[2 * i + 1];
            for (int j = 0; j < count; j++) {
                long side = (c[2 * j] - c[2 * i]) * dy - (c[2 * j + 1] - c[2 * i + 1]) * dx;
                hasArea |= side < 0;
                if (side > 0 || j != i && c[2 * j] == c[2 * i] && c[2 * j + 1] == c[2 * i + 1]) {
                    return false;
                }
            }
        }
        return hasArea && turnsOnce(c);
    }

    /** Corners on one line could still run back and forth; in a proper outline no edge reverses direction. */
    private static boolean turnsOnce(int[] c) {
        int count = c.length / 2;
        for (int i = 0; i < count; i++) {
            int next = (i + 1) % count;
            int after = (i + 2) % count;
            long ax = c[2 * next] - c[2 * i];
            long ay = c[2 * next + 1] - c[2 * i + 1];
            long bx = c[2 * after] - c[2 * next];
            long by = c[2 * after + 1] - c[2 * next + 1];
            if (ax * by == ay * bx && ax * bx + ay * by < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether two outlines share some area: no edge of either separates them.
     *
     * @param a in the order of {@link #ordered}, like b
     */
    static boolean overlap(int[] a, int[] b) {
        return !isApart(a, b) && !isApart(b, a);
    }

    private static boolean isApart(int[] a, int[] b) {
        int count = a.length / 2;
        for (int i = 0; i < count; i++) {
            int next = (i + 1) % count;
            long dx = a[2 * next] - a[2 * i];
            long dy = a[2 * next + 1] - a[2 * i + 1];
            boolean isBeyond = true;
            for (int j = 0; j < b.length && isBeyond; j += 2) {
                isBeyond = (b[j] - a[2 * i]) * dy - (b[j + 1] - a[2 * i + 1]) * dx >= 0;
            }
            if (isBeyond) {
                return true;
            }
        }
        return false;
    }
}
