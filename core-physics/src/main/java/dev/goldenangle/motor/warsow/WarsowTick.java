package dev.goldenangle.motor.warsow;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** The data of one tick in progress: the command as the game reads it, the box, and what surrounds it. */
final class WarsowTick {
    /** A key that is fully pressed asks for this many units per second. */
    static final float FULL_PUSH = 500f;
    static final int KEY_STEPS = 127;
    static final float JUMP_PUSH = 10f;
    private static final float DEGREES_PER_STEP = 360f / 65536f;
    private static final double RADIANS_PER_DEGREE = Math.PI * 2 / 360;
    private static final int PITCH_LIMIT = (1 << 14) - 1;

    final MovingBox box = new MovingBox();
    /** Forward includes the pitch. */
    final View view = new View();
    /** Forward on the level. */
    final Vec3 level = new Vec3();
    /** The direction and speed asked for. */
    final Vec3 wish = new Vec3();
    float wishSpeed;
    final Vec3 start = new Vec3();
    MoverState state;
    TickReport report;
    float forward;
    float right;
    float up;
    boolean special;
    private boolean walks;
    /** Positive looks down. */
    float pitchDegrees;
    private float pitchThirdCosine;
    boolean onSlick;
    boolean onLadder;
    int waterLevel;

    void begin(Command command, MoverState toMove, TickReport toReport) {
        state = toMove;
        report = toReport;
        start.set(state.position);
        box.load(state, report);
        box.standing = state.grounded;
        forward = push(command.forward);
        right = push(command.right);
        up = push(command.up);
        special = command.holds(Command.DASH);
        walks = command.holds(Command.WALK);
        onSlick = false;
        onLadder = false;
        waterLevel = 0;
        look(command);
    }

    /** Looks straight ahead in a direction of 16 bits, for trying a view. */
    void lookOnLevel(int yaw) {
        view.lookByShorts(0, yaw);
        pitchThirdCosine = 1f;
    }

    private static float push(float axis) {
        return FULL_PUSH * ((float) View.steps(axis, KEY_STEPS) / KEY_STEPS);
    }

    private void look(Command command) {
        int pitch = (short) Angles.toShort(-command.pitch);
        pitch = Math.max(-PITCH_LIMIT, Math.min(PITCH_LIMIT, pitch));
        int yaw = (short) (Angles.toShort(command.yaw) + state.get(WarsowRegister.YAW_OFFSET));
        state.pitch = -Angles.fromShort(pitch);
        state.yaw = Angles.fromShort(yaw);
        view.lookByShorts(pitch, yaw);
        level.set(view.forward.x, view.forward.y, 0f);
        level.normalize();
        pitchDegrees = pitch * DEGREES_PER_STEP;
        pitchThirdCosine = Angles.cos((float) (pitchDegrees / 3f * RADIANS_PER_DEGREE));
    }

    void releaseKeys() {
        forward = 0f;
        right = 0f;
        up = 0f;
        special = false;
        walks = false;
    }

    boolean wantsJump() {
        return up >= JUMP_PUSH;
    }

    boolean wantsCrouch() {
        return up < 0f;
    }

    boolean hasSideKeyOnly() {
        return right != 0f && forward == 0f;
    }

    /** Sets the wish of walking and flying through the air: looking up or down shortens its forward part. */
    void wishOnLevel() {
        Vec3 side = view.right;
        wish.set(pitchThirdCosine * -side.y * forward + side.x * right, pitchThirdCosine * side.x * forward + side.y * right, 0f);
    }

    /** Sets the wish of swimming, along the view. */
    void wishAlongPitch() {
        wish.set(view.forward).scale(forward).addScaled(view.right, right);
    }

    /** Sets the wish of flight: along the view and straight up. */
    void wishAlongView() {
        wishAlongPitch();
        wish.z += up;
    }

    /** Turns the wish into a direction and a speed, at most the given one. */
    void limitWish(float most) {
        wishSpeed = Math.min(wish.normalize(), most);
    }

    float topSpeed(WarsowTuning tuning) {
        return state.isOn(WarsowRegister.CROUCH) ? tuning.crouchSpeed : walks ? tuning.walkSpeed : tuning.topSpeed;
    }

    boolean isOn(WarsowRegister register) {
        return state.isOn(register);
    }

    boolean runs(WarsowRegister timer) {
        return state.get(timer) > 0;
    }

    /** Whether a timer that counts down from a cooldown was started less than a time ago. */
    boolean isRecent(WarsowRegister timer, int cooldown, int time) {
        return runs(timer) && state.get(timer) >= cooldown - time;
    }

    void clearWallJump() {
        state.set(WarsowRegister.WALL_JUMPING, false);
        state.set(WarsowRegister.WALL_JUMP_USED, false);
        state.set(WarsowRegister.WALL_JUMP_TIMER, 0);
    }

    void clearDash() {
        state.set(WarsowRegister.DASHING, false);
        state.set(WarsowRegister.DASH_TIMER, 0);
    }

    /** Touching ground ends a leap out of water. */
    void endWaterJump() {
        if (isOn(WarsowRegister.WATER_JUMP)) {
            stopMoveTimer();
        }
    }

    void stopMoveTimer() {
        state.set(WarsowRegister.WATER_JUMP, false);
        state.set(WarsowRegister.TELEPORT, false);
        state.set(WarsowRegister.MOVE_TIMER, 0);
    }
}
