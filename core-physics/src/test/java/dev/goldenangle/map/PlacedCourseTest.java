package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.CourseStop.Kind;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A course placed on a map with 32 units per metre, which has a spawn facing west, a pad and a gate. */
class PlacedCourseTest {
    private static final CourseStop START = new CourseStop(Kind.START, 1, 2, 0);
    private static final CourseStop GATE = new CourseStop(Kind.CHECKPOINT, 4, 2, 0);
    private static final CourseStop BEND = new CourseStop(Kind.WAYPOINT, 4, 6, 1);
    private static final CourseStop FINISH = new CourseStop(Kind.FINISH, 8, 6, 1);
    private static final Brush FLOOR = Brush.box(-500, -500, -10, 500, 500, 0);
    private static final Level MAP = new Level("yard", 0x1234567800000001L, 32f, BrushWorld.of(List.of(FLOOR)), List.of(new Spawn("own", 0f, 0f, 0f, 3f)),
            List.of(zone(Zone.Kind.START), zone(Zone.Kind.PAD), zone(Zone.Kind.TELEPORT)), List.of(new Waypoint(new Vec3(9, 9, 9), Move.JUMP)), List.of(),
            List.of(new MapProblem(3, 4, "odd")));

    private static Zone zone(Zone.Kind kind) {
        return new Zone(kind, 0, List.of(FLOOR), new Vec3(), new Vec3(), 0f);
    }

    private static PlacedCourse whole() {
        return new PlacedCourse(List.of(START, GATE, BEND, FINISH));
    }

    @Test
    void stopsAreInsertedInOrder() {
        PlacedCourse course = PlacedCourse.NONE.with(FINISH).with(GATE).with(START).with(BEND);
        assertEquals(List.of(START, GATE, BEND, FINISH), course.stops());
        assertEquals(Optional.of(START), course.start());
        assertFalse(course.isEmpty());
        assertTrue(PlacedCourse.NONE.isEmpty());
        assertEquals(Optional.empty(), PlacedCourse.NONE.start());
        CourseStop other = new CourseStop(Kind.START, 0, 0, 0);
        assertEquals(List.of(other, GATE, BEND, FINISH), course.with(other).stops(), "the start is replaced");
        CourseStop end = new CourseStop(Kind.FINISH, 0, 0, 0);
        assertEquals(List.of(START, GATE, BEND, end), course.with(end).stops(), "the finish is replaced");
        assertEquals(List.of(GATE, BEND), PlacedCourse.NONE.with(GATE).with(BEND).stops(), "without a finish they are appended");
    }

    @Test
    void changingAStopDiscardsTheFoundPath() {
        FoundRoute route = new FoundRoute("arena", List.of(new FoundRoute.Point(1, 2, 0, Move.RUN), new FoundRoute.Point(4, 6, 0, Move.JUMP)));
        PlacedCourse found = whole().with(route);
        assertEquals(Optional.of(route), found.route());
        assertSame(found, found.moved(1, 4, 2, 0), "nothing moved");
        PlacedCourse moved = found.moved(1, 5, 2, 0);
        assertEquals(new CourseStop(Kind.CHECKPOINT, 5, 2, 0), moved.stops().get(1));
        assertEquals(Optional.empty(), moved.route());
        assertEquals(List.of(START, BEND, FINISH), found.without(1).stops());
        assertEquals(Optional.empty(), found.without(1).route());
        assertEquals(5, route.length(), 1e-9, "a 3-4-5 triangle");
        assertEquals(0, new FoundRoute("arena", List.of()).length());
        assertEquals(Math.sqrt(1 + 4 + 4), new FoundRoute("arena", List.of(new FoundRoute.Point(0, 0, 0, Move.RUN), new FoundRoute.Point(1, 2, 2, Move.RUN))).length(), 1e-9);
    }

