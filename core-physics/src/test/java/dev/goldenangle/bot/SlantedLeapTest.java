package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The waypoint bot before and over a gap of ten metres that is not aligned with an axis. Positions and velocities are
 * given as distance before the edge and to the left of the line of the jump. The line goes 3 east for every 4 north.
 */
class SlantedLeapTest extends WaypointMoments {
    private static final double LINE = Math.atan2(4, 3);

    private static List<BotContext.Place> gap() {
        return List.of(edge(12, 16), at(18, 24), at(36, 48));
    }

    private SlantedLeapTest standing(double before, double left, double along, double across) {
        ground(12 - 0.6 * before - 0.8 * left, 16 - 0.8 * before + 0.6 * left, 0.6 * along - 0.8 * across, 0.8 * along + 0.6 * across);
        return this;
    }

    private SlantedLeapTest flying(double before, double left, double along, double across, double up) {
        standing(before, left, along, across);
        state.grounded = false;
        state.velocity.z = (float) up;
        return this;
    }

    private static double towards(double ahead, double left) {
        return LINE + Math.atan2(left, ahead) - 0.1;
    }

    /** As in front of a straight edge: a usual hop of 0.675 s covers 6.75 m, and 0.8 m before the edge the bot takes off. */
    @Test
    void hopsOnlyIfItLandsBeforeOrAtTheEdge() {
        assertTrue(hopsFrom(10));
        assertTrue(hopsFrom(6));
        assertFalse(hopsFrom(5.9));
        assertFalse(hopsFrom(0.9));
        assertTrue(hopsFrom(0.7));
    }

    private boolean hopsFrom(double before) {
        standing(before, 0, 10, 0).begin(gap());
        return command.jumps();
    }

    @Test
    void aimsThirtyMetresBeyondTheEdge() {
        standing(10, 4, 0, 0).begin(gap()).gives(1, 0, 0, towards(40, -4));
        standing(2, -3, 0, 0).begin(gap()).gives(1, 0, 0, towards(32, 3));
    }

    @Test
    void edgeIsPassedOnceItIsWellBehind() {
        standing(-0.7, 1, 0, 0).begin(gap()).gives(1, 0, 0, towards(29.3, -1));
        standing(-0.9, 1, 0, 0).begin(gap()).gives(1, 0, 0, towards(9.1, -1));
    }

    /** After passing it, it strafes to the far side; otherwise it brakes, because it would fly beyond the edge. */
    @Test
    void edgeIsPassedOnceTheBotHasTakenOffThere() {
        flying(0.7, 0, 10, 0, 3).begin(gap()).gives(1, 1, 0, LINE - 0.6);
        flying(0.7, 0, 10, 0, 0).begin(gap()).gives(1, 0, 0, LINE + Math.PI - 0.1 - 2 * Math.PI);
        flying(0.9, 0, 10, 0, 3).begin(gap()).gives(1, 0, 0, LINE + Math.PI - 0.1 - 2 * Math.PI);
    }

    /**
     * One metre beside the line the aim is 0.036 off from 28 m, which is straight enough, and would be 0.124 off from
     * the 8 m to the far side.
     */
    @Test
    void overTheGapItKeepsAimingBeyondTheFarSide() {
        CommandSource bot = bot(gap());
        standing(0.7, -1, 10, 0).ask(bot);
        float side = command.right;
        assertEquals(-1f, side, "to the left, back to the line");
        flying(-2, 1, 10, 0, 3).ask(bot);
        assertEquals(side, command.right);
    }

    /** Before an edge its travel can be up to 1.56 off the line; at the edge only 15°. */
    @Test
    void beforeTheEdgeItCanSwingWide() {
        standing(15, 0, 10 * Math.cos(1), 10 * Math.sin(1)).begin(gap()).gives(1, 1, 1, LINE + 1 - 0.6);
        standing(0.7, 0, 10 * Math.cos(0.3), 10 * Math.sin(0.3)).begin(gap());
        assertEquals(0f, command.up);
        flying(15, 0, 10 * Math.cos(1), 10 * Math.sin(1), 3).begin(gap()).gives(1, 1, 0, LINE + 1 - 0.6);
    }

    /**
     * 0.575 s are left of its hop: strafing makes 7.4 m, half of its gain 6.58 and a fifth 6.08. The distance to the
     * intended landing is 6.46.
     */
    private void coastsAtFirstAndGainsAfterAFall(CommandSource bot) {
        flying(5.9, 0, 10, 0, 3).begin(gap()).gives(0, 0, 0, 0);
        flying(5.9, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, LINE - 0.6);
    }

    /** The bot was moved back by less than 7.2 m, which its speed explains, and stands more than 3.6 m before the edge. */
    @Test
    void botWellBeforeAPassedEdgeHasFallenAndTriesAnotherShare() {
        CommandSource bot = bot(gap());
        standing(0.5, 0, 20, 0).ask(bot);
        flying(-2, 1, 20, 0, 3).ask(bot);
        standing(3.7, 1, 20, 0).ask(bot).gives(1, 0, 0, LINE + 2 * Math.atan2(-1, 33.7) - 0.1);
        coastsAtFirstAndGainsAfterAFall(bot);
    }

    @Test
    void botSlightlyBeforeTheEdgeHasNotFallen() {
        CommandSource bot = bot(gap());
        standing(0.5, 0, 20, 0).ask(bot);
        flying(-2, 1, 20, 0, 3).ask(bot);
        standing(3.5, 1, 20, 0).ask(bot).gives(1, 0, 0, LINE + 2 * Math.atan2(-1, 13.5) - 0.1);
    }

    @Test
    void botMovedBackFromFarAwayCountsAsFallen() {
        CommandSource bot = bot(gap());
        standing(0.5, 0, 10, 0).ask(bot);
        flying(-2, 0, 10, 0, 3).ask(bot);
        standing(6, 0, 0, 0).ask(bot);
        coastsAtFirstAndGainsAfterAFall(bot);
    }

    @Test
    void flyingBotDoesNotCountAsFallen() {
        CommandSource bot = bot(gap());
        standing(0.5, 0, 20, 0).ask(bot);
        flying(-2, 1, 20, 0, 3).ask(bot);
        flying(3.7, 1, 20, 0, 3).ask(bot);
        assertEquals(1f, command.forward, "it keeps strafing over the gap and does not slow down before the edge");
    }

    /** The last place is never an edge, because there is nothing to jump to. */
    @Test
    void lastPlaceIsNotAnEdge() {
        ground(0, 1, 0, 0).begin(List.of(edge(10, 0))).gives(1, 0, 0, Math.atan2(-1, 10) - 0.1);
    }
}
