package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.MoverState;

/**
 * Converts a command to the input bits of the rules.
 *
 * <p>Keys turn and look with the game's own acceleration. When the view of a command changes, as with a mouse or a bot,
 * the heading follows it in whole 512ths of a circle, using the game's bits for absolute turns, until it gets there or
 * a turn key is pressed. If the view of the commands never changes, only the keys act.
 */
final class KeyReader {
    private static final int MOST_TURN = 63;
    private static final int MOST_LOOK = 15;
    private static final double STEPS_PER_RADIAN = IntegerTrig.CIRCLE / (2 * Math.PI);
    private static final int TURN_BUTTONS = Command.TURN_LEFT | Command.TURN_RIGHT;
    private static final int LOOK_BUTTONS = Command.LOOK_UP | Command.LOOK_DOWN | Command.LOOK_CENTRE;

    private final MarathonParameter.Gait gait;
    private final int maxElevation;

    KeyReader(Constants constants) {
        gait = constants.gait;
        maxElevation = constants.maxElevation >> 16;
    }

    int read(Command command, MoverState state, Player player) {
        int keys = axis(command.forward, Keys.BACKWARD, Keys.FORWARD) | axis(command.right, Keys.SIDESTEP_LEFT, Keys.SIDESTEP_RIGHT);
        keys |= button(command, Command.GLANCE_LEFT, Keys.GLANCE_LEFT) | button(command, Command.GLANCE_RIGHT, Keys.GLANCE_RIGHT);
        keys |= turnKeys(command, state, player) | lookKeys(command, state, player);
        if (player.has(Player.HEAD_IN_MEDIUM)) {
            return command.jumps() || command.holds(Command.RUN) ? keys | Keys.SWIM : keys;
        }
        return runs(command) ? keys | Keys.RUN : keys;
    }

    private boolean runs(Command command) {
        return switch (gait) {
            case BY_BUTTON -> command.holds(Command.RUN);
            case WALK -> false;
            case RUN -> true;
        };
    }

    private static int axis(float value, int minus, int plus) {
        return value > 0f ? plus : value < 0f ? minus : 0;
    }

    private static int button(Command command, int button, int key) {
        return command.holds(button) ? key : 0;
    }

    private int turnKeys(Command command, MoverState state, Player player) {
        boolean pressed = command.holds(TURN_BUTTONS);
        if (command.yaw != state.getFloat(MarathonRegister.ASKED_YAW)) {
            state.set(MarathonRegister.FOLLOWS_YAW, true);
            state.set(MarathonRegister.ASKED_YAW, command.yaw);
        }
        if (pressed || !state.isOn(MarathonRegister.FOLLOWS_YAW)) {
            state.set(MarathonRegister.FOLLOWS_YAW, state.isOn(MarathonRegister.FOLLOWS_YAW) && !pressed);
            return button(command, Command.TURN_LEFT, Keys.TURN_LEFT) | button(command, Command.TURN_RIGHT, Keys.TURN_RIGHT);
        }
        int left = heading(command.yaw) - (player.direction >> 16);
        int half = IntegerTrig.CIRCLE / 2;
        int turn = clamp((left + half & IntegerTrig.CIRCLE - 1) - half, MOST_TURN);
        return turn == 0 && player.turnVelocity == 0 ? 0 : Keys.absoluteYaw(turn);
    }

    private int lookKeys(Command command, MoverState state, Player player) {
        boolean pressed = command.holds(LOOK_BUTTONS);
        if (command.pitch != state.getFloat(MarathonRegister.ASKED_PITCH)) {
            state.set(MarathonRegister.FOLLOWS_PITCH, true);
            state.set(MarathonRegister.ASKED_PITCH, command.pitch);
        }
        if (pressed || !state.isOn(MarathonRegister.FOLLOWS_PITCH)) {
            state.set(MarathonRegister.FOLLOWS_PITCH, state.isOn(MarathonRegister.FOLLOWS_PITCH) && !pressed);
            return button(command, Command.LOOK_UP, Keys.LOOK_UP) | button(command, Command.LOOK_DOWN, Keys.LOOK_DOWN)
                    | button(command, Command.LOOK_CENTRE, Keys.LOOK_CENTRE);
        }
        int wanted = clamp((int) Rounding.rint(command.pitch * STEPS_PER_RADIAN), maxElevation);
        int look = clamp(wanted - (player.elevation >> 16), MOST_LOOK);
        return look == 0 && player.lookVelocity == 0 ? 0 : Keys.absolutePitch(look);
    }

    /** The game's angle, growing to the right, for a yaw that grows to the left. */
    static int heading(float yaw) {
        return (int) Rounding.rint(-yaw * STEPS_PER_RADIAN) & IntegerTrig.CIRCLE - 1;
    }

    /** The yaw of a fixed-point heading. */
    static float yaw(int direction) {
        return Angles.wrap((float) (-(direction / 65536.0) / STEPS_PER_RADIAN));
    }

    static float radians(int fixedAngle) {
        return (float) (fixedAngle / 65536.0 / STEPS_PER_RADIAN);
    }

    private static int clamp(int value, int limit) {
        return Math.max(-limit, Math.min(limit, value));
    }
}
