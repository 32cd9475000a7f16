package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * Single moments of a bot on a course: ten ticks per second, W = 10, a body of radius 0.4, so a place counts as reached
 * from 1.2 away. The best angle is 0.5 in the air and at take-off, 0.3 on the ground, the keys shift the wish by 0.1,
 * and strafing gains 1 per tick.
 */
abstract class WaypointMoments {
    static final double NEAR = 1e-4;
    static final double QUARTER = Math.PI / 2;
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
    final MoverState state = new MoverState(0);
    final Command command = new Command();
    private int tick;

    static BotContext.Place at(double x, double y) {
        return new BotContext.Place(new Vec3((float) x, (float) y, 0f), Move.RUN);
    }

    static BotContext.Place edge(double x, double y) {
        return new BotContext.Place(new Vec3((float) x, (float) y, 0f), Move.JUMP);
    }

    static CommandSource bot(List<BotContext.Place> course, String... knobs) {
        return bot(BotType.WAYPOINT, course, knobs);
    }

    static CommandSource bot(BotType type, List<BotContext.Place> course, String... knobs) {
        ParameterSet set = type.parameters().defaults();
        for (int i = 0; i < knobs.length; i += 2) {
            set = set.with(knobs[i], knobs[i + 1]);
        }
        return type.create(new BotContext(Optional.of(RULES), 10, 10f, 0.4f, course, 1), set);
    }

    final WaypointMoments ground(double x, double y, double vx, double vy) {
        state.position.set((float) x, (float) y, 0f);
        state.velocity.set((float) vx, (float) vy, 0f);
        state.grounded = true;
        return this;
    }

    final WaypointMoments air(double x, double y, double vx, double vy, double vz) {
        ground(x, y, vx, vy);
        state.grounded = false;
        state.velocity.z = (float) vz;
        return this;
    }

    final WaypointMoments ask(CommandSource bot) {
        command.set(9f, 9f, 9f, 9f, 9f, 0);
        bot.fill(tick++, state, command);
        return this;
    }

    /** Asks a bot on its first tick, so that it cannot count as stuck. */
    final WaypointMoments begin(List<BotContext.Place> course) {
        return begin(bot(course));
    }

    final WaypointMoments begin(CommandSource bot) {
        tick = 0;
        return ask(bot);
    }

    final void gives(double forward, double right, double up, double yaw) {
        assertEquals(forward, command.forward, NEAR, "forward");
        assertEquals(right, command.right, NEAR, "right");
        assertEquals(up, command.up, NEAR, "up");
        assertEquals(yaw, command.yaw, NEAR, "yaw");
    }

    /** Asks a bot for a number of ticks at the same position. */
    final WaypointMoments ask(CommandSource bot, int ticks) {
        for (int i = 0; i < ticks; i++) {
            ask(bot);
        }
        return this;
    }
}
