package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Single moves of the strafejump model, whose box extends 15 to either side and 24 down, in a world of 32 units per
 * metre: a floor from −320 to 320 over a void, a wall from x = 200 on to the north, a crate of 40 from x = 200 on to
 * the south, and another floor 100 below in the west.
 */
class TestWalkTest {
    static final Model MODEL = ModelCatalog.find("strafejump").orElseThrow();
    private static final float EAST = 0f;
    private static final float NORTH = (float) (Math.PI / 2);
    private static final float WEST = (float) Math.PI;
    private static final float SOUTH = (float) (-Math.PI / 2);

    static Level level(List<Brush> solids, Zone... zones) {
        return new Level("hand", 1, 32f, BrushWorld.of(solids), List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(zones), List.of(), List.of());
    }

    static List<Brush> solids() {
        return new ArrayList<>(List.of(Brush.box(-320f, -320f, -64f, 320f, 320f, 0f), Brush.box(200f, 60f, 0f, 232f, 320f, 300f), Brush.box(200f, -320f, 0f, 320f, -60f, 40f),
                Brush.box(-900f, -320f, -200f, -300f, 320f, -100f)));
    }

    private final TestWalk tests = new TestWalk(MODEL, MODEL.parameters().defaults(), level(solids()));

    private PathGraph graph() {
        return new PathGraph(tests, 30f, 32f, 320f);
    }

    private MoverState stand(double x, double y) {
        MoverState stand = tests.settle(x, y, 10);
        assertNotNull(stand);
        return stand;
    }

    static void assertNear(double expected, float actual, double near) {
        assertEquals(expected, actual, near);
    }

    @Test
    void moverSettlesOnTheFloorBelowAtRest() {
        MoverState stand = stand(50, 60);
        assertNear(50, stand.position.x, 0.01);
        assertNear(60, stand.position.y, 0.01);
        assertNear(0, tests.feet(stand), 0.3);
        assertTrue(stand.grounded);
        assertEquals(new Vec3(), stand.velocity);
        assertEquals(15f, tests.body().radius());
        assertTrue(tests.allTicks > 0 && tests.allTicks == tests.ticks);
        assertNull(tests.settle(2000, 0, 10), "in the void");
        assertNull(tests.settle(0, 0, 8000), "so high that three seconds are not enough");
    }

    @Test
    void walkCoversItsDistanceAndEndsAtRest() {
        MoverState start = stand(0, 0);
        long before = tests.allTicks;
        MoverState end = tests.walk(start, NORTH, 64f);
        assertNear(64, end.position.y, 4);
        assertNear(0, end.position.x, 0.1);
        assertEquals(new Vec3(), end.velocity);
        assertEquals(0, tests.airTicks);
        assertEquals(tests.ticks * 0.008, tests.seconds(), 1e-5);
        assertTrue(tests.seconds() > 64 / 320f && tests.seconds() < 0.6f, tests.seconds() + " s");
        assertEquals(before + tests.ticks, tests.allTicks);
        assertNear(0, tests.lastGround.y, 0.01);
        assertNear(0, start.position.y, 0.01);
    }

    @Test
    void walkEndsAtAWall() {
        MoverState end = tests.walk(stand(100, 150), EAST, 100f);
        assertNear(185, end.position.x, 0.3);
        assertNear(150, end.position.y, 0.3);
    }

    @Test
    void longWalkIsNotCancelled() {
        assertNear(185, tests.walk(stand(-300, 150), EAST, 600f).position.x, 0.3);
        assertNear(300, tests.walk(stand(0, -300), NORTH, 600f).position.y, 4);
    }

    @Test
    void walkOverAnEdgeLandsBelowAndReportsWhereTheGroundEnded() {
        MoverState end = tests.walk(stand(-250, 0), WEST, 100f);
        assertNear(-100, tests.feet(end), 0.5);
        assertTrue(end.position.x < -350, "it flew on: " + end.position.x);
        assertNear(-335, tests.lastGround.x, 6);
        assertTrue(tests.airTicks > 10 && tests.airTicks < tests.ticks);
        assertTrue(end.grounded);
    }

    @Test
    void walkIntoTheVoidIsRefused() {
        assertNull(tests.walk(stand(0, 280), NORTH, 100f));
        assertNear(335, tests.lastGround.y, 6);
    }

