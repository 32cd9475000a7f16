package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.Solid;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Level ground of 6 × 6 tiles at height 1, a wall at (5, 5). A table from (2, 2) to (4, 3), between 1.5 and 2, can be
 * stood on; a shelf over it, between 3 and 3.5, cannot. A sheep of 0.5 stands at (1, 5) and is 0.75 high.
 */
class TileObstaclesTest {
    private static final Prop TABLE = new Prop("table", 2f, 2f, 4f, 3f, 1.5f, 2f, true, Solid.EVERYWHERE);
    private static final Prop SHELF = new Prop("shelf", 2f, 2f, 4f, 3f, 3f, 3.5f, false, Solid.EVERYWHERE);
    private static final Creature SHEEP = new Creature(1f, 5f, 1f, 0.25f, 0.75f, false, Solid.EVERYWHERE);
    private static final Creature MOUNT = new Creature(1f, 1f, 1f, 0.5f, 1f, true, Solid.EVERYWHERE);

    private static TileWorld world(Creature... creatures) {
        int[][] levels = new int[6][6];
        for (int[] row : levels) {
            Arrays.fill(row, 2);
        }
        levels[5][5] = HeightGrid.WALL;
        return new TileWorld(new HeightGrid(levels), 0.5f, List.of(TABLE, SHELF), List.of(creatures));
    }

    static Stream<MovementContext> contexts() {
        return Stream.of(new ServerContext(world(SHEEP)), new ClientContext(world(SHEEP)));
    }

    private static Box box(double west, double south, double east, double north, double low, double high) {
        return new Box().set((float) west, (float) south, (float) east, (float) north, (float) low, (float) high);
    }

    @ParameterizedTest
    @CsvSource({"-2,0,-1,1, false", "1,0,2,1, false", "0,-2,1,-1, false", "0,1,1,2, false", "-2,0,-0.5,1, true", "0.5,0,2,1, true", "0,-2,1,-0.5, true", "0,0.5,1,2, true"})
    void boxesThatOnlyTouchDoNotOverlap(float west, float south, float east, float north, boolean over) {
        Box middle = new Box().around(0f, 0f, 1f, 0f, 2f);
        assertEquals(over, middle.isOver(box(west, south, east, north, 5, 6)));
        assertEquals(over, box(west, south, east, north, 5, 6).isOver(middle));
        assertFalse(middle.overlaps(box(west, south, east, north, 5, 6)), "at another height");
        assertEquals(over, middle.overlaps(box(west, south, east, north, 1.5, 6)));
        assertFalse(middle.overlaps(box(west, south, east, north, 2, 6)), "stands on it");
        assertFalse(middle.overlaps(box(west, south, east, north, -1, 0)), "hangs under it");
    }

    @ParameterizedTest
    @CsvSource({"0,1,1,1, true", "2,0,0,0, false", "1,0,9,9, true", "1,2,0,0, false", "1,1,1,9, true", "1,1,3,0, false", "1,1,2,1, true", "1,1,2,3, false", "1,1,2,2, false"})
    void boxesAreOrderedByWestThenSouthThenTheOtherSides(float west, float south, float east, float north, boolean first) {
        assertEquals(first, box(west, south, east, north, 0, 1).isBefore(box(1, 1, 2, 2, 0, 1)));
    }

