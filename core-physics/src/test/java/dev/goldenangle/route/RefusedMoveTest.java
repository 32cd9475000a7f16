package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.state.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Which move is avoided after the bot is lost: a row of twenty moves of a metre each, eastwards two metres north of the
 * middle and one above the ground.
 */
class RefusedMoveTest {
    private static final Body BODY = new Body(Body.Shape.BOX, 15f, -24f, 32f);

    /** The i-th move begins i metres east of the middle. */
    private static List<PathLink> row(int jumpAt) {
        List<PathLink> links = new ArrayList<>();
        PathNode from = HandWays.node(0, 64, 32);
        for (int i = 0; i < 20; i++) {
            PathNode to = HandWays.node(32 * (i + 1), 64, 32);
            links.add(HandWays.link(i == jumpAt ? PathLink.Kind.JUMP : PathLink.Kind.WALK, from, to, 0.1));
            from = to;
        }
        return links;
    }

    private static RefusedMove lostAt(List<PathLink> links, double x, double y, double z) {
        return RefusedMove.after(links, new FoundRoute.Point(x, y, z, Move.RUN), 32, BODY);
    }

    /** Two moves before the place where it was lost and seven after it are searched for one that is not walking. */
    @ParameterizedTest
    @CsvSource({"4, WALK 128.0 15.0", "5, JUMP 384.0 96.0", "12, JUMP 384.0 96.0", "14, JUMP 384.0 96.0", "15, WALK 480.0 15.0", "0, WALK 0.0 15.0", "19, WALK 608.0 15.0", "40, WALK 608.0 15.0"})
    void firstMoveNearbyThatIsNotWalkingIsAvoided(double lost, String blamed) {
        RefusedMove refused = lostAt(row(12), lost + 0.2, 2, 1);
        assertEquals(blamed, refused.kind() + " " + refused.at().x + " " + refused.radius());
    }

    @Test
    void nearestPlaceIsInThreeDimensions() {
        PathNode end = HandWays.node(900, 900, 900);
        List<PathLink> links = List.of(HandWays.link(PathLink.Kind.WALK, HandWays.node(64, 32, 96), end, 1), HandWays.link(PathLink.Kind.WALK, HandWays.node(160, 32, 96), end, 1),
                HandWays.link(PathLink.Kind.WALK, HandWays.node(64, 128, 96), end, 1), HandWays.link(PathLink.Kind.WALK, HandWays.node(64, 32, 192), end, 1));
        assertEquals(links.get(0).from().rest.position, lostAt(links, 3.3, 2.3, 4.3).at());
        assertEquals(links.get(1).from().rest.position, lostAt(links, 3.7, 2.3, 4.3).at());
        assertEquals(links.get(2).from().rest.position, lostAt(links, 3.3, 2.7, 4.3).at());
        assertEquals(links.get(3).from().rest.position, lostAt(links, 3.3, 2.3, 4.7).at());
    }

    /** The eighth move begins where the fourth does; nine moves after the fourth the jump is too far away. */
    @Test
    void firstOfTwoMovesFromTheSamePlaceCounts() {
        List<PathLink> links = row(12);
        links.set(7, HandWays.link(PathLink.Kind.WALK, links.get(3).from(), links.get(7).to(), 0.1));
        assertEquals(PathLink.Kind.WALK, lostAt(links, 3, 2, 1).kind());
    }

    @Test
    void movesOfTheSameKindAreAvoidedWithinTheRadius() {
        RefusedMove refused = lostAt(row(12), 12, 2, 1);
        PathNode end = HandWays.node(900, 900, 900);
        assertTrue(refused.holds(HandWays.link(PathLink.Kind.JUMP, HandWays.node(384, 64, 32), end, 1)));
        assertTrue(refused.holds(HandWays.link(PathLink.Kind.JUMP, HandWays.node(384, 64 + 96, 32), end, 1)), "three metres are inside");
        assertFalse(refused.holds(HandWays.link(PathLink.Kind.JUMP, HandWays.node(384, 64, 32 + 97), end, 1)));
        assertFalse(refused.holds(HandWays.link(PathLink.Kind.LEAP, HandWays.node(384, 64, 32), end, 1)), "another kind");
    }
}
