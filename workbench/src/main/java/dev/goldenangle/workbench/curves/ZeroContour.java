package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.GainMap;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Polyline;

import java.awt.geom.Path2D;

/** The line on a gain map between gains and losses, with one segment for each cell that it crosses. */
final class ZeroContour {
    private ZeroContour() {
    }

    static Path2D of(GainMap map, PlotFrame frame) {
        Polyline line = new Polyline();
        double angleStep = GainMap.LARGEST_ANGLE / (GainMap.ANGLES - 1);
        for (int row = 1; row + 1 < GainMap.SPEEDS; row++) {
            for (int column = 0; column + 1 < GainMap.ANGLES; column++) {
                double left = column * angleStep;
                cell(line, map, frame, left, left + angleStep, map.speed(row), map.speed(row + 1));
            }
        }
        return line.path();
    }

    private static void cell(Polyline line, GainMap map, PlotFrame frame, double left, double right, double low, double high) {
        double[] xs = new double[4];
        double[] ys = new double[4];
        int count = 0;
        double[] angles = {left, right, right, left};
        double[] speeds = {low, low, high, high};
        for (int side = 0; side < 4; side++) {
            int next = (side + 1) % 4;
            double here = map.at(angles[side], speeds[side]);
            double there = map.at(angles[next], speeds[next]);
            if (here > 0 != there > 0) {
                double share = here / (here - there);
                xs[count] = frame.toX(angles[side] + share * (angles[next] - angles[side]));
                ys[count++] = frame.toY(speeds[side] + share * (speeds[next] - speeds[side]));
            }
        }
        for (int i = 0; i + 1 < count; i += 2) {
            line.lift().add(xs[i], ys[i]).add(xs[i + 1], ys[i + 1]);
        }
    }
}
