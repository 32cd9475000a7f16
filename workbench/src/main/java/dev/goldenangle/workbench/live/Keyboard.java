package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.Sticks;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Keyboard, mouse and gamepad as an input source. The window's and the gamepad's threads add time-stamped key
 * changes; the simulation thread takes at most one per key and tick. A tap shorter than a tick is held for one tick,
 * and a second tap within a tick follows in the next ticks. No tap is lost or counted twice.
 */
public final class Keyboard implements CommandSource {
    private static final GameKey[] ACTIONS = GameKey.values();
    /** Older pushes are dropped while nothing reads them. */
    private static final int MOST_PUSHES = 64;
    private static final double TURN_PER_SECOND = Math.toRadians(140);

    private final Object lock = new Object();
    private final Deque<Long>[] transitions;
    /** The devices holding each key down, one bit per device. */
    private final int[] down = new int[ACTIONS.length];
    private final Deque<Push> pushes = new ArrayDeque<>();
    private final Deque<Turn> turns = new ArrayDeque<>();
    private final boolean[] held = new boolean[ACTIONS.length];
    /** Actions that happen once per press, however long the key is held. */
    private static final GameKey[] ONCE = {GameKey.PUSH, GameKey.NOCLIP, GameKey.SPECTATE};
    private static final int[] ONCE_BUTTONS = {Command.PUSH, Command.NOCLIP, Command.SPECTATE};
    private int pressedOnce;
    private volatile int loaded;
    private long horizon = Long.MAX_VALUE;
    private volatile long nextCut;
    private double secondsPerTick = 1.0 / 128;
    private Push push = new Push(0, 0, 0, 0, 0);
    private volatile Sticks sticks = Sticks.ROUND;
    private double yaw = Double.NaN;
    private double pitch;

    /** The device that holds a key down. */
    public enum Hand { KEYS, PAD }

    /** A mouse movement, in radians. */
    private record Turn(long nanos, double yaw, double pitch) {
    }

    /** The positions of the gamepad sticks from a time on: −1 to 1, and radians per second. */
    private record Push(long nanos, float forward, float right, float yawRate, float pitchRate) {
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Keyboard() {
        transitions = new Deque[ACTIONS.length];
        for (int i = 0; i < transitions.length; i++) {
            transitions[i] = new ArrayDeque<>();
        }
    }

    /** Presses a key; auto-repeat is ignored. */
    public void press(GameKey action, long nanos) {
        press(Hand.KEYS, action, nanos);
    }

    /** A key held by two devices stays down until both release it. */
    public void press(Hand hand, GameKey action, long nanos) {
        hold(action, 1 << hand.ordinal(), 0, nanos);
    }

    public void release(GameKey action, long nanos) {
        release(Hand.KEYS, action, nanos);
    }

    public void release(Hand hand, GameKey action, long nanos) {
        hold(action, 0, 1 << hand.ordinal(), nanos);
    }

    private void hold(GameKey action, int taken, int left, long nanos) {
        synchronized (lock) {
            int hands = (down[action.ordinal()] | taken) & ~left;
            if (down[action.ordinal()] == 0 != (hands == 0)) {
                transitions[action.ordinal()].add(nanos);
            }
            down[action.ordinal()] = hands;
        }
    }

    /** Presses and releases a key, for an action of the window. */
    public void tap(GameKey action) {
        long now = System.nanoTime();
        press(action, now);
        release(action, now);
    }

    /** Releases all keys, as when the window loses focus. */
    public void releaseAll(long nanos) {
        for (GameKey action : ACTIONS) {
            release(action, nanos);
        }
    }

    /**
     * Sets the gamepad sticks: movement from −1 to 1, and turn rates in radians per second, counter-clockwise and up.
     */
    public void push(float forward, float right, float yawRate, float pitchRate, long nanos) {
        synchronized (lock) {
            if (pushes.size() == MOST_PUSHES) {
                pushes.remove();
            }
            pushes.add(new Push(nanos, forward, right, yawRate, pitchRate));
        }
    }

    /** Sets how the model interprets a stick. */
    void use(Sticks modelSticks) {
        sticks = modelSticks;
    }

