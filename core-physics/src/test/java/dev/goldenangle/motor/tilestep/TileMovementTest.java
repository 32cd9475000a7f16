package dev.goldenangle.motor.tilestep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.TileWorld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** The tests recommended by the source document, and further guarantees of the model. */
class TileMovementTest {
    private static final float HALF = 0.3f;
    private static final float GAP = TileMovement.GAP;

    private static ServerContext grid(int[][] levels) {
        return new ServerContext(new TileWorld(new HeightGrid(levels), 0.5f, List.of(), List.of()));
    }

    @Test
    void footprintOverTwoHeightsStandsOnTheHigher() {
        ServerContext context = grid(new int[][] {{0, 2}, {0, 2}});
        assertEquals(1f, TileMovement.highestSurface(0.9f, 1f, HALF, context));
        assertEquals(0f, TileMovement.highestSurface(0.6f, 1f, HALF, context), "wholly on the lower tile");
        assertEquals(0f, TileMovement.highestSurface(0.7f - GAP, 1f, HALF, context), "exactly at the edge is not over it");
    }

    @Test
    void footprintAcrossAChunkBorderSeesBothChunks() {
        int[][] levels = new int[HeightGrid.CHUNK * 2][HeightGrid.CHUNK * 2];
        levels[HeightGrid.CHUNK][HeightGrid.CHUNK] = 3;
        ServerContext context = grid(levels);
        assertEquals(1.5f, TileMovement.highestSurface(HeightGrid.CHUNK - 0.1f, HeightGrid.CHUNK - 0.1f, HALF, context));
        assertEquals(0f, TileMovement.highestSurface(HeightGrid.CHUNK - 0.5f, HeightGrid.CHUNK - 0.5f, HALF, context));
        assertEquals(Float.POSITIVE_INFINITY, TileMovement.highestSurface(0.1f, 5f, HALF, context), "outside is wall");
    }

    @ParameterizedTest
    @CsvSource({"3, 11, 1, 0, 5.7, 11", "15, 11, -1, 0, 12.3, 11", "9, 5, 0, 1, 9, 7.7", "9, 17, 0, -1, 9, 14.3"})
    void mesaStopsWalkersOnAllFourSides(double x, double y, int east, int north, float endX, float endY) {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(x, y, 0).walk(east, north, 120);
        assertEquals(endX, ground.state.position.x, 0.002);
        assertEquals(endY, ground.state.position.y, 0.002);
        assertEquals(0f, ground.state.position.z);
        assertTrue(ground.state.grounded);
    }

    @ParameterizedTest
    @CsvSource({"5.7, 8.2, 0, 1", "12.3, 13.8, 0, -1", "6.2, 7.7, 1, 0", "11.8, 14.3, -1, 0"})
    void slidingAlongTheEdgeFromBelowNeverSticks(double x, double y, int east, int north) {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(x + (east == 0 ? Math.signum(x - 9) * GAP : 0),
                y + (north == 0 ? Math.signum(y - 11) * GAP : 0), 0);
        float before = east == 0 ? ground.state.position.y : ground.state.position.x;
        int into = east == 0 ? (x < 9 ? 1 : -1) : y < 11 ? 1 : -1;
        ground.walk(east == 0 ? into * 0.5 : east, east == 0 ? north : into * 0.5, 60);
        float after = east == 0 ? ground.state.position.y : ground.state.position.x;
        assertTrue(Math.abs(after - before) > 3f, "moved along by " + (after - before));
        assertEquals(0f, ground.state.position.z);
    }

    @ParameterizedTest
    @CsvSource({"5.8, 9, 0, 1", "12.2, 13, 0, -1", "7, 7.8, 1, 0", "11, 14.2, -1, 0"})
    void walkingAlongAnEdgeFromAboveNeitherSticksNorFalls(double x, double y, int east, int north) {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(x, y, 1).walk(east, north, 40);
        assertEquals(1f, ground.state.position.z, "with half the footprint over the cliff it still stands");
        float moved = Math.abs(ground.state.position.x - (float) x) + Math.abs(ground.state.position.y - (float) y);
        assertEquals(40 * 3.9f / 60, moved, 0.01);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -1"})
    void walkingOffACliffFallsAndDoesNotTeleport(int east, int north) {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(9, 11, 1);
        int airborne = 0;
        float lastZ = 1f;
        for (int tick = 0; tick < 120; tick++) {
            ground.walk(east, north, 1);
            airborne += ground.state.grounded ? 0 : 1;
            assertTrue(lastZ - ground.state.position.z < 0.2f, "no jump down");
            lastZ = ground.state.position.z;
        }
        assertEquals(0f, ground.state.position.z);
        assertEquals(Math.sqrt(2 * 1 / 25.0) * 60, airborne, 2, "duration of a fall of one tile");
    }

    @Test
    void landingOnTwoHeightsSnapsToTheHigher() {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(5.8, 11, 2).ticks(60);
        assertEquals(1f, ground.state.position.z);
        assertTrue(ground.state.grounded);
    }

    @Test
    void jumpReachesTwoLevelsAndNoMore() {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(5.5, 11, 0);
        ground.command.forward = 1f;
        ground.jump().ticks(60);
        assertEquals(1f, ground.state.position.z, "onto the mesa");
        Ground three = new Ground(Ground.rows("######", "#0003#", "######"), Ground.defaults()).at(3.5, 1.5, 0);
        three.command.forward = 1f;
        three.jump().ticks(60);
        assertEquals(0f, three.state.position.z, "three levels are too high");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.5})
    void stairsAreWalkedUpAndDownWithAStepHeight(double step) {
        Ground ground = new Ground(Ground.sample("tile-stairs"), Ground.stepUp(step)).walk(1, 0, 180);
        assertTrue(ground.state.position.x > 14, "up the stairs");
        ground.walk(1, 0, 400);
        assertEquals(0f, ground.state.position.z);
        assertTrue(ground.state.position.x > 30);
    }

