package dev.goldenangle.workbench.viewport.perspective;

/**
 * A projected convex polygon: clipped at the eye, in pixels, with the plane of its inverse depth. An instance is reused for many polygons.
 */
final class ScreenPolygon {
    private static final int MOST = 128;
    private final double[] sideways = new double[MOST];
    private final double[] upwards = new double[MOST];
    private final double[] depths = new double[MOST];
    final float[] xs = new float[MOST];
    final float[] ys = new float[MOST];
    int count;
    /** Inverse depth at pixel 0, 0 and its change per pixel to the right and down. */
    double inverse;
    double inverseX;
    double inverseY;
    private int given;

    void begin() {
        given = 0;
    }

    void corner(Eye eye, double wx, double wy, double wz) {
        if (given < MOST / 2) {
            sideways[given] = eye.sideways(wx, wy, wz);
            upwards[given] = eye.upwards(wx, wy, wz);
            depths[given++] = eye.depth(wx, wy, wz);
        }
    }

    /** Takes a polygon of corners x y z. Returns false if none of it is in front of the eye. */
    boolean take(Eye eye, float[] corners, int from, int to) {
        begin();
        for (int at = from; at < to; at += 3) {
            corner(eye, corners[at], corners[at + 1], corners[at + 2]);
        }
        return project(eye);
    }

    /** Clips at the eye and projects the rest. */
    boolean project(Eye eye) {
        count = 0;
        for (int i = 0; i < given; i++) {
            int j = i + 1 == given ? 0 : i + 1;
            if (depths[i] >= eye.near) {
                add(eye, sideways[i], upwards[i], depths[i]);
            }
            if (depths[i] >= eye.near != depths[j] >= eye.near) {
                double share = (eye.near - depths[i]) / (depths[j] - depths[i]);
                add(eye, sideways[i] + share * (sideways[j] - sideways[i]), upwards[i] + share * (upwards[j] - upwards[i]), eye.near);
            }
        }
        return count >= 3;
    }

    private void add(Eye eye, double side, double high, double depth) {
        xs[count] = (float) (eye.middleX + eye.focal * side / depth);
        ys[count++] = (float) (eye.middleY - eye.focal * high / depth);
    }

    /** Sets the inverse depth from the plane n·p = dist. Returns false if it is seen from behind or edge-on. */
    boolean lieIn(Eye eye, double nx, double ny, double nz, double dist) {
        double away = dist - nx * eye.x - ny * eye.y - nz * eye.z;
        if (away > -1e-6 * eye.metre) {
            return false;
        }
        double side = (nx * eye.right[0] + ny * eye.right[1] + nz * eye.right[2]) / (away * eye.focal);
        double high = (nx * eye.up[0] + ny * eye.up[1] + nz * eye.up[2]) / (away * eye.focal);
        inverseX = side;
        inverseY = -high;
        inverse = (nx * eye.ahead[0] + ny * eye.ahead[1] + nz * eye.ahead[2]) / away - side * eye.middleX + high * eye.middleY;
        return true;
    }

    /** Moves the polygon slightly nearer, for polygons on other surfaces. */
    void lift(double share) {
        inverse *= 1 + share;
        inverseX *= 1 + share;
        inverseY *= 1 + share;
    }
}
