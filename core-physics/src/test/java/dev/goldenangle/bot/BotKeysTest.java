package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The keys and view of each bot, tick by tick: ten ticks per second, W = 10. */
class BotKeysTest {
    private static final double NEAR = 1e-5;
    private static final double QUARTER = Math.PI / 2;

    private static final StrafeTheory RULES = new MadeUpRules();

    /** The best angle is 0.3 on the ground and 0.5 in the air, and the keys shift the wish by 0.1. */
    private static class MadeUpRules implements StrafeTheory {
        @Override
        public float bestAngle(MoverState state, Command command) {
            return state.grounded && !command.jumps() ? 0.3f : 0.5f;
        }

        @Override
        public float bestKeys(MoverState state, Command command, int side) {
            command.forward = 0f;
            command.right = -side;
            return side > 0 ? -0.6f : 0.7f;
        }

        @Override
        public float bestGain(MoverState state, Command command) {
            return 1f;
        }

        @Override
        public float wishOffset(Command command) {
            return 0.1f;
        }
    }

    private static CommandSource bot(BotType type, Optional<StrafeTheory> theory, String... knobs) {
        ParameterSet set = type.parameters().defaults();
        for (int i = 0; i < knobs.length; i += 2) {
            set = set.with(knobs[i], knobs[i + 1]);
        }
        return type.create(new BotContext(theory, 10, 10f, 0.4f, List.of(), 7), set);
    }

    private static CommandSource strafer(BotType type, String... knobs) {
        return bot(type, Optional.of(RULES), knobs);
    }

    private static MoverState moving(double vx, double vy, boolean grounded) {
        MoverState state = new MoverState(0);
        state.velocity.set((float) vx, (float) vy, 0f);
        state.grounded = grounded;
        state.yaw = 0.2f;
        return state;
    }

    private static MoverState ground(double vx, double vy) {
        return moving(vx, vy, true);
    }

    private static MoverState air(double vx, double vy) {
        return moving(vx, vy, false);
    }

    private static Command ask(CommandSource bot, int tick, MoverState state) {
        Command command = new Command();
        command.set(9f, 9f, 9f, 9f, 9f, 0);
        bot.fill(tick, state, command);
        return command;
    }

    private static void assertKeys(double forward, double right, double up, double yaw, Command command) {
        assertEquals(forward, command.forward, NEAR, "forward");
        assertEquals(right, command.right, NEAR, "right");
        assertEquals(up, command.up, NEAR, "up");
        assertEquals(yaw, command.yaw, NEAR, "yaw");
    }

    /** Half the turn to one side, half to the other, changing every second. */
    @Test
    void zigZagTurnsEveryPeriod() {
        CommandSource bot = bot(BotType.ZIG_ZAG, Optional.empty(), "turn", "1", "period", "1");
        assertKeys(1, 0, 0, 0.2 - 0.5, ask(bot, 0, ground(0, 0)));
        MoverState later = ground(0, 0);
        later.yaw = 2f;
        assertKeys(1, 0, 0, 0.2 - 0.5, ask(bot, 9, later));
        assertKeys(1, 0, 0, 0.2 + 0.5, ask(bot, 10, later));
        assertKeys(1, 0, 0, 0.2 + 0.5, ask(bot, 19, later));
        assertKeys(1, 0, 0, 0.2 - 0.5, ask(bot, 20, later));
        CommandSource jumping = bot(BotType.ZIG_ZAG, Optional.empty(), "turn", "1", "jumps", "true");
        assertTrue(ask(jumping, 0, ground(0, 0)).jumps());
        assertFalse(ask(jumping, 1, ground(0, 0)).jumps(), "a held key jumps only once");
        assertTrue(ask(jumping, 2, ground(0, 0)).jumps());
        assertFalse(ask(jumping, 3, air(0, 0)).jumps());
    }

