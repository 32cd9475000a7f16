package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The waypoint bot in single moments: running, jumping, strafing and jumping gaps ({@link WaypointMoments}). */
class WaypointBotTest extends WaypointMoments {
    @Test
    void withoutACourseItRunsAhead() {
        state.yaw = 0.4f;
        CommandSource bot = bot(List.of());
        ground(0, 0, 0, 0).ask(bot).gives(1, 0, 0, 0.4);
        state.yaw = 2f;
        ground(5, 0, 0, 0).ask(bot).gives(1, 0, 0, 0.4);
    }

    @Test
    void onTheGroundItRunsToThePlaceAndLeansAgainstItsDrift() {
        ground(0, 0, 0, 0).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.1);
        ground(0, 0, 1.9, 0.5).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.1);
        ground(0, 0, 5 * Math.cos(0.3), 5 * Math.sin(0.3)).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.3 - 0.1);
        ground(0, 0, 0, 5).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.6 - 0.1);
        ground(0, 0, 0, -5).begin(List.of(at(10, 0))).gives(1, 0, 0, 0.6 - 0.1);
        ground(0, -10, 0, 0).begin(List.of(at(10, 0))).gives(1, 0, 0, Math.PI / 4 - 0.1);
    }

    @Test
    void placeIsPassedIfNearOrBehind() {
        ground(8.7, 0, 0, 0).ask(bot(List.of(at(10, 0), at(10, 10)))).gives(1, 0, 0, -0.1);
        ground(8.8, 0, 0, 0).ask(bot(List.of(at(10, 0), at(10, 10)))).gives(1, 0, 0, Math.atan2(10, 1.2) - 0.1);
        ground(12, 0, 1, 0).ask(bot(List.of(at(10, 0), at(12, 10)))).gives(1, 0, 0, QUARTER - 0.1);
        ground(12, 0, -1, 0).ask(bot(List.of(at(10, 0), at(12, 10)))).gives(1, 0, 0, Math.PI - 0.1);
        ground(13.7, 0, 1, 0).ask(bot(List.of(at(10, 0), at(13.7, 10)))).gives(1, 0, 0, Math.PI - 0.1);
    }

    @Test
    void afterTheLastPlaceItStartsAgainOrStops() {
        CommandSource loop = bot(List.of(at(10, 0), at(10, 10)));
        ground(10, 0, 0, 0).ask(loop);
        ground(10, 10, 0, 0).ask(loop).gives(1, 0, 0, -QUARTER - 0.1);
        CommandSource once = bot(List.of(at(10, 0), at(10, 10)), "loops", "false");
        ground(10, 0, 0, 0).ask(once);
        state.yaw = 1.1f;
        ground(10, 10, 0, 0).ask(once).gives(0, 0, 0, 1.1);
        ground(0, 0, 0, 0).ask(once).gives(0, 0, 0, 1.1);
    }

    /** The bot needs 0.8 s of room, more than 8 m at 10 m/s, and must travel within 15° of the course. */
    @Test
    void jumpsWithRoomAhead() {
        CommandSource bot = bot(List.of(at(100, 0)));
        ground(0, 0, 10, 0).ask(bot).gives(1, 1, 1, -0.5 - 0.1);
        ground(91.9, 0, 10, 0).ask(bot(List.of(at(100, 0)))).gives(1, 1, 1, -0.6);
        ground(92.1, 0, 10, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -0.1);
        ground(0, 0, 8.9, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -0.1);
        ground(0, 0, 10 * Math.cos(0.3), 10 * Math.sin(0.3)).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -0.3 - 0.1);
        ground(0, 0, 10 * Math.cos(0.2), 10 * Math.sin(0.2)).ask(bot(List.of(at(100, 0)))).gives(1, 1, 1, 0.2 - 0.5 - 0.1);
        ground(0, 0, 10 * Math.cos(0.2), -10 * Math.sin(0.2)).ask(bot(List.of(at(100, 0)))).gives(1, -1, 1, -0.2 + 0.5 - 0.1);
        ground(0, 0, 10, 0).ask(bot(List.of(at(100, 0)), "strafes", "false")).gives(1, 0, 0, -0.1);
    }

    @Test
    void strafesInTheAirToTheSideThatTurnsItsTravelToThePlace() {
        CommandSource bot = bot(List.of(at(100, 0)));
        ground(0, 0, 10, 0).ask(bot);
        air(1, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, -0.6);
        air(4, 0, 10 * Math.cos(0.05), -10 * Math.sin(0.05), 3).ask(bot);
        assertEquals(1f, command.right, "a little off, it keeps its side");
        air(7, 0, 10 * Math.cos(0.2), -10 * Math.sin(0.2), 3).ask(bot);
        assertEquals(-1f, command.right);
        assertEquals(0f, command.up);
        air(10, 0, 10 * Math.cos(0.2), 10 * Math.sin(0.2), 3).ask(bot);
        assertEquals(1f, command.right);
    }

    @Test
    void farOffItPushesAlongTheVelocityDifference() {
        air(0, 0, 0, 10, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -Math.PI / 4 - 0.1);
        air(0, 0, 0, 20, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -Math.PI / 4 - 0.1);
        air(0, 0, 0, 4, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, Math.atan2(-4, 10) - 0.1);
        air(0, 0, 4.9, 0.5, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, Math.atan2(-0.5, 10 - 4.9) - 0.1);
        air(0, 0, 9, 1, 0).ask(bot(List.of(at(100, 0)), "strafes", "false")).gives(1, 0, 0, Math.atan2(-1, 10 - 9) - 0.1);
    }

    private static List<BotContext.Place> gap() {
        return List.of(edge(20, 0), at(30, 0), at(60, 0));
    }

    /** A hop of the usual 0.675 s makes 6.75 m: it hops if it lands before the edge, and otherwise only at the edge. */
    @Test
    void botBeforeAnEdgeHopsOnlyIfItLandsBeforeTheEdge() {
        ground(10, 0, 10, 0).ask(bot(gap())).gives(1, 1, 1, -0.6);
        ground(15, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
        ground(19.1, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
        ground(19.3, 0, 10, 0).ask(bot(gap())).gives(1, 1, 1, -0.6);
        ground(10, 5, 0, 0).ask(bot(gap())).gives(1, 0, 0, Math.atan2(-5, 40) - 0.1);
    }

    /**
     * After one tick of 0.675 s in the air 0.575 s are left: coasting makes 5.75 m, strafing 7.4, and half of the gain
     * 6.58. The last hop should land 0.56 m beyond the place, and this game turns the travel too slowly to swing.
     */
    @Test
    void botInTheAirBeforeAnEdgeSpeedsUpCoastsOrBrakes() {
        state.yaw = 0.9f;
        air(13, 0, 10, 0, 3).ask(bot(gap())).gives(1, 1, 0, -0.6);
        air(14.4, 0, 10, 0, 3).ask(bot(gap())).gives(0, 0, 0, 0.9);
        air(15.1, 0, 10, 0, 3).ask(bot(gap())).gives(1, 0, 0, Math.PI - 0.1);
    }

    @Test
    void pastTheEdgeItHeadsForTheFarSide() {
        CommandSource bot = bot(gap());
        ground(19.5, 0, 10, 0).ask(bot).gives(1, 1, 1, -0.6);
        air(19.5, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, -0.6);
        ground(27, 0, 10, 0).ask(bot);
        assertTrue(command.jumps(), "nearer to the far side than to the edge, so it continues to the place at 60 with room to jump");
    }

    /** Put back to the start after a fall: it is before the edge again, and runs up again. */
    @Test
    void fallenBotTriesAgain() {
        CommandSource bot = bot(gap());
        ground(19.5, 0, 10, 0).ask(bot);
        air(20.5, 0, 10, 0, 3).ask(bot);
        air(22, 0, 10, 0, -5).ask(bot);
        ground(15, 0, 10, 0).ask(bot).gives(1, 0, 0, -0.1);
        air(13.4, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, -0.6);
    }

    /** A hop of five ticks, 0.5 s with the take-off tick, makes 5 m, so at 15.6 there is room for one more, but not for the usual one. */
    @Test
    void learnsTheDurationOfAHop() {
        CommandSource bot = bot(gap());
        ground(5, 0, 10, 0).ask(bot);
        for (int i = 1; i <= 4; i++) {
            air(5 + 2 * i, 0, 10, 0, 1).ask(bot);
        }
        ground(15.2, 0, 10, 0).ask(bot).gives(1, 1, 1, -0.6);
        ground(15.2, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
    }

    @Test
    void fallIsNotAHop() {
        CommandSource bot = bot(gap());
        ground(5, 0, 10, 0).ask(bot);
        state.position.z = 0f;
        air(6, 0, 10, 0, 1).ask(bot);
        ground(15.2, 0, 10, 0);
        state.position.z = -3f;
        ask(bot).gives(1, 0, 0, -0.1);
    }

    /** Five metres up, a hop of five ticks again, which lands 0.07 lower; from 15.9 the same hop of 5 m would end beyond the edge. */
    @Test
    void hopMustLandAtTheHeightOfItsStart() {
        hopsFrom(5, 4.93, 15.2).gives(1, 1, 1, -0.6);
        hopsFrom(5, 5.07, 15.2).gives(1, 1, 1, -0.6);
        hopsFrom(5, 5, 15.9).gives(1, 0, 0, -0.1);
        hopsFrom(5, 4.91, 15.2).gives(1, 0, 0, -0.1);
    }

    private WaypointMoments hopsFrom(double height, double landsAt, double x) {
        CommandSource bot = bot(gap());
        ground(5, 0, 10, 0);
        state.position.z = (float) height;
        ask(bot);
        for (int i = 1; i <= 4; i++) {
            air(5 + 2 * i, 0, 10, 0, 1).ask(bot);
        }
        ground(x, 0, 10, 0);
        state.position.z = (float) landsAt;
        return ask(bot);
    }

    /** Towards a place at 3 : 4 the wanted velocity is 6 and 8. */
    @Test
    void pushIsAlongTheDifferenceToTheWantedVelocity() {
        air(0, 0, 4, -3, 0).begin(List.of(at(30, 40))).gives(1, 0, 0, Math.atan2(8 + 3, 6 - 4) - 0.1);
    }

    @Test
    void placeIsReachedFromThreeRadiiAway() {
        ground(0, 0, 0, 0).begin(List.of(at(1.2, 0), at(0, 10))).gives(1, 0, 0, QUARTER - 0.1);
    }

    /** 0.8 s at 20 m/s is 16 m. */
    @Test
    void neededRoomGrowsWithSpeed() {
        ground(0, 0, 20, 0).begin(List.of(at(16.1, 0))).gives(1, 1, 1, -0.6);
        ground(0, 0, 20, 0).begin(List.of(at(15.9, 0))).gives(1, 0, 0, -0.1);
    }
}
