package dev.goldenangle.workbench.viewport.raster;

/**
 * An orthographic look down on the world. Without perspective a moved camera sees the same picture at another place, so
 * what has been drawn stays good while only the focus moves.
 *
 * @param azimuth horizontal direction of view in radians, counter-clockwise from +x
 * @param pitch   how steeply it looks down in radians; a quarter turn is straight down
 * @param scale   pixels per native unit of length
 */
public record Projection(double azimuth, double pitch, double scale) {
    double rightX() {
        return Math.sin(azimuth);
    }

    double rightY() {
        return -Math.cos(azimuth);
    }

    double upX() {
        return Math.cos(azimuth) * Math.sin(pitch);
    }

    double upY() {
        return Math.sin(azimuth) * Math.sin(pitch);
    }

    double upZ() {
        return Math.cos(pitch);
    }

    public double aheadX() {
        return Math.cos(azimuth) * Math.cos(pitch);
    }

    public double aheadY() {
        return Math.sin(azimuth) * Math.cos(pitch);
    }

    double aheadZ() {
        return -Math.sin(pitch);
    }

    /** Pixels to the right of where the world's origin is drawn. */
    double x(double wx, double wy) {
        return (wx * rightX() + wy * rightY()) * scale;
    }

    /** Pixels below where the world's origin is drawn. */
    double y(double wx, double wy, double wz) {
        return -(wx * upX() + wy * upY() + wz * upZ()) * scale;
    }

    /** Native units behind the plane through the world's origin; what is nearer hides what is farther. */
    public double depth(double wx, double wy, double wz) {
        return wx * aheadX() + wy * aheadY() + wz * aheadZ();
    }
}