    @Test
    void runnerKeepsItsHeading() {
        CommandSource bot = bot(BotType.RUNNER, Optional.empty(), "heading", "0.5", "strafe", "-0.5");
        assertKeys(1, -0.5, 0, 0.7, ask(bot, 0, ground(0, 0)));
        MoverState turned = ground(0, 0);
        turned.yaw = 3f;
        assertKeys(1, -0.5, 0, 0.7, ask(bot, 5, turned));
        CommandSource jumping = bot(BotType.RUNNER, Optional.empty(), "jumps", "true");
        assertTrue(ask(jumping, 0, ground(0, 0)).jumps());
        assertFalse(ask(jumping, 1, air(0, 0)).jumps());
    }

    @Test
    void stopAndGoRunsAndStops() {
        CommandSource bot = bot(BotType.STOP_AND_GO, Optional.empty(), "go", "0.5", "stop", "0.3");
        StringBuilder held = new StringBuilder();
        for (int tick = 0; tick < 16; tick++) {
            held.append(ask(bot, tick, ground(0, 0)).forward > 0 ? 'g' : '.');
        }
        assertEquals("ggggg...ggggg...", held.toString());
        assertEquals(0.2f, ask(bot, 3, air(1, 0)).yaw);
    }

    @Test
    void fixedYawStraferRunsUpAndThenTurnsAtItsRate() {
        CommandSource bot = strafer(BotType.FIXED_YAW_STRAFER, "yaw_rate", "2", "lead", "0.25");
        assertKeys(1, 0, 0, 0.2, ask(bot, 0, ground(9.8, 0)));
        assertKeys(1, 0, 0, 0.2, ask(bot, 1, air(11, 0)));
        assertKeys(1, 1, 1, QUARTER - 0.25 - 0.1, ask(bot, 2, ground(0, 11)));
        assertKeys(1, 1, 0, QUARTER - 0.35 - 0.2, ask(bot, 3, air(0, 11)));
        assertKeys(1, 1, 0, QUARTER - 0.35 - 0.4, ask(bot, 4, air(0, 11)));
        assertKeys(1, -1, 1, QUARTER + 0.25 - 0.1, ask(bot, 5, ground(0, 11)));
        assertKeys(1, -1, 0, QUARTER + 0.15 + 0.2, ask(bot, 6, air(0, 11)));
        assertKeys(1, 1, 1, QUARTER - 0.35, ask(bot, 7, ground(0, 11)));
    }

    /** Circles for 0.4 s, four ticks, at the best ground angle, then jumps to the other side. */
    @Test
    void circleJumperCirclesBeforeItJumps() {
        CommandSource bot = strafer(BotType.CIRCLE_JUMP, "run_up", "0.9", "circle", "0.4");
        assertKeys(1, 0, 0, 0.2, ask(bot, 0, ground(8.9, 0)));
        assertKeys(1, 0, 0, 0.2, ask(bot, 1, air(9.5, 0)));
        for (int tick = 2; tick < 6; tick++) {
            assertKeys(1, 1, 0, QUARTER - 0.3 - 0.1, ask(bot, tick, ground(0, 9)));
        }
        assertKeys(1, -1, 1, QUARTER + 0.5 - 0.1, ask(bot, 6, ground(0, 9)));
        assertKeys(1, -1, 0, QUARTER + 0.5 - 0.1, ask(bot, 7, air(0, 9)));
        assertKeys(1, 1, 1, QUARTER - 0.5 - 0.1, ask(bot, 8, ground(0, 9)));
    }

