package dev.goldenangle.workbench.viewport.raster;

/**
 * An orthographic view from above. Without perspective, moving the camera only shifts the picture, so drawn tiles stay valid while only the
 * focus moves.
 *
 * @param azimuth horizontal view direction in radians, counter-clockwise from +x
 * @param pitch   downward tilt in radians; a quarter turn is straight down
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

    /** Pixels to the right of the world's origin. */
    double x(double wx, double wy) {
        return (wx * rightX() + wy * rightY()) * scale;
    }

    /** Pixels below the world's origin. */
    double y(double wx, double wy, double wz) {
        return -(wx * upX() + wy * upY() + wz * upZ()) * scale;
    }

    /** Native units behind the plane through the world's origin; smaller is nearer. */
    public double depth(double wx, double wy, double wz) {
        return wx * aheadX() + wy * aheadY() + wz * aheadZ();
    }
}
