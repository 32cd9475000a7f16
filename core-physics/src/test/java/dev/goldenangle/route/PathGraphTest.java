package dev.goldenangle.route;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.route.TestWalkTest.MODEL;
import static dev.goldenangle.route.TestWalkTest.assertNear;
import static dev.goldenangle.route.TestWalkTest.level;
import static dev.goldenangle.route.TestWalkTest.solids;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Places in cells of 30 units and the moves between them, in the world of {@link TestWalkTest} and in smaller ones. */
class PathGraphTest {
    private final TestWalk tests = new TestWalk(MODEL, MODEL.parameters().defaults(), level(solids()));

    private PathGraph graph() {
        return graph(tests);
    }

    private MoverState stand(double x, double y) {
        MoverState stand = tests.settle(x, y, 10);
        assertNotNull(stand);
        return stand;
    }

    @Test
    void placeIsFoundByItsCellAndHeight() {
        PathGraph graph = graph();
        PathNode here = graph.at(stand(5, 5));
        assertSame(here, graph.at(stand(25, 25)), "cells are 30 wide");
        PathNode beside = graph.at(stand(35, 5));
        assertTrue(here != beside && here.number == 0 && beside.number == 1 && graph.size() == 2);
        assertSame(here, graph.known(0, 10f, 10f, 0f));
        assertSame(here, graph.known(0, 10f, 10f, 15f), "half a metre up");
        assertSame(here, graph.known(0, 10f, 10f, -15f), "and half a metre down");
        assertNull(graph.known(0, 10f, 10f, 60f));
        assertNull(graph.known(0, -10f, 10f, 0f));
        assertNull(graph.known(0, 10f, 10f, -45f), "nearly a metre and a half down");
        PathNode above = graph.at(HandWays.stand(200, -20, 16));
        graph.at(HandWays.stand(200, -20, -16));
        assertSame(above, graph.known(0, 200f, -20f, 0f), "of two equally near ones the upper");
        assertEquals(30f, graph.cell());
    }

    @Test
    void openGroundHasEightWalks() {
        PathGraph graph = graph();
        PathNode node = graph.at(stand(0, 0));
        List<PathLink> walks = graph.walks(node);
        assertEquals(8, walks.size());
        assertEquals(8, node.open);
        assertEquals(0, node.walls | node.ledges);
        assertTrue(walks.stream().allMatch(walk -> walk.kind() == PathLink.Kind.WALK && walk.from() == node && walk.takeOff() == null && walk.seconds() > 0));
        assertNear(30, walks.get(0).to().rest.position.x, 4);
        assertNear(30, walks.get(1).to().rest.position.y, 4);
        assertNear(30, walks.get(1).to().rest.position.x, 4);
        assertNear(-30, walks.get(6).to().rest.position.y, 4);
        assertEquals(List.of(), graph.jumps(node), "nothing is in the way");
        assertSame(walks, graph.walks(node));
    }

    @Test
    void wallAndEdgeAreMarkedAndJumped() {
        PathGraph graph = graph();
        PathNode before = graph.at(stand(178, -200));
        graph.walks(before);
        assertEquals(1, before.walls & 1, "the crate is a wall for walking");
        assertTrue(before.open >= 3 && before.open < 8, before.open + " are open");
        List<PathLink> jumps = graph.jumps(before);
        assertTrue(jumps.stream().anyMatch(jump -> jump.kind() == PathLink.Kind.JUMP && tests.feet(jump.to().rest) > 39), jumps.toString());
        PathNode edge = graph.at(stand(-310, 0));
        List<PathLink> walks = graph.walks(edge);
        PathLink drop = walks.stream().filter(walk -> walk.kind() == PathLink.Kind.DROP).findFirst().orElseThrow();
        assertNear(-100, tests.feet(drop.to().rest), 0.5);
        assertTrue(drop.takeOff().x <= -310 && drop.takeOff().x > -345 && drop.takeOff().z > 0, "at the edge: " + drop.takeOff());
        assertEquals(1, edge.ledges >> 4 & 1, "west");
        assertEquals(0, edge.ledges & 1, "east");
        assertTrue(graph.jumps(edge).stream().anyMatch(link -> link.kind() == PathLink.Kind.LEAP && link.runUp() != null && link.runUp().x > -310 && link.takeOff().x < -325),
                "with a run from the east, off the very edge");
    }

