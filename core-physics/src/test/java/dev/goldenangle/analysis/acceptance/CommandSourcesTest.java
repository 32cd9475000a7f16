package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The input sources of the checks: their keys and view. */
class CommandSourcesTest {
    private static final float QUARTER = (float) (Math.PI / 2);
    private static final float NORTH = QUARTER;

    private static Command ask(CommandSource source, int tick, MoverState state) {
        Command command = new Command();
        command.set(9f, 9f, 9f, 9f, 9f, 0);
        source.fill(tick, state, command);
        return command;
    }

    private static void assertCommand(double forward, double right, double up, double yaw, Command command) {
        assertEquals(forward, command.forward, 1e-6, "forward");
        assertEquals(right, command.right, 1e-6, "right");
        assertEquals(up, command.up, 1e-6, "up");
        assertEquals(yaw, command.yaw, 1e-6, "yaw");
        assertTrue(command.holds(Command.RUN));
    }

    private static MoverState mover(double x, double y, double z) {
        MoverState state = new MoverState(0);
        state.position.set((float) x, (float) y, (float) z);
        return state;
    }

    private static MoverState grounded(double vx, double vy) {
        MoverState state = mover(0, 0, 0);
        state.grounded = true;
        state.velocity.set((float) vx, (float) vy, 0f);
        return state;
    }

    private static MoverState flying(double vx, double vy) {
        MoverState state = grounded(vx, vy);
        state.grounded = false;
        return state;
    }

    @Test
    void timedKeysAreHeldForTheirTimeAndReleasedAfterTheLast() {
        TimedKeys keys = new TimedKeys(10, 0.5f).hold(1, 1, 0).hold(0.5, 0, -1);
        MoverState anywhere = mover(0, 0, 0);
        assertCommand(1, 0, 0, 0.5, ask(keys, 9, anywhere));
        assertCommand(0, -1, 0, 0.5, ask(keys, 10, anywhere));
        assertCommand(0, -1, 0, 0.5, ask(keys, 14, anywhere));
        assertCommand(0, 0, 0, 0.5, ask(keys, 15, anywhere));
    }

    /** From (1, 2) looking north, the frame is ten ahead at (1, 12). */
    @Test
    void doorwayPilotLooksAtTheDoorwayAndThenStraightAhead() {
        DoorwayPilot pilot = new DoorwayPilot(new Spawn("door", 1f, 2f, 0f, NORTH), 10f);
        MoverState right = mover(4, 9, 0);
        assertCommand(1, 0, 0, Math.atan2(3, -3), ask(pilot, 0, right));
        assertCommand(1, 0, 0, NORTH, ask(pilot, 0, mover(4, 12, 0)));
        assertCommand(1, 0, 0, NORTH, ask(pilot, 0, mover(4, 14, 0)));
        right.grounded = true;
        assertCommand(1, 0, 1, Math.atan2(3, -3), ask(pilot, 0, right));
    }

    /** Along a view of 30°: a step of (2, 0) is 2 cos 30° ahead, one of (0, 2) is 2 sin 30°. */
    @Test
    void distanceAheadOfASpawnIsAlongItsView() {
        Spawn spawn = new Spawn("aslant", 5f, -3f, 0f, (float) Math.toRadians(30));
        assertEquals(Math.sqrt(3), DoorwayPilot.along(spawn, 7f, -3f), 1e-5);
        assertEquals(1, DoorwayPilot.along(spawn, 5f, -1f), 1e-5);
    }

    /** At 60 ticks per second, falling at 30, two ticks cover one unit. */
    @Test
    void earlyJumpIsPressedTwoTicksBeforeLanding() {
        JumpChain jumps = new JumpChain(LandingPress.EARLY, 5f, 0.25f, 60);
        MoverState state = mover(0, 0, 6.01);
        state.velocity.set(1f, 0f, -30f);
        assertCommand(0, 0, 0, 0.25, ask(jumps, 0, state));
        state.position.z = 6f;
        assertCommand(0, 0, 1, 0.25, ask(jumps, 1, state));
        state.velocity.z = 30f;
        assertCommand(0, 0, 0, 0.25, ask(jumps, 2, state));
        state.velocity.z = 0f;
        state.position.z = 5f;
        assertCommand(0, 0, 0, 0.25, ask(jumps, 3, state));
    }

    @Test
    void lostPressIsRepeatedOnTheEighthTickOnTheGround() {
        JumpChain jumps = new JumpChain(LandingPress.EARLY, 0f, 0f, 60);
        MoverState ground = grounded(1, 0);
        for (int tick = 1; tick <= 7; tick++) {
            assertTrue(ask(jumps, tick, ground).jumps(), "tick " + tick);
        }
        assertFalse(ask(jumps, 8, ground).jumps());
        assertTrue(ask(jumps, 9, ground).jumps());
        ask(jumps, 10, flying(1, 0));
        for (int tick = 1; tick <= 7; tick++) {
            assertTrue(ask(jumps, tick, ground).jumps(), "after a flight the count starts again, tick " + tick);
        }
        assertFalse(ask(jumps, 8, ground).jumps());
    }

    /** Made-up rules: with forward and side the best angle is 0.3 and the keys shift the wish by 0.1; the best key is back, 0.2 to the left. */
    private static final StrafeTheory RULES = new StrafeTheory() {
        @Override
        public float bestAngle(MoverState state, Command command) {
            return 0.3f;
        }

        @Override
        public float bestKeys(MoverState state, Command command, int side) {
            command.forward = -1f;
            command.right = 0f;
            return 0.2f;
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

    @Test
    void strafeChainFirstRunsUpToW() {
        StrafeChain chain = new StrafeChain(RULES, 10f, 60, 0.7f, StrafeChain.Keys.FORWARD_AND_SIDE);
        assertCommand(1, 0, 0, 0.7, ask(chain, 0, grounded(9.9, 0)));
        assertCommand(1, 0, 0, 0.7, ask(chain, 1, flying(12, 0)));
        assertCommand(1, 1, 1, QUARTER - 0.3 - 0.1, ask(chain, 2, grounded(0, 9.9995)));
    }

    @Test
    void strafeChainChangesSidesWithEachLandingAndJumpsAtOnce() {
        StrafeChain chain = new StrafeChain(RULES, 10f, 60, 0f, StrafeChain.Keys.FORWARD_AND_SIDE);
        assertCommand(1, 1, 1, QUARTER - 0.4, ask(chain, 0, grounded(0, 11)));
        assertCommand(1, 1, 0, QUARTER - 0.4, ask(chain, 1, flying(0, 11)));
        assertCommand(1, -1, 1, QUARTER + 0.3 - 0.1, ask(chain, 2, grounded(0, 11)));
        assertCommand(1, -1, 0, QUARTER + 0.3 - 0.1, ask(chain, 3, flying(0, 11)));
        assertCommand(1, 1, 1, QUARTER - 0.4, ask(chain, 4, grounded(0, 11)));
    }

    @Test
    void strafeChainHoldsTheKeysThatGainMost() {
        StrafeChain chain = new StrafeChain(RULES, 10f, 60, 0f, StrafeChain.Keys.BEST);
        assertCommand(-1, 0, 1, QUARTER + 0.2 - 0.1, ask(chain, 0, grounded(0, 11)));
    }
}