    @Test
    void jumpReachesTheCrateInTheWay() {
        MoverState end = tests.jump(stand(180, -200), EAST);
        assertNear(40, tests.feet(end), 0.5);
        assertTrue(end.position.x > 186, "onto it: " + end.position.x);
        assertEquals(new Vec3(), end.velocity);
        MoverState level = tests.jump(stand(0, 0), WEST);
        assertNear(0, tests.feet(level), 0.5);
        assertTrue(level.position.x < -10);
        assertNull(tests.jump(stand(0, 300), NORTH), "down into the void");
    }

    /** A jump of 270 u/s under 800 lasts 0.675 s, in which a run of nearly 320 covers some 200 units. */
    @Test
    void runningJumpTakesOffWhereItShould() {
        MoverState end = tests.leap(stand(-250, 0), EAST, new Vec3(-50f, 0f, 24f), Move.JUMP);
        assertNotNull(end);
        assertTrue(end.position.x > 100 && end.position.x < 190, "from -50 on: " + end.position.x);
        assertNear(0, tests.feet(end), 0.5);
        assertTrue(tests.airTicks > 70 && tests.airTicks < 100, tests.airTicks + " ticks in the air");
        assertNull(tests.leap(stand(100, 150), EAST, new Vec3(300f, 150f, 24f), Move.JUMP), "a wall is before the place to jump");
        assertNull(tests.leap(stand(0, 250), NORTH, new Vec3(0f, 500f, 24f), Move.JUMP), "the floor ends before it");
        MoverState behind = tests.leap(stand(0, 0), SOUTH, new Vec3(0f, 50f, 24f), Move.JUMP);
        assertTrue(behind.position.y < -20, "a point behind is passed at once");
    }

    /** The same in every direction: the running jump above, rotated by quarters. */
    @Test
    void runningJumpsAreEqualInAllDirections() {
        float east = tests.leap(stand(-250, 0), EAST, new Vec3(-50f, 0f, 24f), Move.JUMP).position.x;
        assertNear(east, tests.leap(stand(-100, -250), NORTH, new Vec3(-100f, -50f, 24f), Move.JUMP).position.y, 0.5);
        assertNear(-east, tests.leap(stand(100, 250), SOUTH, new Vec3(100f, 50f, 24f), Move.JUMP).position.y, 0.5);
    }

    /** From 34 above zero to four metres below the lowest floor, which is −328, are 362 units: 0.95 s under 800, or 119 ticks of 8 ms. */
    @Test
    void fallIntoTheVoidEndsFourMetresBelowTheLowestFloor() {
        assertNull(tests.settle(2000, 0, 10));
        assertEquals(119, tests.ticks, 5);
        stand(50, 60);
        int once = tests.ticks;
        tests.walk(stand(0, 0), NORTH, 64f);
        assertNear(50, stand(50, 60).position.x, 0.001);
        assertEquals(once, tests.ticks, "every test starts again");
    }

