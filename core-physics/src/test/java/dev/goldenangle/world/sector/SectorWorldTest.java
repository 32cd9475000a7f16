package dev.goldenangle.world.sector;

import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.world.sector.Rooms.SIDE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class SectorWorldTest {
    private static final Medium WATER = new Medium(Medium.Kind.WATER, 512, 0, 0);
    /** Edges: 0–3 of the low room, 4–7 of the one with water, 8–11 of the high one; south, east, north, west. */
    private final SectorWorld world = Rooms.three(WATER).build();

    @Test
    void worldReturnsWhatItWasBuiltFrom() {
        SolidObject barrel = new SolidObject(100, 200, 0, 300, 400);
        Rooms rooms = Rooms.three(WATER);
        rooms.builder.object(barrel);
        rooms.builder.useLowGravity();
        SectorWorld built = rooms.build();
        assertEquals(3, built.polygonCount());
        assertEquals(List.of(0, 256, 0), List.of(built.floor(0), built.floor(1), built.floor(2)));
        assertEquals(List.of(2048, 1536, 3072), List.of(built.ceiling(0), built.ceiling(1), built.ceiling(2)));
        assertSame(WATER, built.medium(1));
        assertNull(built.medium(0));
        assertEquals(List.of(barrel), built.objects());
        assertTrue(built.lowGravity());
        assertFalse(world.lowGravity());
        assertEquals(List.of(), world.objects());
    }

    @Test
    void edgesRunAroundEachRoomAndKnowTheirNeighbours() {
        assertEquals(List.of(4, 8), List.of(world.firstEdge(1), world.lastEdge(1)));
        assertEquals(List.of(SIDE, 0, SIDE, SIDE), List.of(world.startX(1), world.startY(1), world.endX(1), world.endY(1)));
        assertEquals(List.of(0, SIDE, 0, 0), List.of(world.startX(3), world.startY(3), world.endX(3), world.endY(3)), "the last edge ends where the first begins");
        assertEquals(List.of(1, 0), List.of(world.neighbour(1), world.neighbour(7)));
        assertEquals(-1, world.neighbour(0));
        assertEquals(List.of(2048, 2048), List.of(world.centreX(0), world.centreY(0)));
        assertEquals(List.of(6144, 6144), List.of(world.centreX(2), world.centreY(2)));
    }

    @Test
    void lineIsSolidAtTheMapBorderAndAtWalls() {
        assertTrue(world.isSolid(0));
        assertFalse(world.isSolid(1) || world.isSolid(7));
        assertTrue(world.isSolid(6) && world.isSolid(8), "from both sides");
    }

    /** From the low room the next is a step up with a lower ceiling; in the other direction it is neither. */
    @Test
    void blockingEdgesHaveAZone() {
        assertTrue(world.hasSide(0) && world.hasSide(1) && world.hasSide(6));
        assertFalse(world.hasSide(7));
        assertArrayEquals(new int[] {SIDE, 0, SIDE, SIDE, SIDE - 256, SIDE, SIDE - 256, 0}, world.zone(1));
        assertArrayEquals(new int[] {0, 0, SIDE, 0, SIDE, 256, 0, 256}, world.zone(0));
        assertEquals(1536 - 256, world.opening(1));
    }

    @Test
    void boundsAreThoseOfTheRoomsWithYMirrored() {
        assertEquals(List.of(0f, -8f, 0f), List.of(world.min(0), world.min(1), world.min(2)));
        assertEquals(List.of(8f, 0f, 3f), List.of(world.max(0), world.max(1), world.max(2)));
        SectorWorld moved = new Rooms().room(1, 1, -512, 1024).room(2, 1, 512, 2048).build();
        assertEquals(List.of(4f, -8f, -0.5f), List.of(moved.min(0), moved.min(1), moved.min(2)));
        assertEquals(List.of(12f, -4f, 2f), List.of(moved.max(0), moved.max(1), moved.max(2)));
    }

    @Test
    void pointOnALineIsFoundInTheFirstPolygon() {
        assertEquals(0, world.polygonAt(100, 100));
        assertEquals(1, world.polygonAt(SIDE + 1, 100));
        assertTrue(world.contains(0, SIDE, 100) && world.contains(1, SIDE, 100));
        assertEquals(0, world.polygonAt(SIDE, 100));
        assertTrue(world.contains(0, 0, 0));
        assertFalse(world.contains(0, -1, 0) || world.contains(0, 0, -1) || world.contains(0, 100, SIDE + 1));
        assertEquals(-1, world.polygonAt(100, SIDE + 1));
    }

    @Test
    void pathLeavesByTheEdgeItCrosses() {
        assertEquals(-1, world.edgeCrossed(0, 100, 100, 200, 200));
        assertEquals(1, world.edgeCrossed(0, 100, 2048, 6000, 2048));
        assertEquals(3, world.edgeCrossed(0, 100, 2048, -6000, 2048));
        assertEquals(0, world.edgeCrossed(0, 100, 2048, 100, -1));
        assertEquals(-1, world.edgeCrossed(0, 100, 2048, 100, 0), "a path that ends on the line has not crossed it");
    }

    @Test
    void walkEndsInARoomOutsideOrAtAWall() {
        assertEquals(0, world.walk(0, 100, 100, 200, 200));
        assertEquals(1, world.walk(0, 100, 2048, 6000, 2048));
        assertEquals(SectorWorld.OUTSIDE, world.walk(0, 100, 2048, 9000, 2048), "through the next room and out");
        assertEquals(SectorWorld.OUTSIDE, world.walk(0, 100, 2048, 100, 5000));
        assertEquals(SectorWorld.BLOCKED, world.walk(1, 6000, 2048, 6000, 5000));
        assertEquals(SectorWorld.BLOCKED, world.walk(2, 6000, 5000, 6000, 2048));
    }

    @Test
    void signOfTheAreaGivesTheSide() {
        assertEquals(-12, SectorWorld.cross(1, 1, 5, 1, 3, 4), "four along, three inside");
        assertEquals(12, SectorWorld.cross(1, 1, 5, 1, 3, -2));
        assertEquals(8, SectorWorld.cross(1, 1, 1, 5, 3, 2));
    }

    @Test
    void wallsCanOnlyBePutOnLines() {
        SectorBuilder builder = Rooms.three(null).builder;
        assertTrue(builder.wall(0, 0, SIDE, 0));
        assertTrue(builder.wall(SIDE, 0, 0, 0));
        assertFalse(builder.wall(0, 0, SIDE, SIDE), "a diagonal is not a line");
        assertFalse(builder.wall(1, 0, SIDE, 0));
        assertFalse(builder.wall(0, 0, SIDE, 1));
        Rooms rooms = new Rooms().room(0, 0, 0, 1024).room(1, 0, 0, 1024);
        assertTrue(rooms.builder.wall(SIDE, SIDE, SIDE, 0));
        SectorWorld closed = rooms.build();
        assertTrue(closed.isSolid(1) && closed.isSolid(7));
    }

    @Test
    void twoRoomsOnTheSameSideOfALineAreRefused() {
        Rooms rooms = new Rooms().room(0, 0, 0, 1024);
        var refused = assertThrows(IllegalArgumentException.class, () -> rooms.room(0, 0, 0, 1024));
        assertEquals("polygons 0 and 1 lie on the same side of a line", refused.getMessage());
    }

    /** Four rooms meet at a corner: nothing solid ends there, and the third room has the highest floor. */
    @Test
    void cornerKnowsTheHeightsAroundIt() {
        SectorWorld open = new Rooms().room(0, 0, 0, 2000).room(1, 0, 100, 2000).room(1, 1, 300, 1000).room(0, 1, 0, 2000).build();
        int corner = open.edgeEnd[1];
        assertEquals(List.of(SIDE, SIDE), List.of(open.vertexX[corner], open.vertexY[corner]));
        assertFalse(open.endpoints.solid[corner]);
        assertEquals(List.of(300, 1000, 2), List.of(open.endpoints.highestFloor[corner], open.endpoints.lowestCeiling[corner], open.endpoints.supporting[corner]));
        int border = open.edgeVertex[0];
        assertTrue(open.endpoints.solid[border]);
        assertEquals(List.of(0, 2000, 0), List.of(open.endpoints.highestFloor[border], open.endpoints.lowestCeiling[border], open.endpoints.supporting[border]));
    }
}
