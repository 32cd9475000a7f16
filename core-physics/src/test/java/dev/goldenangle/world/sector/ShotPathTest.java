package dev.goldenangle.world.sector;

import dev.goldenangle.world.sector.ShotPath.Contact;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.world.sector.Rooms.SIDE;
import static org.junit.jupiter.api.Assertions.assertEquals;

class ShotPathTest {
    private final ShotPath path = new ShotPath(Rooms.three(new Medium(Medium.Kind.WATER, 512, 0, 0)).build());

    private void assertEnds(int x, int y, int z, int polygon) {
        assertEquals(List.of(x, y, z, polygon), List.of(path.x, path.y, path.z, path.polygon));
    }

    @Test
    void freeStepEndsAtItsTarget() {
        assertEquals(Contact.NONE, path.follow(0, 1024, 1024, 1000, 2048, 1100, 900, false));
        assertEnds(2048, 1100, 900, 0);
        assertEquals(Contact.NONE, path.follow(0, 1024, 1024, 1000, 6000, 1024, 1000, false));
        assertEnds(6000, 1024, 1000, 1);
    }

    @Test
    void wallIsHitWhereItIs() {
        assertEquals(Contact.WALL, path.follow(0, 1024, 1024, 1000, -1024, 1024, 800, false));
        assertEnds(0, 1024, 900, 0);
        assertEquals(Contact.WALL, path.follow(2, 6000, 5120, 1000, 6000, 3072, 1000, false));
        assertEnds(6000, SIDE, 1000, 2);
    }

    @Test
    void floorAndCeilingAreHitOnTheWay() {
        assertEquals(Contact.FLOOR, path.follow(0, 1024, 1024, 512, 2048, 2048, -512, false));
        assertEnds(1536, 1536, 0, 0);
        assertEquals(Contact.CEILING, path.follow(0, 1024, 1024, 1024, 2048, 2048, 3072, false));
        assertEnds(1536, 1536, 2048, 0);
    }

    /** The water surface is at 512, above a floor at 256. */
    @Test
    void waterStopsAShotUnlessItPassesMedia() {
        assertEquals(Contact.MEDIUM, path.follow(1, 5000, 1024, 1024, 6024, 1024, 0, false));
        assertEnds(5512, 1024, 512, 1);
        assertEquals(Contact.FLOOR, path.follow(1, 5000, 1024, 1024, 6024, 1024, 0, true));
        assertEnds(5768, 1024, 256, 1);
    }

    @Test
    void horizontalShotOnTheFloorHitsTheFloor() {
        assertEquals(Contact.FLOOR, path.follow(0, 1024, 1024, 0, 2048, 1024, 0, false));
        assertEnds(2048, 1024, 0, 0);
    }

    /** A shot into the next room must pass between 256 and 1536. */
    @Test
    void stepOrLowCeilingIsAWall() {
        assertEquals(Contact.WALL, path.follow(0, 3072, 1024, 256, 5120, 1024, 256, true));
        assertEnds(SIDE, 1024, 256, 0);
        assertEquals(Contact.NONE, path.follow(0, 3072, 1024, 257, 5120, 1024, 257, true));
        assertEquals(Contact.WALL, path.follow(0, 3072, 1024, 1536, 5120, 1024, 1536, true));
        assertEquals(Contact.NONE, path.follow(0, 3072, 1024, 1535, 5120, 1024, 1535, true));
        assertEnds(5120, 1024, 1535, 1);
    }
}
