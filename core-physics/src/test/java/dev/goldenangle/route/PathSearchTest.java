package dev.goldenangle.route;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** Searches among a few paths with given times and expects the fastest. */
class PathSearchTest {
    private final PathNode from = HandWays.node(0, 0, 0);
    private final PathNode left = HandWays.node(100, 100, 0);
    private final PathNode right = HandWays.node(100, -100, 0);
    private final PathNode goal = HandWays.node(200, 0, 0);
    private PathGraph graph;

    @BeforeEach
    void level() {
        TestWalk tests = new TestWalk(TestWalkTest.MODEL, TestWalkTest.MODEL.parameters().defaults(), TestWalkTest.level(List.of()));
        graph = new PathGraph(tests, 30f, 32f, 320f);
    }

    private List<PathLink> find() {
        return new PathSearch(graph, link -> false, () -> false).find(from, node -> node == goal, node -> 0);
    }

    private void byLeft(double seconds) {
        HandWays.lead(PathLink.Kind.WALK, from, left, seconds / 2);
        HandWays.lead(PathLink.Kind.WALK, left, goal, seconds / 2);
    }

    /** With n of eight directions open a second counts as 1 + 1.5 · (8 − n) / 8: over 6 the right path is 0.9 · 1.375 + 0.9 = 2.1375. */
    @ParameterizedTest
    @CsvSource({"8, false", "7, false", "6, true", "0, true"})
    void placesWithRoomAroundThemArePreferred(int open, boolean left) {
        byLeft(2);
        HandWays.opened(right, open);
        HandWays.lead(PathLink.Kind.WALK, from, right, 0.9);
        HandWays.lead(PathLink.Kind.WALK, right, goal, 0.9);
        assertEquals(left, find().get(0).to() == this.left);
    }

    /** A jump counts a second more than it takes, a running jump one and a half, and a fall half as much again. */
    @ParameterizedTest
    @CsvSource({"JUMP, 1, 2", "LEAP, 1, 2.5", "DROP, 1, 2.5", "DROP, 2, 5", "WALK, 1, 1"})
    void jumpsAndFallsCostExtra(PathLink.Kind kind, double seconds, double counted) {
        HandWays.lead(kind, from, goal, seconds);
        byLeft(counted + 0.01);
        assertEquals(List.of(goal), find().stream().map(PathLink::to).toList());
        HandWays.opened(from, 8);
        HandWays.opened(left, 8);
        HandWays.lead(kind, from, goal, seconds);
        byLeft(counted - 0.01);
        assertEquals(List.of(left, goal), find().stream().map(PathLink::to).toList());
    }

    @Test
    void firstOfTwoEquallyFastPathsIsChosen() {
        byLeft(2);
        HandWays.lead(PathLink.Kind.WALK, from, right, 1);
        HandWays.lead(PathLink.Kind.WALK, right, goal, 1);
        assertEquals(List.of(left, goal), find().stream().map(PathLink::to).toList());
    }

    /** Three metres lead west and three east; a search that knows the distance does not go west. */
    @Test
    void placesLeadingAwayAreNotExamined() {
        PathNode west = from;
        PathNode east = from;
        for (int i = 1; i <= 3; i++) {
            PathNode nextWest = HandWays.node(-32 * i, 0, 0);
            PathNode nextEast = HandWays.node(32 * i, 0, 0);
            HandWays.lead(PathLink.Kind.WALK, west, nextWest, 0.1);
            HandWays.lead(PathLink.Kind.WALK, east, nextEast, 0.1);
            west = nextWest;
            east = nextEast;
        }
        PathNode end = east;
        Set<PathNode> asked = new HashSet<>();
        List<PathLink> found = new PathSearch(graph, link -> false, () -> false).find(from, node -> asked.add(node) && node == end, node -> (end.rest.position.x - node.rest.position.x) / 320.0);
        assertEquals(3, found.size());
        assertEquals(4, asked.size(), "only its own places");
        assertFalse(asked.contains(west));
    }
}