    @Test
    void stopsOutOfOrderOrBeyondTheLimitAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PlacedCourse(List.of(GATE, START)));
        assertThrows(IllegalArgumentException.class, () -> new PlacedCourse(List.of(FINISH, GATE)));
        List<CourseStop> many = new ArrayList<>(Collections.nCopies(PlacedCourse.MOST_STOPS, GATE));
        assertEquals(PlacedCourse.MOST_STOPS, new PlacedCourse(many).stops().size());
        many.add(GATE);
        assertThrows(IllegalArgumentException.class, () -> new PlacedCourse(many));
    }

    @Test
    void positionsAreWholeMillimetres() {
        assertEquals(1.235, new CourseStop(Kind.WAYPOINT, 1.2346, 0, 0).x());
        assertEquals(new CourseStop(Kind.CHECKPOINT, 7, 8, 9), GATE.at(7, 8, 9));
    }

    @Test
    void levelWithACourseStartsAtItFacesAlongItAndKeepsItsPads() {
        Level level = MAP.with(whole());
        Spawn spawn = level.spawns().get(0);
        assertEquals(new Spawn("course", 32f, 64f, 0f, 0f), spawn, "east, towards the gate");
        assertEquals("own", level.spawns().get(1).name());
        assertEquals(List.of(Zone.Kind.START, Zone.Kind.CHECKPOINT, Zone.Kind.FINISH, Zone.Kind.PAD, Zone.Kind.TELEPORT), level.zones().stream().map(Zone::kind).toList());
        Zone gate = level.zones().get(1);
        assertEquals(1, gate.index());
        assertTrue(gate.touches(81f, 17f, 1f, 81f, 17f, 1f), "1.5 m each way");
        assertFalse(gate.touches(79f, 64f, 1f, 79f, 64f, 1f));
        assertFalse(gate.touches(177f, 64f, 1f, 177f, 64f, 1f));
        assertTrue(gate.touches(128f, 64f, 95f, 128f, 64f, 95f), "three metres high");
        assertFalse(gate.touches(128f, 64f, 97f, 128f, 64f, 97f));
        assertEquals(List.of(new Vec3(128, 64, 0), new Vec3(128, 192, 32), new Vec3(256, 192, 32)), level.waypoints().stream().map(Waypoint::feet).toList());
        assertFalse(level.waypoints().get(0).move().isLeap());
        assertEquals(whole(), level.course());
        assertSame(MAP, level.bare());
        assertEquals(MAP.problems(), level.problems());
    }

    @Test
    void foundPathIsUsed() {
        FoundRoute route = new FoundRoute("arena", List.of(new FoundRoute.Point(1.2, 2, 0, Move.RUN), new FoundRoute.Point(1, 4, 0, Move.JUMP)));
        Level level = MAP.with(whole().with(route));
        assertEquals(2, level.waypoints().size());
        assertEquals(new Vec3(32, 128, 0), level.waypoints().get(1).feet());
        assertTrue(level.waypoints().get(1).move().isLeap());
        assertEquals(Math.PI / 2, level.spawns().get(0).yaw(), 1e-4, "north, because the first point is too close");
    }

    @Test
    void yawOfTheMapsSpawnIsUsedWithoutANextStop() {
        Level level = MAP.with(new PlacedCourse(List.of(START)));
        assertEquals(3f, level.spawns().get(0).yaw());
        assertEquals(List.of(), level.waypoints());
        assertSame(MAP, level.with(PlacedCourse.NONE));
        Level gates = MAP.with(new PlacedCourse(List.of(GATE, GATE)));
        assertEquals("own", gates.spawns().get(0).name(), "no start was placed");
        assertEquals(2, gates.zones().get(1).index());
    }

    @Test
    void mapIsRecognisedUnderEveryCourse() {
        Level one = MAP.with(whole());
        Level two = MAP.with(whole().without(1));
        assertNotEquals(one.hash(), two.hash());
        assertTrue(CoursedMap.isSameMap(one.hash(), two.hash()) && CoursedMap.isSameMap(one.hash(), MAP.hash()));
        assertEquals(0x12345678L, one.hash() >>> 32);
        assertFalse(CoursedMap.isSameMap(one.hash(), 0x1234567900000001L));
        Level none = CoursedMap.level(MAP, PlacedCourse.NONE, List.of(new MapProblem(2, 1, "no finish")));
        assertEquals(MAP.hash(), none.hash());
        assertEquals(MAP.zones(), none.zones());
        assertEquals(MAP.waypoints(), none.waypoints());
        assertEquals(List.of("odd", "in its course file: no finish"), none.problems().stream().map(MapProblem::reason).toList());
    }
}