    /** Adds a mouse movement in radians, counter-clockwise and up. */
    public void turn(double yawRadians, double pitchRadians, long nanos) {
        synchronized (lock) {
            turns.add(new Turn(nanos, yawRadians, pitchRadians));
        }
    }

    /** Selects the kind of shot for the fire key. */
    public void load(int kind) {
        loaded = kind & Command.SHOTS;
    }

    /** Assigns input up to this time to the next tick. */
    void cutAt(long nanos, double tickSeconds) {
        horizon = nanos;
        secondsPerTick = tickSeconds;
    }

    /** Sets when the next tick is expected to take its input. */
    void expectCutAt(long nanos) {
        nextCut = nanos;
    }

    /** When the next tick takes its input, in the clock of the time stamps; in the past if no tick is expected. */
    public long nextCut() {
        return nextCut;
    }

    /** Sets the view direction from the next tick on, as after a teleport. */
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
            takePushes();
        }
        double turn = TURN_PER_SECOND * secondsPerTick;
        yaw += turn * axis(GameKey.TURN_LEFT, GameKey.TURN_RIGHT) + push.yawRate * secondsPerTick;
        pitch += turn * axis(GameKey.LOOK_UP, GameKey.LOOK_DOWN) + push.pitchRate * secondsPerTick;
        pitch = held[GameKey.LOOK_CENTRE.ordinal()] ? 0 : pitch;
        pitch = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch));
        sticks.shape(push.forward, push.right, command);
        command.set(within(axis(GameKey.FORWARD, GameKey.BACK) + command.forward), within(axis(GameKey.RIGHT, GameKey.LEFT) + command.right), axis(GameKey.JUMP, GameKey.CROUCH),
                Angles.wrap((float) yaw), (float) pitch, buttons());
    }

    private void takeTransitions() {
        int wasHeld = heldOnce();
        for (int i = 0; i < held.length; i++) {
            Long next = transitions[i].peek();
            if (next != null && next <= horizon) {
                transitions[i].remove();
                held[i] = !held[i];
            }
        }
        pressedOnce = heldOnce() & ~wasHeld;
    }

    private int heldOnce() {
        int buttons = 0;
        for (int i = 0; i < ONCE.length; i++) {
            buttons |= bit(ONCE[i], ONCE_BUTTONS[i]);
        }
        return buttons;
    }

    private void takeTurns() {
        while (!turns.isEmpty() && turns.peek().nanos <= horizon) {
            Turn turn = turns.remove();
            yaw += turn.yaw;
            pitch += turn.pitch;
        }
    }

    private void takePushes() {
        while (!pushes.isEmpty() && pushes.peek().nanos <= horizon) {
            push = pushes.remove();
        }
    }

    private static float within(float axis) {
        return Math.max(-1f, Math.min(1f, axis));
    }

    private float axis(GameKey positive, GameKey negative) {
        return (held[positive.ordinal()] ? 1f : 0f) - (held[negative.ordinal()] ? 1f : 0f);
    }

    private int buttons() {
        return bit(GameKey.TURN_LEFT, Command.TURN_LEFT) | bit(GameKey.TURN_RIGHT, Command.TURN_RIGHT) | bit(GameKey.LOOK_UP, Command.LOOK_UP)
                | bit(GameKey.LOOK_DOWN, Command.LOOK_DOWN) | bit(GameKey.LOOK_CENTRE, Command.LOOK_CENTRE)
                | bit(GameKey.GLANCE_LEFT, Command.GLANCE_LEFT) | bit(GameKey.GLANCE_RIGHT, Command.GLANCE_RIGHT) | bit(GameKey.RUN, Command.RUN) | bit(GameKey.FIRE, Command.FIRE | loaded << Command.SHOT_SHIFT)
                | bit(GameKey.USE, Command.USE) | bit(GameKey.DASH, Command.DASH) | bit(GameKey.WALK, Command.WALK) | pressedOnce;
    }

    private int bit(GameKey action, int mask) {
        return held[action.ordinal()] ? mask : 0;
    }
}
