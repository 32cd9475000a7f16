package dev.goldenangle.motor.marathon;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SolidObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Where a player is placed, at the limit of each rule. The player is 819 high, 204 wide to either side, with eyes at
 * 614; 64 fixed units are one world unit.
 */
class PlacementTest {
    private final Constants constants = new Constants(new MarathonModel().parameters().defaults());
    private final Player player = new Player();

    private static int[] square(int west, int east) {
        return new int[] {west, -4000, east, -4000, east, 4000, west, 4000};
    }

    /** West of x = 0 a floor at 100, east of it one at 200 with the given contents. */
    private Placement twoRooms(Medium medium, SolidObject... objects) {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(square(-4000, 0), 100, 3000, null);
        builder.polygon(square(0, 4000), 200, 5000, medium);
        List.of(objects).forEach(builder::object);
        return new Placement(builder.build(), constants);
    }

    private void at(int x, int y, int z) {
        player.x = x << 6;
        player.y = y << 6;
        player.z = z << 6;
    }

    @Test
    void droppedPlayerGetsFloorCeilingAndEyesThere() {
        Placement placement = twoRooms(null);
        player.polygon = 1;
        at(-1000, 500, 1192);
        player.z += 63;
        placement.drop(player);
        assertEquals(List.of(0, 0, 100 << 6, 3000 << 6), List.of(player.polygon, player.supporting, player.floor, player.ceiling));
        assertEquals(List.of(-1000, 500, 1192, 1192 + 614), List.of(player.worldX, player.worldY, player.worldZ, player.cameraZ));
        player.polygon = 1;
        at(9000, 0, 0);
        placement.drop(player);
        assertEquals(List.of(1, 1, 200 << 6), List.of(player.polygon, player.supporting, player.floor), "outside, the former polygon is kept");
        assertEquals(List.of(0, 1, 0, 0), List.of(placement.known(0), placement.known(1), placement.known(2), placement.known(-1)));
    }

    /** The object hangs from 1500 to 1800: a head at 1499 passes under it, feet at 1801 pass above and get its top as floor. */
    @ParameterizedTest
    @CsvSource({"680, false, 200", "681, true, 200", "1800, true, 200", "1801, false, 1800"})
    void objectBlocksBetweenItsBottomAndItsTop(int z, boolean blocked, int floor) {
        Placement placement = twoRooms(null, new SolidObject(2000, 0, 1500, 100, 300));
        at(1600, 0, z);
        placement.drop(player);
        at(1700, 0, z);
        player.x += 5;
        placement.place(player);
        assertEquals(blocked, placement.wasClipped());
        assertEquals(blocked ? 1600 << 6 : (1700 << 6) + 5, player.x);
        assertEquals(floor << 6, player.floor);
    }

    /** Together they are 304 wide; 304² is 92,416, and 200² + 229² is 92,441, 200² + 228² is 91,984. */
    @ParameterizedTest
    @CsvSource({"1600, 1000, 1696, 1000, false", "1600, 1000, 1697, 1000, true", "1800, 1300, 1800, 1229, false", "1800, 1300, 1800, 1228, true",
        "1750, 1000, 1750, 1000, false", "1750, 1000, 1749, 1000, false", "1750, 1000, 1751, 1000, true", "2300, 700, 2200, 772, true", "2300, 700, 2200, 771, false"})
    void objectBlocksAPlayerCloserThanBothRadii(int fromX, int fromY, int x, int y, boolean blocked) {
        Placement placement = twoRooms(null, new SolidObject(2000, 1000, 200, 100, 300));
        at(fromX, fromY, 200);
        placement.drop(player);
        at(x, y, 200);
        placement.place(player);
        assertEquals(blocked, placement.wasClipped());
        assertEquals(blocked ? fromX + " " + fromY : x + " " + y, player.worldX + " " + player.worldY);
    }

    @ParameterizedTest
    @EnumSource(Medium.Kind.class)
    void waterHurtsTheHeadAndOtherLiquidsTheFeet(Medium.Kind kind) {
        Placement placement = twoRooms(new Medium(kind, 1000, 0, 0));
        player.flags = Player.FEET_IN_MEDIUM | Player.HEAD_IN_MEDIUM;
        assertEquals(-1, placement.harmBy(player), "in the dry polygon");
        player.polygon = 1;
        assertEquals(kind.ordinal(), placement.harmBy(player));
        player.flags = Player.FEET_IN_MEDIUM;
        assertEquals(kind == Medium.Kind.WATER ? -1 : kind.ordinal(), placement.harmBy(player));
        player.flags = 0;
        assertEquals(-1, placement.harmBy(player));
    }

    /** Feet at 999 are in a liquid up to 1000 and feet at 1000 are not; the head is 614 higher. */
    @ParameterizedTest
    @CsvSource({"1000, false, false", "999, true, false", "386, true, false", "385, true, true"})
    void feetAndHeadAreUnderBelowTheSurface(int z, boolean feet, boolean head) {
        Placement placement = twoRooms(new Medium(Medium.Kind.WATER, 1000, 0, 0));
        at(2000, 0, z);
        placement.drop(player);
        placement.place(player);
        assertEquals(feet, player.has(Player.FEET_IN_MEDIUM));
        assertEquals(head, player.has(Player.HEAD_IN_MEDIUM));
    }

    /**
     * A current of 40 pushes by 10 · 64 = 640 up to a speed of 20, or 40 with the head under; the smaller of the two
     * components counts half, and 64 are one.
     */
    @ParameterizedTest
    @CsvSource({"-1000, 500, false, true", "-1000, 560, false, false", "-1000, -560, false, false", "500, -1000, false, true", "560, 1000, false, false",
        "-2000, 1118, true, true",
        "-2000, 1120, true, false", "0, 0, false, true"})
    void currentPushesSlowerPlayers(int i, int j, boolean headWasUnder, boolean pushed) {
        Placement placement = twoRooms(new Medium(Medium.Kind.WATER, 1000, 256, 40));
        player.polygon = 1;
        player.flags = Player.FEET_IN_MEDIUM;
        player.pushI = i;
        player.pushJ = j;
        placement.drift(player, headWasUnder);
        assertEquals(List.of(pushed ? i + 640 : i, j, 0), List.of(player.pushI, player.pushJ, player.pushK));
    }

    @Test
    void currentDoesNotPushDryOrDeadPlayers() {
        Placement placement = twoRooms(new Medium(Medium.Kind.WATER, 1000, 256, 40));
        player.polygon = 1;
        placement.drift(player, false);
        assertEquals(0, player.pushI, "feet above it");
        player.flags = Player.FEET_IN_MEDIUM;
        player.dead = true;
        placement.drift(player, false);
        assertEquals(0, player.pushI);
        player.dead = false;
        player.polygon = 0;
        placement.drift(player, false);
        assertEquals(0, player.pushI, "no liquid there");
    }

    /** The player stands in the western room, and the wall at −4000 keeps 256 away; a push that is not clipped keeps the part below 64. */
    @Test
    void wallReportsThatItClipped() {
        Placement placement = twoRooms(null);
        at(-3500, 0, 100);
        placement.drop(player);
        assertFalse(placement.wasClipped());
        at(-3900, 7, 100);
        player.y += 9;
        placement.place(player);
        assertTrue(placement.wasClipped());
        assertEquals(List.of(-3744 << 6, 7 << 6), List.of(player.x, player.y));
        at(-3000, 7, 100);
        player.y += 9;
        placement.place(player);
        assertFalse(placement.wasClipped());
        assertEquals((7 << 6) + 9, player.y);
    }
}
