package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** The data of one tick in progress: the command in whole steps as the game sends it, the box, and the result of the ground check. */
final class Tick {
    static final int KEY_STEPS = 127;
    static final int JUMP_STEPS = 10;
    private static final int PITCH_LIMIT = 16000;

    final MovingBox box = new MovingBox();
    final View view = new View();
    final Vec3 wish = new Vec3();
    MoverState state;
    TickReport report;
    int forward;
    int right;
    int up;
    boolean walking;
    /** Whether the ground is slippery. */
    boolean onSlick;
    float startFallSpeed;
    private final boolean roundsView;
    private final boolean roundsLengths;

    Tick(StrafejumpTuning tuning) {
        roundsView = tuning.roundsView;
        roundsLengths = tuning.roundsLengths;
    }

    void begin(Command command, MoverState toMove, TickReport toReport) {
        state = toMove;
        report = toReport;
        forward = View.steps(command.forward, KEY_STEPS);
        right = View.steps(command.right, KEY_STEPS);
        up = View.steps(command.up, KEY_STEPS);
        walking = false;
        startFallSpeed = state.velocity.z;
        box.load(state, report);
        box.standing = state.isOn(StrafejumpRegister.CONTACT);
        if (roundsView) {
            lookRounded(command);
        } else {
            lookExactly(command);
        }
        if (!wantsJump()) {
            state.set(StrafejumpRegister.JUMP_HELD, false);
        }
        if (!command.holds(Command.FIRE) && !command.holds(Command.USE)) {
            state.set(StrafejumpRegister.RESPAWN_LOCK, false);
        }
    }

    private void lookRounded(Command command) {
        int commandPitch = Angles.toShort(-command.pitch);
        int pitch = (short) (commandPitch + state.get(StrafejumpRegister.PITCH_OFFSET));
        if (Math.abs(pitch) > PITCH_LIMIT) {
            pitch = pitch > 0 ? PITCH_LIMIT : -PITCH_LIMIT;
            state.set(StrafejumpRegister.PITCH_OFFSET, (short) (pitch - commandPitch));
        }
        int yaw = (short) (Angles.toShort(command.yaw) + state.get(StrafejumpRegister.YAW_OFFSET));
        state.pitch = -Angles.fromShort(pitch);
        state.yaw = Angles.fromShort(yaw);
        view.lookByShorts(pitch, yaw);
    }

    private void lookExactly(Command command) {
        float limit = Angles.fromShort(PITCH_LIMIT);
        state.pitch = Math.max(-limit, Math.min(limit, Angles.wrap(command.pitch)));
        state.yaw = Angles.wrap(command.yaw + Angles.fromShort(state.get(StrafejumpRegister.YAW_OFFSET)));
        view.look(-state.pitch, state.yaw);
    }

    boolean wantsJump() {
        return up >= JUMP_STEPS;
    }

    boolean wantsCrouch() {
        return up < 0;
    }

    /** Wish speed per key step: no combination of keys, including jump and crouch, asks for more than the top speed. */
    float keyScale(float topSpeed) {
        return roundsLengths ? keyScaleOfGame(topSpeed) : keyScale(forward, right, up, topSpeed);
    }

    /** The game divides in double precision. */
    private float keyScaleOfGame(float topSpeed) {
        int largest = Math.max(Math.abs(forward), Math.max(Math.abs(right), Math.abs(up)));
        float length = (float) Math.sqrt(forward * forward + right * right + up * up);
        return largest == 0 ? 0f : (float) (topSpeed * largest / ((double) KEY_STEPS * length));
    }

    static float keyScale(int forward, int right, int up, float topSpeed) {
        int largest = Math.max(Math.abs(forward), Math.max(Math.abs(right), Math.abs(up)));
        if (largest == 0) {
            return 0f;
        }
        float length = (float) Math.sqrt(forward * forward + right * right + up * up);
        return topSpeed * largest / (KEY_STEPS * length);
    }

    /** Wish along the current forward and right directions of the view, in key steps. */
    Vec3 wishAlongView() {
        Vec3 f = view.forward;
        Vec3 r = view.right;
        return wish.set(f.x * forward + r.x * right, f.y * forward + r.y * right, f.z * forward + r.z * right);
    }

    /** Scales the wish to length one and returns its length in key steps. */
    float normalizeWish() {
        float squared = wish.lengthSquared();
        float length = wish.normalize();
        return roundsLengths && length > 0f ? squared * (1f / length) : length;
    }

    void flattenView() {
        view.forward.z = 0f;
        view.right.z = 0f;
        view.forward.normalize();
        view.right.normalize();
    }

    boolean timerRuns() {
        return state.get(StrafejumpRegister.TIMER) != 0;
    }

    /** Speed that the present jump gains if it follows soon after the last one; starts the time for the next. */
    float chain(StrafejumpTuning tuning) {
        float gained = state.get(StrafejumpRegister.JUMP_TIME) > 0 ? tuning.chainJumpSpeed : 0f;
        state.set(StrafejumpRegister.JUMP_TIME, tuning.chainJumpTime);
        return gained;
    }

    void startTimer(int milliseconds, StrafejumpRegister kind) {
        if (milliseconds > 0) {
            state.set(StrafejumpRegister.TIMER, milliseconds);
            state.set(kind, true);
        }
    }

    /** Runs the timer of surfaces and that of chained jumps. */
    void runTimers(int step) {
        runTimer(step);
        int jumpTime = state.get(StrafejumpRegister.JUMP_TIME);
        if (jumpTime > 0) {
            state.set(StrafejumpRegister.JUMP_TIME, jumpTime - step);
        }
    }

    private void runTimer(int step) {
        int left = state.get(StrafejumpRegister.TIMER);
        if (left <= 0) {
            return;
        }
        if (step >= left) {
            left = step;
            state.set(StrafejumpRegister.LAND, false);
            state.set(StrafejumpRegister.KNOCKBACK, false);
        }
        state.set(StrafejumpRegister.TIMER, left - step);
    }
}
