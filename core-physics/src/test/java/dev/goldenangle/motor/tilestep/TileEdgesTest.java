package dev.goldenangle.motor.tilestep;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Where exactly a body stops, and what it can get onto; it is 0.6 wide and keeps a gap of 1/1024 to tiles. */
class TileEdgesTest {
    private static final float CLEAR = 0.3f + 1 / 1024f;

    @ParameterizedTest
    @CsvSource({"3, 11, 1, 0", "15, 11, -1, 0", "9, 5, 0, 1", "9, 17, 0, -1"})
    void bodyStopsOneGapBeforeATile(double x, double y, int east, int north) {
        Ground ground = new Ground(Ground.sample("tile-edges"), Ground.defaults()).at(x, y, 0).walk(east, north, 120);
        float at = east != 0 ? ground.state.position.x : ground.state.position.y;
        float edge = east != 0 ? (east > 0 ? 6 : 12) : north > 0 ? 8 : 14;
        assertEquals(edge - (east + north) * CLEAR, at, 2e-6);
    }

    /** The sides of the prop are inside tiles; the last part of the path is bisected ten times. */
    @ParameterizedTest
    @CsvSource({"3.5, 5, 1, 0, 4.17", "6.5, 5, -1, 0, 5.83", "5, 3.5, 0, 1, 4.17", "5, 6.5, 0, -1, 5.83"})
    void bodyStopsRightBeforeAProp(double x, double y, int east, int north, double end) {
        Level level = LevelReader.read("prop", """
                format = "tile"
                rows = ["##########", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "##########"]
                [[prop]]
                min = [4.47, 4.47]
                max = [5.53, 5.53]
                height = 1
                [[spawn]]
                position = [1.5, 1.5, 0]
                """, 1f);
        Ground ground = new Ground(level, Ground.defaults()).at(x, y, 0).walk(east, north, 120);
        float at = east != 0 ? ground.state.position.x : ground.state.position.y;
        double left = (end - at) * (east + north);
        assertTrue(left >= 0 && left < 2e-3, at + " before " + end);
        assertEquals(0f, ground.state.velocity.horizontalLength());
    }

    /** Half a level within a step: a rising body must get above it first, a falling one is on it at once. */
    @Test
    void risingBodyCannotStepAndFallingOneCan() {
        Ground rising = new Ground(Ground.rows("######", "#0011#", "######"), Ground.stepUp(0.5)).at(2.69, 1.5, 0);
        rising.command.forward = 1f;
        rising.jump().ticks(2);
        assertTrue(rising.state.position.z > 0.2f && rising.state.position.z < 0.5f, "on its way up: " + rising.state.position.z);
        assertEquals(3 - CLEAR, rising.state.position.x, 1e-4);
        Ground falling = new Ground(Ground.rows("######", "#0011#", "######"), Ground.stepUp(0.5)).at(2.65, 1.5, 0.3).walk(1, 0, 3);
        assertTrue(falling.state.grounded && falling.state.position.x > 2.72f, "onto it: " + falling.state.position);
        assertEquals(0.5f, falling.state.position.z);
    }

    private static Walker fast(float velocityX, float velocityY) {
        Walker walker = new Walker();
        walker.x = 1.5f;
        walker.y = 2.5f;
        walker.velocityX = velocityX;
        walker.velocityY = velocityY;
        walker.halfWidth = 0.3f;
        walker.height = 0.9f;
        walker.grounded = true;
        return walker;
    }

    private static Walker moved(Walker walker, int[]... levels) {
        new TileMovement(0.1f, 25f, 20f, 1f, 0f, 1 / 60f).move(walker, new ServerContext(new TileWorld(new HeightGrid(levels), 0.5f, List.of(), List.of())));
        return walker;
    }

    /** Three tiles east and one north in a tick are moved in ten parts. */
    @Test
    void fastMoveIsMadeInPartsAndCompletes() {
        Walker walker = moved(fast(180f, 60f), new int[6], new int[6], new int[6], new int[6], new int[6]);
        assertEquals(4.5f, walker.x, 1e-4);
        assertEquals(3.5f, walker.y, 1e-4);
        assertFalse(walker.blockedX || walker.blockedY);
        Walker north = moved(fast(0f, 120f), new int[6], new int[6], new int[6], new int[6], new int[6], new int[6]);
        assertEquals(4.5f, north.y, 1e-4);
    }

    /** A column of one tile blocks the way; a move of three tiles does not pass through it, and continues sideways. */
    @Test
    void thinObstacleStopsAFastMove() {
        Walker walker = moved(fast(180f, 60f), new int[6], new int[] {0, 0, 0, 2, 0, 0}, new int[] {0, 0, 0, 2, 0, 0}, new int[] {0, 0, 0, 2, 0, 0}, new int[6], new int[6]);
        assertEquals(2.7f, walker.x, 2e-3);
        assertEquals(3.5f, walker.y, 1e-4);
        assertTrue(walker.blockedX && !walker.blockedY);
        assertEquals(0f, walker.velocityX);
    }

    @Test
    void standingBodyWithoutGroundFalls() {
        Walker walker = fast(0f, 0f);
        walker.z = 3f;
        moved(walker, new int[6], new int[6], new int[6], new int[6]);
        assertFalse(walker.grounded);
        assertEquals(3 - 25 / 3600.0, walker.z, 1e-5);
        assertEquals(0f, walker.groundZ);
    }
}
