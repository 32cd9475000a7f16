package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.workbench.viewport.scenery.Scenery;

import java.util.Arrays;
import java.util.Set;

/** A scenery in one projection: corners in pixels, back faces removed, with bounds for searching. */
final class ProjectedScenery {
    /** Surfaces up to this far apart, in metres, count as lying on each other. */
    private static final double TOLERANCE_METRES = 0.02;
    /** Grid lines closer than this would turn the floor grey. */
    private static final double CLOSEST_GRID_PIXELS = 7;
    private static final int FLOATS_PER_LINE = 6;
    /** The number of consecutive polygons or lines with common bounds. Neighbours in a map are mostly neighbours in the world. */
    private static final int BLOCK = 64;

    private final Scenery scenery;
    private final Projection projection;
    /** The axes of the projection in pixels, and its depth; computed once for all corners. */
    private final double rx;
    private final double ry;
    private final double ux;
    private final double uy;
    private final double uz;
    private final double aheadX;
    private final double aheadY;
    private final double aheadZ;
    private final float[] xy;
    private final float[] lines;
    private final boolean[] facing;
    private final float[] minX;
    private final float[] maxX;
    private final float[] minY;
    private final float[] maxY;
    /** The bounds of each block: x from, x to, y from, y to. */
    private final float[] blocks;
    private final boolean[] hiddenKinds = new boolean[Scenery.LineKind.values().length];
    private final float tolerance;
    private int[] row = new int[256];
    private int rowCount;
    private boolean rowHasTranslucent;

    ProjectedScenery(Scenery scenery, Projection projection, double unitsPerMetre, Set<Scenery.LineKind> shownLines) {
        this.scenery = scenery;
        this.projection = projection;
        rx = projection.rightX() * projection.scale();
        ry = projection.rightY() * projection.scale();
        ux = projection.upX() * projection.scale();
        uy = projection.upY() * projection.scale();
        uz = projection.upZ() * projection.scale();
        aheadX = projection.aheadX();
        aheadY = projection.aheadY();
        aheadZ = projection.aheadZ();
        tolerance = (float) (TOLERANCE_METRES * unitsPerMetre);
        int polygons = scenery.polygonCount();
        int all = polygons + scenery.lineCount();
        facing = new boolean[polygons];
        minX = new float[all];
        maxX = new float[all];
        minY = new float[all];
        maxY = new float[all];
        xy = new float[scenery.corners().length / 3 * 2];
        lines = new float[FLOATS_PER_LINE * scenery.lineCount()];
        for (Scenery.LineKind kind : Scenery.LineKind.values()) {
            double spacing = kind == Scenery.LineKind.GRID_FINE ? 1 : kind == Scenery.LineKind.GRID_COARSE ? 5 : Double.POSITIVE_INFINITY;
            hiddenKinds[kind.ordinal()] = !shownLines.contains(kind) || spacing * projection.scale() * unitsPerMetre < CLOSEST_GRID_PIXELS;
        }
        projectPolygons();
        projectLines();
        blocks = new float[4 * ((all + BLOCK - 1) / BLOCK)];
        boundBlocks();
    }

    Projection projection() {
        return projection;
    }

    private void projectPolygons() {
        float[] corners = scenery.corners();
        float[] planes = scenery.planes();
        for (int i = 0; i < facing.length; i++) {
            facing[i] = towards(planes, i) < -1e-4;
            minX[i] = minY[i] = Float.POSITIVE_INFINITY;
            maxX[i] = maxY[i] = Float.NEGATIVE_INFINITY;
            for (int c = scenery.firstCorner(i); facing[i] && c < scenery.firstCorner(i + 1); c++) {
                xy[2 * c] = x(corners, 3 * c);
                xy[2 * c + 1] = y(corners, 3 * c);
                include(i, xy[2 * c], xy[2 * c + 1]);
            }
        }
    }

    private double towards(float[] planes, int i) {
        return planes[4 * i] * aheadX + planes[4 * i + 1] * aheadY + planes[4 * i + 2] * aheadZ;
    }

    private float x(float[] points, int at) {
        return (float) (points[at] * rx + points[at + 1] * ry);
    }

    private float y(float[] points, int at) {
        return (float) -(points[at] * ux + points[at + 1] * uy + points[at + 2] * uz);
    }

    private void projectLines() {
        float[] ends = scenery.lines();
        int polygons = facing.length;
        for (int i = 0; i < scenery.lineCount(); i++) {
            minX[polygons + i] = minY[polygons + i] = Float.POSITIVE_INFINITY;
            maxX[polygons + i] = maxY[polygons + i] = Float.NEGATIVE_INFINITY;
            if (hiddenKinds[scenery.lineKind(i).ordinal()]) {
                continue;
            }
            for (int at = FLOATS_PER_LINE * i; at < FLOATS_PER_LINE * (i + 1); at += 3) {
                lines[at] = x(ends, at);
                lines[at + 1] = y(ends, at);
                lines[at + 2] = (float) (ends[at] * aheadX + ends[at + 1] * aheadY + ends[at + 2] * aheadZ);
                include(polygons + i, lines[at], lines[at + 1]);
            }
        }
    }