    /** The crate is to the south; a jump onto it from a standstill needs no run-up. */
    @Test
    void crateIsJumpedOntoFromAnySideWithoutARunUp() {
        PathGraph graph = graph();
        PathNode before = graph.at(stand(260, -38));
        List<PathLink> jumps = graph.jumps(before);
        assertEquals(1, before.walls >> 6 & 1, "south");
        assertEquals(0, before.walls >> 2 & 1, "north");
        assertTrue(jumps.stream().anyMatch(jump -> tests.feet(jump.to().rest) > 39 && jump.to().rest.position.y < -60), jumps.toString());
        assertTrue(jumps.stream().allMatch(jump -> jump.kind() == PathLink.Kind.JUMP), jumps.toString());
    }

    private static PathGraph graph(TestWalk walk) {
        return new PathGraph(walk, 30f, 32f, 320f);
    }

    private static TestWalk walkIn(Brush... solids) {
        return new TestWalk(MODEL, MODEL.parameters().defaults(), level(List.of(solids)));
    }

    /** 0.6 m are 19.2 units. */
    @Test
    void fallIsMoreThanAStepDown() {
        TestWalk walk = walkIn(Brush.box(-300f, -300f, -64f, 0f, 300f, 0f), Brush.box(0f, -300f, -64f, 300f, 0f, -17f), Brush.box(0f, 0f, -64f, 300f, 300f, -25f));
        PathNode over = graph(walk).at(walk.settle(10, -100, 5));
        PathGraph ways = graph(walk);
        ways.walks(over);
        assertEquals(PathLink.Kind.WALK, over.walks.get(0).kind(), "down a step of 17");
        assertEquals(0, over.ledges);
        PathNode high = ways.at(walk.settle(10, 100, 5));
        PathLink drop = ways.walks(high).get(0);
        assertEquals(PathLink.Kind.DROP, drop.kind(), "down 25");
        assertEquals(1, high.ledges & 1);
        assertEquals(0, high.walls);
    }

    /** The ridge is 60 wide: a run-up from behind would fall off it, so the jump begins at the place itself. */
    @Test
    void jumpFromARidgeHasNoRunUp() {
        TestWalk walk = walkIn(Brush.box(-30f, -300f, -200f, 30f, 300f, 0f), Brush.box(-500f, -300f, -200f, 500f, 300f, -100f));
        PathGraph ways = graph(walk);
        PathNode node = ways.at(walk.settle(25, 0, 5));
        PathLink leap = ways.jumps(node).stream().filter(link -> link.kind() == PathLink.Kind.LEAP && link.to().rest.position.x > 50).findFirst().orElseThrow();
        assertEquals(node.rest.position, leap.runUp());
    }

    /** Two metres up, and behind the edge the ground is two units lower: a step does not prevent a run-up. */
    @Test
    void runUpCanIncludeAStep() {
        TestWalk walk = walkIn(Brush.box(-600f, -300f, -64f, 0f, 300f, 62f), Brush.box(-60f, -300f, 62f, 0f, 300f, 64f), Brush.box(0f, -300f, -200f, 600f, 300f, -100f));
        PathGraph ways = graph(walk);
        PathNode node = ways.at(walk.settle(-10, 0, 70));
        PathLink leap = ways.jumps(node).stream().filter(link -> link.kind() == PathLink.Kind.LEAP && link.to().rest.position.x > 50).findFirst().orElseThrow();
        assertNear(-10 - 128, leap.runUp().x, 10);
    }

    @Test
    void teleporterIsADropNotAWalk() {
        Zone teleporter = new Zone(Zone.Kind.TELEPORT, 0, List.of(Brush.box(40f, -40f, 0f, 100f, 40f, 60f)), new Vec3(), new Vec3(-240f, 0f, 1f), (float) Math.PI);
        TestWalk walk = new TestWalk(MODEL, MODEL.parameters().defaults(), level(solids(), teleporter));
        PathLink taken = graph(walk).walks(graph(walk).at(walk.settle(20, 0, 5))).get(0);
        assertEquals(PathLink.Kind.DROP, taken.kind());
        assertTrue(taken.to().rest.position.x < -230, "there: " + taken.to().rest.position);
    }

    @Test
    void directionsAreEighthsOfATurn() {
        assertEquals(Math.PI / 2, PathGraph.yaw(2), 1e-6);
        assertEquals(5f, PathGraph.flat(new Vec3(1f, 2f, 3f), new Vec3(4f, 6f, 99f)));
    }
}