    @Test
    void optimalStraferHoldsTheBestKeysAtTheirAngle() {
        CommandSource bot = strafer(BotType.OPTIMAL_STRAFER);
        assertKeys(1, 0, 0, 0.2, ask(bot, 0, ground(9.9, 0)));
        assertKeys(1, 0, 0, 0.2, ask(bot, 1, air(11, 0)));
        assertKeys(0, 1, 1, QUARTER + 0.7 - 0.1, ask(bot, 2, ground(0, 10)));
        assertKeys(0, 1, 0, QUARTER + 0.7 - 0.1, ask(bot, 3, ground(0, 10)));
        assertKeys(0, -1, 1, QUARTER - 0.6 - 0.1, ask(bot, 4, ground(0, 10)));
        CommandSource scaled = strafer(BotType.OPTIMAL_STRAFER, "angle_scale", "2", "changes_sides", "false");
        assertKeys(0, -1, 1, QUARTER - 1.2 - 0.1, ask(scaled, 0, ground(0, 10)));
    }

    /** Rules that once find the left side better, although the right side is preferred. */
    @Test
    void optimalStraferStaysOnTheSideThatTheRulesChose() {
        List<Integer> preferred = new ArrayList<>();
        StrafeTheory leftOnce = new MadeUpRules() {
            @Override
            public float bestKeys(MoverState state, Command command, int side) {
                preferred.add(side);
                return preferred.size() == 2 ? 0.5f : -side * 0.5f;
            }
        };
        CommandSource bot = bot(BotType.OPTIMAL_STRAFER, Optional.of(leftOnce), "changes_sides", "false");
        for (int tick = 0; tick < 4; tick++) {
            ask(bot, tick, ground(0, 10));
        }
        assertEquals(List.of(1, 1, -1, -1), preferred);
    }

    @Test
    void optimalStraferWithoutTheBestKeysHoldsForwardAndASideAtTheAirAngleAlsoOnTheGround() {
        CommandSource bot = strafer(BotType.OPTIMAL_STRAFER, "best_keys", "false");
        assertKeys(1, -1, 1, QUARTER + 0.5 - 0.1, ask(bot, 0, ground(0, 10)));
        assertKeys(1, -1, 0, QUARTER + 0.5 - 0.1, ask(bot, 1, ground(0, 10)));
        assertKeys(1, 1, 1, QUARTER - 0.5 - 0.1, ask(bot, 2, ground(0, 10)));
        CommandSource scaled = strafer(BotType.OPTIMAL_STRAFER, "best_keys", "false", "angle_scale", "2", "changes_sides", "false");
        assertKeys(1, 1, 1, QUARTER - 1 - 0.1, ask(scaled, 0, ground(0, 10)));
        assertKeys(1, 1, 0, QUARTER - 1 - 0.1, ask(scaled, 1, air(0, 10)));
    }

    /** Without a theory the wish is where the keys point: halfway between forward and side. */
    @Test
    void straferWithoutATheoryPointsTheKeysAlongItsTravel() {
        CommandSource bot = bot(BotType.OPTIMAL_STRAFER, Optional.empty());
        assertKeys(1, -1, 1, QUARTER - Math.PI / 4, ask(bot, 0, ground(0, 10)));
    }

    /** Without noise and errors the view follows after the reaction time, no faster than the turning speed. */
    @Test
    void humanStraferTurnsAfterItsReactionAtItsTurningSpeed() {
        CommandSource bot = strafer(BotType.HUMAN_STRAFER, "jump_timing", "exact", "turn_rate", "1", "reaction", "0.2", "angle_noise", "0", "angle_bias", "0", "key_gap", "0", "missed_jumps", "0");
        assertKeys(1, 0, 0, 0.2, ask(bot, 0, ground(9.8, 0)));
        assertKeys(1, 0, 0, 0.2, ask(bot, 1, air(11, 0)));
        Command first = ask(bot, 2, ground(0, 10));
        assertKeys(1, -1, 1, 0.2, first);
        assertKeys(1, -1, 0, 0.2, ask(bot, 3, air(0, 10)));
        assertKeys(1, -1, 0, 0.3, ask(bot, 4, air(0, 10)));
        MoverState near = air(0, 10);
        near.yaw = (float) (QUARTER + 0.5 - 0.1 + 0.05);
        assertKeys(1, -1, 0, QUARTER + 0.5 - 0.1, ask(bot, 5, near));
    }

