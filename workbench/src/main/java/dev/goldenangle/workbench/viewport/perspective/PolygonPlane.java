package dev.goldenangle.workbench.viewport.perspective;

/** Planes of polygons. */
final class PolygonPlane {
    private PolygonPlane() {
    }

    /** Unit normal and distance of the plane through the first three corners (x y z each), counter-clockwise seen from outside. */
    static double[] corners(float[] c) {
        double ax = c[3] - c[0];
        double ay = c[4] - c[1];
        double az = c[5] - c[2];
        double bx = c[6] - c[0];
        double by = c[7] - c[1];
        double bz = c[8] - c[2];
        double nx = ay * bz - az * by;
        double ny = az * bx - ax * bz;
        double nz = ax * by - ay * bx;
        double length = Math.max(1e-12, Math.sqrt(nx * nx + ny * ny + nz * nz));
        return new double[] {nx / length, ny / length, nz / length, (nx * c[0] + ny * c[1] + nz * c[2]) / length};
    }
}
