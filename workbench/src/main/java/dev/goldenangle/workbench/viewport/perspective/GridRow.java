package dev.goldenangle.workbench.viewport.perspective;

import java.util.Arrays;

/**
 * Colours rows of pixels. Values that hold for many pixels are computed once. How it works: 1. Neighbouring pixels of the same surface are
 * processed in pieces so short that positions on the surface change linearly along them, with an error of at most a
 * seventh of a pixel. On floors there is no error, since the eye never rolls. 2. A piece is filled with the surface's
 * colour and the fog of its distance. 3. Only where a grid line crosses the piece, its pixels are processed one by one.
 */
final class GridRow {
    private static final double FLOOR_FINE = 0.15 * 256;
    private static final double FLOOR_COARSE = 0.32 * 256;
    private static final double WALL_FINE = 0.18 * 256;
    private static final double WALL_COARSE = 0.36 * 256;
    /** Lines farther away than this have faded. */
    static final double FARTHEST_METRES = 90;
    private static final int SHORTEST = 4;
    /** The longest piece, as a share of the focal length, so that the width of a pixel on the surface hardly changes along it. */
    private static final double LONGEST = 1 / 16.0;
    /** A piece of n pixels, s pixels before its horizon, has an error of n² / 4s pixels. */
    private static final double BEND = 4.0 / 7;
    private final GridShader shader;
    private final DepthPicture picture;
    private final Eye eye;
    private final VisibleSet visible;
    private final SeenSurfaces surfaces;
    private final double gridMetres;
    private final int longest;
    private final GridAxis u = new GridAxis();
    private final GridAxis v = new GridAxis();
    private final double[] place = new double[3];
    /** The ray of pixel 0 of the row, one metre ahead, and its change to the right and down. */
    private final double[] ray = new double[3];
    private final double[] right = new double[3];
    private final double[] down = new double[3];
    private int row;
    private int colour;
    /** The inverse depth, per metre, at the first pixel of a piece, and its change to the right and down. */
    private double inverse;
    private double perColumn;
    private double perRow;
    private int axisU;
    private int axisV;

    /** @param gridMetres the distance up to which there are lines; 0 for none */
    GridRow(GridShader shader, DepthPicture picture, Eye eye, VisibleSet visible, SeenSurfaces surfaces, double gridMetres) {
        this.shader = shader;
        this.picture = picture;
        this.eye = eye;
        this.visible = visible;
        this.surfaces = surfaces;
        this.gridMetres = gridMetres;
        longest = (int) Math.max(SHORTEST, LONGEST * eye.focal);
        double[] at = {eye.x, eye.y, eye.z};
        for (int axis = 0; axis < 3; axis++) {
            place[axis] = at[axis] / eye.metre;
            right[axis] = eye.right[axis] / eye.focal;
            down[axis] = -eye.up[axis] / eye.focal;
        }
    }

    void shade(int newRow) {
        row = newRow;
        for (int axis = 0; axis < 3; axis++) {
            ray[axis] = eye.ahead[axis] + (0.5 - eye.middleX) * right[axis] + (row + 0.5 - eye.middleY) * down[axis];
        }
        int[] shown = picture.surfaces;
        int start = row * picture.width;
        int end = start + picture.width;
        int sky = shader.sky((float) ray[2]);
        for (int from = start; from < end;) {
            int surface = shown[from];
            int to = from + 1;
            while (to < end && shown[to] == surface) {
                to++;
            }
            if (surface == DepthPicture.NOTHING) {
                Arrays.fill(picture.colours, from, to, sky);
            } else {
                shade(surface, start, from, to);
            }
            from = to;
        }
    }

    private void shade(int surface, int start, int from, int to) {
        int polygon = visible.polygons[surface];
        colour = surfaces.colours[polygon];
        axisU = surfaces.axes[polygon] == 0 ? 1 : 0;
        axisV = surfaces.axes[polygon] == 2 ? 1 : 2;
        double[] planes = visible.planes;
        perColumn = planes[3 * surface + 1] * eye.metre;
        perRow = planes[3 * surface + 2] * eye.metre;
        double left = planes[3 * surface] * eye.metre + 0.5 * perColumn + (row + 0.5) * perRow;
        for (int at = from; at < to;) {
            inverse = left + (at - start) * perColumn;
            int count = Math.min(to - at, pixels());
            shadePiece(start, at, count);
            at += count;
        }
    }

