package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * What the waypoint bot does in single moments: ten ticks a second, W = 10, a body of radius 0.4, so that a place counts as reached from 1.2
 * away. The best angle is 0.5 in the air and on take-off, 0.3 on the ground, the keys shift the wish by 0.1, and strafing wins 1 a tick.
 */
class WaypointBotTest {
    private static final double NEAR = 1e-4;
    private static final double QUARTER = Math.PI / 2;
    private static final StrafeTheory RULES = new StrafeTheory() {
        @Override
        public float bestAngle(MoverState state, Command command) {
            return state.grounded && !command.jumps() ? 0.3f : 0.5f;
        }

        @Override
        public float bestGain(MoverState state, Command command) {
            return 1f;
        }

        @Override
        public float wishOffset(Command command) {
            return 0.1f;
        }
    };
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();
    private int tick;

    private static BotContext.Place at(double x, double y) {
        return new BotContext.Place(new Vec3((float) x, (float) y, 0f), false);
    }

    private static BotContext.Place edge(double x, double y) {
        return new BotContext.Place(new Vec3((float) x, (float) y, 0f), true);
    }

    private static CommandSource bot(List<BotContext.Place> course, String... knobs) {
        ParameterSet set = BotType.WAYPOINT.parameters().defaults();
        for (int i = 0; i < knobs.length; i += 2) {
            set = set.with(knobs[i], knobs[i + 1]);
        }
        return BotType.WAYPOINT.create(new BotContext(Optional.of(RULES), 10, 10f, 0.4f, course, 1), set);
    }

    private WaypointBotTest ground(double x, double y, double vx, double vy) {
        state.position.set((float) x, (float) y, 0f);
        state.velocity.set((float) vx, (float) vy, 0f);
        state.grounded = true;
        return this;
    }

    private WaypointBotTest air(double x, double y, double vx, double vy, double vz) {
        ground(x, y, vx, vy);
        state.grounded = false;
        state.velocity.z = (float) vz;
        return this;
    }

    private WaypointBotTest ask(CommandSource bot) {
        command.set(9f, 9f, 9f, 9f, 9f, 0);
        bot.fill(tick++, state, command);
        return this;
    }

    /** Asks a bot that is at its first tick, so that it cannot think it gets no further. */
    private WaypointBotTest begin(List<BotContext.Place> course) {
        tick = 0;
        return ask(bot(course));
    }

    private void gives(double forward, double right, double up, double yaw) {
        assertEquals(forward, command.forward, NEAR, "forward");
        assertEquals(right, command.right, NEAR, "right");
        assertEquals(up, command.up, NEAR, "up");
        assertEquals(yaw, command.yaw, NEAR, "yaw");
    }

    @Test
    void withoutACourseItRunsAhead() {
        state.yaw = 0.4f;
        CommandSource bot = bot(List.of());
        ground(0, 0, 0, 0).ask(bot).gives(1, 0, 0, 0.4);
        state.yaw = 2f;
        ground(5, 0, 0, 0).ask(bot).gives(1, 0, 0, 0.4);
    }

