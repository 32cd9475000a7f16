package dev.goldenangle.route;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.map.MovingPart;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Paths in {@code door-and-lift.map}: a room, a door, a lift to a second door five metres up, and a closed room. */
class DoorAndLiftTest {
    private static final int ROOM = 0;
    private static final int BEHIND_DOOR = 1;
    private static final int UPSTAIRS = 2;
    private static final int CLOSED_ROOM = 3;
    private final Level level = MapReader.read("door-and-lift", text(), 32f);

    private static String text() {
        try (InputStream text = DoorAndLiftTest.class.getResourceAsStream("door-and-lift.map")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private CourseStop stop(CourseStop.Kind kind, int spawn) {
        Spawn at = level.spawns().get(spawn);
        return new CourseStop(kind, at.x() / 32, at.y() / 32, at.z() / 32);
    }

    private RouteAnswer find(int from, int to) {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, from)).with(stop(CourseStop.Kind.FINISH, to));
        return new RouteFinder(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), level, () -> false).find(course);
    }

    /** A door slides its own width less the lip of 8, a lift sinks by its height. */
    @Test
    void doorsAndLiftsMoveByQuakesRules() {
        assertEquals(List.of(), level.problems());
        List<MovingPart> parts = level.moving();
        assertEquals(List.of(MovingPart.Kind.DOOR, MovingPart.Kind.LIFT, MovingPart.Kind.DOOR), parts.stream().map(MovingPart::kind).toList());
        assertTrue(new Vec3(parts.get(0).offset()).sub(new Vec3(0f, 56f, 0f)).length() < 0.01f, parts.get(0).offset().toString());
        assertEquals(new Vec3(0f, 0f, -152f), parts.get(1).offset());
        assertEquals(8f, parts.get(1).moved().get(0).max(2), 0.01f);
        assertEquals(92f, parts.get(2).moved().get(0).max(1), 0.01f, "a lip of 4");
    }

    @Test
    void pathLeadsThroughAClosedDoor() {
        RouteAnswer answer = find(ROOM, BEHIND_DOOR);
        assertEquals("NEEDS_DOORS -1 NaN", answer.outcome() + " " + answer.stop() + " " + answer.seconds());
        List<FoundRoute.Point> points = answer.route().orElseThrow().points();
        assertEquals(-4, points.get(0).x(), 0.01);
        assertEquals(5, points.get(points.size() - 1).x(), 0.75);
        assertEquals(RouteAnswer.Outcome.NEEDS_DOORS, find(BEHIND_DOOR, ROOM).outcome());
    }

    /** The lift ends at the second door, so the lift has to be up while the door is open. */
    @Test
    void liftCarriesThePathUpToADoor() {
        RouteAnswer answer = find(BEHIND_DOOR, UPSTAIRS);
        assertEquals(RouteAnswer.Outcome.NEEDS_DOORS, answer.outcome());
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.x() > 9.5 && point.x() < 12.5 && point.z() > 4.9), answer.toString());
        assertEquals(RouteAnswer.Outcome.NEEDS_DOORS, find(UPSTAIRS, ROOM).outcome(), "and back");
    }

    /** 1792 leaves it out on easy, normal and hard, so that it exists in deathmatch only. */
    @Test
    void wallOfSomeGameModesMayBeAbsent() {
        String lift = "\"func_plat\"\n\"height\" \"152\"";
        List<MovingPart> parts = MapReader.read("walled", text().replace(lift, "\"func_wall\"\n\"spawnflags\" \"1792\""), 32f).moving();
        assertEquals("3 []", parts.size() + " " + parts.get(1).moved());
        assertEquals(2, MapReader.read("walled", text().replace(lift, "\"func_wall\"\n\"spawnflags\" \"1\""), 32f).moving().size());
    }

    @Test
    void roomWithoutADoorCannotBeReached() {
        RouteAnswer answer = find(ROOM, CLOSED_ROOM);
        assertEquals("NO_WAY 1", answer.outcome() + " " + answer.stop());
    }
}
