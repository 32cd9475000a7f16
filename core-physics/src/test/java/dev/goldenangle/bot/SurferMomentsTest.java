package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The surfer in single moments ({@link WaypointMoments}): a place counts as reached from 1.6 away, and it looks 0.3 s ahead. */
class SurferMomentsTest extends WaypointMoments {
    private static BotContext.Place up(double x, double y, double z) {
        return new BotContext.Place(new Vec3((float) x, (float) y, (float) z), Move.RUN);
    }

    private static CommandSource surfer(BotContext.Place... course) {
        return bot(BotType.SURFER, List.of(course));
    }

    @Test
    void withoutACourseItRunsInItsViewDirection() {
        state.yaw = 0.4f;
        ground(0, 0, 0, 0).begin(surfer()).gives(1, 0, 0, 0.4);
    }

    @Test
    void onTheGroundItRunsToThePlaceAndJumpsIfFasterThanRunning() {
        ground(0, 0, 0, 0).begin(surfer(at(10, 0))).gives(1, 0, 0, -0.1);
        ground(0, 0, 10.9, 0).begin(surfer(at(10, 0))).gives(1, 0, 0, -0.1);
        CommandSource bot = surfer(at(10, 0));
        ground(0, 0, 11.1, 0).begin(bot).gives(1, 0, 1, -0.1);
        ground(0, 0, 11.1, 0).ask(bot).gives(1, 0, 0, -0.1);
    }

    @Test
    void offTheGroundItSurfsUnlessItHardlyMoves() {
        air(60, 1, 2.4, 0, 0).begin(surfer(at(0, 0), at(100, 0))).gives(1, 0, 0, Math.atan2(-1, 40) - 0.1);
        air(60, 1, 2.6, 0, 0).begin(surfer(at(0, 0), at(100, 0))).gives(0, 1, 0, 0);
    }

    /** Within a quarter of a radius, 0.1, it is on the line. */
    @Test
    void pushesTowardsTheLineAndLooksInTheDirectionOfTravel() {
        assertEquals(1f, sideAt(1, 0));
        assertEquals(-1f, sideAt(-1, 0));
        assertEquals(1f, sideAt(0.15, 0));
        assertEquals(0f, sideAt(0.05, 0));
        assertEquals(0f, sideAt(-0.05, 0));
        assertEquals(1f, sideAt(1, -2.5), "0.25 to the left in a moment");
        assertEquals(-1f, sideAt(1, -4), "0.2 to the right in a moment");
    }

    /** The side it holds when left of a line that goes 3 east for every 4 north, drifting to the left. */
    private float sideAt(double left, double drift) {
        double x = 0.6 * 10 - 0.8 * drift;
        double y = 0.8 * 10 + 0.6 * drift;
        air(10 + 0.6 * 60 - 0.8 * left, 20 + 0.8 * 60 + 0.6 * left, x, y, 0).begin(surfer(at(10, 20), at(70, 100)));
        gives(0, command.right, 0, Math.atan2(y, x));
        return command.right;
    }

    @Test
    void placeIsReachedWithinFourRadiiOrOnceBehind() {
        BotContext.Place[] course = {at(0, 0), at(10, 0), at(10, 10)};
        ground(8.3, 0, 0, 0).begin(surfer(course)).gives(1, 0, 0, -0.1);
        ground(8.5, 0, 0, 0).begin(surfer(course)).gives(1, 0, 0, Math.atan2(10, 1.5) - 0.1);
        ground(12, -3, 0, 0).begin(surfer(course)).gives(1, 0, 0, Math.atan2(13, -2) - 0.1);
        ground(10, -3, 0, 0).begin(surfer(course)).gives(1, 0, 0, QUARTER - 0.1);
        ground(-2, -2, 0, 0).begin(surfer(course)).gives(1, 0, 0, QUARTER / 2 - 0.1);
    }

    /** Three radii, 1.2, is more than a step. */
    @Test
    void botBelowAPlaceContinuesWithTheNext() {
        BotContext.Place[] course = {up(0, 0, 5), up(10, 0, 7), up(10, 10, 7)};
        heightens(ground(6, 0, 0, 0)).begin(surfer(course)).gives(1, 0, 0, Math.PI - 0.1);
        heightens(air(6, 0, 0, 0, 0)).begin(surfer(course)).gives(1, 0, 0, -0.1);
        heightens(ground(6, 0, 0, 0)).begin(surfer(up(0, 0, 5), up(10, 0, 6), up(10, 10, 6))).gives(1, 0, 0, -0.1);
    }

    private WaypointMoments heightens(WaypointMoments moment) {
        state.position.z = 5f;
        return moment;
    }

    @Test
    void startsWithTheNearestPlace() {
        ground(0, 0, 0, 0).begin(surfer(up(0, 5, 100), at(30, 0), at(0, 40))).gives(1, 0, 0, -0.1);
    }

    private boolean isPutElsewhere(BotContext.Place first, BotContext.Place second, double[] from, double[] to) {
        CommandSource bot = surfer(first, second);
        ground(from[0], from[1], 0, 0).begin(bot);
        ground(to[0], to[1], 0, 0).ask(bot);
        double towardsFirst = Math.cos(command.yaw + 0.1) * first.feet().x + Math.sin(command.yaw + 0.1) * first.feet().y;
        return towardsFirst < 0;
    }

    /**
     * The bot passes the middle between two places: after a teleport it continues with the nearer one, after a step it
     * does not. Eight radii are 3.2.
     */
    @Test
    void afterATeleportItContinuesWithTheNearest() {
        assertFalse(isPutElsewhere(at(50, 0), at(-50, 0), new double[] {1, 20}, new double[] {-2, 20}));
        assertTrue(isPutElsewhere(at(50, 0), at(-50, 0), new double[] {1, 20}, new double[] {-2.3, 20}));
        assertFalse(isPutElsewhere(at(0, 50), at(0, -50), new double[] {20, 1}, new double[] {20, -2}));
        assertTrue(isPutElsewhere(at(0, 50), at(0, -50), new double[] {20, 1}, new double[] {20, -2.3}));
        assertFalse(isPutElsewhere(at(50, 0), at(-50, 0), new double[] {1, 20}, new double[] {-1.2, 22.2}));
        assertTrue(isPutElsewhere(at(50, 0), at(-50, 0), new double[] {1, 20}, new double[] {-1.3, 22.3}));
    }
}