    private void include(int i, float x, float y) {
        minX[i] = Math.min(minX[i], x);
        maxX[i] = Math.max(maxX[i], x);
        minY[i] = Math.min(minY[i], y);
        maxY[i] = Math.max(maxY[i], y);
    }

    private void boundBlocks() {
        for (int at = 0; at < blocks.length; at += 4) {
            blocks[at] = blocks[at + 2] = Float.POSITIVE_INFINITY;
            blocks[at + 1] = blocks[at + 3] = Float.NEGATIVE_INFINITY;
            for (int i = at / 4 * BLOCK; i < Math.min(minX.length, (at / 4 + 1) * BLOCK); i++) {
                blocks[at] = Math.min(blocks[at], minX[i]);
                blocks[at + 1] = Math.max(blocks[at + 1], maxX[i]);
                blocks[at + 2] = Math.min(blocks[at + 2], minY[i]);
                blocks[at + 3] = Math.max(blocks[at + 3], maxY[i]);
            }
        }
    }

    /** Finds what the tiles of one row may show, in the order of the scenery; {@link #draw} uses the result. */
    void chooseRow(int pixelY, int fromPixelX, int toPixelX) {
        rowCount = 0;
        rowHasTranslucent = false;
        for (int at = 0; at < blocks.length; at += 4) {
            if (blocks[at + 3] >= pixelY - 1 && blocks[at + 2] <= pixelY + ImageTile.SIZE + 1 && blocks[at + 1] >= fromPixelX && blocks[at] <= toPixelX) {
                chooseBlock(at / 4 * BLOCK, pixelY, fromPixelX, toPixelX);
            }
        }
    }

    private void chooseBlock(int first, int pixelY, int fromPixelX, int toPixelX) {
        for (int i = first; i < Math.min(minX.length, first + BLOCK); i++) {
            if (maxY[i] >= pixelY - 1 && minY[i] <= pixelY + ImageTile.SIZE + 1 && maxX[i] >= fromPixelX && minX[i] <= toPixelX) {
                if (rowCount == row.length) {
                    row = Arrays.copyOf(row, 2 * rowCount);
                }
                row[rowCount++] = i;
                rowHasTranslucent |= isTranslucent(i);
            }
        }
    }

    private boolean isTranslucent(int i) {
        return i < facing.length && scenery.kind(i).isTranslucent();
    }

    /** Draws a tile of the chosen row: solids and lines first, then transparent surfaces. */
    void draw(Rasterizer raster, Shading shading, int pixelX) {
        for (int k = 0; k < rowCount; k++) {
            if (isInTile(row[k], pixelX) && !isTranslucent(row[k])) {
                drawAny(raster, shading, row[k]);
            }
        }
        for (int k = 0; k < rowCount && rowHasTranslucent; k++) {
            if (isInTile(row[k], pixelX) && isTranslucent(row[k])) {
                drawPolygon(raster, shading, row[k]);
            }
        }
    }

    private boolean isInTile(int i, int pixelX) {
        return maxX[i] >= pixelX - 1 && minX[i] <= pixelX + ImageTile.SIZE + 1;
    }

    private void drawAny(Rasterizer raster, Shading shading, int i) {
        int polygons = facing.length;
        if (i < polygons) {
            drawPolygon(raster, shading, i);
        } else {
            int at = FLOATS_PER_LINE * (i - polygons);
            Scenery.LineKind kind = scenery.lineKind(i - polygons);
            raster.line(lines[at], lines[at + 1], lines[at + 2], lines[at + 3], lines[at + 4], lines[at + 5],
                    kind.isWire() ? Float.POSITIVE_INFINITY : tolerance, shading.line(kind));
        }
    }

    /** Solves the plane n·p = d, with p = right·x/s − up·y/s + ahead·depth, for the depth. */
    private void drawPolygon(Rasterizer raster, Shading shading, int i) {
        float[] planes = scenery.planes();
        double ahead = towards(planes, i);
        double right = planes[4 * i] * rx + planes[4 * i + 1] * ry;
        double up = planes[4 * i] * ux + planes[4 * i + 1] * uy + planes[4 * i + 2] * uz;
        // Squared: once because the axes are in pixels here, once because a step is a pixel.
        double area = projection.scale() * projection.scale();
        int first = scenery.firstCorner(i);
        raster.fill(xy, 2 * first, scenery.firstCorner(i + 1) - first, planes[4 * i + 3] / ahead, -right / ahead / area,
                up / ahead / area, scenery.kind(i).liesOnAnother() ? tolerance : 0f, shading.polygon(i));
    }
}
