package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;
import dev.goldenangle.world.sector.WallClip;

import org.junit.jupiter.api.Test;

/** The examples of the source document, on the shipped maps. */
class SampleMapTest {
    private static final int RUN = Keys.FORWARD | Keys.RUN;

    /** A player at rest; positions in the map's own frame, y north. */
    private static PlayerReplay at(SectorWorld world, int x, int y, int heading) {
        PlayerReplay replay = new PlayerReplay(world);
        Player player = replay.player;
        player.x = x << 6;
        player.y = -y << 6;
        player.worldX = x;
        player.worldY = -y;
        player.polygon = world.polygonAt(x, -y);
        player.floor = world.floor(player.polygon) << 6;
        player.ceiling = world.ceiling(player.polygon) << 6;
        player.z = player.floor;
        player.worldZ = player.z >> 6;
        player.direction = heading << 16;
        return replay;
    }

    private static void ticks(PlayerReplay replay, int count, int keys) {
        for (int i = 0; i < count; i++) {
            replay.tick(keys);
        }
    }

    private static SectorWorld steps() {
        return (SectorWorld) SampleMap.level("sector-steps").world();
    }

    @Test
    void playerRunsUpStairsOf200() {
        PlayerReplay replay = at(steps(), -512, 0, 0);
        ticks(replay, 60, RUN);
        assertEquals(800 << 6, replay.player.z);
        assertTrue(replay.player.worldX > 2048);
    }

    @Test
    void firstHeightCheckStopsAtAFloorTooHigh() {
        PlayerReplay replay = at(steps(), -1536, 0, 128);
        ticks(replay, 60, RUN);
        assertEquals(-1024 + 256, -replay.player.worldY, "kept away from the ledge of 400");
        assertEquals(0, replay.player.z);
    }

    @Test
    void secondHeightCheckStopsAtACeilingTooLow() {
        PlayerReplay replay = at(steps(), 3072, 512, 0);
        ticks(replay, 60, RUN);
        assertEquals(4096 - 256, replay.player.worldX, "kept out of the crawl space");
        PlayerReplay passes = at(steps(), 3072, -512, 0);
        ticks(passes, 25, RUN);
        assertTrue(passes.player.worldX > 4096, "900 is room enough for a player of 819");
    }

    @Test
    void thirdHeightCheckStopsAtAGapTooNarrow() {
        PlayerReplay replay = at(steps(), -1536, 0, 384);
        ticks(replay, 60, RUN);
        assertEquals(1024 - 256, -replay.player.worldY, "step and ceiling would fit, but 800 between them is too little");
    }

    /** In the game an object's top becomes the floor only for players who come closer to its middle from above. */
    @Test
    void objectTopIsTheFloorOnTheWayToItsMiddle() {
        SectorWorld world = steps();
        SolidObject barrel = world.objects().get(0);
        PlayerReplay above = at(world, barrel.x() - 600, -512, 0);
        above.player.z = 600 << 6;
        above.player.worldZ = 600;
        above.player.velocity = 8192;
        boolean stood = false;
        while (above.player.worldX + 128 < barrel.x()) {
            above.tick(RUN);
            boolean over = barrel.x() - above.player.worldX < 504;
            assertEquals(over ? barrel.top() << 6 : 0, above.player.floor);
            stood |= over;
        }
        assertTrue(stood);
        ticks(above, 2, RUN);
        assertEquals(0, above.player.floor, "past the middle");
    }

    @Test
    void objectBlocksPlayersNotAboveIt() {
        SectorWorld world = steps();
        SolidObject barrel = world.objects().get(0);
        PlayerReplay below = at(world, barrel.x() - 800, -512, 0);
        ticks(below, 60, RUN);
        int closest = barrel.x() - below.player.worldX;
        assertTrue(closest >= 504 && closest < 504 + 128, "stopped short of both radii together, at " + closest);
    }

    /** Pushed out of one wall into the zone of another that was not met before: the whole move is undone. */
    @Test
    void cornerThatClippingCannotSolveUndoesTheMove() {
        SectorWorld world = (SectorWorld) SampleMap.level("sector-torture").world();
        int wedge = world.polygonAt(4000, 0);
        WallClip clip = new WallClip(world).fit(341, 819);
        clip.x = 4700;
        clip.y = 20;
        clip.clip(wedge, 4300, 0, 100);
        assertTrue(clip.clipped);
        assertEquals(4300, clip.x);
        assertEquals(0, clip.y);
    }

    @Test
    void playerSlidesAlongASingleWall() {
        SectorWorld world = steps();
        WallClip clip = new WallClip(world).fit(341, 819);
        clip.x = -3000;
        clip.y = 900;
        clip.clip(0, -3100, 700, 0);
        assertEquals(-3000, clip.x, 1);
        assertEquals(1024 - 256, clip.y);
    }

    @Test
    void rightAngledCornerIsSolvedInTwoPasses() {
        SectorWorld world = steps();
        WallClip clip = new WallClip(world).fit(341, 819);
        clip.x = -4000;
        clip.y = 1000;
        clip.clip(0, -3700, 700, 0);
        assertEquals(-4096 + 256, clip.x, 1);
        assertEquals(1024 - 256, clip.y, 1);
    }

    @Test
    void currentCarriesAndSwimmingLifts() {
        SectorWorld world = (SectorWorld) SampleMap.level("sector-pool").world();
        PlayerReplay replay = at(world, 512, 0, 0);
        replay.tick(0);
        assertTrue(replay.player.has(Player.HEAD_IN_MEDIUM));
        ticks(replay, 60, 0);
        assertTrue(-replay.player.worldY > 200, "drifts north, where the current flows, now at " + -replay.player.worldY);
        assertEquals(-1500 << 6, replay.player.z);
        ticks(replay, 30, Keys.SWIM);
        assertTrue(replay.player.z > -1000 << 6, "swims up");
    }
}
