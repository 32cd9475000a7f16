package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.world.sector.SectorWorld;

import org.junit.jupiter.api.Test;

/** Random moves in the most difficult corners stay inside the map. */
class TortureRoomTest {
    private static final int MOVES = 1_000_000;
    private static final int[] WAYS = {Keys.FORWARD, Keys.BACKWARD, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT, Keys.FORWARD | Keys.SIDESTEP_LEFT,
        Keys.FORWARD | Keys.SIDESTEP_RIGHT, Keys.FORWARD};

    @Test
    void millionRandomMovesNeverCrossASolidLine() {
        SectorWorld world = (SectorWorld) SampleMap.level("sector-torture").world();
        PlayerReplay replay = new PlayerReplay(world);
        Player player = replay.player;
        player.y = 1800 << 6;
        player.worldY = 1800;
        player.ceiling = 3000 << 6;
        Randomness chance = new Randomness(9);
        int keys = 0;
        boolean[] visited = new boolean[world.polygonCount()];
        for (int move = 0; move < MOVES; move++) {
            if (chance.nextInt(20) == 0) {
                keys = WAYS[chance.nextInt(WAYS.length)] | (chance.nextInt(3) == 0 ? 0 : Keys.RUN);
                keys |= chance.nextInt(3) == 0 ? Keys.TURN_LEFT : chance.nextInt(2) == 0 ? Keys.TURN_RIGHT : 0;
            }
            int fromX = player.worldX;
            int fromY = player.worldY;
            replay.tick(keys);
            visited[player.polygon] = true;
            assertTrue(world.contains(player.polygon, player.worldX, player.worldY), "inside its polygon after move " + move);
            assertEquals(-1, solidLineCrossed(world, fromX, fromY, player.worldX, player.worldY), "solid line crossed by move " + move);
        }
        for (int polygon = 0; polygon < visited.length; polygon++) {
            assertTrue(visited[polygon], "polygon " + polygon + " was visited");
        }
    }

    /**
     * Computed independently: the edge that has both ends of the path on different sides, and its own ends on different
     * sides of the path.
     */
    private static int solidLineCrossed(SectorWorld world, int sx, int sy, int ex, int ey) {
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                if (world.isSolid(edge) && sides(world.startX(edge), world.startY(edge), world.endX(edge), world.endY(edge), sx, sy, ex, ey) < 0
                        && sides(sx, sy, ex, ey, world.startX(edge), world.startY(edge), world.endX(edge), world.endY(edge)) < 0) {
                    return edge;
                }
            }
        }
        return -1;
    }

    /** Negative if p and q are on different sides of the line a–b. */
    private static int sides(long ax, long ay, long bx, long by, long px, long py, long qx, long qy) {
        long p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        long q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
        return Long.signum(p) * Long.signum(q);
    }
}
