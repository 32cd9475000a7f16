package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.world.tile.TileWorld;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Merges tiles of the same height into rectangles. Walls have no upper end in the rules; they are drawn at a fixed height above their
 * neighbours.
 */
final class TilePlateaus {
    private static final float WALL_RISE = 1f;
    private final TileWorld world;
    private final int width;
    private final int depth;

    /** A rectangle of tiles, from the south-west corner to the north-east one. */
    record Plateau(int minX, int minY, int maxX, int maxY, float height, boolean wall) {
        float[] top() {
            return new float[] {minX, minY, height, maxX, minY, height, maxX, maxY, height, minX, maxY, height};
        }
    }

    TilePlateaus(TileWorld world) {
        this.world = world;
        width = world.grid().width();
        depth = world.grid().depth();
    }

    boolean isOutside(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= depth;
    }

    /** The height at which a tile is drawn. */
    float height(int x, int y) {
        return world.isWall(x, y) ? wallHeight(x, y) : world.surface(x, y);
    }

    private float wallHeight(int x, int y) {
        float highest = 0f;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                highest = world.isWall(x + dx, y + dy) ? highest : Math.max(highest, world.surface(x + dx, y + dy));
            }
        }
        return highest + WALL_RISE;
    }

    List<Plateau> list() {
        List<Plateau> list = new ArrayList<>();
        boolean[] taken = new boolean[width * depth];
        for (int y = 0; y < depth; y++) {
            for (int x = 0; x < width; x++) {
                if (!taken[y * width + x]) {
                    list.add(grow(x, y, taken));
                }
            }
        }
        return list;
    }

    /** Grows east as far as possible, then north while whole rows fit. */
    private Plateau grow(int x, int y, boolean[] taken) {
        int maxX = x + 1;
        while (maxX < width && isLike(maxX, y, x, y, taken)) {
            maxX++;
        }
        int maxY = y + 1;
        while (maxY < depth && isRowLike(x, maxX, maxY, y, taken)) {
            maxY++;
        }
        for (int row = y; row < maxY; row++) {
            Arrays.fill(taken, row * width + x, row * width + maxX, true);
        }
        return new Plateau(x, y, maxX, maxY, height(x, y), world.isWall(x, y));
    }

    private boolean isRowLike(int minX, int maxX, int row, int likeY, boolean[] taken) {
        for (int x = minX; x < maxX; x++) {
            if (!isLike(x, row, minX, likeY, taken)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLike(int x, int y, int likeX, int likeY, boolean[] taken) {
        return !taken[y * width + x] && world.isWall(x, y) == world.isWall(likeX, likeY) && height(x, y) == height(likeX, likeY);
    }
}
