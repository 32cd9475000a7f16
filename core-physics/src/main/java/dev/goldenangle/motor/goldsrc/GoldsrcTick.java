package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;

/** The data of one tick in progress: the keys as speeds, the box, and what the body is in. */
final class GoldsrcTick {
    final MovingBox box = new MovingBox();
    final View view = new View();
    final Vec3 wish = new Vec3();
    final Vec3 base = new Vec3();
    MoverState state;
    TickReport report;
    float forward;
    float right;
    float up;
    boolean jumps;
    boolean ducks;
    /** Top speed of this tick. */
    float topSpeed;
    /** 1 feet, 2 waist, 3 eyes, 0 dry. */
    int water;
    private final GoldsrcTuning tuning;

    GoldsrcTick(GoldsrcTuning tuning) {
        this.tuning = tuning;
    }

    void begin(Command command, MoverState toMove, TickReport toReport) {
        state = toMove;
        report = toReport;
        box.load(state, report);
        box.standing = state.grounded;
        box.grip = 1f - state.getFloat(GoldsrcRegister.SLIPPERINESS);
        box.climbing = state.isOn(GoldsrcRegister.ON_LADDER);
        base.set(state.getFloat(GoldsrcRegister.BASE_X), state.getFloat(GoldsrcRegister.BASE_Y), state.getFloat(GoldsrcRegister.BASE_Z));
        box.onPlane = state.grounded;
        box.plane.set(state.groundNormal);
        water = 0;
        shapeBox();
        state.pitch = Angles.wrap(command.pitch);
        state.yaw = Angles.wrap(command.yaw + state.getFloat(GoldsrcRegister.YAW_OFFSET));
        view.look(-state.pitch, state.yaw);
        readKeys(command);
    }

    private void readKeys(Command command) {
        jumps = command.jumps() || command.holds(Command.JUMP);
        ducks = command.crouches() || command.holds(Command.CROUCH);
        forward = within(command.forward) * tuning.forwardSpeed;
        right = within(command.right) * tuning.sideSpeed;
        up = ((command.holds(Command.RISE) ? 1f : 0f) - (command.holds(Command.SINK) ? 1f : 0f)) * tuning.riseSpeed;
        topSpeed = tuning.topSpeed * (command.holds(Command.USE) && state.grounded ? tuning.useSpeed : 1f);
        float length = (float) Math.sqrt(forward * forward + right * right + up * up);
        if (length > topSpeed) {
            scaleKeys(topSpeed / length);
        }
    }

    private static float within(float axis) {
        return axis >= -1f && axis <= 1f ? axis : axis > 1f ? 1f : axis < -1f ? -1f : 0f;
    }

    void scaleKeys(float factor) {
        forward *= factor;
        right *= factor;
        up *= factor;
    }

    /** The box of the present posture. The position is its middle, so crouching in the air raises the feet. */
    void shapeBox() {
        box.mins.set(-tuning.halfWidth, -tuning.halfWidth, -(state.crouched ? tuning.duckedFeet : tuning.feet));
        box.maxs.set(tuning.halfWidth, tuning.halfWidth, state.crouched ? tuning.duckedHead : tuning.head);
    }

    /** Stores the wish along the present forward direction of the view in the scratch vector. */
    Vec3 wishAlongView() {
        return wish.set(view.forward).scale(forward).addScaled(view.right, right);
    }

    /** Runs a timer down by one tick. */
    void runDown(GoldsrcRegister timer) {
        state.set(timer, Math.max(0f, state.getFloat(timer) - tuning.timerStep));
    }

    boolean jumpsOutOfWater() {
        return state.getFloat(GoldsrcRegister.WATER_JUMP) != 0f;
    }

    /** The game halves gravity: one half acts before the move, the other after it. */
    void fallHalf() {
        box.velocity.z = (float) (box.velocity.z - tuning.gravity * 0.5 * tuning.seconds);
    }

    void limitVelocity() {
        Vec3 v = box.velocity;
        float most = tuning.velocityLimit;
        if (Math.abs(v.x) > most || Math.abs(v.y) > most || Math.abs(v.z) > most) {
            v.set(Math.max(-most, Math.min(most, v.x)), Math.max(-most, Math.min(most, v.y)), Math.max(-most, Math.min(most, v.z)));
            report.book(SpeedCause.OTHER, v);
        }
    }

    /** Adds the velocity of a conveyor for the move. */
    void boardConveyor() {
        box.velocity.add(base);
        report.book(SpeedCause.DEVICE, box.velocity);
    }

    /** Takes the velocity of a conveyor off after the move. */
    void leaveConveyor() {
        box.velocity.sub(base);
        report.book(SpeedCause.DEVICE, box.velocity);
    }
}
