package dev.goldenangle.command;

import dev.goldenangle.math.Angles;

/**
 * One tick of input. Axes range from −1 to 1; angles are absolute radians. Models with coarser input (±127, 16-bit
 * angles) round it themselves.
 */
public final class Command {
    public static final int TURN_LEFT = 1;
    public static final int TURN_RIGHT = 1 << 1;
    public static final int LOOK_UP = 1 << 2;
    public static final int LOOK_DOWN = 1 << 3;
    public static final int LOOK_CENTRE = 1 << 4;
    public static final int RUN = 1 << 5;
    public static final int FIRE = 1 << 6;
    public static final int USE = 1 << 7;
    public static final int GLANCE_LEFT = 1 << 8;
    public static final int GLANCE_RIGHT = 1 << 9;
    /** Pushes the mover on every tick it is set, in models that support pushes. */
    public static final int PUSH = 1 << 10;
    /** Four bits: the kind of shot that is fired. */
    public static final int SHOT_SHIFT = 11;
    public static final int SHOTS = 15;
    /** Toggles noclip flight on every tick it is set, so input sources set it for one tick only. */
    public static final int NOCLIP = 1 << 15;
    /** Toggles spectator flight, which collides with the world, in the same way. */
    public static final int SPECTATE = 1 << 16;
    /** Dashes, and jumps off walls, in models that have either. */
    public static final int DASH = 1 << 17;
    /** Limits the speed to a walk, in models that support it. */
    public static final int WALK = 1 << 18;
    /** Holds jump and crouch whatever the vertical axis says, in models where both do something at once. */
    public static final int JUMP = 1 << 20;
    public static final int CROUCH = 1 << 21;
    /** Swims up and down, in models whose jump and crouch keys do something else in water. */
    public static final int RISE = 1 << 22;
    public static final int SINK = 1 << 23;

    /** Positive is ahead. */
    public float forward;
    /** Positive is to the player's right. */
    public float right;
    /** Positive jumps, negative crouches. */
    public float up;
    public float yaw;
    /** Positive looks up. */
    public float pitch;
    /** A combination of the constants above, for models that turn by keys and for devices. */
    public int buttons;

    public void clear() {
        set(0f, 0f, 0f, 0f, 0f, 0);
    }

    public void set(float newForward, float newRight, float newUp, float newYaw, float newPitch, int newButtons) {
        forward = newForward;
        right = newRight;
        up = newUp;
        yaw = newYaw;
        pitch = newPitch;
        buttons = newButtons;
    }

    public void copyFrom(Command other) {
        set(other.forward, other.right, other.up, other.yaw, other.pitch, other.buttons);
    }

    public boolean jumps() {
        return up > 0f;
    }

    public boolean crouches() {
        return up < 0f;
    }

    /** The kind of shot that is fired. */
    public int shot() {
        return buttons >> SHOT_SHIFT & SHOTS;
    }

    public boolean holds(int button) {
        return (buttons & button) != 0;
    }

    /** Brings invalid input into range: axes to [−1, 1], angles wrapped, NaN to 0. */
    public void sanitise() {
        forward = axis(forward);
        right = axis(right);
        up = axis(up);
        yaw = Angles.wrap(yaw);
        float quarter = Angles.PI / 2;
        pitch = Float.isFinite(pitch) ? (pitch >= quarter ? quarter : pitch <= -quarter ? -quarter : pitch) : 0f;
    }

    private static float axis(float value) {
        return value >= -1f && value <= 1f ? value : value > 1f ? 1f : value < -1f ? -1f : 0f;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Command c && forward == c.forward && right == c.right && up == c.up && yaw == c.yaw && pitch == c.pitch
                && buttons == c.buttons;
    }

    @Override
    public int hashCode() {
        return Float.hashCode(forward) * 31 + Float.hashCode(yaw) + buttons;
    }
}