    /** The teleporter leads 250 west and 250 south, which is more than four times the requested distance. */
    @Test
    void walkIntoATeleporterEndsAtItsExit() {
        Zone teleporter = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(40f, -40f, 0f, 100f, 40f, 60f)), new Vec3(), new Vec3(-240f, -240f, 1f), 0f);
        TestWalk there = new TestWalk(MODEL, MODEL.parameters().defaults(), level(solids(), teleporter));
        MoverState end = there.walk(there.settle(0, 0, 10), EAST, 64f);
        assertNear(-220, end.position.x, 30);
        assertNear(-240, end.position.y, 1);
        assertTrue(there.ticks < 60, there.ticks + " ticks");
    }

    /** The first model without a jump: the test costs three ticks, once. */
    @Test
    void modelWithoutAJumpIsTestedOnce() {
        Model marathon = ModelCatalog.find("marathon").orElseThrow();
        Level flat = LevelReader.read("sector-flat", SampleMaps.read("sector-flat.toml").orElseThrow(), marathon.unitsPerMetre());
        TestWalk walk = new TestWalk(marathon, marathon.parameters().defaults(), flat);
        MoverState start = walk.settle(flat.spawns().get(0).x(), flat.spawns().get(0).y(), flat.spawns().get(0).z());
        assertNull(walk.jump(start, EAST));
        assertEquals(3, walk.ticks);
        PathGraph ways = new PathGraph(walk, 2 * walk.body().radius(), flat.unitsPerMetre(), 1f);
        PathNode node = ways.at(start);
        ways.walks(node);
        node.walls = 0xff;
        long before = walk.allTicks;
        assertEquals(List.of(), ways.jumps(node));
        assertEquals(before + 3, walk.allTicks);
    }

    @Test
    void moverPlacedHighSettlesBelow() {
        assertNear(0, tests.feet(tests.settle(50, 60, 100)), 0.3);
    }

    private List<PathLink> search(PathGraph graph, PathNode from, float x, Predicate<PathLink> isRefused) {
        return new PathSearch(graph, isRefused, () -> false).find(from, node -> node.rest.position.x >= x && tests.feet(node.rest) < 1, node -> Math.max(0, x - node.rest.position.x) / 320);
    }

    @Test
    void fastestChainOfMovesIsFound() {
        PathGraph graph = graph();
        PathNode from = graph.at(stand(0, 0));
        List<PathLink> links = search(graph, from, 140f, link -> false);
        assertSame(from, links.get(0).from());
        for (int i = 1; i < links.size(); i++) {
            assertSame(links.get(i - 1).to(), links.get(i).from());
        }
        assertTrue(links.get(links.size() - 1).to().rest.position.x >= 140);
        assertTrue(links.size() <= 5, links.size() + " moves of 30 for 140");
        assertTrue(links.stream().allMatch(link -> link.kind() == PathLink.Kind.WALK && Math.abs(link.to().rest.position.y) < 16), "straight on");
        assertEquals(List.of(), search(graph, from, -5f, link -> false), "already there");
    }

    @Test
    void refusedMovesAreAvoided() {
        PathGraph graph = graph();
        PathNode from = graph.at(stand(0, 0));
        List<PathLink> links = search(graph, from, 70f, link -> Math.abs(link.to().rest.position.y) < 20 && link.to().rest.position.x > 20);
        assertTrue(links.stream().allMatch(link -> link.to().rest.position.x <= 20 || Math.abs(link.to().rest.position.y) >= 20));
        assertNull(search(graph, from, 70f, link -> true));
    }

    @Test
    void searchCanBeCancelled() {
        PathGraph graph = graph();
        assertThrows(CancellationException.class, () -> new PathSearch(graph, link -> false, () -> true).find(graph.at(stand(0, 0)), node -> false, node -> 0));
    }

    @Test
    void pointsAreFewOrCloseOrAll() {
        PathGraph graph = graph();
        PathNode from = graph.at(stand(0, 0));
        List<PathLink> links = search(graph, from, 80f, link -> false);
        int few = points(graph, from, links, PathPoints.Density.FEW).size();
        assertEquals(2, few, "a straight path has two ends");
        assertEquals(links.size() + 1, points(graph, from, links, PathPoints.Density.ALL).size());
        List<FoundRoute.Point> close = points(graph, from, links, PathPoints.Density.CLOSE);
        assertEquals(3, close.size(), "some 90 units in parts of 64 at most are two");
        assertEquals(close.get(2).x() / 2, close.get(1).x(), 0.01);
        assertEquals(0, close.get(0).x(), 0.01);
        assertEquals(0, close.get(2).z(), 0.02);
        assertFalse(close.get(2).move().isLeap());
        assertEquals(links.get(links.size() - 1).to().rest.position.x / 32, close.get(2).x(), 1e-3);
    }

    private List<FoundRoute.Point> points(PathGraph graph, PathNode from, List<PathLink> links, PathPoints.Density density) {
        return new PathPoints(tests, graph, 32, 64, density).of(from, links);
    }

    @Test
    void runningJumpIsThreePointsAndADropTwo() {
        PathGraph graph = graph();
        PathNode edge = graph.at(stand(-310, 0));
        PathNode below = graph.at(tests.walk(edge.rest, WEST, 60f));
        PathLink drop = new PathLink(PathLink.Kind.DROP, edge, below, 1f, null, new Vec3(-330f, 0f, 24f));
        List<FoundRoute.Point> dropped = points(graph, edge, List.of(drop), PathPoints.Density.FEW);
        assertEquals(3, dropped.size());
        assertEquals("-10.312 0.0 false", dropped.get(1).x() + " " + dropped.get(1).z() + " " + dropped.get(1).move().isLeap());
        PathLink leap = new PathLink(PathLink.Kind.LEAP, edge, below, 1f, new Vec3(-200f, 0f, 24f), new Vec3(-330f, 0f, 24f));
        List<FoundRoute.Point> leapt = points(graph, edge, List.of(leap), PathPoints.Density.CLOSE);
        assertEquals("-6.25", String.valueOf(leapt.stream().filter(point -> point.x() > -6.3).findFirst().orElseThrow().x()));
        assertTrue(leapt.get(leapt.size() - 2).move().isLeap(), "nothing comes between a jump and its landing");
        assertFalse(leapt.get(leapt.size() - 1).move().isLeap());
    }
}
