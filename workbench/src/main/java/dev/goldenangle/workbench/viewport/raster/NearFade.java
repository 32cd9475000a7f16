package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;

import java.util.Arrays;

/**
 * Fades what is between the camera and the mover, so that the mover and the floor around it are visible, and the obstacle is still hinted at.
 * How it works:
 * 1. In a disc around the mover, every pixel nearer than the mover and higher than a step above its floor is an obstacle.
 * 2. If there are any, the disc is drawn again without obstacles: each row without everything nearer than a depth.
 * 3. Where this shows a place in the open, not the inside of a wall, it is blended in; a share of the obstacle stays.
 * 4. Later drawing uses the depths from here, so that nothing is hidden by what has faded.
 */
public final class NearFade {
    private static final double RADIUS_METRES = 4.5;
    /** Lower obstacles above the mover's floor do not fade, because they hide little. */
    private static final double STEP_METRES = 0.35;
    /** The depth of open space required in front of a surface. */
    private static final double AIR_METRES = 0.12;
    /** The share of an obstacle that stays visible. */
    private static final double STAYS = 0.3;
    /** From this share of its radius, the disc fades out softly. */
    private static final double SOFT = 0.75;
    /** Open space is tested first at the corners of blocks of this many pixels. */
    private static final int BLOCK = 4;
    /** The position and width of the square around the disc in the pane, in whole tiles. */
    private int left;
    private int top;
    private int side;
    private double radius;
    private double middleX;
    private double middleY;
    private ViewTransform view;
    /** The nearest depth shown on every row. */
    private float[] nearest = {};
    /** The obstacles on every row: the first pixel, and the one after the last; an empty range if there are none. */
    private int[] firsts = {};
    private int[] ends = {};
    private int[] colours = {};
    private float[] depths = {};
    /** How much the obstacle in each pixel fades, from 0 (not at all) to 1 (fully). Even a fully faded obstacle stays faintly visible. */
    private float[] shares = {};
    private boolean[] open = {};
    private boolean isOn;

    /** Whether a point is inside something solid. */
    @FunctionalInterface
    public interface Solids {
        boolean isInside(double x, double y, double z);
    }

    void clear() {
        isOn = false;
    }

    /** Takes a mover at a position. Returns whether there are obstacles. */
    boolean begin(WorldImage image, ViewTransform newView, Vec3 at, Body body, double ground, double metre) {
        view = newView;
        double middle = at.z + (body.bottom() + body.top()) / 2;
        middleX = view.x(at);
        middleY = view.y(at.x, at.y, middle);
        radius = RADIUS_METRES * metre * view.scale();
        int tiles = (int) Math.ceil((2 * radius + 2) / ImageTile.SIZE);
        side = tiles * ImageTile.SIZE;
        left = (int) Math.floor(middleX) - side / 2;
        top = (int) Math.floor(middleY) - side / 2;
        if (nearest.length != side) {
            nearest = new float[side];
            firsts = new int[side];
            ends = new int[side];
            colours = new int[side * side];
            depths = new float[side * side];
            shares = new float[side * side];
            open = new boolean[(side / BLOCK + 1) * (side / BLOCK + 1)];
        }
        Projection projection = view.projection;
        double mover = projection.depth(at.x, at.y, middle) - body.radius() * Math.cos(projection.pitch());
        // On a level floor, depth changes linearly from row to row.
        double firstRow = floorDepth(top + 0.5, ground + STEP_METRES * metre);
        double perRow = (floorDepth(top + side + 0.5, ground + STEP_METRES * metre) - firstRow) / side;
        for (int y = 0; y < side; y++) {
            nearest[y] = (float) Math.min(mover, firstRow + y * perRow);
        }
        isOn = mark(image);
        return isOn;
    }

    private double floorDepth(double py, double height) {
        Vec3 floor = view.at(middleX, py, height);
        return view.depth(floor.x, floor.y, floor.z);
    }

    /** Marks the obstacles, weighted by the disc. */
    private boolean mark(WorldImage image) {
        boolean any = false;
        for (int y = 0; y < side; y++) {
            Arrays.fill(shares, y * side + firsts[y], y * side + Math.max(firsts[y], ends[y]), 0f);
            firsts[y] = side;
            ends[y] = 0;
            if (y + top >= 0 && y + top < view.height) {
                markRow(image, y);
            }
            any |= firsts[y] < ends[y];
        }
        return any;
    }

    private void markRow(WorldImage image, int y) {
        double dy = top + y + 0.5 - middleY;
        double half = Math.sqrt(Math.max(0, radius * radius - dy * dy)) + 1;
        int from = Math.max(Math.max(0, -left), (int) Math.floor(middleX - half) - left);
        int to = Math.min(Math.min(side, view.width - left), (int) Math.ceil(middleX + half) - left);
        if (from < to) {
            image.visitNearer(left + from, top + y, to - from, nearest[y], (x, count, far, at) -> markPiece(y, dy, x - left, count, far, at));
        }
    }

