package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.ShotPath.Contact;
import dev.goldenangle.world.sector.SolidObject;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases that the recorded shots do not cover: objects, guidance, range, liquids. */
class ShotMoverTest {
    private static SectorBuilder room(Medium medium) {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(new int[] {-8000, -8000, 8000, -8000, 8000, 8000, -8000, 8000}, 0, 6000, medium);
        return builder;
    }

    private static Shot shot(int z) {
        Shot shot = new Shot();
        shot.z = z;
        return shot;
    }

    private static void fly(ShotMover mover, Shot shot, ShotKind kind, int ticks) {
        for (int tick = 0; tick < ticks && !shot.removed; tick++) {
            mover.step(shot, kind, tick);
        }
    }

    @Test
    void fallOf20ReboundsAt15AndDoesNotMoveOnThatTick() {
        ShotMover mover = new ShotMover(room(null).build());
        Shot shot = shot(10);
        shot.fall = -19;
        mover.step(shot, new ShotKind("grenade", 50, -1, 0, ShotKind.GRAVITY | ShotKind.REBOUNDS), 0);
        assertEquals(15, shot.fall);
        assertEquals(0, shot.x);
        assertEquals(10, shot.z);
        assertFalse(shot.removed);
    }

    @Test
    void rangeEndsAFlight() {
        ShotMover mover = new ShotMover(room(null).build());
        Shot shot = shot(1000);
        fly(mover, shot, new ShotKind("dart", 300, 2000, 0, 0), 100);
        assertTrue(shot.removed);
        assertEquals(2100, shot.travelled);
        assertEquals(2100, shot.x);
        assertEquals(Contact.NONE, shot.contact);
    }

    @Test
    void objectInTheWayEndsTheFlightUnlessTheShotIsPersistent() {
        SectorBuilder builder = room(null);
        builder.object(new SolidObject(3000, 0, 0, 200, 1500));
        ShotMover mover = new ShotMover(builder.build());
        Shot stopped = shot(1000);
        fly(mover, stopped, new ShotKind("bolt", 400, -1, 20, 0), 15);
        assertEquals(Contact.OBJECT, stopped.contact);
        Shot over = shot(1600);
        fly(mover, over, new ShotKind("bolt", 400, -1, 20, 0), 15);
        assertFalse(over.removed, "flies above it");
        assertEquals(-1, over.hit);
        Shot persistent = shot(1000);
        fly(mover, persistent, new ShotKind("flame", 400, -1, 20, ShotKind.PERSISTENT), 15);
        assertFalse(persistent.removed);
        assertEquals(0, persistent.hit);
        assertEquals(6000, persistent.x, "flies on as if nothing were there");
        assertEquals(Contact.NONE, persistent.contact);
    }

    @Test
    void liquidStopsAShotUnlessItPassesMedia() {
        ShotMover mover = new ShotMover(room(new Medium(Medium.Kind.GOO, 500, 0, 0)).build());
        Shot stopped = shot(1000);
        stopped.elevation = 512 - 64;
        fly(mover, stopped, new ShotKind("bolt", 200, -1, 0, 0), 20);
        assertEquals(Contact.MEDIUM, stopped.contact);
        assertEquals(500, stopped.contactZ);
        Shot passes = shot(1000);
        passes.elevation = 512 - 64;
        fly(mover, passes, new ShotKind("torpedo", 200, -1, 0, ShotKind.PASSES_MEDIA), 20);
        assertEquals(Contact.FLOOR, passes.contact);
    }

    /**
     * From the game's rule, which no recorded run covers: odd ticks, 8 steps of yaw, 6 of pitch, depending only on the
     * side of the target.
     */
    @Test
    void guidedShotTurnsBy8And6OnOddTicks() {
        ShotMover mover = new ShotMover(room(null).build());
        ShotKind missile = new ShotKind("missile", 40, -1, 0, ShotKind.GUIDED);
        Shot shot = shot(1000);
        int[] facings = new int[7];
        int[] elevations = new int[7];
        for (int tick = 0; tick < 7; tick++) {
            mover.guide(shot, missile, tick, 0, 4000, 1500);
            facings[tick] = shot.facing;
            elevations[tick] = shot.elevation;
        }
        assertArrayEquals(new int[] {0, 8, 8, 16, 16, 24, 24}, facings, "to the right, where y grows");
        assertArrayEquals(new int[] {0, 6, 6, 12, 12, 6, 6}, elevations, "past the target's 10 of 512, then back");
        shot.facing = 256;
        mover.guide(shot, missile, 1, 0, 4000, 1500);
        assertEquals(248, shot.facing, "to the left");
    }

