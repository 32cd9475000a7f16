package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CourseTextProperties {
    private static final String ROOM = """
            {
            "classname" "worldspawn"
            {
            ( -512 0 0 ) ( -512 1 0 ) ( -512 0 1 ) floor 0 0 0 1 1
            ( 512 0 0 ) ( 512 0 1 ) ( 512 1 0 ) floor 0 0 0 1 1
            ( 0 -512 0 ) ( 0 -512 1 ) ( 1 -512 0 ) floor 0 0 0 1 1
            ( 0 512 0 ) ( 1 512 0 ) ( 0 512 1 ) floor 0 0 0 1 1
            ( 0 0 -16 ) ( 1 0 -16 ) ( 0 1 -16 ) floor 0 0 0 1 1
            ( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 ) floor 0 0 0 1 1
            }
            }
            {
            "classname" "info_player_start"
            "origin" "0 0 24"
            }
            """;

    @Provide
    Arbitrary<PlacedCourse> courses() {
        Arbitrary<Double> metres = Arbitraries.doubles().between(-CourseStop.FARTHEST, CourseStop.FARTHEST).ofScale(6);
        Arbitrary<CourseStop> stops = Combinators.combine(Arbitraries.of(CourseStop.Kind.class), metres, metres, metres).as(CourseStop::new);
        Arbitrary<FoundRoute.Point> points = Combinators.combine(metres, metres, metres, Arbitraries.of(Move.class)).as(FoundRoute.Point::new);
        Arbitrary<FoundRoute> routes = Combinators.combine(Arbitraries.of("arena", "strafejump"), points.list().ofMaxSize(12)).as(FoundRoute::new);
        return Combinators.combine(stops.list().ofMaxSize(12), routes.optional()).as((places, route) -> {
            PlacedCourse course = PlacedCourse.NONE;
            for (CourseStop stop : places) {
                course = course.with(stop);
            }
            return route.isPresent() ? course.with(route.get()) : course;
        });
    }

    @Property
    void writtenCourseReadsBackEqual(@ForAll("courses") PlacedCourse course) {
        CourseText.Reading reading = CourseText.read(CourseText.write(course));
        assertEquals(List.of(), reading.problems());
        assertEquals(course, reading.course());
    }

    @Property(tries = 100)
    void mapContentKeepsItsCourse(@ForAll("courses") PlacedCourse course) {
        MapContent text = MapContent.of(ROOM).with(CourseText.write(course));
        Level level = LevelReader.read("room", text, 32f);
        Level bare = LevelReader.read("room", ROOM, 32f);
        assertEquals(course, level.course());
        assertEquals(bare.hash(), level.bare().hash());
        if (!course.isEmpty()) {
            assertNotEquals(bare.hash(), level.hash(), "the course is part of the digest");
            assertTrue(CoursedMap.isSameMap(bare.hash(), level.hash()), "the map is still recognised");
            assertEquals(level.hash(), bare.with(course).hash(), "the same digest either way");
        }
    }

    @Property
    void startIsFirstAndFinishIsLast(@ForAll("courses") PlacedCourse course) {
        List<CourseStop.Kind> kinds = course.stops().stream().map(CourseStop::kind).toList();
        assertTrue(kinds.lastIndexOf(CourseStop.Kind.START) <= 0);
        assertTrue(!kinds.contains(CourseStop.Kind.FINISH) || kinds.indexOf(CourseStop.Kind.FINISH) == kinds.size() - 1);
    }

    @Property(tries = 300)
    void anyTextIsReadWithoutThrowing(@ForAll String text, @ForAll("courses") PlacedCourse course, @ForAll int at) {
        String written = CourseText.write(course);
        int cut = Math.floorMod(at, written.length());
        CourseText.Reading reading = CourseText.read(written.substring(0, cut) + text + written.substring(cut));
        assertTrue(reading.course().stops().size() <= PlacedCourse.MOST_STOPS);
    }

    @Example
    void mistakesAreReportedWithTheirLine() {
        String text = "format = \"course\"\n[[stop]]\nkind = \"start\"\nposition = [1, 2, 3]\n[[stop]]\nkind = \"begin\"\nposition = [1, 2, 3]\n[[stop]]\nkind = \"finish\"\nposition = [1, 2]\n";
        CourseText.Reading reading = CourseText.read(text);
        assertEquals(1, reading.course().stops().size());
        assertEquals(List.of(6, 10), reading.problems().stream().map(MapProblem::line).toList());
        Level level = LevelReader.read("room", MapContent.of(ROOM).with(text), 32f);
        assertTrue(level.problems().get(0).reason().startsWith("in its course file: "));
    }

    @Example
    void runsBeginAtThePlacedStartAndPassThePlacedGates() {
        PlacedCourse course = PlacedCourse.NONE.with(new CourseStop(CourseStop.Kind.FINISH, 8, 0, 0)).with(new CourseStop(CourseStop.Kind.CHECKPOINT, 4, 4, 0))
                .with(new CourseStop(CourseStop.Kind.START, -4, 4, 0)).with(new CourseStop(CourseStop.Kind.WAYPOINT, 6, 1, 0));
        Level level = LevelReader.read("room", ROOM, 32f).with(course);
        assertEquals(-128f, level.spawns().get(0).x());
        assertEquals(0f, level.spawns().get(0).yaw(), 1e-6f, "it faces the checkpoint");
        assertEquals(List.of(Zone.Kind.START, Zone.Kind.CHECKPOINT, Zone.Kind.FINISH), level.zones().stream().map(Zone::kind).toList());
        assertEquals(3, level.waypoints().size());
        assertFalse(level.zones().get(1).touches(0, 0, 0, 1, 1, 1));
        assertTrue(level.zones().get(1).touches(127, 127, 0, 129, 129, 56));
        assertEquals(new ArrayList<>(level.bare().spawns()), LevelReader.read("room", ROOM, 32f).spawns());
    }
}
