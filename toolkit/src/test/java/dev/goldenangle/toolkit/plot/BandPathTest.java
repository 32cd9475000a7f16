package dev.goldenangle.toolkit.plot;

import org.junit.jupiter.api.Test;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BandPathTest {
    private static final Scale SAME = new Scale(0, 1);

    @Test
    void pointsOnAStraightLineAreSkippedAndCornersAreKept() {
        SparsePath path = new SparsePath();
        path.moveTo(0, 0);
        for (int i = 1; i <= 50; i++) {
            path.along(i, 0.1 * (i % 2));
        }
        for (int i = 51; i <= 100; i++) {
            path.along(i, i - 50);
        }
        path.turn();
        int count = 0;
        for (PathIterator i = path.path().getPathIterator(null); !i.isDone(); i.next()) {
            count++;
        }
        assertTrue(count <= 5, count + " points");
        assertTrue(path.path().getBounds2D().getMaxY() == 50);
    }

    @Test
    void bandCoversItsColumnsAndDashesLeaveGaps() {
        Points points = new Points();
        for (int i = 0; i <= 100; i++) {
            points.addColumn(i, 40, 60);
        }
        Path2D solid = BandPath.of(points, SAME, new Scale(100, -1), new BasicStroke(2));
        assertTrue(solid.contains(50.5, 59) && solid.contains(50.5, 41) && !solid.contains(50.5, 62));
        Path2D dashed = BandPath.of(points, SAME, new Scale(100, -1), new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1, new float[] {5, 3}, 0));
        assertTrue(dashed.contains(2, 50) && dashed.contains(10, 50));
        assertFalse(dashed.contains(6.5, 50));
        assertFalse(dashed.contains(14.5, 50));
    }

    @Test
    void nanBreaksABand() {
        Points points = new Points();
        for (int i = 0; i <= 20; i++) {
            points.addColumn(i, i == 10 ? Double.NaN : 5, i == 10 ? Double.NaN : 5);
        }
        Path2D band = BandPath.of(points, SAME, SAME, new BasicStroke(2));
        assertTrue(band.contains(5, 5) && band.contains(15, 5) && !band.contains(10, 5));
    }
}
