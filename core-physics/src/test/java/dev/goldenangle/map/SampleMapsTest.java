package dev.goldenangle.map;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The shipped brush maps have the geometry their scenarios rely on, measured on the loaded level. */
final class SampleMapsTest {
    @ParameterizedTest
    @ValueSource(strings = {"flat", "stairs", "ramps", "strafe-lane", "doorways", "seams", "surf", "torture", "arena-loop"})
    void everySampleMapLoadsWithoutProblemsInUnitsAndInMetres(String id) {
        String text = SampleMaps.read(id + ".map").orElseThrow();
        Level units = MapReader.read(id, text, 32f);
        Level metres = MapReader.read(id, text, 1f);
        assertEquals(List.of(), units.problems());
        assertEquals(List.of(), metres.problems());
        assertEquals(units.hash(), metres.hash());
        assertEquals(units.world().max(0), 32f * metres.world().max(0));
        assertTrue(units.entities().get(0).properties().get("message").length() > 10, "says what it is for");
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "stairs", "ramps", "strafe-lane", "doorways", "seams", "surf", "torture", "arena-loop"})
    void everySpawnIsFreeAndOnTheFloor(String id) {
        MapProbe probe = MapProbe.of(id);
        for (Spawn spawn : probe.level.spawns()) {
            assertTrue(probe.isFree(spawn.x(), spawn.y(), spawn.z() + 0.25), spawn.toString());
            assertEquals(spawn.z(), probe.floorBelow(spawn.x(), spawn.y(), spawn.z() + 10), 1e-3, spawn.toString());
        }
    }

    @Test
    void flatMapIsAtLeastFortyThousandUnitsWideAndEmpty() {
        MapProbe probe = MapProbe.of("flat");
        assertTrue(probe.sight(0, 0, 1, 1, 0, 0) + probe.sight(0, 0, 1, -1, 0, 0) >= 40_000);
        assertTrue(probe.sight(0, 0, 1, 0, 1, 0) + probe.sight(0, 0, 1, 0, -1, 0) >= 40_000);
        assertEquals(0, probe.floorBelow(60_000, -60_000, 50), 1e-2);
    }

    @Test
    void stairsRiseByEightToTwentyFourAndComeDownAgain() {
        MapProbe probe = MapProbe.of("stairs");
        for (int riser = 8; riser <= 24; riser += 2) {
            Spawn lane = spawn(probe.level, "riser " + riser);
            for (int step = 0; step < 8; step++) {
                double height = riser * (step + 1);
                assertEquals(height, probe.floorBelow(16 + 32 * step, lane.y(), 500), 1e-3);
                assertEquals(height, probe.floorBelow(768 - 16 - 32 * step, lane.y(), 500), 1e-3);
            }
        }
    }

    @Test
    void onlyTheLedgesOfTheSurfMapCanBeStoodOn() {
        MapProbe probe = MapProbe.of("surf");
        assertSlope(probe, 200, 0, 500, 46, 1, 0);
        assertSlope(probe, 1200, 100, 500, 50, 0, 1);
        assertSlope(probe, 1200, -300, 500, 50, 0, -1);
        assertSlope(probe, 2400, 800, 500, 58, 0, -1);
    }

    private static void assertSlope(MapProbe probe, double x, double y, double from, int degrees, int signX, int signY) {
        probe.floorBelow(x, y, from);
        assertEquals(StrictMath.cos(Angles.toRadians(degrees)), probe.trace.normal.z, 1e-4, degrees + " degrees");
        assertEquals(signX, (int) Math.signum(probe.trace.normal.x));
        assertEquals(signY, (int) Math.signum(probe.trace.normal.y));
    }

    @Test
    void rampsHaveTheirAnglesACrestAndAValley() {
        MapProbe probe = MapProbe.of("ramps");
        for (int degrees = 15; degrees <= 60; degrees += 5) {
            double y = spawn(probe.level, degrees + " degrees").y();
            double run = 192 / StrictMath.tan(Angles.toRadians(degrees));
            double slope = StrictMath.cos(Angles.toRadians(degrees));
            for (double part : new double[] {0.5, 1.5, 2.5}) {
                assertEquals(96, probe.floorBelow(part * run, y, 500), 0.01);
                assertEquals(slope, probe.trace.normal.z, 1e-4, degrees + " degrees");
                assertEquals(part == 1.5 ? 1 : -1, Math.signum(probe.trace.normal.x));
            }
            assertEquals(192, probe.floorBelow(run, y, 500), 0.01);
            assertEquals(0, probe.floorBelow(2 * run, y, 500), 0.01);
            assertEquals(192, probe.floorBelow(3 * run + 100, y, 500), 0.01);
        }
    }

    @Test
    void gapsOfTheStrafeLaneNeedSpeedsOf400500And600() {
        MapProbe probe = MapProbe.of("strafe-lane");
        double airtime = 2 * 270 / 800.0;
        int gap = 0;
        for (Zone checkpoint : zones(probe.level, Zone.Kind.CHECKPOINT)) {
            Vec3 before = probe.level.waypoints().get(1 + 2 * gap).feet();
            double middle = before.x + 100;
            double width = probe.sight(middle, 0, -1, 1, 0, 0) + probe.sight(middle, 0, -1, -1, 0, 0);
            assertEquals(400 + 100 * gap, (width - 30) / airtime, 0.01);
            assertTrue(probe.touches(checkpoint, probe.level.waypoints().get(2 + 2 * gap).feet()));
            gap++;
        }
        assertEquals(3, gap);
    }

    @Test
    void fallingOffTheStrafeLaneTeleportsBackToTheRunUp() {
        MapProbe probe = MapProbe.of("strafe-lane");
        for (Zone teleporter : zones(probe.level, Zone.Kind.TELEPORT)) {
            Vec3 feet = teleporter.destination();
            assertTrue(probe.isFree(feet.x, feet.y, feet.z + 0.25));
            assertEquals(0, probe.floorBelow(feet.x, feet.y, feet.z + 10), 1e-3);
        }
        assertEquals(3, zones(probe.level, Zone.Kind.TELEPORT).size());
    }

    @Test
    void doorwaysGetNarrowerFromFourToOnePointTwoPlayerWidths() {
        MapProbe probe = MapProbe.of("doorways");
        double[] widths = {4, 3, 2.5, 2, 1.5, 1.2};
        for (int i = 0; i < widths.length; i++) {
            Vec3 before = probe.level.waypoints().get(5 * i + 2).feet();
            Vec3 door = new Vec3().lerp(before, probe.level.waypoints().get(5 * i + 3).feet(), 0.5f);
            boolean north = door.x == before.x;
            double left = probe.sight(door.x, door.y, 40, north ? -1 : 0, north ? 0 : 1, 0);
            double right = probe.sight(door.x, door.y, 40, north ? 1 : 0, north ? 0 : -1, 0);
            assertEquals(widths[i] * 30, left + right, 0.01);
            assertEquals(left, right, 0.01);
        }
    }

    @Test
    void arenaHasItsBrushesPillarsLevelsAndTimedLap() {
        MapProbe probe = MapProbe.of("arena-loop");
        assertTrue(probe.world.brushes().size() >= 250);
        assertTrue(probe.world.brushes().stream().filter(brush -> brush.faces().size() == 10).count() >= 12, "octagonal pillars");
        assertEquals(0, probe.floorBelow(1536, -600, 500), 1e-3);
        assertEquals(128, probe.floorBelow(1100, 1024, 500), 1e-3);
        assertEquals(1, zones(probe.level, Zone.Kind.START).size());
        assertEquals(5, zones(probe.level, Zone.Kind.CHECKPOINT).size());
        assertEquals(1, zones(probe.level, Zone.Kind.FINISH).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena-loop", "doorways"})
    void courseCanBeWalkedFromStartToFinish(String id) {
        MapProbe probe = MapProbe.of(id);
        List<Zone> order = new ArrayList<>(zones(probe.level, Zone.Kind.START));
        order.addAll(zones(probe.level, Zone.Kind.CHECKPOINT));
        order.addAll(zones(probe.level, Zone.Kind.FINISH));
        Spawn spawn = probe.level.spawns().get(0);
        Vec3 feet = new Vec3(spawn.x(), spawn.y(), spawn.z() + 0.25f);
        int next = 0;
        for (Waypoint place : probe.level.waypoints()) {
            Vec3 waypoint = place.feet();
            Vec3 from = new Vec3(feet);
            int steps = (int) Math.ceil(Math.max(Math.abs(waypoint.x - from.x), Math.abs(waypoint.y - from.y)) / 8);
            for (int i = 1; i <= steps; i++) {
                double part = i / (double) steps;
                assertTrue(probe.walk(feet, from.x + part * (waypoint.x - from.x), from.y + part * (waypoint.y - from.y), 72f),
                        "blocked at " + feet + " on the way to " + waypoint);
                next += next < order.size() && probe.touches(order.get(next), feet) ? 1 : 0;
            }
            assertEquals(waypoint.z, feet.z, 20, "height at " + waypoint);
        }
        assertEquals(order.size(), next, "zones touched in order");
    }

    @Test
    void arenaPadLaunchesThePlayerOntoTheTower() {
        MapProbe probe = MapProbe.of("arena-loop");
        Zone pad = zones(probe.level, Zone.Kind.PAD).get(0);
        Vec3 velocity = new Vec3(pad.push());
        Vec3 feet = new Vec3(0f, -480f, 4.25f);
        assertTrue(probe.touches(pad, feet));
        while (velocity.z > 0f || feet.z > 132f) {
            feet.addScaled(velocity, 1 / 128f);
            velocity.z -= 800f / 128f;
            assertTrue(probe.isFree(feet.x, feet.y, feet.z), "free flight at " + feet);
        }
        assertEquals(128, probe.floorBelow(feet.x, feet.y, feet.z), 1e-3);
    }

    private static Spawn spawn(Level level, String name) {
        return level.spawns().stream().filter(spawn -> spawn.name().equals(name)).findFirst().orElseThrow();
    }

    private static List<Zone> zones(Level level, Zone.Kind kind) {
        return level.zones().stream().filter(zone -> zone.kind() == kind).toList();
    }
}
