package dev.goldenangle.workbench.viewport.perspective;

import java.util.List;

/**
 * Where a perspective camera stands and looks, and the way from the world to the pixels of its picture. It never rolls, so a row of pixels
 * has one elevation.
 */
public final class Eye {
    /** Nothing nearer than this share of a metre is drawn. */
    private static final double NEAR_METRES = 0.05;
    public final int width;
    public final int height;
    final double x;
    final double y;
    final double z;
    /** The directions ahead, to the right and up, as unit vectors. */
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
     * @param pitch       radians, positive looks up
     * @param fieldOfView from the left border to the right one, in radians
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

    /** How far ahead a point lies. */
    public double depth(double wx, double wy, double wz) {
        return (wx - x) * ahead[0] + (wy - y) * ahead[1] + (wz - z) * ahead[2];
    }

    double sideways(double wx, double wy, double wz) {
        return (wx - x) * right[0] + (wy - y) * right[1] + (wz - z) * right[2];
    }

    double upwards(double wx, double wy, double wz) {
        return (wx - x) * up[0] + (wy - y) * up[1] + (wz - z) * up[2];
    }

    /** Column of a point that lies ahead. */
    public double px(double wx, double wy, double wz) {
        return middleX + focal * sideways(wx, wy, wz) / depth(wx, wy, wz);
    }

    /** Row of a point that lies ahead. */
    public double py(double wx, double wy, double wz) {
        return middleY - focal * upwards(wx, wy, wz) / depth(wx, wy, wz);
    }

    /** Whether a point can be drawn at all. */
    public boolean isAhead(double wx, double wy, double wz) {
        return depth(wx, wy, wz) > near;
    }

    /** Where it stands and looks, to tell one picture from another. */
    public List<Double> identity() {
        return identity;
    }
}
