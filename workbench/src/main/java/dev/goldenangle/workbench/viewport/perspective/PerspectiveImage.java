package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.Shading;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.nio.IntBuffer;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The picture of a world in perspective.
 * How it works:
 * 1. Polygons whose bounding sphere is outside the view are skipped; the others are clipped at the eye and projected, nearest first.
 * 2. Bands of rows are filled in parallel on all cores: each pixel gets its nearest surface.
 * 3. Each pixel is coloured once: surface, grid, fog.
 * 4. Liquids, edges, ribbons and bodies are blended in with depth tests.
 * Not suitable for textures, or for worlds that move.
 */
final class PerspectiveImage {
    private static final int BANDS = 16;
    private static final double EDGE_METRES = 80;
    /** Edges are drawn slightly in front of their surfaces. */
    private static final double EDGE_LIFT = 0.004;
    /** Tolerance so that things on a surface are not hidden by it. */
    private static final double HIDING = 0.02;
    private static final double EDGE_STRENGTH = 1.7;
    private final DepthPicture picture = new DepthPicture();
    private final VisibleSet visible = new VisibleSet();
    private final ThreadLocal<Spans> spans = ThreadLocal.withInitial(Spans::new);
    private final ScreenPolygon polygon = new ScreenPolygon();
    private final ScreenLine line = new ScreenLine();
    private SeenSurfaces surfaces;
    private GridShader shader;
    private Eye eye;
    private PixelBuffer<IntBuffer> buffer;
    private WritableImage image;

    /** @param floor height of most of the floor */
    void setScenery(Scenery scenery, Paints paints, double floor, double metre) {
        surfaces = new SeenSurfaces(scenery, paints, floor, metre);
        shader = new GridShader(paints);
    }

    SeenSurfaces surfaces() {
        return surfaces;
    }

    /** Draws the world, on any thread; the other methods then add to the picture. */
    void draw(Eye newEye, Layers layers) {
        eye = newEye;
        picture.resize(eye.width, eye.height);
        visible.choose(eye, surfaces);
        IntStream.range(0, BANDS).parallel().forEach(band -> drawBand(band * eye.height / BANDS, (band + 1) * eye.height / BANDS, layers));
        for (int k = visible.opaque; k < visible.count; k++) {
            int colour = surfaces.colours[visible.polygons[k]];
            tint(visible.xs, visible.ys, visible.starts[k], visible.starts[k + 1] - visible.starts[k], visible.planes[3 * k], visible.planes[3 * k + 1],
                    visible.planes[3 * k + 2], colour, (colour >>> 24) * 256 / 255);
        }
        if (layers.edges()) {
            drawEdges();
        }
        if (layers.wires()) {
            drawWires();
        }
    }

    private void drawBand(int fromRow, int toRow, Layers layers) {
        picture.clear(fromRow, toRow);
        Spans rows = spans.get();
        for (int k = 0; k < visible.opaque; k++) {
            rows.take(visible.xs, visible.ys, visible.starts[k], visible.starts[k + 1] - visible.starts[k], fromRow, toRow);
            double perColumn = visible.planes[3 * k + 1];
            for (int row = rows.top; row < rows.bottom; row++) {
                int from = rows.from(row);
                double first = visible.planes[3 * k] + (from + 0.5) * perColumn + (row + 0.5) * visible.planes[3 * k + 2];
                picture.cover(row, from, rows.to(row, picture.width), first, (float) perColumn, k);
            }
        }
        shader.shade(picture, eye, visible, surfaces, layers.grid(), fromRow, toRow);
    }

    private void tint(float[] xs, float[] ys, int start, int count, double inverse, double perColumn, double perRow, int colour, int alpha) {
        Spans rows = spans.get();
        rows.take(xs, ys, start, count, 0, picture.height);
        for (int row = rows.top; row < rows.bottom; row++) {
            int from = rows.from(row);
            picture.tint(row, from, rows.to(row, picture.width), inverse + (from + 0.5) * perColumn + (row + 0.5) * perRow, (float) perColumn, colour, alpha);
        }
    }

    private void drawEdges() {
        Scenery scenery = surfaces.scenery;
        Paints paints = shader.paints();
        int colour = Paints.argb(Paints.withAlpha(paints.edge(), 1));
        double alpha = Math.min(1, EDGE_STRENGTH * paints.edge().getOpacity());
        float[] ends = scenery.lines();
        for (int i = 0; i < scenery.lineCount(); i++) {
            if (scenery.lineKind(i) == Scenery.LineKind.EDGE && isNear(i)) {
                int faded = (int) (alpha * (256 - shader.fog(depth(i) / eye.metre)));
                drawLine(ends, 6 * i, EDGE_LIFT, colour, faded);
            }
        }
    }

    private double depth(int line) {
        return eye.depth(surfaces.lineBalls[4 * line], surfaces.lineBalls[4 * line + 1], surfaces.lineBalls[4 * line + 2]);
    }

