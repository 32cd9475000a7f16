package dev.goldenangle.workbench.viewport.raster;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.nio.IntBuffer;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * The picture of the world, made of tiles that stay valid while the camera only pans. Fog depends on the height on screen, because in this
 * projection farther parts of the floor are higher on screen.
 */
public final class WorldImage {
    private static final double MOST_FOG = 0.62;
    private static final double FOG_BEGINS = 0.62;
    private static final int MIST_STEP = 4;
    private static final int TILES_KEPT = 4;
    /** Odd, so that keys stay unique; spreads the hashes of tiles on a diagonal. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    /** The number of polygons and lines that can be projected within a few milliseconds. */
    static final int LARGE = 100_000;
    /** Tolerance so that things on a surface are not hidden by it. */
    private static final double HIDING_METRES = 0.15;
    private final Map<Long, ImageTile> tiles = new HashMap<>();
    private final Rasterizer raster = new Rasterizer();
    private final NearFade fade = new NearFade();
    private Scenery scenery = Scenery.EMPTY;
    private Paints paints;
    private Shading shading;
    private double floor;
    private double unitsPerMetre = 1;
    private Set<Scenery.LineKind> lines = EnumSet.of(Scenery.LineKind.EDGE);
    private Projection projection;
    private ProjectedScenery projected;
    /** The next projection of a large scenery, while another thread computes it. */
    private CompletableFuture<ProjectedScenery> coming;
    private int samples = 2;
    private int drawnSamples;
    private int[] pixels = {};
    private PixelBuffer<IntBuffer> buffer;
    private WritableImage image;
    private ViewTransform shown;
    /** The tiles of the last picture, row by row. */
    private ImageTile[] grid = {};
    private int gridX;
    private int gridY;
    private int gridWidth;

    /** @param newFloor height of most of the floor */
    public void setScenery(Scenery newScenery, double newFloor, double newUnitsPerMetre) {
        scenery = newScenery;
        floor = newFloor;
        unitsPerMetre = newUnitsPerMetre;
        forget();
    }

    /** A large scenery with all slow preparation done, on any thread. */
    public record Prepared(Scenery scenery, double floor, double unitsPerMetre, Paints paints, Shading shading,
                    Set<Scenery.LineKind> lines, ProjectedScenery projected) {
        public static Prepared of(Scenery scenery, double floor, double unitsPerMetre, Paints paints, Projection projection, Set<Scenery.LineKind> lines) {
            return new Prepared(scenery, floor, unitsPerMetre, paints, new Shading(scenery, paints, floor, unitsPerMetre), lines,
                    new ProjectedScenery(scenery, projection, unitsPerMetre, lines));
        }
    }

    /** A scenery prepared for other paints or another direction is prepared again when drawn. */
    public void setScenery(Prepared prepared) {
        setScenery(prepared.scenery, prepared.floor, prepared.unitsPerMetre);
        shading = prepared.paints == paints ? prepared.shading : null;
        if (prepared.lines.equals(lines)) {
            take(prepared.projected);
        }
    }

    public void setPaints(Paints newPaints) {
        if (newPaints != paints) {
            paints = newPaints;
            forget();
        }
    }

    public void setLines(Set<Scenery.LineKind> shownLines) {
        if (!lines.equals(shownLines)) {
            lines = EnumSet.copyOf(shownLines);
            forget();
        }
    }

    private void forget() {
        shading = null;
        projected = null;
        coming = null;
        tiles.clear();
    }

    /**
     * The projection to use now for a wanted one. A small scenery is projected immediately. A large one keeps its last projection until another
     * thread has computed the new one, one at a time, so that no frame waits.
     */
    public Projection nearest(Projection wanted) {
        if (projected == null || scenery.size() <= LARGE) {
            return wanted;
        }
        if (coming != null && coming.isDone()) {
            take(coming.join());
            coming = null;
        }
        if (coming == null && !wanted.equals(projection)) {
            Scenery seen = scenery;
            double metre = unitsPerMetre;
            Set<Scenery.LineKind> shownLines = lines;
            coming = CompletableFuture.supplyAsync(() -> new ProjectedScenery(seen, wanted, metre, shownLines), SceneryWork.executor());
        }
        return projection;
    }

    private void take(ProjectedScenery newProjected) {
        projected = newProjected;
        projection = newProjected.projection();
        tiles.clear();
    }

    /** One sample per pixel is fast, for a turning camera; four samples are smooth. */
    public void setSmooth(boolean smooth) {
        samples = smooth ? 2 : 1;
    }

    /** Draws the world for a view, on any thread. Lines may be added before {@link #finish}. */
    public void draw(ViewTransform view) {
        if (shading == null) {
            shading = new Shading(scenery, paints, floor, unitsPerMetre);
        }
        if (projected == null || !view.projection.equals(projection)) {
            take(new ProjectedScenery(scenery, view.projection, unitsPerMetre, lines));
        }
        if (drawnSamples != samples) {
            drawnSamples = samples;
            tiles.clear();
        }
        if (pixels.length != view.width * view.height) {
            pixels = new int[view.width * view.height];
        }
        makeTiles(view);
        compose(view);
        shown = view;
        fade.clear();
    }

