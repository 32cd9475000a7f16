package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.RunHeader;

import java.util.List;

/** A run built by hand, tick by tick: W = 10, ten ticks per second. Settings stay until changed, except for gains and events. */
final class HandRun {
    private static final ParameterSet W_IS_10 = new StrafejumpModel().parameters().defaults().with("top_speed", "10");
    private static final double RATE = 10;
    private final Frame frame = new Frame(new Command(), new MoverState(0), new TickReport(0));
    private final Recorder recorder;
    private float wishX;
    private float wishY;

    /** Starts on the ground, moving along +x. */
    HandRun(double speed) {
        frame.state.velocity.set((float) speed, 0f, 0f);
        frame.state.grounded = true;
        Columns columns = new Columns(Unit.METRES, Unit.METRES_PER_SECOND, W_IS_10.w(), List.of());
        recorder = new Recorder(new RunHeader("toy", W_IS_10, RATE, "paper", 0, "hand", frame.state.copy()), columns);
        frame.report.begin(frame.state.velocity);
    }

    HandRun ground() {
        frame.state.grounded = true;
        frame.state.position.z = 0f;
        return this;
    }

    HandRun air(double height) {
        frame.state.grounded = false;
        frame.state.position.z = (float) height;
        return this;
    }

    /** Moves this much further east at once, like a teleporter. */
    HandRun leap(double metres) {
        frame.state.position.x += (float) metres;
        return this;
    }

    HandRun stage(int gatesPassed) {
        frame.state.courseStage = gatesPassed;
        return this;
    }

    HandRun keys(double forward, double right) {
        frame.command.forward = (float) forward;
        frame.command.right = (float) right;
        return this;
    }

    HandRun looking(double degrees) {
        frame.state.yaw = (float) Math.toRadians(degrees);
        return this;
    }

    HandRun wish(double x, double y) {
        wishX = (float) x;
        wishY = (float) y;
        return this;
    }

    HandRun gain(double made, double possible) {
        frame.report.gainMade = (float) made;
        frame.report.best(0f, (float) possible);
        return this;
    }

    HandRun event(EventKind kind, double value) {
        frame.report.event(kind, (float) value);
        return this;
    }

    HandRun gate(EventKind kind, double value, int index) {
        frame.report.event(kind, (float) value, index);
        return this;
    }

    /** A number of ticks with this velocity. */
    HandRun go(double vx, double vy, int ticks) {
        for (int i = 0; i < ticks; i++) {
            by(SpeedCause.OTHER, vx, vy).tick();
        }
        return this;
    }

    /** Sets the velocity and books the change to a cause. */
    HandRun by(SpeedCause cause, double vx, double vy) {
        frame.state.velocity.set((float) vx, (float) vy, 0f);
        frame.report.book(cause, frame.state.velocity);
        return this;
    }

    HandRun by(SpeedCause cause, double speed) {
        return by(cause, speed, 0);
    }

    /** Moves on by the velocity and records the tick. */
    HandRun tick() {
        frame.report.wishX = wishX;
        frame.report.wishY = wishY;
        frame.state.position.addScaled(frame.state.velocity, (float) (1 / RATE));
        frame.seconds = (frame.tick + 1) / RATE;
        recorder.append(frame, frame.tick);
        frame.tick++;
        frame.report.begin(frame.state.velocity);
        return this;
    }

    RunReader read() {
        return new RunReader(recorder.run());
    }
}
