package dev.goldenangle.world.sector;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

import static dev.goldenangle.world.sector.Rooms.SIDE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The lines and corners listed for each room. */
class WallZonesTest {
    /** Four equal rooms in a row: edges 0–3, 4–7, 8–11, 12–15; south, east, north, west. */
    @Test
    void roomListsItsOwnWallsAndThoseAtItsCorners() {
        WallZones zones = new Rooms().room(0, 0, 0, 1000).room(1, 0, 0, 1000).room(2, 0, 0, 1000).room(3, 0, 0, 1000).build().zones;
        assertArrayEquals(new int[] {0, 2, 3, 4, 6}, zones.lines[0], "not its open side, nor the far wall");
        assertArrayEquals(new int[] {4, 6, 0, 2, 8, 10}, zones.lines[1], "its own first, then by number");
        assertArrayEquals(new int[] {12, 13, 14, 8, 10}, zones.lines[3]);
        assertArrayEquals(new int[] {0, 1, 2, 3}, zones.points[0]);
        assertArrayEquals(new int[] {1, 4, 5, 2}, zones.points[1]);
    }

    /** A wall between two rooms has a zone on both sides, and each room lists the side that faces it. */
    @Test
    void sideOfALineThatFacesTheRoomIsListed() {
        Rooms rooms = new Rooms().room(0, 0, 0, 1000).room(1, 0, 0, 1000);
        rooms.builder.wall(SIDE, 0, SIDE, SIDE);
        WallZones zones = rooms.build().zones;
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 6}, zones.lines[0]);
        assertArrayEquals(new int[] {4, 5, 6, 7, 0, 2}, zones.lines[1]);
    }

    /** Only the lower side of a step, and only the side with the higher ceiling, blocks. */
    @Test
    void stepHasAZoneBelowAndLowCeilingInFront() {
        WallZones step = new Rooms().room(0, 0, 0, 1000).room(1, 0, 1, 1000).build().zones;
        assertTrue(step.hasSide[1] && !step.hasSide[7]);
        WallZones lintel = new Rooms().room(0, 0, 0, 1000).room(1, 0, 0, 999).build().zones;
        assertTrue(lintel.hasSide[1] && !lintel.hasSide[7]);
    }

    /** Lines less than a quarter unit (256) beyond a narrow room are listed for the room before it. */
    @Test
    void linesBeyondANarrowRoomAreListedWithinReach() {
        for (int width : new int[] {255, 256}) {
            SectorBuilder builder = new Rooms().room(0, 0, 0, 1000).builder;
            builder.polygon(new int[] {SIDE, 0, SIDE + width, 0, SIDE + width, SIDE, SIDE, SIDE}, 0, 1000, null);
            builder.polygon(new int[] {SIDE + width, 0, 3 * SIDE, 0, 3 * SIDE, SIDE, SIDE + width, SIDE}, 0, 1000, null);
            WallZones zones = builder.build().zones;
            boolean isMet = width < 256;
            assertEquals(isMet ? List.of(0, 2, 3, 4, 6, 8, 10) : List.of(0, 2, 3, 4, 6), listed(zones.lines[0]));
            assertEquals(isMet ? List.of(0, 1, 2, 3, 4, 5) : List.of(0, 1, 2, 3), listed(zones.points[0]));
        }
    }

    /** A pillar's corner near the middle of a slope of 3 in 4: at 250 it is listed, at 260 it is not. */
    @Test
    void cornerNearTheMiddleOfALineIsListed() {
        for (int[] corner : new int[][] {{2150, 1300}, {2156, 1292}}) {
            SectorBuilder builder = new SectorBuilder();
            builder.polygon(new int[] {0, 0, 4000, 3000, 0, 3000}, 0, 1000, null);
            builder.polygon(new int[] {corner[0], corner[1], 6000, 0, 6000, 1000}, 0, 1000, null);
            boolean isMet = corner[0] == 2150;
            assertEquals(isMet ? List.of(0, 1, 2, 3) : List.of(0, 1, 2), listed(builder.build().zones.points[0]));
        }
    }

    /** Past the end of a line the distance to its end counts: (150, 200) is 250 away, (156, 208) is 260. */
    @Test
    void cornerPastTheEndOfALineIsListed() {
        for (int[] past : new int[][] {{150, 200}, {156, 208}}) {
            SectorBuilder builder = new Rooms().room(0, 0, 0, 1000).builder;
            builder.polygon(new int[] {SIDE + past[0], SIDE + past[1], 3 * SIDE, SIDE + past[1], 3 * SIDE, 3 * SIDE}, 0, 1000, null);
            builder.polygon(new int[] {-past[0], -past[1], -3 * SIDE, -past[1], -3 * SIDE, -3 * SIDE}, 0, 1000, null);
            boolean isMet = past[0] == 150;
            assertEquals(isMet ? List.of(0, 1, 2, 3, 4, 7) : List.of(0, 1, 2, 3), listed(builder.build().zones.points[0]));
        }
    }

    private static List<Integer> listed(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
