package dev.goldenangle.workbench.viewport.raster;

/**
 * A straight piece of a trail, drawn antialiased into the picture of the world. This is much faster than a path on a canvas, and is hidden
 * per pixel. The ends are square and the far end is excluded, so that consecutive pieces do not overlap.
 */
public final class TrailLine {
    private static final double DASH = 5;
    private static final double PERIOD = 8;
    /** Opacity behind the world. */
    private static final double HIDDEN = 0.25;
    public double x0;
    public double y0;
    public double depth0;
    public double x1;
    public double y1;
    public double depth1;
    public double width;
    /** Distance along the trail at which this piece begins, in pixels; used for dashes. */
    public double along;
    public boolean dashed;
    public int colour;
    /** From 0 to 1. */
    public double alpha;

    void draw(int[] pixels, int imageWidth, int imageHeight, WorldImage world) {
        double dx = x1 - x0;
        double dy = y1 - y0;
        double length = Math.sqrt(dx * dx + dy * dy);
        if (length < 1e-6) {
            return;
        }
        double ux = dx / length;
        double uy = dy / length;
        double half = width / 2 + 0.5;
        int top = (int) Math.max(0, Math.floor(Math.min(y0, y1) - half));
        int bottom = (int) Math.min(imageHeight - 1.0, Math.ceil(Math.max(y0, y1) + half));
        int left = (int) Math.max(0, Math.floor(Math.min(x0, x1) - half));
        int right = (int) Math.min(imageWidth - 1.0, Math.ceil(Math.max(x0, x1) + half));
        double perUx = 1 / ux;
        double perUy = 1 / uy;
        double bandHalf = Math.abs(half * perUy);
        double stretchHalf = Math.abs(length / 2 * perUx);
        ImageTile tile = world.onlyTile(left, top, right, bottom);
        double tolerance = world.hidingTolerance();
        for (int y = top; y <= bottom; y++) {
            double py = y + 0.5 - y0;
            // The intersection of the row with the band of the line and the range between its ends, plus one pixel for rounding.
            double bandMiddle = py * ux * perUy;
            double stretchMiddle = (length / 2 - py * uy) * perUx;
            int first = (int) Math.max(left, x0 - 1.5 + greater(bandMiddle - bandHalf, stretchMiddle - stretchHalf));
            int last = (int) Math.min(right, x0 + 1.5 + smaller(bandMiddle + bandHalf, stretchMiddle + stretchHalf));
            for (int x = first; x <= last; x++) {
                double px = x + 0.5 - x0;
                double t = px * ux + py * uy;
                double coverage = Math.min(1, half - Math.abs(py * ux - px * uy));
                if (coverage > 0 && t >= 0 && t < length && !(dashed && (along + t) % PERIOD >= DASH)) {
                    double depth = depth0 + (depth1 - depth0) * t / length;
                    boolean hidden = tile == null ? world.isNearer(x, y, depth) : depth > tile.depths[world.inTile(x, y)] + tolerance;
                    double seen = hidden ? HIDDEN : 1;
                    int at = y * imageWidth + x;
                    pixels[at] = Rasterizer.mix(pixels[at], colour, (int) (255 * alpha * seen * coverage));
                }
            }
        }
    }

    /** The larger of two ends, ignoring NaN, which occurs for horizontal and vertical lines. */
    private static double greater(double a, double b) {
        return a >= b || b != b ? a : b;
    }

    private static double smaller(double a, double b) {
        return a <= b || b != b ? a : b;
    }
}