    @Test
    void guidedShotWeavesAroundItsLine() {
        ShotMover mover = new ShotMover(room(null).build());
        ShotKind missile = new ShotKind("missile", 40, -1, 0, ShotKind.GUIDED);
        Shot shot = shot(1000);
        shot.facing = 128;
        mover.guide(shot, missile, 1, 0, 4000, 1000);
        assertEquals(136, shot.facing, "straight ahead counts as right");
        assertEquals(6, shot.elevation, "and level as above");
        mover.guide(shot, missile, 3, 0, 4000, 1000);
        assertEquals(128, shot.facing);
        assertEquals(0, shot.elevation);
    }

    @Test
    void guidedShotHitsAnObjectBesideItsWay() {
        SectorBuilder builder = room(null);
        builder.object(new SolidObject(4000, 2500, 0, 300, 2000));
        ShotMover mover = new ShotMover(builder.build());
        ShotKind missile = new ShotKind("missile", 60, -1, 20, ShotKind.GUIDED);
        Shot shot = shot(1000);
        for (int tick = 0; tick < 200 && !shot.removed; tick++) {
            mover.guide(shot, missile, tick, 4000, 2500, 1000);
            mover.step(shot, missile, tick);
        }
        assertEquals(Contact.OBJECT, shot.contact);
        Shot dumb = shot(1000);
        mover.guide(dumb, new ShotKind("rocket", 150, -1, 0, 0), 1, 0, 4000, 1500);
        assertEquals(0, dumb.facing, "other shots are not steered");
    }

    private static Shot bolt(int facing, int elevation, SolidObject... objects) {
        SectorBuilder builder = room(null);
        for (SolidObject object : objects) {
            builder.object(object);
        }
        Shot shot = new Shot();
        shot.x = 500;
        shot.y = 300;
        shot.z = 1000;
        shot.facing = facing;
        shot.elevation = elevation;
        new ShotMover(builder.build()).step(shot, new ShotKind("bolt", 400, -1, 20, 0), 0);
        return shot;
    }

    /**
     * From (500, 300) the path of a tick leads to (900, 300), or after a quarter turn to (500, 700); objects whose
     * middle is less than 200 + 20 from it are hit.
     */
    @ParameterizedTest
    @CsvSource({"0, 700, 519, true", "0, 700, 520, false", "0, 700, 81, true", "0, 700, 80, false", "0, 1119, 300, true", "0, 1120, 300, false", "0, 281, 300, true", "0, 280, 300, false",
        "128, 719, 500, true", "128, 720, 500, false", "128, 281, 500, true", "128, 500, 919, true", "128, 500, 920, false", "128, 500, 80, false"})
    void objectIsHitWithinBothRadii(int facing, int x, int y, boolean hit) {
        assertEquals(hit ? Contact.OBJECT : Contact.NONE, bolt(facing, 0, new SolidObject(x, y, 0, 200, 1500)).contact);
    }

    /** Horizontal at 1000; at 45° the tick leads 282 along and 282 up, past an object in the middle of it at 1141. */
    @ParameterizedTest
    @CsvSource({"0, 1000, 1050, true", "0, 1001, 1050, false", "0, 900, 1000, true", "0, 900, 999, false", "64, 1141, 1200, true", "64, 1150, 1200, false", "64, 1100, 1141, true", "64, 1000, 1130, false"})
    void objectIsHitBetweenItsBottomAndItsTop(int elevation, int bottom, int top, boolean hit) {
        assertEquals(hit ? Contact.OBJECT : Contact.NONE, bolt(0, elevation, new SolidObject(641, 300, bottom, 200, top - bottom)).contact);
    }

    /** 100 along x against 60 back and 110 sideways, which is 125; then 200 along against 150 along and 120 sideways, which is 192. */
    @Test
    void nearestOfSeveralObjectsIsHit() {
        assertEquals(0, bolt(0, 0, new SolidObject(600, 300, 0, 200, 1500), new SolidObject(440, 410, 0, 200, 1500)).hit);
        assertEquals(1, bolt(0, 0, new SolidObject(440, 410, 0, 200, 1500), new SolidObject(600, 300, 0, 200, 1500)).hit);
        assertEquals(1, bolt(0, 0, new SolidObject(700, 300, 0, 200, 1500), new SolidObject(650, 420, 0, 200, 1500)).hit);
    }
}