    private void markPiece(int y, double dy, int from, int count, float[] far, int at) {
        float near = nearest[y];
        for (int i = 0; i < count; i++) {
            double dx = left + from + i + 0.5 - middleX;
            double away = dx * dx + dy * dy;
            if (far[at + i] < near && away < radius * radius) {
                int x = from + i;
                shares[y * side + x] = away < SOFT * SOFT * radius * radius ? 1 : (float) Math.min(1, (1 - Math.sqrt(away) / radius) / (1 - SOFT));
                firsts[y] = Math.min(firsts[y], x);
                ends[y] = x + 1;
            }
        }
    }

    /** Draws the background in the tiles that have obstacles. */
    void draw(ProjectedScenery projected, Rasterizer raster, Shading shading, int background) {
        ImageTile tile = new ImageTile();
        int column = view.originX + left;
        for (int y = 0; y < side; y += ImageTile.SIZE) {
            int first = side;
            int end = 0;
            for (int i = y; i < y + ImageTile.SIZE; i++) {
                first = Math.min(first, firsts[i]);
                end = Math.max(end, ends[i]);
            }
            int line = view.originY + top + y;
            int from = first & -ImageTile.SIZE;
            if (first < end) {
                projected.chooseRow(line, column + from - 1, column + end + 1);
            }
            for (int x = from; x < end; x += ImageTile.SIZE) {
                raster.begin(column + x, line, 1, background);
                raster.leaveOut(nearest, y);
                projected.draw(raster, shading, column + x);
                raster.finish(tile);
                for (int i = 0; i < ImageTile.SIZE; i++) {
                    System.arraycopy(tile.colours, i * ImageTile.SIZE, colours, (y + i) * side + x, ImageTile.SIZE);
                    System.arraycopy(tile.depths, i * ImageTile.SIZE, depths, (y + i) * side + x, ImageTile.SIZE);
                }
            }
        }
    }

    /** Keeps obstacles with no open space behind them. Tests single pixels only where the corners of a block differ. */
    void look(Solids solids, double metre) {
        int corners = side / BLOCK + 1;
        for (int v = 0; v < corners; v++) {
            for (int u = 0; u < corners; u++) {
                int x = Math.min(side - 1, u * BLOCK);
                int y = Math.min(side - 1, v * BLOCK);
                open[v * corners + u] = shares[y * side + x] == 0 || isOpen(x, y, solids, metre);
            }
        }
        for (int y = 0; y < side; y++) {
            for (int x = firsts[y]; x < ends[y]; x++) {
                if (shares[y * side + x] > 0 && !isOpenAround(x, y, corners, solids, metre)) {
                    shares[y * side + x] = 0;
                }
            }
        }
    }

    private boolean isOpenAround(int x, int y, int corners, Solids solids, double metre) {
        int at = y / BLOCK * corners + x / BLOCK;
        boolean same = open[at] == open[at + 1] && open[at] == open[at + corners] && open[at] == open[at + corners + 1];
        return same ? open[at] : isOpen(x, y, solids, metre);
    }

    /** Whether there is open space in front of the background, or at the depth of the mover if there is no background. */
    private boolean isOpen(int x, int y, Solids solids, double metre) {
        float behind = depths[y * side + x];
        double depth = (behind == Float.POSITIVE_INFINITY ? nearest[y] : behind) - AIR_METRES * metre;
        Projection p = view.projection;
        double right = (view.originX + left + x + 0.5) / p.scale();
        double up = -(view.originY + top + y + 0.5) / p.scale();
        return !solids.isInside(right * p.rightX() + up * p.upX() + depth * p.aheadX(), right * p.rightY() + up * p.upY() + depth * p.aheadY(),
                up * p.upZ() + depth * p.aheadZ());
    }

    /** Blends the background with its fog into a row of the pane. */
    void mix(int[] pixels, int y, int fog, int mist) {
        for (int x = firsts[y - top]; x < ends[y - top]; x++) {
            float share = shares[(y - top) * side + x];
            if (share > 0) {
                int i = y * view.width + left + x;
                int behind = Rasterizer.mix(colours[(y - top) * side + x], fog, mist);
                pixels[i] = Rasterizer.mix(pixels[i], behind, (int) (255 * (1 - STAYS) * share));
            }
        }
    }

    int firstRow() {
        return Math.max(0, top);
    }

    int lastRow() {
        return Math.min(view.height, top + side) - 1;
    }

    /** Whether anything in a rectangle of the pane may have faded. */
    boolean touches(int fromX, int fromY, int toX, int toY) {
        return isOn && toX >= left && toY >= top && fromX < left + side && fromY < top + side;
    }

    /** Whether a pixel of the pane shows more of the background than of the obstacle. */
    boolean isFaded(int x, int y) {
        return isOn && x >= left && y >= top && x < left + side && y < top + side && shares[(y - top) * side + x - left] >= 0.5f;
    }

    /** The depth of a faded pixel. */
    float depth(int x, int y) {
        return depths[(y - top) * side + x - left];
    }
}