    private boolean isNear(int i) {
        double depth = depth(i);
        return depth > -surfaces.lineBalls[4 * i + 3] && depth < EDGE_METRES * eye.metre + surfaces.lineBalls[4 * i + 3];
    }

    private void drawWires() {
        Scenery scenery = surfaces.scenery;
        for (int i = 0; i < scenery.lineCount(); i++) {
            if (scenery.lineKind(i).isWire() && isNear(i)) {
                int colour = Shading.wire(scenery.lineKind(i));
                drawLine(scenery.lines(), 6 * i, 1e9, colour, colour >>> 24);
            }
        }
    }

    private void drawLine(float[] ends, int at, double lift, int colour, int alpha) {
        if (line.take(eye, ends[at], ends[at + 1], ends[at + 2], ends[at + 3], ends[at + 4], ends[at + 5])) {
            line.draw(picture, lift, colour, alpha);
        }
    }

    /** Adds a flat polygon visible from both sides; corners x y z. */
    void addFlat(float[] corners, int floats, int colour, double alpha, double lift) {
        double[] plane = PolygonPlane.corners(corners);
        boolean towards = polygon.lieIn(eye, plane[0], plane[1], plane[2], plane[3]) || polygon.lieIn(eye, -plane[0], -plane[1], -plane[2], -plane[3]);
        if (towards && polygon.take(eye, corners, 0, floats)) {
            polygon.lift(lift);
            double metres = eye.depth(corners[0], corners[1], corners[2]) / eye.metre;
            tint(polygon.xs, polygon.ys, 0, polygon.count, polygon.inverse, polygon.inverseX, polygon.inverseY, shader.foggy(colour, metres), (int) (256 * alpha));
        }
    }

    /** Adds a face of a convex body, visible from outside only. */
    void addFace(float[] corners, double[] plane, int colour, double alpha) {
        if (polygon.lieIn(eye, plane[0], plane[1], plane[2], plane[3]) && polygon.take(eye, corners, 0, corners.length)) {
            tint(polygon.xs, polygon.ys, 0, polygon.count, polygon.inverse, polygon.inverseX, polygon.inverseY, colour, (int) (256 * alpha));
        }
    }

    /** Adds a line, one pixel wide. */
    void addLine(double x0, double y0, double z0, double x1, double y1, double z1, int colour, double alpha) {
        if (line.take(eye, x0, y0, z0, x1, y1, z1)) {
            line.draw(picture, EDGE_LIFT, colour, (int) (256 * alpha));
        }
    }

    /** The point seen at a pixel of the last picture; empty for the sky. */
    Optional<Vec3> seenAt(double px, double py) {
        int x = (int) Math.floor(px);
        int y = (int) Math.floor(py);
        if (eye == null || x < 0 || y < 0 || x >= picture.width || y >= picture.height || !(picture.inverse[y * picture.width + x] > 0)) {
            return Optional.empty();
        }
        double depth = 1 / picture.inverse[y * picture.width + x];
        double side = depth * (px - eye.middleX) / eye.focal;
        double rise = depth * (eye.middleY - py) / eye.focal;
        return Optional.of(new Vec3((float) (eye.x + depth * eye.ahead[0] + side * eye.right[0] + rise * eye.up[0]),
                (float) (eye.y + depth * eye.ahead[1] + side * eye.right[1] + rise * eye.up[1]), (float) (eye.z + depth * eye.ahead[2] + rise * eye.up[2])));
    }

    /** The pixel of a point in the last picture; null if the point is not in front of the eye. */
    double[] pixelOf(double wx, double wy, double wz) {
        return eye != null && eye.isAhead(wx, wy, wz) ? new double[] {eye.px(wx, wy, wz), eye.py(wx, wy, wz)} : null;
    }

    /** Whether the world hides a point in the last picture; points outside the picture are not hidden. */
    boolean hides(double wx, double wy, double wz) {
        double depth = eye.depth(wx, wy, wz);
        if (depth <= eye.near) {
            return false;
        }
        int x = (int) Math.floor(eye.px(wx, wy, wz));
        int y = (int) Math.floor(eye.py(wx, wy, wz));
        boolean inside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
        return inside && (1 + HIDING) / depth < picture.inverse[y * picture.width + x];
    }

    int pixel(int x, int y) {
        return picture.colours[y * picture.width + x];
    }

    /** The distance of a pixel in metres; infinite for the sky. */
    double metres(int x, int y) {
        return 1 / (picture.inverse[y * picture.width + x] * eye.metre);
    }

    /** The picture; call on the JavaFX thread. It is the same object until the size changes. */
    Image finish() {
        if (buffer == null || buffer.getBuffer().array() != picture.colours) {
            buffer = new PixelBuffer<>(picture.width, picture.height, IntBuffer.wrap(picture.colours), PixelFormat.getIntArgbPreInstance());
            image = new WritableImage(buffer);
        } else {
            buffer.updateBuffer(changed -> null);
        }
        return image;
    }
}