    /** The maximum length of the next piece. */
    private int pixels() {
        double steep = Math.abs(perColumn);
        if (steep * longest * longest < BEND * inverse) {
            return longest;
        }
        return Math.max(SHORTEST, (int) Math.sqrt(BEND * inverse / steep));
    }

    private void shadePiece(int start, int at, int count) {
        double near = metres(inverse);
        double far = metres(inverse + (count - 1) * perColumn);
        int fog = shader.fog(near) << 16;
        int fogStep = count == 1 ? 0 : ((shader.fog(far) << 16) - fog) / (count - 1);
        if (fogStep == 0) {
            Arrays.fill(picture.colours, at, at + count, DepthPicture.mix(colour, shader.fogColour(), fog >> 16));
        } else {
            fade(at, at + count, fog, fogStep);
        }
        if (near < gridMetres) {
            takeLines(at - start, count, near, far);
            if (u.width > 0 || v.width > 0) {
                drawLines(at, count, fog, fogStep);
            }
        }
    }

    private static double metres(double inverse) {
        return inverse > 1e-6 ? 1 / inverse : 1e6;
    }

    private void fade(int from, int to, int firstFog, int fogStep) {
        int[] colours = picture.colours;
        int rb = colour & 0xFF00FF;
        int g = colour & 0x00FF00;
        int fogRb = shader.fogColour() & 0xFF00FF;
        int fogG = shader.fogColour() & 0x00FF00;
        int fog = firstFog;
        for (int i = from; i < to; i++) {
            int alpha = fog >> 16;
            int rest = 256 - alpha;
            colours[i] = 0xFF000000 | rb * rest + fogRb * alpha >>> 8 & 0xFF00FF | g * rest + fogG * alpha >>> 8 & 0x00FF00;
            fog += fogStep;
        }
    }

    private void takeLines(int column, int count, double near, double far) {
        double depth = 0.5 * (near + far);
        // Depth changes by −depth² times the change of its inverse.
        double depthX = -depth * depth * perColumn;
        double depthY = -depth * depth * perRow;
        boolean isFloor = axisV == 1;
        double fine = isFloor ? FLOOR_FINE : WALL_FINE;
        double coarse = isFloor ? FLOOR_COARSE : WALL_COARSE;
        take(u, axisU, column, count, near, far, foot(axisU, column + 0.5 * count, depth, depthX, depthY), fine, coarse);
        take(v, axisV, column, count, near, far, foot(axisV, column + 0.5 * count, depth, depthX, depthY), fine, coarse);
    }

    /** The width of a pixel along an axis. */
    private double foot(int axis, double column, double depth, double depthX, double depthY) {
        double towards = ray[axis] + column * right[axis];
        return Math.abs(depth * right[axis] + towards * depthX) + Math.abs(depth * down[axis] + towards * depthY);
    }

    private void take(GridAxis lines, int axis, int column, int count, double near, double far, double foot, double fine, double coarse) {
        double from = place[axis] + near * (ray[axis] + column * right[axis]);
        double to = place[axis] + far * (ray[axis] + (column + count - 1) * right[axis]);
        lines.take(from, count == 1 ? 0 : (to - from) / (count - 1), count, foot, fine, coarse);
    }

    private void drawLines(int from, int count, int firstFog, int fogStep) {
        int phaseU = u.phase;
        int phaseV = v.phase;
        int stepU = u.step;
        int stepV = v.step;
        int widthU = u.width;
        int widthV = v.width;
        for (int i = 0; i < count; i++) {
            int offU = phaseU ^ phaseU >> 31;
            int offV = phaseV ^ phaseV >> 31;
            if (offU < widthU || offV < widthV) {
                int strength = Math.max(u.strength(offU, i), v.strength(offV, i));
                int lined = DepthPicture.mix(colour, shader.lineColour(), strength);
                picture.colours[from + i] = DepthPicture.mix(lined, shader.fogColour(), firstFog + i * fogStep >> 16);
            }
            phaseU += stepU;
            phaseV += stepV;
        }
    }
}
