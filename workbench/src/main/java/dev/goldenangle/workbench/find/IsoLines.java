package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.plot.Polyline;

import java.awt.geom.Path2D;

/** Contour lines of a square grid of values: one segment for each cell the line crosses. */
final class IsoLines {
    private IsoLines() {
    }

    /**
     * @param values size × size values, row by row from the bottom; cells with a NaN are skipped
     * @return separate segments; x and y from 0 to 1 across the grid
     */
    static Path2D at(double level, double[] values, int size) {
        Polyline line = new Polyline();
        for (int row = 0; row + 1 < size; row++) {
            for (int column = 0; column + 1 < size; column++) {
                cell(line, level, values, size, row, column);
            }
        }
        return line.path();
    }

    private static void cell(Polyline line, double level, double[] values, int size, int row, int column) {
        int[] rows = {row, row, row + 1, row + 1};
        int[] columns = {column, column + 1, column + 1, column};
        double[] found = new double[8];
        int count = 0;
        for (int side = 0; side < 4; side++) {
            int next = (side + 1) % 4;
            double here = values[rows[side] * size + columns[side]] - level;
            double there = values[rows[next] * size + columns[next]] - level;
            if (Double.isNaN(here) || Double.isNaN(there)) {
                return;
            }
            if (here >= 0 != there >= 0) {
                double share = here / (here - there);
                found[count++] = (columns[side] + share * (columns[next] - columns[side])) / (size - 1);
                found[count++] = (rows[side] + share * (rows[next] - rows[side])) / (size - 1);
            }
        }
        for (int i = 0; i + 3 < count; i += 4) {
            line.lift().add(found[i], found[i + 1]).add(found[i + 2], found[i + 3]);
        }
    }
}