    /** A jump lasts 0.675 s; with an error of half of it the key is wrong from 0.34 s on, until the next jump. */
    @Test
    void humanStraferHoldsTheWrongKeyTowardsTheEndOfAJump() {
        CommandSource bot = strafer(BotType.HUMAN_STRAFER, "jump_timing", "exact", "reaction", "0", "angle_noise", "0", "angle_bias", "0", "key_gap", "0", "sync_error", "0.5", "missed_jumps", "0");
        assertEquals(-1f, ask(bot, 0, ground(0, 10)).right);
        assertEquals(-1f, ask(bot, 2, air(0, 10)).right);
        assertEquals(1f, ask(bot, 3, air(0, 10)).right);
        assertEquals(1f, ask(bot, 4, air(0, 10)).right);
        assertEquals(1f, ask(bot, 5, ground(0, 10)).right, "the next jump changes sides and is right again");
    }

    @Test
    void missedJumpKeepsTheBotOnTheGroundForATenthOfASecond() {
        CommandSource bot = strafer(BotType.HUMAN_STRAFER, "jump_timing", "exact", "missed_jumps", "1");
        assertFalse(ask(bot, 0, ground(0, 10)).jumps());
        assertTrue(ask(bot, 1, ground(0, 10)).jumps(), "0.12 s are one tick");
        ask(bot, 2, air(0, 10));
        assertFalse(ask(bot, 3, ground(0, 10)).jumps(), "missed again");
    }

    @Test
    void fuzzerHoldsItsKeysAndLimitsItsTurningSpeed() {
        CommandSource bot = bot(BotType.FUZZER, Optional.empty(), "hold", "1", "turn_rate", "5");
        int changes = 0;
        int forward = 0;
        int back = 0;
        int none = 0;
        int longest = 0;
        int held = 0;
        int buttons = 0;
        float leftmost = 0f;
        float rightmost = 0f;
        Command last = ask(bot, 0, ground(0, 0));
        for (int tick = 1; tick < 5000; tick++) {
            Command now = ask(bot, tick, ground(0, 0));
            held = now.equals(last) ? held + 1 : 0;
            longest = Math.max(longest, held);
            changes += now.equals(last) ? 0 : 1;
            float turn = now.yaw - 0.2f;
            leftmost = Math.max(leftmost, turn);
            rightmost = Math.min(rightmost, turn);
            forward += now.forward == 1f ? 1 : 0;
            back += now.forward == -1f ? 1 : 0;
            none += now.forward == 0f ? 1 : 0;
            buttons |= now.buttons;
            assertTrue(Math.abs(now.forward) <= 1f && Math.abs(now.right) <= 1f && Math.abs(now.up) <= 1f);
            last = now;
        }
        assertEquals(0.5, leftmost, 0.01, "5 rad/s are half a radian a tick");
        assertEquals(-0.5, rightmost, 0.01);
        assertEquals(9, longest, "a second is ten ticks");
        assertEquals(5000 / 5.5, changes, 60, "5.5 ticks on average");
        assertEquals(1500, forward, 250);
        assertEquals(1000, back, 250);
        assertEquals(2000, none, 250);
        assertEquals(0x3FF, buttons);
    }

    @Test
    void fuzzerDependsOnItsSeed() {
        List<Float> first = yaws(7);
        assertEquals(first, yaws(7));
        assertNotEquals(first, yaws(8));
    }

    private static List<Float> yaws(long seed) {
        CommandSource bot = BotType.FUZZER.create(new BotContext(Optional.empty(), 10, 10f, 0.4f, List.of(), seed), BotType.FUZZER.parameters().defaults());
        List<Float> yaws = new ArrayList<>();
        for (int tick = 0; tick < 20; tick++) {
            yaws.add(ask(bot, tick, ground(0, 0)).yaw);
        }
        return yaws;
    }

}
