package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.plot.Points;
import dev.goldenangle.workbench.plot.RoundSteps;
import org.junit.jupiter.api.Test;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ScalesTest {
    private static final Scale SAME = new Scale(0, 1);

    @Test
    void labelsStandAtRoundNumbers() {
        assertEquals(1, RoundSteps.step(6, 8));
        assertEquals(20, RoundSteps.step(70, 4));
        assertEquals(0.25, RoundSteps.step(0.9, 4));
        assertEquals(2, RoundSteps.digits(0.25));
        assertEquals(0, RoundSteps.digits(20));
    }

    @Test
    void aRangeHoldsItsValuesWithALittleAir() {
        AxisTicks ticks = AxisTicks.around(9.7, 16.1, 4);
        assertTrue(ticks.lower() < 9.7 && ticks.lower() > 8.5, ticks.toString());
        assertTrue(ticks.upper() > 16.1 && ticks.upper() < 17.5, ticks.toString());
        assertEquals(2, ticks.step());
    }

    @Test
    void aFlatLineAndNoLineHaveARangeToo() {
        AxisTicks flat = AxisTicks.around(320, 320, 3);
        assertTrue(flat.lower() < 320 && flat.upper() > 320);
        AxisTicks none = AxisTicks.around(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3);
        assertTrue(none.upper() > none.lower());
    }

    @Test
    void anAxisOfNothingSaysZeroAndNoRowOfZeros() {
        for (double value : new double[] {0, 1e-5, -3e-4}) {
            AxisTicks flat = AxisTicks.around(value, value, 3);
            assertTrue(flat.digits() <= 1, flat.toString());
            assertEquals("0", flat.label(0));
        }
        AxisTicks small = AxisTicks.around(0, 0.005, 3);
        assertEquals("0", small.label(0));
        assertEquals("0.002", small.label(0.002));
    }

    @Test
    void pointsOnTheWayAreLeftOutAndCornersAreNot() {
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
    void aBandCoversItsColumnsAndADashedOneLeavesGaps() {
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
    void whatIsNotANumberBreaksABand() {
        Points points = new Points();
        for (int i = 0; i <= 20; i++) {
            points.addColumn(i, i == 10 ? Double.NaN : 5, i == 10 ? Double.NaN : 5);
        }
        Path2D band = BandPath.of(points, SAME, SAME, new BasicStroke(2));
        assertTrue(band.contains(5, 5) && band.contains(15, 5) && !band.contains(10, 5));
    }
}
