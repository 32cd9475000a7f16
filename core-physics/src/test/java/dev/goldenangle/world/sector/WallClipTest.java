package dev.goldenangle.world.sector;

import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.world.sector.Rooms.SIDE;
import static org.junit.jupiter.api.Assertions.assertEquals;

class WallClipTest {
    private final SectorWorld rooms = Rooms.three(null).build();

    private static WallClip moved(SectorWorld world, int polygon, int toX, int toY, int feet, int maxStep, int height) {
        WallClip clip = new WallClip(world).fit(maxStep, height);
        clip.x = toX;
        clip.y = toY;
        clip.clip(polygon, world.centreX(polygon), world.centreY(polygon), feet);
        return clip;
    }

    private static void assertAt(int x, int y, WallClip clip) {
        assertEquals(List.of(x, y), List.of(clip.x, clip.y));
    }

    private static void assertStands(int floor, int ceiling, int supporting, WallClip clip) {
        assertEquals(List.of(floor, ceiling, supporting), List.of(clip.floor, clip.ceiling, clip.supporting));
    }

    @Test
    void moveFarFromWallsIsNotChanged() {
        WallClip clip = moved(rooms, 0, 1000, 900, 0, 300, 800);
        assertAt(1000, 900, clip);
        assertEquals(false, clip.clipped);
        assertStands(0, 2048, 0, clip);
    }

    @Test
    void wallKeepsTheMoverAQuarterUnitAway() {
        WallClip west = moved(rooms, 0, 100, 2048, 0, 300, 800);
        assertAt(256, 2048, west);
        assertEquals(true, west.clipped);
        assertAt(2048, 256, moved(rooms, 0, 2048, 100, 0, 300, 800));
        assertAt(2048, SIDE - 256, moved(rooms, 0, 2048, SIDE - 100, 0, 300, 800));
        assertAt(300, 2048, moved(rooms, 0, 300, 2048, 0, 300, 800));
    }

    @Test
    void bothWallsOfACornerAct() {
        assertAt(256, 256, moved(rooms, 0, 100, 100, 0, 300, 800));
    }

    /** Two walls that meet at 14° push into each other: there is no valid place, and the move is undone. */
    @Test
    void tooNarrowCornerUndoesTheMove() {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(new int[] {0, 0, 8192, 0, 0, 2048}, 0, 1000, null);
        SectorWorld wedge = builder.build();
        WallClip clip = moved(wedge, 0, 7600, 60, 0, 300, 800);
        assertAt(wedge.centreX(0), wedge.centreY(0), clip);
        assertEquals(true, clip.clipped);
    }

    /** The next room's floor is 256 higher: a step of exactly that can be climbed, and its floor applies from the zone on. */
    @Test
    void climbableStepContributesItsFloor() {
        WallClip clip = moved(rooms, 0, 4000, 2048, 0, 256, 800);
        assertAt(4000, 2048, clip);
        assertEquals(false, clip.clipped);
        assertStands(256, 2048, 1, clip);
        assertAt(SIDE - 256, 2048, moved(rooms, 0, 4000, 2048, 0, 255, 800));
        assertAt(4000, 2048, moved(rooms, 0, 4000, 2048, 1, 255, 800));
    }

    /** Between the floor at 256 and the ceiling at 1536 there is room for 1280, if the feet are no higher than the floor. */
    @Test
    void tooTallMoverCannotEnterAnOpening() {
        assertAt(4000, 2048, moved(rooms, 0, 4000, 2048, 256, 300, 1280));
        assertAt(SIDE - 256, 2048, moved(rooms, 0, 4000, 2048, 257, 300, 1280));
        assertAt(SIDE - 256, 2048, moved(rooms, 0, 4000, 2048, 0, 300, 1281));
    }

    /** The north-west quarter is missing: its corner sticks out into the rooms around it, and a circle around it is kept free. */
    @Test
    void convexCornerPushesRadially() {
        SectorWorld world = new Rooms().room(0, 0, 0, 2000).room(1, 0, 0, 2000).room(1, 1, 0, 2000).build();
        WallClip clip = moved(world, 1, SIDE + 100, SIDE - 100, 0, 300, 800);
        assertAt(SIDE + 181, SIDE - 181, clip);                 // 100 · 256 / 141
        assertEquals(true, clip.clipped);
        assertAt(SIDE + 200, SIDE - 200, moved(world, 1, SIDE + 200, SIDE - 200, 0, 300, 800));
    }

    /** Four open rooms of different heights meet: near the corner the highest floor applies or blocks. */
    @Test
    void cornerOfStepsContributesItsHighestFloorOrBlocks() {
        SectorWorld world = new Rooms().room(0, 0, 0, 2000).room(1, 0, 100, 2000).room(1, 1, 300, 1000).room(0, 1, 0, 2000).build();
        WallClip climbs = moved(world, 0, SIDE - 96, SIDE - 96, 0, 300, 500);
        assertAt(SIDE - 96, SIDE - 96, climbs);
        assertEquals(false, climbs.clipped);
        assertStands(300, 2000, 2, climbs);
        WallClip blocked = moved(world, 0, SIDE - 96, SIDE - 96, 0, 299, 500);
        assertAt(SIDE - 180, SIDE - 180, blocked);              // 96 · 256 / 136, √18,432 rounded to the nearest
        assertEquals(true, blocked.clipped);
        assertStands(100, 2000, 1, blocked);
        assertAt(SIDE - 180, SIDE - 180, moved(world, 0, SIDE - 96, SIDE - 96, 0, 300, 1001));
        assertAt(SIDE - 96, SIDE - 96, moved(world, 0, SIDE - 96, SIDE - 96, 0, 300, 1000));
    }
}