    @Test
    void onTheGroundItRunsAtThePlaceAndLeansAgainstItsDrift() {
        ground(0, 0, 0, 0).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.1);
        ground(0, 0, 1.9, 0.5).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.1);
        ground(0, 0, 5 * Math.cos(0.3), 5 * Math.sin(0.3)).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.3 - 0.1);
        ground(0, 0, 0, 5).begin(List.of(at(10, 0))).gives(1, 0, 0, -0.6 - 0.1);
        ground(0, 0, 0, -5).begin(List.of(at(10, 0))).gives(1, 0, 0, 0.6 - 0.1);
        ground(0, -10, 0, 0).begin(List.of(at(10, 0))).gives(1, 0, 0, Math.PI / 4 - 0.1);
    }

    @Test
    void aPlaceIsPassedWhenItIsNearOrLeftBehind() {
        ground(8.7, 0, 0, 0).ask(bot(List.of(at(10, 0), at(10, 10)))).gives(1, 0, 0, -0.1);
        ground(8.8, 0, 0, 0).ask(bot(List.of(at(10, 0), at(10, 10)))).gives(1, 0, 0, Math.atan2(10, 1.2) - 0.1);
        ground(12, 0, 1, 0).ask(bot(List.of(at(10, 0), at(12, 10)))).gives(1, 0, 0, QUARTER - 0.1);
        ground(12, 0, -1, 0).ask(bot(List.of(at(10, 0), at(12, 10)))).gives(1, 0, 0, Math.PI - 0.1);
        ground(13.7, 0, 1, 0).ask(bot(List.of(at(10, 0), at(13.7, 10)))).gives(1, 0, 0, Math.PI - 0.1);
    }

    @Test
    void afterTheLastPlaceItBeginsAgainOrStands() {
        CommandSource loop = bot(List.of(at(10, 0), at(10, 10)));
        ground(10, 0, 0, 0).ask(loop);
        ground(10, 10, 0, 0).ask(loop).gives(1, 0, 0, -QUARTER - 0.1);
        CommandSource once = bot(List.of(at(10, 0), at(10, 10)), "loops", "false");
        ground(10, 0, 0, 0).ask(once);
        state.yaw = 1.1f;
        ground(10, 10, 0, 0).ask(once).gives(0, 0, 0, 1.1);
        ground(0, 0, 0, 0).ask(once).gives(0, 0, 0, 1.1);
    }

    /** It wants 0.8 s of room, at 10 m/s more than 8 m, and a travel within 15° of the way. */
    @Test
    void withRoomAheadItJumps() {
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
    void inTheAirItStrafesToTheSideThatTurnsItsTravelToThePlace() {
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
    void farOffItPushesAtWhatIsMissing() {
        air(0, 0, 0, 10, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -Math.PI / 4 - 0.1);
        air(0, 0, 0, 20, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, -Math.PI / 4 - 0.1);
        air(0, 0, 0, 4, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, Math.atan2(-4, 10) - 0.1);
        air(0, 0, 4.9, 0.5, 0).ask(bot(List.of(at(100, 0)))).gives(1, 0, 0, Math.atan2(-0.5, 10 - 4.9) - 0.1);
        air(0, 0, 9, 1, 0).ask(bot(List.of(at(100, 0)), "strafes", "false")).gives(1, 0, 0, Math.atan2(-1, 10 - 9) - 0.1);
    }

    private static List<BotContext.Place> gap() {
        return List.of(edge(20, 0), at(30, 0), at(60, 0));
    }

    /** A hop of the usual 0.675 s makes 6.75 m: it takes one where it lands before the edge, and then only at the edge. */
    @Test
    void beforeAnEdgeItHopsOnlyWhereItLandsOnThisSide() {
        ground(10, 0, 10, 0).ask(bot(gap())).gives(1, 1, 1, -0.6);
        ground(15, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
        ground(19.1, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
        ground(19.3, 0, 10, 0).ask(bot(gap())).gives(1, 1, 1, -0.6);
        ground(10, 5, 0, 0).ask(bot(gap())).gives(1, 0, 0, Math.atan2(-5, 40) - 0.1);
    }

    /**
     * After one tick of 0.675 s in the air 0.575 s are left: coasting makes 5.75 m, strafing 7.4, and half of the gain 6.58. The last hop is to land
     * 0.56 m beyond the place, and this game turns its travel too slowly to swing.
     */
    @Test
    void beforeAnEdgeItGainsCoastsOrBrakesInTheAir() {
        state.yaw = 0.9f;
        air(13, 0, 10, 0, 3).ask(bot(gap())).gives(1, 1, 0, -0.6);
        air(14.4, 0, 10, 0, 3).ask(bot(gap())).gives(0, 0, 0, 0.9);
        air(15.1, 0, 10, 0, 3).ask(bot(gap())).gives(1, 0, 0, Math.PI - 0.1);
    }

    @Test
    void pastTheEdgeItHeadsForTheFarSideAndThenOn() {
        CommandSource bot = bot(gap());
        ground(19.5, 0, 10, 0).ask(bot).gives(1, 1, 1, -0.6);
        air(19.5, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, -0.6);
        ground(27, 0, 10, 0).ask(bot);
        assertTrue(command.jumps(), "nearer to the far side than to the edge, so it goes on to the place at 60 with room to jump");
    }

    /** Put back to the beginning after a fall: it is before the edge once more, and runs up again. */
    @Test
    void whoFellAndWasPutBackTriesAgain() {
        CommandSource bot = bot(gap());
        ground(19.5, 0, 10, 0).ask(bot);
        air(20.5, 0, 10, 0, 3).ask(bot);
        air(22, 0, 10, 0, -5).ask(bot);
        ground(15, 0, 10, 0).ask(bot).gives(1, 0, 0, -0.1);
        air(13.4, 0, 10, 0, 3).ask(bot).gives(1, 1, 0, -0.6);
    }

    /** A hop of five ticks, with the one that took off 0.5 s, makes 5 m, so that at 15.6 there is room for one more, which there is not for the usual one. */
    @Test
    void itLearnsHowLongAHopTakes() {
        CommandSource bot = bot(gap());
        ground(5, 0, 10, 0).ask(bot);
        for (int i = 1; i <= 4; i++) {
            air(5 + 2 * i, 0, 10, 0, 1).ask(bot);
        }
        ground(15.2, 0, 10, 0).ask(bot).gives(1, 1, 1, -0.6);
        ground(15.2, 0, 10, 0).ask(bot(gap())).gives(1, 0, 0, -0.1);
    }

    @Test
    void aFallIsNoHop() {
        CommandSource bot = bot(gap());
        ground(5, 0, 10, 0).ask(bot);
        state.position.z = 0f;
        air(6, 0, 10, 0, 1).ask(bot);
        ground(15.2, 0, 10, 0);
        state.position.z = -3f;
        ask(bot).gives(1, 0, 0, -0.1);
    }
}
