package dev.goldenangle.world.tile;

/** The levels of the tiles, stored in square chunks as in a world that is loaded piece by piece. Everything outside is a wall. */
public final class HeightGrid {
    /** Tiles per side of a chunk. */
    public static final int CHUNK = 16;
    /** The level of tiles that cannot be entered at any height. */
    public static final int WALL = 127;

    private final int width;
    private final int depth;
    private final int chunksAcross;
    private final byte[][] chunks;

    /** @param levels by column from the west and row from the south: {@code levels[y][x]} */
    public HeightGrid(int[][] levels) {
        depth = levels.length;
        width = levels[0].length;
        chunksAcross = (width + CHUNK - 1) / CHUNK;
        chunks = new byte[chunksAcross * ((depth + CHUNK - 1) / CHUNK)][CHUNK * CHUNK];
        for (int y = 0; y < depth; y++) {
            for (int x = 0; x < width; x++) {
                chunks[chunk(x, y)][inChunk(x, y)] = (byte) levels[y][x];
            }
        }
    }

    private int chunk(int x, int y) {
        return y / CHUNK * chunksAcross + x / CHUNK;
    }

    private static int inChunk(int x, int y) {
        return y % CHUNK * CHUNK + x % CHUNK;
    }

    public int width() {
        return width;
    }

    public int depth() {
        return depth;
    }

    /** The level of a tile; {@link #WALL} for solid tiles and outside. */
    public int level(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= depth ? WALL : chunks[chunk(x, y)][inChunk(x, y)];
    }
}
