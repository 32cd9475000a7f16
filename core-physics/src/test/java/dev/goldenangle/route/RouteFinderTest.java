package dev.goldenangle.route;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.concurrent.CancellationException;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Paths of the strafejump model in worlds of a few blocks, 32 units per metre. */
class RouteFinderTest {
    /** In metres. */
    private static Brush box(double x0, double y0, double z0, double x1, double y1, double z1) {
        return Brush.box((float) (32 * x0), (float) (32 * y0), (float) (32 * z0), (float) (32 * x1), (float) (32 * y1), (float) (32 * z1));
    }

    private static CourseStop stop(CourseStop.Kind kind, double x, double y, double z) {
        return new CourseStop(kind, x, y, z);
    }

    private static PlacedCourse to(double x, double y, double z) {
        return PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 0, 0, 0)).with(stop(CourseStop.Kind.FINISH, x, y, z));
    }

    private static RouteAnswer find(PlacedCourse course, Brush... solids) {
        Level level = TestWalkTest.level(List.of(solids));
        return new RouteFinder(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), level, () -> false).find(course);
    }

    private static final Brush FLOOR = box(-3, -3, -2, 6, 3, 0);

    @Test
    void pathOnOpenGroundIsStraightAndTheBotRunsIt() {
        RouteAnswer answer = find(to(5, 0, 0), FLOOR);
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        assertEquals(-1, answer.stop());
        assertTrue(answer.seconds() > 0.3 && answer.seconds() < 3, answer.seconds() + " s for four metres at ten per second");
        assertTrue(answer.places() > 5 && answer.ticks() > 100, answer.toString());
        FoundRoute route = answer.route().orElseThrow();
        assertEquals("strafejump", route.model());
        assertEquals(0, route.points().get(0).x(), 0.01);
        FoundRoute.Point last = route.points().get(route.points().size() - 1);
        assertEquals(5, last.x(), 0.75);
        assertEquals(0, last.y(), 0.75);
        assertEquals(answer, find(to(5, 0, 0), FLOOR), "the same question has the same answer");
    }

    @Test
    void pathNeedsTwoPlaces() {
        assertEquals(RouteAnswer.Outcome.TOO_FEW, find(PlacedCourse.NONE, FLOOR).outcome());
        PlacedCourse startAlone = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 0, 0, 0));
        assertEquals(RouteAnswer.Outcome.TOO_FEW, find(startAlone, FLOOR).outcome());
        PlacedCourse finishAlone = PlacedCourse.NONE.with(stop(CourseStop.Kind.FINISH, 2, 0, 0));
        assertEquals(RouteAnswer.Outcome.FOLLOWED, find(finishAlone, FLOOR).outcome(), "without a start it begins at the spawn");
    }

    @Test
    void placeWithoutAFloorIsReported() {
        RouteAnswer voided = find(to(20, 0, 0), FLOOR);
        assertEquals("NO_FLOOR 1", voided.outcome() + " " + voided.stop());
        RouteAnswer high = find(to(5, 0, 2.5), FLOOR);
        assertEquals("NO_FLOOR 1", high.outcome() + " " + high.stop(), "more than two metres above the floor");
        assertEquals(RouteAnswer.Outcome.FOLLOWED, find(to(5, 0, 1.5), FLOOR).outcome(), "a metre and a half above it is near enough");
        RouteAnswer alone = find(PlacedCourse.NONE.with(stop(CourseStop.Kind.FINISH, 20, 0, 0)), FLOOR);
        assertEquals("NO_FLOOR 0", alone.outcome() + " " + alone.stop(), "counted among the places of the course");
    }

    @Test
    void unreachablePlaceIsReported() {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 0, 0, 0)).with(stop(CourseStop.Kind.CHECKPOINT, 2, 0, 0)).with(stop(CourseStop.Kind.FINISH, 20, 0, 0));
        RouteAnswer answer = find(course, FLOOR, box(18, -2, -2, 22, 2, 0));
        assertEquals("NO_WAY 2 NaN", answer.outcome() + " " + answer.stop() + " " + answer.seconds());
        assertTrue(answer.route().isEmpty() && answer.places() > 0);
    }

    @Test
    void pathGoesAroundAWall() {
        RouteAnswer answer = find(to(5, 0, 0), FLOOR, box(2, -3, 0, 2.5, 1, 8));
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.y() > 1), answer.toString());
    }

    @Test
    void gapOverTheVoidIsJumped() {
        RouteAnswer answer = find(to(8, 0, 0), box(-3, -2, -2, 2, 2, 0), box(6, -2, -2, 11, 2, 0));
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.move().isLeap()), answer.toString());
    }

    /** There is no way out of the pit, which is three metres deep. */
    @Test
    void gapOverAPitIsJumped() {
        RouteAnswer answer = find(to(8, 0, 0), box(-3, -2, -4, 2, 2, 0), box(6, -2, -4, 11, 2, 0), box(2, -2, -4, 6, 2, -3));
        assertNotEquals(RouteAnswer.Outcome.NO_WAY, answer.outcome());
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.move().isLeap()), answer.toString());
    }

    @Test
    void fallHasAPointAtTheEdge() {
        RouteAnswer answer = find(to(6, 0, -2), box(-2, -2, -4, 2, 2, 0), box(2, -2, -4, 8, 2, -2));
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        List<FoundRoute.Point> points = answer.route().orElseThrow().points();
        assertTrue(points.stream().anyMatch(point -> point.x() > 1.5 && point.x() < 3 && Math.abs(point.z()) < 0.05), points.toString());
    }

    /** Nothing is at the origin: a floor at one metre, from y = 4 to y = 12. */
    @Test
    void pathAwayFromTheOriginIsFound() {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 12, 5, 1)).with(stop(CourseStop.Kind.FINISH, 16, 11, 1));
        RouteAnswer answer = find(course, box(10, 4, -2, 18, 12, 1), FLOOR);
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        List<FoundRoute.Point> points = answer.route().orElseThrow().points();
        FoundRoute.Point last = points.get(points.size() - 1);
        assertEquals("12.0 5.0", points.get(0).x() + " " + points.get(0).y());
        assertEquals(16, last.x(), 0.75);
        assertEquals(11, last.y(), 0.75);
        assertEquals(1, last.z(), 0.05);
    }

    /** The large floor has room for some thousand places a body wide, half of them nearer to the start than the goal. */
    @Test
    void searchGoesTowardsTheGoalAndStopsThere() {
        int few = find(to(12, 0, 0), box(-15, -15, -2, 15, 15, 0)).places();
        assertTrue(few < 350, few + " places");
        int all = find(to(20, 0, 0), FLOOR, box(18, -2, -2, 22, 2, 0)).places();
        assertTrue(all > 250, "all of them, then again in cells of half the width: " + all);
    }

    @Test
    void startWithoutAFloorIsReported() {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 20, 0, 0)).with(stop(CourseStop.Kind.FINISH, 2, 0, 0));
        assertEquals("NO_FLOOR 0", find(course, FLOOR).outcome() + " " + find(course, FLOOR).stop());
    }

    /** The body is 30 units wide and the shaft 34: it cannot move there. */
    @Test
    void placeWithoutRoomToMoveIsRefused() {
        double near = 17 / 32.0;
        RouteAnswer buried = find(to(4, 0, 0), FLOOR, box(3, -1, 0, 4 - near, 1, 4), box(4 + near, -1, 0, 5, 1, 4), box(3, near, 0, 5, 1, 4), box(3, -1, 0, 5, -near, 4));
        assertEquals("NO_FLOOR 1", buried.outcome() + " " + buried.stop());
    }

    /** Each part begins where the last ended, and a place already reached needs none. */
    @Test
    void pathOverSeveralPlacesContinuesFromEach() {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, 0, 0, 0)).with(stop(CourseStop.Kind.CHECKPOINT, 0, 0, 0))
                .with(stop(CourseStop.Kind.CHECKPOINT, 5, -2, 0)).with(stop(CourseStop.Kind.FINISH, 5, 2, 0));
        RouteAnswer answer = find(course, FLOOR);
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        List<FoundRoute.Point> points = answer.route().orElseThrow().points();
        for (int i = 1; i < points.size(); i++) {
            assertNotEquals(points.get(i - 1), points.get(i));
        }
        assertEquals(1, points.stream().filter(point -> point.x() < 1 && Math.abs(point.y()) < 0.5).count(), "it does not come back: " + points);
        assertTrue(points.stream().anyMatch(point -> Math.hypot(point.x() - 5, point.y() + 2) < 0.75), points.toString());
    }

    /**
     * Below the platform's edge at x = 2 is a small block five metres on and eight below: a walk from rest falls onto
     * it, a running bot flies past.
     */
    private static final Brush[] HIGH = {box(-8, -2, -1, 2, 2, 0), box(7, -0.5, -9, 8, 0.5, -8)};

    @Test
    void pathThatTheBotLosesIsStillFound() {
        RouteAnswer answer = find(to(7.5, 0, -8), HIGH);
        assertEquals("FOUND -1 NaN", answer.outcome() + " " + answer.stop() + " " + answer.seconds());
        List<FoundRoute.Point> points = answer.route().orElseThrow().points();
        assertEquals(0, points.get(0).x(), 0.01);
        assertEquals(-8, points.get(points.size() - 1).z(), 0.05);
        assertTrue(answer.places() > 300, "with both sizes of cells: " + answer.places());
    }

    /** Stairs of two metres each lead down to the block as well, by a long way; the fall is avoided, because the bot cannot do it. */
    @Test
    void moveThatTheBotCannotDoIsAvoided() {
        RouteAnswer answer = find(to(7.5, 0, -8), HIGH[0], HIGH[1], box(-8, 2, -3, -4, 5, -2), box(-8, 5, -5, -4, 8, -4), box(-8, 8, -7, -4, 11, -6), box(-8, 11, -9, 10, 14, -8),
                box(8, -1, -9, 10, 11, -8));
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.y() > 10), answer.toString());
    }

    private static RouteAnswer find(PlacedCourse course, Zone zone, Brush... solids) {
        Level level = TestWalkTest.level(List.of(solids), zone);
        return new RouteFinder(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), level, () -> false).find(course);
    }

    /**
     * The goal is twelve metres ahead, and a teleporter six metres behind the start leads there: a search guided by
     * distance would not turn back.
     */
    @Test
    void teleporterBehindTheStartIsUsed() {
        Zone teleporter = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(-202f, -128f, 0f, -182f, 128f, 64f)), new Vec3(), new Vec3(360f, 0f, 1f), 0f);
        RouteAnswer answer = find(to(12, 0, 0), teleporter, box(-8, -4, -2, 16, 4, 0));
        assertEquals(RouteAnswer.Outcome.FOLLOWED, answer.outcome());
        assertTrue(answer.route().orElseThrow().points().stream().anyMatch(point -> point.x() < -4), answer.toString());
    }

    @Test
    void checkpointIsNotAShortcut() {
        Zone gate = new Zone(Zone.Kind.CHECKPOINT, 1, List.of(Brush.box(-202f, -128f, 0f, -182f, 128f, 64f)), new Vec3(), new Vec3(), 0f);
        assertEquals(find(to(12, 0, 0), box(-15, -15, -2, 15, 15, 0)).places(), find(to(12, 0, 0), gate, box(-15, -15, -2, 15, 15, 0)).places());
    }

    @Test
    void withoutAStartPlacesAreCountedFromTheFirst() {
        RouteAnswer answer = find(PlacedCourse.NONE.with(stop(CourseStop.Kind.CHECKPOINT, 2, 0, 0)).with(stop(CourseStop.Kind.FINISH, 20, 0, 0)), FLOOR, box(18, -2, -2, 22, 2, 0));
        assertEquals("NO_WAY 1", answer.outcome() + " " + answer.stop());
    }

    @Test
    void searchCanBeCancelled() {
        Level level = TestWalkTest.level(List.of(FLOOR));
        RouteFinder finder = new RouteFinder(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), level, () -> true);
        assertThrows(CancellationException.class, () -> finder.find(to(5, 0, 0)));
    }
}