    @Test
    void withoutAStepHeightTheFirstStairBlocks() {
        Ground ground = new Ground(Ground.sample("tile-stairs"), Ground.defaults()).walk(1, 0, 300);
        assertEquals(8 - HALF, ground.state.position.x, 0.002);
    }

    @Test
    void stepHigherThanTheLimitBlocks() {
        Ground ground = new Ground(Ground.sample("tile-stairs"), Ground.stepUp(0.24)).walk(1, 0, 300);
        assertEquals(8 - HALF, ground.state.position.x, 0.002);
    }

    @Test
    void roofsCanBeWalkedOnAndUnder() {
        Ground roof = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(13, 11, 2.25).walk(0, -1, 10);
        assertEquals(2.25f, roof.state.position.z);
        Ground under = new Ground(Ground.sample("tile-fort"), Ground.defaults().with(TilestepParameter.JUMP_SPEED, 10)).at(13, 6, 0).walk(0, 1, 60);
        assertEquals(0f, under.state.position.z);
        assertTrue(under.state.position.y > 9, "inside the fort");
        under.walk(0, 0, 5).jump();
        float highest = 0f;
        for (int tick = 0; tick < 60; tick++) {
            under.ticks(1);
            highest = Math.max(highest, under.state.position.z);
        }
        assertEquals(2f - 0.9f, highest, 1e-4, "the roof's underside stops the jump");
    }

    @Test
    void playerRunsThroughTheTubeAndItsSidesBlock() {
        Ground tube = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(19, 4.75, 0).walk(1, 0, 160);
        assertTrue(tube.state.position.x > 28.5, "through");
        Ground side = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(24, 2, 0).walk(0, 1, 100);
        assertTrue(side.state.position.y < 4 - HALF, "blocked by the side");
        Ground onTop = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(24, 4.75, 2).ticks(60);
        assertEquals(1.25f, onTop.state.position.z, "the lid carries");
    }

    @Test
    void bodiesBlockOnlyWhereTheirHeightsOverlap() {
        Ground low = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(22, 12, 0).walk(1, 0, 120);
        assertTrue(low.state.position.x < 24 - 2 * HALF, "blocked by the other body");
        Ground high = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(23, 12, 5).walk(1, 0, 20);
        assertTrue(high.state.position.x > 24, "passes above it");
    }

    @Test
    void propWithoutHeightIsAWallAtAnyHeight() {
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(5, 4.25, 50).walk(1, 0, 60);
        assertTrue(ground.state.position.x < 6 - HALF);
    }

    @Test
    void mountIsFasterAndStaysWhereItIsLeft() {
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(4, 15, 0);
        ground.command.buttons = Command.USE;
        ground.ticks(1);
        assertTrue(ground.state.isOn(TilestepRegister.RIDING));
        assertEquals(1, ground.mover.bystanders(ground.state).size(), "only the other creature is left");
        assertEquals(0.45f, ground.mover.body(ground.state).radius(), "as wide as the mount");
        assertEquals(5f, ground.state.position.x);
        ground.command.buttons = 0;
        ground.walk(0, 1, 1);
        assertEquals(3.9f * 1.5f, ground.state.velocity.horizontalLength(), 1e-4);
        ground.walk(0, 1, 20).walk(0, 0, 1);
        ground.command.buttons = Command.USE;
        ground.ticks(1);
        assertFalse(ground.state.isOn(TilestepRegister.RIDING));
        float mountY = ground.state.getFloat(TilestepRegister.MOUNT_Y);
        assertTrue(ground.mover.bystanders(ground.state).stream().anyMatch(other -> other.y() == mountY), "drawn where it was left");
        ground.command.buttons = 0;
        ground.walk(-1, 0, 60);
        assertEquals(mountY, ground.state.getFloat(TilestepRegister.MOUNT_Y));
        assertTrue(ground.state.position.x < 3, "walks away out of it");
        ground.walk(1, 0, 120);
        assertTrue(ground.state.position.x < 5 - 0.45, "and is blocked on the way back");
    }

    @Test
    void noclipFliesThroughEverything() {
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults()).at(9, 11, 1);
        ground.state.mode = MoveMode.NOCLIP;
        ground.walk(1, 0, 120);
        assertEquals(9 + 2 * 3.9f, ground.state.position.x, 0.01);
        assertEquals(1f, ground.state.position.z);
    }

    @Test
    void drawnBodyFollowsAndSnaps() {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(3, 4, 0).walk(1, 0, 30);
        float lag = ground.report.signal(TilestepSignal.DRAWN_LAG.ordinal());
        assertTrue(lag > 0.05f && lag < 0.3f, "lags by " + lag);
        ground.state.position.x += 5f;
        ground.ticks(1);
        assertEquals(0f, ground.report.signal(TilestepSignal.DRAWN_LAG.ordinal()), "too far to slide");
    }

    @Test
    void invalidStatesStayFinite() {
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults());
        ground.state.position.set(Float.NaN, 1e30f, -1e30f);
        ground.state.velocity.set(Float.NaN, 1e30f, Float.NEGATIVE_INFINITY);
        ground.walk(1, 1, 100);
        assertTrue(ground.state.isFinite());
    }
}
