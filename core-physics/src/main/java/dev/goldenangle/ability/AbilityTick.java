package dev.goldenangle.ability;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * One tick, shared by the motor and all abilities. Abilities know each other only through these fields. Everything
 * here starts from the same values on each tick; what lasts longer is in registers of the state.
 */
public final class AbilityTick {
    public Command command;
    public MoverState state;
    public TickReport report;

    /** Whether a key went down on this tick. */
    public boolean isJumpPressed;
    public boolean isDashPressed;
    public boolean isCrouchPressed;
    public boolean isUsePressed;
    public boolean isPushPressed;
    /** Set by an ability that used the press of jump, so that no other ability and no later landing uses it. */
    public boolean isPressUsed;

    /** Whether a jump is possible without ground. */
    public boolean canJumpInAir;
    /** Whether no jump is possible on this tick. */
    public boolean isJumpBlocked;
    /** Whether the motor decided to jump on this tick, and the upward speed of that jump. */
    public boolean jumps;
    public float jumpSpeed;

    /** Share of the gravity, of the ground friction, of the push and of its acceleration alone that act on this tick. */
    public float gravityScale;
    public float frictionScale;
    public float pushScale;
    public float accelerationScale;

    /** Whether the body left the ground on this tick by something other than running off an edge. */
    public boolean isLaunched;
    /** Whether an ability of this kind started on this tick. */
    public boolean hasWallJumped;
    public boolean hasDashed;
    /** Whether an ability moves the body alone, so that no other ability starts. */
    public boolean isTaken;
    /** Whether an ability already decides the velocity of this tick, so that water and ladders do not. */
    public boolean isHeld;

    /** The view, horizontal and unit length. */
    public float viewX;
    public float viewY;
    /** The direction of the keys, horizontal and unit length; the view without keys. */
    public float keysX;
    public float keysY;
    /** Whether a direction key is held. */
    public boolean hasKeys;

    void begin(Command input, MoverState mover, TickReport sink, float usualJumpSpeed) {
        command = input;
        state = mover;
        report = sink;
        isPressUsed = false;
        canJumpInAir = false;
        jumps = false;
        jumpSpeed = usualJumpSpeed;
        gravityScale = 1f;
        frictionScale = 1f;
        pushScale = 1f;
        accelerationScale = 1f;
        isJumpBlocked = false;
        isLaunched = false;
        hasWallJumped = false;
        hasDashed = false;
        isTaken = false;
        isHeld = false;
        viewX = Angles.cos(input.yaw);
        viewY = Angles.sin(input.yaw);
        keysX = viewX * input.forward + viewY * input.right;
        keysY = viewY * input.forward - viewX * input.right;
        float length = (float) Math.sqrt(keysX * keysX + keysY * keysY);
        hasKeys = length > 0f;
        keysX = hasKeys ? keysX / length : viewX;
        keysY = hasKeys ? keysY / length : viewY;
    }

    /** The unit vector of the view, including its elevation. */
    Vec3 look(Vec3 dest) {
        float level = Angles.cos(state.pitch);
        return dest.set(viewX * level, viewY * level, Angles.sin(state.pitch));
    }

    /** Leaves the ground with this upward speed. */
    void launch(float upward) {
        state.leaveGround();
        state.velocity.z = upward;
        isLaunched = true;
    }
}
