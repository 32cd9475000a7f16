package dev.goldenangle.analysis;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;

/** Reads the columns of a run by name, for analysis. */
public final class RunReader {
    private static final MoveMode[] MODES = MoveMode.values();
    private final Run run;

    public RunReader(Run run) {
        this.run = run;
    }

    public Run run() {
        return run;
    }

    public int length() {
        return run.length();
    }

    public double tickSeconds() {
        return 1 / run.header().tickRate();
    }

    /** Ground top speed of the preset. */
    public double w() {
        return run.header().parameters().w();
    }

    public float x(int tick) {
        return run.get(CommonColumn.X, tick);
    }

    public float y(int tick) {
        return run.get(CommonColumn.Y, tick);
    }

    public float z(int tick) {
        return run.get(CommonColumn.Z, tick);
    }

    public float vx(int tick) {
        return run.get(CommonColumn.VX, tick);
    }

    public float vy(int tick) {
        return run.get(CommonColumn.VY, tick);
    }

    /** Horizontal speed after a tick; tick −1 is the start. */
    public float speed(int tick) {
        return tick < 0 ? run.header().start().velocity.horizontalLength() : run.get(CommonColumn.SPEED, tick);
    }

    public boolean grounded(int tick) {
        return tick < 0 ? run.header().start().grounded : run.get(CommonColumn.GROUNDED, tick) != 0f;
    }

    public boolean hasKeys(int tick) {
        return run.get(CommonColumn.FORWARD, tick) != 0f || run.get(CommonColumn.RIGHT, tick) != 0f;
    }

    public float right(int tick) {
        return run.get(CommonColumn.RIGHT, tick);
    }

    public float wishX(int tick) {
        return run.get(CommonColumn.WISH_X, tick);
    }

    public float wishY(int tick) {
        return run.get(CommonColumn.WISH_Y, tick);
    }

    public float yaw(int tick) {
        return run.get(CommonColumn.YAW, tick);
    }

    public float forward(int tick) {
        return run.get(CommonColumn.FORWARD, tick);
    }

    /** The jump (positive) or crouch (negative) key. */
    public float up(int tick) {
        return run.get(CommonColumn.UP, tick);
    }

    /** The angle between velocity and the requested direction, before the push. */
    public float angle(int tick) {
        return run.get(CommonColumn.ANGLE, tick);
    }

    /** The angle between velocity and requested direction that would have gained most. */
    public float bestAngle(int tick) {
        return run.get(CommonColumn.BEST_ANGLE, tick);
    }

    /** The angle between velocity and view, before the push: the angle that the player controls. */
    public float viewAngle(int tick) {
        return run.get(CommonColumn.VIEW_ANGLE, tick);
    }

    /** The angle between velocity and view that would have gained most with the keys held. */
    public float bestViewAngle(int tick) {
        return run.get(CommonColumn.BEST_VIEW_ANGLE, tick);
    }

    /** From velocity to view, before the push; positive towards the side of the requested direction. */
    public double viewTurn(int tick) {
        double turn = turn(tick, yaw(tick));
        return asks(tick) ? side(tick) * turn : Math.abs(turn);
    }

    /** The {@link #viewTurn} that would have gained most with the keys held. */
    public double bestViewTurn(int tick) {
        return asks(tick) ? Rounding.remainder(bestAngle(tick) - side(tick) * (Elementary.atan2(wishY(tick), wishX(tick)) - yaw(tick)), 2 * Math.PI) : 0;
    }

    private boolean asks(int tick) {
        return wishX(tick) != 0f || wishY(tick) != 0f;
    }

    /** 1 if the requested direction is to the left of the velocity before the push, −1 if to the right. */
    public int side(int tick) {
        return turn(tick, Elementary.atan2(wishY(tick), wishX(tick))) < 0 ? -1 : 1;
    }

    /** From the velocity before a tick to a direction, positive to the left; 0 at rest. */
    private double turn(int tick, double direction) {
        Vec3 start = run.header().start().velocity;
        double vx = tick == 0 ? start.x : vx(tick - 1);
        double vy = tick == 0 ? start.y : vy(tick - 1);
        return vx == 0 && vy == 0 ? 0 : Rounding.remainder(direction - Elementary.atan2(vy, vx), 2 * Math.PI);
    }

    /** Number of checkpoints passed. */
    public int courseStage(int tick) {
        return (int) run.get(CommonColumn.COURSE_STAGE, tick);
    }

    /** Whether the mover uses the normal rules or flies. */
    public MoveMode mode(int tick) {
        MoveMode mode = run.header().start().mode;
        for (Event event : run.events()) {
            mode = event.kind() == EventKind.FLIGHT && event.tick() <= tick ? MODES[event.index()] : mode;
        }
        return mode;
    }

    /** Surfaces that changed the velocity on a tick. */
    public int contacts(int tick) {
        return (int) run.get(CommonColumn.CONTACTS, tick);
    }

    /** Writes the normal of the surface that changed the speed most; zero without one. */
    public Vec3 clipNormal(int tick, Vec3 dest) {
        return dest.set(run.get(CommonColumn.CLIP_NX, tick), run.get(CommonColumn.CLIP_NY, tick), run.get(CommonColumn.CLIP_NZ, tick));
    }

    /** Change of horizontal speed at that surface. */
    public float clipChange(int tick) {
        return run.get(CommonColumn.CLIP_CHANGE, tick);
    }

    /** Writes the recorded state of the mover after a tick; −1 is the start. */
    public void state(int tick, MoverState dest) {
        dest.copyFrom(run.header().start());
        if (tick < 0) {
            return;
        }
        dest.position.set(x(tick), y(tick), z(tick));
        dest.velocity.set(vx(tick), vy(tick), run.get(CommonColumn.VZ, tick));
        dest.yaw = yaw(tick);
        dest.pitch = run.get(CommonColumn.PITCH, tick);
        dest.grounded = grounded(tick);
        dest.groundNormal.set(run.get(CommonColumn.GROUND_NX, tick), run.get(CommonColumn.GROUND_NY, tick), run.get(CommonColumn.GROUND_NZ, tick));
        dest.crouched = run.get(CommonColumn.CROUCHED, tick) != 0f;
        dest.courseStage = courseStage(tick);
        dest.mode = mode(tick);
        dest.worldTick += tick + 1;
        run.registers(tick, dest);
    }

    public float gainMade(int tick) {
        return run.get(CommonColumn.GAIN_MADE, tick);
    }

    public float gainPossible(int tick) {
        return run.get(CommonColumn.GAIN_POSSIBLE, tick);
    }

    public float cause(SpeedCause cause, int tick) {
        return run.get(cause, tick);
    }
}
