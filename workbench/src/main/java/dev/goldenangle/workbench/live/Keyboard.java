package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;

/**
 * Keys and mouse as a source of commands. The window's thread puts stamped transitions in, the simulation's thread takes
 * them out, at most one of each key per tick: so a tap shorter than a tick is held for one, and of two taps within a tick
 * the second follows on the ticks after. None is lost, none counts twice.
 */
public final class Keyboard implements CommandSource {
    private static final GameKey[] ACTIONS = GameKey.values();
    private static final double TURN_PER_SECOND = Math.toRadians(140);

    private final Object lock = new Object();
    private final Deque<Long>[] transitions;
    private final Set<GameKey> down = EnumSet.noneOf(GameKey.class);
    private final Deque<Turn> turns = new ArrayDeque<>();
    private final boolean[] held = new boolean[ACTIONS.length];
    /** A press pushes once, however long the key is held. */
    private boolean pushes;
    private volatile int loaded;
    private long horizon = Long.MAX_VALUE;
    private double secondsPerTick = 1.0 / 128;
    private double yaw = Double.NaN;
    private double pitch;

    /** A move of the mouse, in radians. */
    private record Turn(long nanos, double yaw, double pitch) {
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Keyboard() {
        transitions = new Deque[ACTIONS.length];
        for (int i = 0; i < transitions.length; i++) {
            transitions[i] = new ArrayDeque<>();
        }
    }

    /** A key went down; the repeats a keyboard sends while it is held are ignored. */
    public void press(GameKey action, long nanos) {
        synchronized (lock) {
            if (down.add(action)) {
                transitions[action.ordinal()].add(nanos);
            }
        }
    }

    public void release(GameKey action, long nanos) {
        synchronized (lock) {
            if (down.remove(action)) {
                transitions[action.ordinal()].add(nanos);
            }
        }
    }

    /** All keys up, as when the window loses the focus. */
    public void releaseAll(long nanos) {
        for (GameKey action : ACTIONS) {
            release(action, nanos);
        }
    }

    /** The mouse moved by so many radians, counter-clockwise and up. */
    public void turn(double yawRadians, double pitchRadians, long nanos) {
        synchronized (lock) {
            turns.add(new Turn(nanos, yawRadians, pitchRadians));
        }
    }

    /** Which kind of shot the fire key fires from now on. */
    public void load(int kind) {
        loaded = kind & Command.SHOTS;
    }

    /** Input up to this moment belongs to the next tick. */
    void cutAt(long nanos, double tickSeconds) {
        horizon = nanos;
        secondsPerTick = tickSeconds;
    }

    /** Looks where the mover looks from the next tick on, as after a teleport. */
    void lookAlong(float newYaw, float newPitch) {
        yaw = newYaw;
        pitch = newPitch;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        synchronized (lock) {
            if (Double.isNaN(yaw)) {
                lookAlong(state.yaw, state.pitch);
            }
            takeTransitions();
            takeTurns();
        }
        double turn = TURN_PER_SECOND * secondsPerTick;
        yaw += turn * axis(GameKey.TURN_LEFT, GameKey.TURN_RIGHT);
        pitch += turn * axis(GameKey.LOOK_UP, GameKey.LOOK_DOWN);
        pitch = held[GameKey.LOOK_CENTRE.ordinal()] ? 0 : pitch;
        pitch = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch));
        command.set(axis(GameKey.FORWARD, GameKey.BACK), axis(GameKey.RIGHT, GameKey.LEFT), axis(GameKey.JUMP, GameKey.CROUCH),
                Angles.wrap((float) yaw), (float) pitch, buttons());
    }

    private void takeTransitions() {
        boolean wasHeld = held[GameKey.PUSH.ordinal()];
        for (int i = 0; i < held.length; i++) {
            Long next = transitions[i].peek();
            if (next != null && next <= horizon) {
                transitions[i].remove();
                held[i] = !held[i];
            }
        }
        pushes = !wasHeld && held[GameKey.PUSH.ordinal()];
    }

    private void takeTurns() {
        while (!turns.isEmpty() && turns.peek().nanos <= horizon) {
            Turn turn = turns.remove();
            yaw += turn.yaw;
            pitch += turn.pitch;
        }
    }

    private float axis(GameKey positive, GameKey negative) {
        return (held[positive.ordinal()] ? 1f : 0f) - (held[negative.ordinal()] ? 1f : 0f);
    }

    private int buttons() {
        return bit(GameKey.TURN_LEFT, Command.TURN_LEFT) | bit(GameKey.TURN_RIGHT, Command.TURN_RIGHT) | bit(GameKey.LOOK_UP, Command.LOOK_UP)
                | bit(GameKey.LOOK_DOWN, Command.LOOK_DOWN) | bit(GameKey.LOOK_CENTRE, Command.LOOK_CENTRE)
                | bit(GameKey.GLANCE_LEFT, Command.GLANCE_LEFT) | bit(GameKey.GLANCE_RIGHT, Command.GLANCE_RIGHT) | bit(GameKey.RUN, Command.RUN) | bit(GameKey.FIRE, Command.FIRE | loaded << Command.SHOT_SHIFT)
                | bit(GameKey.USE, Command.USE) | (pushes ? Command.PUSH : 0);
    }

    private int bit(GameKey action, int mask) {
        return held[action.ordinal()] ? mask : 0;
    }
}
