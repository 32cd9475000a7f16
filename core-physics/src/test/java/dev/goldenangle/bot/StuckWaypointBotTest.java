package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The waypoint bot when it is stuck. The distance covered in 0.2 s, 2 m, counts as the same spot. After 0.4 s, on the
 * fifth tick, it jumps, but not after 0.7 s, so that it moves aside on the ground. After a second, on the eleventh, it
 * moves aside for 0.8 s, which is eight ticks; on the fifth of them it turns to the other side if it is blocked.
 */
class StuckWaypointBotTest extends WaypointMoments {
    @Test
    void afterFourTicksAtTheSamePlaceItJumpsOnEveryOtherTick() {
        CommandSource bot = bot(List.of(at(10, 0)));
        ground(0, 0, 0, 0).ask(bot, 4).gives(1, 0, 0, -0.1);
        ask(bot).gives(1, 0, 1, -0.1);
        ask(bot).gives(1, 0, 0, -0.1);
        ask(bot).gives(1, 0, 1, -0.1);
    }

    @Test
    void twoMetresCountAsTheSameSpot() {
        for (double[] to : new double[][] {{2, 0}, {0, 2}, {-1.4, 1.4}}) {
            CommandSource bot = bot(List.of(at(10, 0)));
            ground(0, 0, 0, 0).ask(bot, 4);
            ground(to[0], to[1], 0, 0).ask(bot);
            assertEquals(1f, command.up);
        }
        for (double[] to : new double[][] {{2.1, 0}, {0, 2.1}, {-1.45, 1.45}}) {
            CommandSource bot = bot(List.of(at(10, 0)));
            ground(0, 0, 0, 0).ask(bot, 4);
            ground(to[0], to[1], 0, 0).ask(bot, 5);
            assertEquals(0f, command.up);
            ask(bot);
            assertEquals(1f, command.up, "five ticks after it reached the other spot");
        }
    }

    @Test
    void afterASecondItMovesToOneSideThenToTheOtherAndTriesThePlaceAgain() {
        CommandSource bot = bot(List.of(at(10, 0), at(0, 10)));
        state.yaw = 0.7f;
        ground(0, 0, 0, 0).ask(bot, 10).gives(1, 0, 0, -0.1);
        ask(bot).gives(1, 0, 0, 2 - 0.1);
        for (int i = 0; i < 4; i++) {
            ask(bot).gives(1, 0, 0, 0.7);
        }
        ask(bot).gives(1, 0, 0, -2 - 0.1);
        for (int i = 0; i < 3; i++) {
            ask(bot).gives(1, 0, 0, 0.7);
        }
        ask(bot);
        assertEquals(-0.1, command.yaw, NEAR, "towards the first place again");
    }

    /** The three ticks after the turn to the other side count as ticks on the spot: with eight more they make eleven. */
    @Test
    void botStuckAgainTriesTheOtherSideAndThenTheNextPlace() {
        CommandSource bot = bot(List.of(at(10, 0), at(0, 10)));
        ground(0, 0, 0, 0).ask(bot, 11 + 5 + 11);
        assertEquals(-2 - 0.1, command.yaw, NEAR);
        ask(bot, 9);
        assertEquals(QUARTER - 0.1, command.yaw, NEAR, "towards the second place");
        ask(bot, 7);
        assertEquals(QUARTER + 2 - 0.1 - 2 * Math.PI, command.yaw, NEAR, "aside from the second place, to the first side again");
        ask(bot, 5 + 11 + 9);
        assertEquals(-0.1, command.yaw, NEAR, "after the last place comes the first");
    }

    @Test
    void stopsIfTheWayBackToTheFirstPlaceIsClosed() {
        CommandSource bot = bot(List.of(at(2, 0), at(5, 0)));
        state.yaw = 0.7f;
        ground(2, 0, 0, 0).ask(bot);
        ground(5, 0, 0, 0).ask(bot);
        ask(bot, 11).gives(1, 0, 0, -Math.PI - 0.1 + 2 * Math.PI);
        ask(bot).gives(0, 0, 0, 0.7);
    }

    @Test
    void inALaterLapItStillMovesAsideBetweenPlaces() {
        CommandSource bot = bot(List.of(at(2, 0), at(5, 0)));
        state.yaw = 0.7f;
        ground(2, 0, 0, 0).ask(bot);
        ground(5, 0, 0, 0).ask(bot);
        ground(2, 0, 0, 0).ask(bot);
        ask(bot, 11);
        assertEquals(2 - 0.1, command.yaw, NEAR);
        ask(bot).gives(1, 0, 0, 0.7);
    }

    @Test
    void jumpsNoLongerShortlyBeforeItMovesAside() {
        CommandSource bot = bot(List.of(at(10, 0)));
        ground(0, 0, 0, 0).ask(bot, 7).gives(1, 0, 1, -0.1);
        for (int i = 0; i < 3; i++) {
            ask(bot).gives(1, 0, 0, -0.1);
        }
    }

    /** Without a course the distance of 0.1 s at W, 1 m, is a spot. */
    @Test
    void withoutACourseItTurnsAfterFourTicksAtTheSamePlace() {
        CommandSource bot = bot(List.of());
        state.yaw = 0.4f;
        ground(0, 0, 0, 0).ask(bot, 4).gives(1, 0, 0, 0.4);
        ground(0, 1, 0, 0).ask(bot).gives(1, 0, 0, 2.4);
        ask(bot, 4).gives(1, 0, 0, 2.4);
        ask(bot).gives(1, 0, 0, 4.4 - 2 * Math.PI);
        ground(0, 1.1, 0, 0).ask(bot, 5).gives(1, 0, 0, 4.4 - 2 * Math.PI);
        ask(bot).gives(1, 0, 0, 6.4 - 2 * Math.PI);
    }
}
