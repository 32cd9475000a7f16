package dev.goldenangle.world.tile;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TileWorldTest {
    private static int[][] levels(int width, int depth) {
        int[][] levels = new int[depth][width];
        for (int y = 0; y < depth; y++) {
            for (int x = 0; x < width; x++) {
                levels[y][x] = (7 * x + 3 * y) % 100;
            }
        }
        return levels;
    }

    /** 33 by 17 tiles need three chunks across and two deep; 16 by 16 fill one exactly. */
    @Test
    void everyTileKeepsItsLevelAcrossChunks() {
        for (int[] size : new int[][] {{33, 17}, {16, 16}, {1, 40}, {17, 1}}) {
            int[][] levels = levels(size[0], size[1]);
            HeightGrid grid = new HeightGrid(levels);
            assertEquals(size[0], grid.width());
            assertEquals(size[1], grid.depth());
            for (int y = 0; y < size[1]; y++) {
                for (int x = 0; x < size[0]; x++) {
                    assertEquals(levels[y][x], grid.level(x, y), x + ", " + y);
                }
            }
        }
    }

    @Test
    void everythingOutsideIsAWall() {
        HeightGrid grid = new HeightGrid(levels(5, 4));
        for (int[] tile : new int[][] {{-1, 0}, {0, -1}, {5, 0}, {0, 4}}) {
            assertEquals(HeightGrid.WALL, grid.level(tile[0], tile[1]));
        }
        assertEquals(0, grid.level(0, 0));
        assertEquals((7 * 4 + 3 * 3) % 100, grid.level(4, 3));
    }

    /** Half a tile per level: the highest tile, 3, is at 1.5; the wall does not count. */
    @Test
    void worldBoundsReachFromTheFloorToTheHighestTile() {
        TileWorld world = new TileWorld(new HeightGrid(new int[][] {{0, 1, HeightGrid.WALL}, {2, 0, 3}}), 0.5f, List.of(), List.of());
        assertEquals(0.5f, world.levelHeight());
        assertEquals(1.5f, world.surface(2, 1));
        assertTrue(world.isWall(2, 0));
        assertFalse(world.isWall(2, 1));
        assertEquals(List.of(0f, 0f, 0f), List.of(world.min(0), world.min(1), world.min(2)));
        assertEquals(List.of(3f, 2f, 1.5f), List.of(world.max(0), world.max(1), world.max(2)));
    }

    @Test
    void flatWorldIsOneLevelHigh() {
        TileWorld world = new TileWorld(new HeightGrid(new int[][] {{0, 0}}), 0.5f, List.of(), List.of());
        assertEquals(0.5f, world.max(2));
    }

    @Test
    void solidityFollowsTheMapsSwitches() {
        for (boolean server : new boolean[] {true, false}) {
            for (boolean client : new boolean[] {true, false}) {
                assertEquals(server, Solid.of(server, client).onServer());
                assertEquals(client, Solid.of(server, client).onClient());
            }
        }
    }

    /** A prop from 1 below the floor up to 2: the bounds include it. */
    @Test
    void propsExtendTheBounds() {
        Prop pit = new Prop("pit", 0f, 0f, 1f, 1f, -1f, 2f, false, Solid.EVERYWHERE);
        Creature cow = new Creature(1f, 1f, 0f, 0.3f, 0.9f, false, Solid.EVERYWHERE);
        HeightGrid grid = new HeightGrid(new int[][] {{0, 0}});
        TileWorld world = new TileWorld(grid, 0.5f, List.of(pit), List.of(cow));
        assertEquals(List.of(0f, 0f, -1f), List.of(world.min(0), world.min(1), world.min(2)));
        assertEquals(2f, world.max(2));
        assertEquals(List.of(pit), world.props());
        assertEquals(List.of(cow), world.creatures());
        assertEquals(grid, world.grid());
    }
}
