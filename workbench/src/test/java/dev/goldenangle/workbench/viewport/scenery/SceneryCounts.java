package dev.goldenangle.workbench.viewport.scenery;

import java.util.stream.IntStream;

/** Counts the polygons and lines of a scenery by kind. */
final class SceneryCounts {
    private SceneryCounts() {
    }

    static long polygons(Scenery scenery, Scenery.Kind kind) {
        return IntStream.range(0, scenery.polygonCount()).filter(i -> scenery.kind(i) == kind).count();
    }

    static long lines(Scenery scenery, Scenery.LineKind kind) {
        return IntStream.range(0, scenery.lineCount()).filter(i -> scenery.lineKind(i) == kind).count();
    }

    /** The highest corner of all polygons of a kind. */
    static double highest(Scenery scenery, Scenery.Kind kind) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < scenery.polygonCount(); i++) {
            for (int c = scenery.firstCorner(i); scenery.kind(i) == kind && c < scenery.firstCorner(i + 1); c++) {
                highest = Math.max(highest, scenery.corners()[3 * c + 2]);
            }
        }
        return highest;
    }

    /** Whether every polygon is counter-clockwise seen against its normal; thin shadows may have no area. */
    static boolean allTurnTheRightWay(Scenery scenery) {
        return IntStream.range(0, scenery.polygonCount()).allMatch(i -> area(scenery, i) > (scenery.kind(i) == Scenery.Kind.SHADOW ? -1e-6 : 1e-6));
    }

    private static double area(Scenery scenery, int polygon) {
        float[] p = scenery.corners();
        float[] n = scenery.planes();
        int first = scenery.firstCorner(polygon);
        int count = scenery.firstCorner(polygon + 1) - first;
        double twice = 0;
        for (int i = 0; i < count; i++) {
            int a = 3 * (first + i);
            int b = 3 * (first + (i + 1) % count);
            twice += (p[a + 1] * (double) p[b + 2] - p[a + 2] * (double) p[b + 1]) * n[4 * polygon]
                    + (p[a + 2] * (double) p[b] - p[a] * (double) p[b + 2]) * n[4 * polygon + 1]
                    + (p[a] * (double) p[b + 1] - p[a + 1] * (double) p[b]) * n[4 * polygon + 2];
        }
        return twice / 2;
    }
}
