package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;

/**
 * The transform from the world to the pixels of the pane in one frame. The origin is a whole pixel, so that cached tiles and drawings over
 * them stay aligned.
 */
public final class ViewTransform {
    public final Projection projection;
    public final int originX;
    public final int originY;
    public final int width;
    public final int height;
    private final double rx;
    private final double ry;
    private final double ux;
    private final double uy;
    private final double uz;
    private final double aheadX;
    private final double aheadY;
    private final double aheadZ;

    /** @param focus the point at the centre of the pane */
    public ViewTransform(Projection projection, Vec3 focus, int width, int height) {
        this.projection = projection;
        this.width = width;
        this.height = height;
        double scale = projection.scale();
        rx = projection.rightX() * scale;
        ry = projection.rightY() * scale;
        ux = projection.upX() * scale;
        uy = projection.upY() * scale;
        uz = projection.upZ() * scale;
        aheadX = projection.aheadX();
        aheadY = projection.aheadY();
        aheadZ = projection.aheadZ();
        originX = (int) Math.round(projection.x(focus.x, focus.y)) - width / 2;
        originY = (int) Math.round(projection.y(focus.x, focus.y, focus.z)) - height / 2;
    }

    public double x(double wx, double wy) {
        return wx * rx + wy * ry - originX;
    }

    public double y(double wx, double wy, double wz) {
        return -(wx * ux + wy * uy + wz * uz) - originY;
    }

    /** As {@link Projection#depth}, but faster for many points, because the directions are computed once. */
    public double depth(double wx, double wy, double wz) {
        return wx * aheadX + wy * aheadY + wz * aheadZ;
    }

    public double x(Vec3 p) {
        return x(p.x, p.y);
    }

    public double y(Vec3 p) {
        return y(p.x, p.y, p.z);
    }

    public double scale() {
        return projection.scale();
    }

    /** The point at a given height that is drawn at a pixel. */
    public Vec3 at(double px, double py, double wz) {
        double right = (px + originX) / scale();
        double up = -(py + originY) / scale() - wz * projection.upZ();
        double ahead = up / Math.sin(projection.pitch());
        double c = Math.cos(projection.azimuth());
        double s = Math.sin(projection.azimuth());
        return new Vec3((float) (right * s + ahead * c), (float) (-right * c + ahead * s), (float) wz);
    }

    public boolean isNear(double px, double py, double margin) {
        return px > -margin && py > -margin && px < width + margin && py < height + margin;
    }
}
