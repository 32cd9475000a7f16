package dev.goldenangle.workbench.viewport.perspective;

import java.util.List;

/**
 * A perspective camera: its position, its direction, and the projection from the world to pixels. It never rolls, so a row of pixels has
 * one elevation.
 */
public final class Eye {
    /** Nothing nearer than this is drawn. */
    private static final double NEAR_METRES = 0.05;
    public final int width;
    public final int height;
    final double x;
    final double y;
    final double z;
    /** The forward, right and up directions, as unit vectors. */
    final double[] ahead;
    final double[] right;
    final double[] up;
    /** Pixels per unit of slope. */
    final double focal;
    final double middleX;
    final double middleY;
    final double near;
    /** Length of a metre in native units. */
    final double metre;
    private final List<Double> identity;

    /**
     * @param place       x y z in native units
     * @param yaw         radians, counter-clockwise from +x
     * @param pitch       radians, positive is up
     * @param fieldOfView horizontal, in radians
     */
    public Eye(double[] place, double yaw, double pitch, double fieldOfView, int width, int height, double metre) {
        this.width = width;
        this.height = height;
        this.metre = metre;
        x = place[0];
        y = place[1];
        z = place[2];
        ahead = new double[] {Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch)};
        right = new double[] {Math.sin(yaw), -Math.cos(yaw), 0};
        up = new double[] {-Math.cos(yaw) * Math.sin(pitch), -Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch)};
        middleX = width / 2.0;
        middleY = height / 2.0;
        focal = middleX / Math.tan(fieldOfView / 2);
        near = NEAR_METRES * metre;
        identity = List.of(x, y, z, yaw, pitch, fieldOfView);
    }

    /** The distance of a point along the view direction. */
    public double depth(double wx, double wy, double wz) {
        return (wx - x) * ahead[0] + (wy - y) * ahead[1] + (wz - z) * ahead[2];
    }

    double sideways(double wx, double wy, double wz) {
        return (wx - x) * right[0] + (wy - y) * right[1] + (wz - z) * right[2];
    }

    double upwards(double wx, double wy, double wz) {
        return (wx - x) * up[0] + (wy - y) * up[1] + (wz - z) * up[2];
    }

    /** The column of a point in front of the eye. */
    public double px(double wx, double wy, double wz) {
        return middleX + focal * sideways(wx, wy, wz) / depth(wx, wy, wz);
    }

    /** The row of a point in front of the eye. */
    public double py(double wx, double wy, double wz) {
        return middleY - focal * upwards(wx, wy, wz) / depth(wx, wy, wz);
    }

    /** Whether a point is far enough in front of the eye to be drawn. */
    public boolean isAhead(double wx, double wy, double wz) {
        return depth(wx, wy, wz) > near;
    }

    /** Position and direction, to detect that the picture has changed. */
    public List<Double> identity() {
        return identity;
    }
}
