package dev.goldenangle.workbench.viewport.perspective;

/** A projected line: clipped at the eye and at the borders of the picture, antialiased, one pixel wide. */
final class ScreenLine {
    /** After clipping, no line extends farther than this beyond the picture. */
    private static final int BORDER = 8;
    private double x0;
    private double y0;
    private double x1;
    private double y1;
    private double inverse0;
    private double inverse1;
    private double from;
    private double to;

    /** Takes a line in the world. Returns false if none of it is in the picture. */
    boolean take(Eye eye, double ax, double ay, double az, double bx, double by, double bz) {
        double depthA = eye.depth(ax, ay, az);
        double depthB = eye.depth(bx, by, bz);
        if (depthA < eye.near && depthB < eye.near) {
            return false;
        }
        double a = depthA < eye.near ? (eye.near - depthA) / (depthB - depthA) : 0;
        double b = depthB < eye.near ? (eye.near - depthA) / (depthB - depthA) : 1;
        double sideA = eye.sideways(ax, ay, az);
        double sideB = eye.sideways(bx, by, bz);
        double highA = eye.upwards(ax, ay, az);
        double highB = eye.upwards(bx, by, bz);
        double nearA = Math.max(eye.near, depthA);
        double nearB = Math.max(eye.near, depthB);
        x0 = eye.middleX + eye.focal * (sideA + a * (sideB - sideA)) / nearA;
        y0 = eye.middleY - eye.focal * (highA + a * (highB - highA)) / nearA;
        x1 = eye.middleX + eye.focal * (sideA + b * (sideB - sideA)) / nearB;
        y1 = eye.middleY - eye.focal * (highA + b * (highB - highA)) / nearB;
        inverse0 = 1 / nearA;
        inverse1 = 1 / nearB;
        from = 0;
        to = 1;
        return cut(x0, x1, -1, eye.width + 1) && cut(y0, y1, -1, eye.height + 1);
    }

    /** Clips to the part between two borders. */
    private boolean cut(double start, double end, double low, double high) {
        double way = end - start;
        if (Math.abs(way) < 1e-9) {
            return start >= low && start <= high;
        }
        double enters = ((way > 0 ? low : high) - start) / way;
        double leaves = ((way > 0 ? high : low) - start) / way;
        from = Math.max(from, enters);
        to = Math.min(to, leaves);
        return from < to;
    }

    /** Draws the line where nothing is nearer, with its inverse depth raised by a share. */
    void draw(DepthPicture picture, double lift, int colour, int alpha) {
        boolean steep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
        double along0 = steep ? y0 : x0;
        double along1 = steep ? y1 : x1;
        double across0 = steep ? x0 : y0;
        double across1 = steep ? x1 : y1;
        double way = along1 - along0;
        if (Math.abs(way) < 1e-6) {
            return;
        }
        double start = along0 + from * way;
        double end = along0 + to * way;
        int first = Math.max(0, (int) Math.round(Math.min(start, end) - 0.5));
        int last = Math.min((steep ? picture.height : picture.width) - 1, (int) Math.round(Math.max(start, end) - 0.5));
        double share = (first + 0.5 - along0) / way;
        double slope = (across1 - across0) / way;
        double nearer = (inverse1 - inverse0) / way * (1 + lift);
        double across = across0 + share * (across1 - across0) - 0.5;
        double at = (inverse0 + share * (inverse1 - inverse0)) * (1 + lift);
        if (steep) {
            dots(picture, first, last, picture.width, 1, picture.width, across, slope, at, nearer, colour, alpha);
        } else {
            dots(picture, first, last, 1, picture.width, picture.height, across, slope, at, nearer, colour, alpha);
        }
    }

    /** Draws two pixels per step along the line, weighted by their distance from its centre. */
    private static void dots(DepthPicture picture, int first, int last, int along, int aside, int room, double firstAcross, double slope, double firstAt, double nearer,
            int colour, int alpha) {
        float[] inverse = picture.inverse;
        int[] colours = picture.colours;
        double across = firstAcross;
        double at = firstAt;
        for (int i = first; i <= last; i++) {
            int whole = (int) (across + BORDER) - BORDER;
            int pixel = i * along + whole * aside;
            if (whole >= 0 && whole < room && at >= inverse[pixel]) {
                colours[pixel] = DepthPicture.mix(colours[pixel], colour, alpha - (int) ((across - whole) * alpha));
            }
            if (whole >= -1 && whole + 1 < room && at >= inverse[pixel + aside]) {
                colours[pixel + aside] = DepthPicture.mix(colours[pixel + aside], colour, (int) ((across - whole) * alpha));
            }
            across += slope;
            at += nearer;
        }
    }
}
