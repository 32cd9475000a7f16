package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Points of paths built by hand, in cells of 30 on a floor of twenty metres a side with a wall north of y = 200. */
class PathPointsTest {
    private final TestWalk tests = new TestWalk(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(),
            TestWalkTest.level(List.of(Brush.box(-320f, -320f, -64f, 320f, 320f, 0f), Brush.box(-320f, 200f, 0f, 320f, 232f, 300f))));
    private final PathGraph graph = new PathGraph(tests, 30f, 32f, 320f);

    private List<FoundRoute.Point> points(List<PathLink> links, PathPoints.Density density) {
        return new PathPoints(tests, graph, 32, 64, density).of(links.get(0).from(), links);
    }

    /** A known place with this many open directions. */
    private PathNode known(double x, double y, int open) {
        return HandWays.opened(graph.at(tests.settle(x, y, 5)), open);
    }

    private List<PathNode> row(double fromX, double fromY, double stepX, double stepY, int count) {
        List<PathNode> nodes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            nodes.add(known(fromX + i * stepX, fromY + i * stepY, 8));
        }
        return nodes;
    }

    /** From (1, 2, 1) to (4, 6, 3) in metres are five horizontally, 160 units: divided into parts of at most 64, three. */
    @Test
    void closePointsDivideAPathEvenlyInThreeDimensions() {
        PathLink jump = HandWays.link(PathLink.Kind.JUMP, HandWays.node(32, 64, 32), HandWays.node(128, 192, 96), 1);
        assertEquals(List.of(new FoundRoute.Point(1, 2, 1, Move.RUN), new FoundRoute.Point(2, 3.333, 1.667, Move.RUN), new FoundRoute.Point(3, 4.667, 2.333, Move.RUN), new FoundRoute.Point(4, 6, 3, Move.RUN)),
                points(List.of(jump), PathPoints.Density.CLOSE));
        assertEquals(2, points(List.of(jump), PathPoints.Density.FEW).size());
    }

    @Test
    void straightPathHasTwoEndsInAnyDirection() {
        assertEquals(2, points(HandWays.chain(row(-295, -165, 30, 0, 7)), PathPoints.Density.FEW).size());
        assertEquals(2, points(HandWays.chain(row(45, -285, 0, 30, 7)), PathPoints.Density.FEW).size());
        assertEquals(2, points(HandWays.chain(row(-165, -45, 30, 30, 6)), PathPoints.Density.FEW).size());
    }

    @Test
    void pathThatIsNarrowThroughoutCanBeStraight() {
        List<PathNode> nodes = row(-285, -165, 30, 0, 7);
        nodes.forEach(node -> node.open = 5);
        assertEquals(2, points(HandWays.chain(nodes), PathPoints.Density.FEW).size());
    }

    /** The path goes around a narrow place; straight through it would be shorter. */
    @Test
    void pathDoesNotCutThroughPlacesItAvoided() {
        List<PathNode> nodes = new ArrayList<>(List.of(known(15, 15, 8), known(45, 45, 8), known(75, 45, 8), known(105, 15, 8)));
        known(45, 15, 8);
        PathNode crowded = known(75, 15, 8);
        assertEquals(2, points(HandWays.chain(nodes), PathPoints.Density.FEW).size(), "with room all around");
        crowded.open = 4;
        assertEquals(3, points(HandWays.chain(nodes), PathPoints.Density.FEW).size());
        nodes.forEach(node -> node.open = 4);
        assertEquals(2, points(HandWays.chain(nodes), PathPoints.Density.FEW).size(), "no narrower than the path itself");
        crowded.walks = null;
        assertEquals(3, points(HandWays.chain(nodes), PathPoints.Density.FEW).size(), "an unknown place");
    }

    @Test
    void pathDoesNotCutThroughUnknownPlaces() {
        List<PathNode> nodes = List.of(known(15, 15, 8), known(45, 45, 8), known(75, 45, 8), known(105, 15, 8));
        assertEquals(4, points(HandWays.chain(nodes), PathPoints.Density.FEW).size());
    }

    /** Five units are a step within the path; half a metre and more is another floor. */
    @Test
    void endOfAStraightPathIsAtItsHeight() {
        List<PathNode> nodes = row(-285, -165, 30, 0, 5);
        nodes.get(4).rest.position.z += 5f;
        assertEquals(2, points(HandWays.chain(nodes), PathPoints.Density.FEW).size());
        nodes.get(4).rest.position.z += 20f;
        assertEquals(3, points(HandWays.chain(nodes), PathPoints.Density.FEW).size());
    }

    /** Places are known on both sides of the wall, but it cannot be walked through. */
    @Test
    void pathThatCannotBeWalkedIsNotStraight() {
        List<PathNode> nodes = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            nodes.add(HandWays.opened(graph.at(HandWays.stand(15, 135 + 30 * i, 0.125)), 8));
        }
        assertEquals(List.of(0.469, 0.469, 0.469, 0.469, 0.469), points(HandWays.chain(nodes), PathPoints.Density.FEW).stream().map(FoundRoute.Point::x).toList());
    }
}