    @Test
    void obstacleBlocksUnlessSteppedOnOrAlreadyEntered() {
        Obstacle table = new Obstacle(TABLE);
        Box beside = new Box().around(1.5f, 2.5f, 0.25f, 1f, 2.5f);
        Box in = new Box().around(2f, 2.5f, 0.25f, 1f, 2.5f);
        assertTrue(table.blocks(in, beside, 1.9f));
        assertFalse(table.blocks(in, beside, 2f), "its top is within a step");
        assertTrue(new Obstacle(SHELF).blocks(new Box().around(2f, 2.5f, 0.25f, 2.8f, 3.2f), beside, 9f), "its top cannot be stepped on");
        assertFalse(table.blocks(beside, in, 1f), "beside it");
        assertFalse(table.blocks(in, in, 1f), "an obstacle it is already inside does not stop it");
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void topIsGroundWithinTheLimitAndUnderTheFootprint(MovementContext context) {
        Box over = new Box().around(2f, 2.5f, 0.25f, 2f, 3f);
        assertEquals(2f, context.propSurface(over, 2f, 1f));
        assertEquals(1f, context.propSurface(over, 1.9f, 1f), "too high");
        assertEquals(2.5f, context.propSurface(over, 9f, 2.5f), "lower than the given height");
        assertEquals(1f, context.propSurface(new Box().around(1.5f, 2.5f, 0.25f, 2f, 3f), 9f, 1f), "beside it");
        assertEquals(1f, context.propSurface(new Box().around(1f, 5f, 0.25f, 2f, 3f), 9f, 1f), "a body's top is none");
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void lowestUndersideAboveIsTheCeiling(MovementContext context) {
        Box under = new Box().around(2f, 2.5f, 0.25f, 0f, 1f);
        assertEquals(1.5f, context.ceiling(under, 1f));
        assertEquals(1.5f, context.ceiling(under, 1.5f));
        assertEquals(3f, context.ceiling(under, 1.6f), "the shelf");
        assertEquals(Float.POSITIVE_INFINITY, context.ceiling(under, 3.1f));
        assertEquals(Float.POSITIVE_INFINITY, context.ceiling(new Box().around(1.5f, 2.5f, 0.25f, 0f, 1f), 0f), "beside it");
        assertEquals(1f, context.ceiling(new Box().around(1f, 5f, 0.25f, 0f, 1f), 0f), "the sheep's feet");
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void highestTopBelowTheFeetStopsAFall(MovementContext context) {
        Box found = new Box();
        Box over = new Box().around(2f, 2.5f, 0.25f, 4f, 5f);
        assertTrue(context.findHolder(over, 4f, 1f, found));
        assertEquals(3.5f, found.top, "the shelf");
        assertEquals(2f, found.minX);
        assertTrue(context.findHolder(over, 3f, 1f, found));
        assertEquals(2f, found.top, "below the shelf is the table");
        assertFalse(context.findHolder(over, 3f, 2f, found), "not above the given height");
        assertFalse(context.findHolder(new Box().around(1.5f, 2.5f, 0.25f, 4f, 5f), 4f, 1f, found), "beside it");
        assertTrue(context.findHolder(new Box().around(1f, 5f, 0.25f, 4f, 5f), 4f, 1f, found));
        assertEquals(1.75f, found.top, "the sheep's back");
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void bodiesAreFoundAndBlock(MovementContext context) {
        Box found = new Box();
        Box in = new Box().around(1.2f, 5f, 0.25f, 1f, 2f);
        Box beside = new Box().around(2f, 5f, 0.25f, 1f, 2f);
        assertTrue(context.findBodyIn(in, found));
        assertEquals(0.75f, found.minX);
        assertEquals(1.75f, found.top);
        assertFalse(context.findBodyIn(beside, found));
        assertFalse(context.findBodyIn(new Box().around(2f, 2.5f, 0.25f, 1f, 2f), found), "a table is not a body");
        assertTrue(context.isBlocked(in, beside, 9f));
        assertFalse(context.isBlocked(beside, in, 9f));
    }

    @ParameterizedTest
    @MethodSource("contexts")
    void everythingBeyondTheBorderIsAWall(MovementContext context) {
        assertTrue(context.isWall(5, 5));
        assertFalse(context.isWall(0, 0));
        assertFalse(context.isWall(5, 0));
        assertFalse(context.isWall(0, 5));
        assertTrue(context.isWall(-1, 0) && context.isWall(0, -1) && context.isWall(6, 0) && context.isWall(0, 6));
        assertEquals(1f, context.surface(4, 3));
    }

    @Test
    void mountIsWhereItWasPutAndAbsentWhileRidden() {
        Bodies bodies = new Bodies(world(SHEEP, MOUNT), creature -> true);
        Box found = new Box();
        Box atMount = new Box().around(1f, 1f, 0.1f, 1f, 2f);
        assertTrue(bodies.findIn(atMount, found));
        assertEquals(0.5f, found.minX);
        bodies.removeMount();
        assertFalse(bodies.findIn(atMount, found));
        bodies.placeMount(3f, 4f, 1f, 0.5f, 1f);
        assertFalse(bodies.findIn(atMount, found));
        assertTrue(bodies.findIn(new Box().around(3f, 4f, 0.1f, 1f, 2f), found));
        assertEquals(box(2.5, 3.5, 3.5, 4.5, 1, 2).maxY, found.maxY);
        assertTrue(bodies.findIn(new Box().around(1f, 5f, 0.1f, 1f, 2f), found), "the sheep stays");
        Bodies ghosts = new Bodies(world(SHEEP, MOUNT), creature -> false);
        assertFalse(ghosts.findIn(atMount, found), "not solid");
        assertFalse(ghosts.isBlocked(atMount, new Box().around(3f, 4f, 0.1f, 1f, 2f), 0f));
        assertEquals(7f, ghosts.ceiling(new Box().around(1f, 1f, 0.1f, 0f, 1f), 0f, 7f));
        found.top = 0f;
        ghosts.hold(atMount, 9f, 0f, found);
        assertEquals(0f, found.top);
    }

    @Test
    void withoutAMountNoneIsPlaced() {
        Bodies bodies = new Bodies(world(SHEEP), creature -> true);
        bodies.placeMount(3f, 4f, 1f, 0.5f, 1f);
        assertFalse(bodies.findIn(new Box().around(3f, 4f, 0.1f, 1f, 2f), new Box()));
    }
}