    /**
     * Fades what is between the camera and a mover in the picture just drawn.
     *
     * @param ground height of the floor below the mover
     * @param solids tells which points are solid
     */
    public void fadeBefore(Vec3 at, Body body, double ground, NearFade.Solids solids) {
        if (fade.begin(this, shown, at, body, ground, unitsPerMetre)) {
            fade.draw(projected, raster, shading, Paints.argb(paints.ground()));
            fade.look(solids, unitsPerMetre);
            for (int y = fade.firstRow(); y <= fade.lastRow(); y++) {
                fade.mix(pixels, y, Paints.argb(paints.fog()), mist(shown, y));
            }
        }
    }

    /** The picture; call on the JavaFX thread. It is the same object until the size changes. */
    public Image finish() {
        if (buffer == null || buffer.getBuffer().array() != pixels || buffer.getWidth() != shown.width) {
            buffer = new PixelBuffer<>(shown.width, shown.height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
            image = new WritableImage(buffer);
        } else {
            buffer.updateBuffer(changed -> null);
        }
        return image;
    }

    /** Adds a piece of a trail, fainter behind the world. */
    public void add(TrailLine line) {
        line.draw(pixels, shown.width, shown.height, this);
    }

    /** Whether the world is nearer than a depth at a pixel of the pane. */
    boolean isNearer(int x, int y, double depth) {
        return depth > (fade.isFaded(x, y) ? fade.depth(x, y) : depth(x, y)) + hidingTolerance();
    }

    /** How much nearer than a thing the world must be to hide it. */
    double hidingTolerance() {
        return HIDING_METRES * unitsPerMetre;
    }

    /** The tile that contains a whole rectangle of the pane; null if there are several, or if anything has faded. */
    ImageTile onlyTile(int left, int top, int right, int bottom) {
        int column = shown.originX + left >> ImageTile.BITS;
        int row = shown.originY + top >> ImageTile.BITS;
        boolean isOne = left <= right && top <= bottom && shown.originX + right >> ImageTile.BITS == column && shown.originY + bottom >> ImageTile.BITS == row;
        return isOne && !fade.touches(left, top, right, bottom) ? grid[(row - gridY) * gridWidth + column - gridX] : null;
    }

    /** The index of a pixel of the pane within its tile. */
    int inTile(int x, int y) {
        return (shown.originY + y & ImageTile.SIZE - 1) << ImageTile.BITS | shown.originX + x & ImageTile.SIZE - 1;
    }

    /** The depth of a pixel of the pane, ignoring the fade. */
    float depth(int x, int y) {
        int wx = shown.originX + x;
        int wy = shown.originY + y;
        ImageTile tile = grid[((wy >> ImageTile.BITS) - gridY) * gridWidth + (wx >> ImageTile.BITS) - gridX];
        return tile.depths[(wy & ImageTile.SIZE - 1) << ImageTile.BITS | wx & ImageTile.SIZE - 1];
    }

    /** Receives parts of a row that may contain something near. */
    @FunctionalInterface
    interface NearPieces {
        /**
         * @param x      of the first pixel in the pane
         * @param depths of the pixels, from an index on
         */
        void visit(int x, int count, float[] depths, int from);
    }

    /** Visits pixels of a row, ignoring the fade, and skips tiles with nothing nearer than a depth on that row. */
    void visitNearer(int x, int y, int count, float near, NearPieces pieces) {
        int wy = shown.originY + y;
        int line = ((wy >> ImageTile.BITS) - gridY) * gridWidth - gridX;
        int row = wy & ImageTile.SIZE - 1;
        for (int done = 0; done < count;) {
            int wx = shown.originX + x + done;
            int within = wx & ImageTile.SIZE - 1;
            int piece = Math.min(count - done, ImageTile.SIZE - within);
            ImageTile tile = grid[line + (wx >> ImageTile.BITS)];
            if (tile.nearest[row] < near) {
                pieces.visit(x + done, piece, tile.depths, row << ImageTile.BITS | within);
            }
            done += piece;
        }
    }

    private void makeTiles(ViewTransform view) {
        int fromX = Math.floorDiv(view.originX, ImageTile.SIZE);
        int toX = Math.floorDiv(view.originX + view.width - 1, ImageTile.SIZE);
        int fromY = Math.floorDiv(view.originY, ImageTile.SIZE);
        int toY = Math.floorDiv(view.originY + view.height - 1, ImageTile.SIZE);
        if (tiles.size() > TILES_KEPT * (toX - fromX + 2) * (toY - fromY + 2)) {
            tiles.clear();
        }
        gridX = fromX;
        gridY = fromY;
        gridWidth = toX - fromX + 1;
        grid = new ImageTile[gridWidth * (toY - fromY + 1)];
        int background = Paints.argb(paints.ground());
        for (int ty = fromY; ty <= toY; ty++) {
            boolean chosen = false;
            for (int tx = fromX; tx <= toX; tx++) {
                ImageTile kept = tiles.get(key(tx, ty));
                if (kept != null) {
                    grid[(ty - fromY) * gridWidth + tx - fromX] = kept;
                    continue;
                }
                if (!chosen) {
                    projected.chooseRow(ty * ImageTile.SIZE, tx * ImageTile.SIZE - 1, (toX + 1) * ImageTile.SIZE + 1);
                    chosen = true;
                }
                ImageTile tile = new ImageTile();
                raster.begin(tx * ImageTile.SIZE, ty * ImageTile.SIZE, samples, background);
                projected.draw(raster, shading, tx * ImageTile.SIZE);
                raster.finish(tile);
                tile.measure();
                tiles.put(key(tx, ty), tile);
                grid[(ty - fromY) * gridWidth + tx - fromX] = tile;
            }
        }
    }

    private static long key(int tx, int ty) {
        return ((long) ty << 32 | tx & 0xFFFFFFFFL) * SPREAD;
    }

    private void compose(ViewTransform view) {
        int fog = Paints.argb(paints.fog());
        for (int y = 0; y < view.height; y++) {
            copyRow(view, y, fog, mist(view, y));
        }
    }

    /** The strength of the fog on a row, 0 to 255. Uses invisible steps, so that most rows of a tile keep their fog while the camera moves. */
    private static int mist(ViewTransform view, int y) {
        double far = 1 - y / (FOG_BEGINS * view.height);
        return (int) (255 * MOST_FOG * Math.cos(view.projection.pitch()) * Math.max(0, far)) & -MIST_STEP;
    }

    private void copyRow(ViewTransform view, int y, int fog, int mist) {
        int worldY = view.originY + y;
        int row = ((worldY >> ImageTile.BITS) - gridY) * gridWidth;
        int line = worldY & ImageTile.SIZE - 1;
        for (int x = 0; x < view.width;) {
            int worldX = view.originX + x;
            int inTile = worldX & ImageTile.SIZE - 1;
            int columns = Math.min(view.width - x, ImageTile.SIZE - inTile);
            ImageTile tile = grid[row + (worldX >> ImageTile.BITS) - gridX];
            System.arraycopy(tile.misty(line, fog, mist), (line << ImageTile.BITS) + inTile, pixels, y * view.width + x, columns);
            x += columns;
        }
    }

    /**
     * The point seen at a pixel in the last picture; empty if there is none.
     *
     * @param low  lower than everything
     * @param high higher than everything
     */
    public Optional<Vec3> seenAt(ViewTransform view, double px, double py, double low, double high) {
        double visible = high + unitsPerMetre;
        double hidden = low - unitsPerMetre;
        if (!isHidden(view.at(px, py, hidden)) || isHidden(view.at(px, py, visible))) {
            return Optional.empty();
        }
        for (int i = 0; i < 48; i++) {
            double middle = (visible + hidden) / 2;
            if (isHidden(view.at(px, py, middle))) {
                hidden = middle;
            } else {
                visible = middle;
            }
        }
        return Optional.of(view.at(px, py, visible));
    }

    private boolean isHidden(Vec3 at) {
        return hides(at.x, at.y, at.z);
    }

    /** Whether the world hides a point in the last picture; points outside the picture are not hidden. */
    public boolean hides(double wx, double wy, double wz) {
        if (shown == null) {
            return false;
        }
        int px = (int) Math.floor(projection.x(wx, wy));
        int py = (int) Math.floor(projection.y(wx, wy, wz));
        int column = Math.floorDiv(px, ImageTile.SIZE) - gridX;
        int row = Math.floorDiv(py, ImageTile.SIZE) - gridY;
        if (column < 0 || column >= gridWidth || row < 0 || row >= grid.length / gridWidth) {
            return false;
        }
        boolean faded = fade.isFaded(px - shown.originX, py - shown.originY);
        float depth = faded ? fade.depth(px - shown.originX, py - shown.originY)
                : grid[row * gridWidth + column].depths[Math.floorMod(py, ImageTile.SIZE) * ImageTile.SIZE + Math.floorMod(px, ImageTile.SIZE)];
        return projection.depth(wx, wy, wz) > depth + hidingTolerance();
    }

    /** The part of the last picture in front of a body; empty if all of the body is visible. */
    public Optional<Cover> inFrontOf(Vec3 at, Body body) {
        return Cover.of(this, shown, at, body);
    }

    int pixel(int x, int y) {
        return pixels[y * shown.width + x];
    }
}
