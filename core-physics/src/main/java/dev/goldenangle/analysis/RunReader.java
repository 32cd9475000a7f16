package dev.goldenangle.analysis;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Run;

/** A run with the columns that findings need looked up once. */
public final class RunReader {
    private static final SpeedCause[] CAUSES = SpeedCause.values();
    private final Run run;
    private final int x;
    private final int y;
    private final int z;
    private final int vx;
    private final int vy;
    private final int speed;
    private final int grounded;
    private final int forward;
    private final int right;
    private final int wishX;
    private final int wishY;
    private final int yaw;
    private final int gainMade;
    private final int gainPossible;
    private final int vz;
    private final int pitch;
    private final int up;
    private final int angle;
    private final int bestAngle;
    private final int groundNormal;
    private final int crouched;
    private final int courseStage;
    private final int contacts;
    private final int clipNormal;
    private final int clipChange;
    private final int[] causes;

    public RunReader(Run run) {
        this.run = run;
        Columns columns = run.columns();
        x = columns.indexOf("x");
        y = columns.indexOf("y");
        z = columns.indexOf("z");
        vx = columns.indexOf("vx");
        vy = columns.indexOf("vy");
        speed = columns.indexOf("speed");
        grounded = columns.indexOf("grounded");
        forward = columns.indexOf("forward");
        right = columns.indexOf("right");
        wishX = columns.indexOf("wish_x");
        wishY = columns.indexOf("wish_y");
        yaw = columns.indexOf("yaw");
        gainMade = columns.indexOf("gain_made");
        gainPossible = columns.indexOf("gain_possible");
        vz = columns.indexOf("vz");
        pitch = columns.indexOf("pitch");
        up = columns.indexOf("up");
        angle = columns.indexOf("angle");
        bestAngle = columns.indexOf("best_angle");
        groundNormal = columns.indexOf("ground_nx");
        crouched = columns.indexOf("crouched");
        courseStage = columns.indexOf("course_stage");
        contacts = columns.indexOf("contacts");
        clipNormal = columns.indexOf("clip_nx");
        clipChange = columns.indexOf("clip_change");
        causes = new int[CAUSES.length];
        for (SpeedCause cause : CAUSES) {
            causes[cause.ordinal()] = columns.indexOf(Columns.keyOf(cause));
        }
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
        return run.get(x, tick);
    }

    public float y(int tick) {
        return run.get(y, tick);
    }

    public float z(int tick) {
        return run.get(z, tick);
    }

    public float vx(int tick) {
        return run.get(vx, tick);
    }

    public float vy(int tick) {
        return run.get(vy, tick);
    }

    /** Horizontal speed after a tick; tick −1 is the start. */
    public float speed(int tick) {
        return tick < 0 ? run.header().start().velocity.horizontalLength() : run.get(speed, tick);
    }

    public boolean grounded(int tick) {
        return tick < 0 ? run.header().start().grounded : run.get(grounded, tick) != 0f;
    }

    public boolean hasKeys(int tick) {
        return run.get(forward, tick) != 0f || run.get(right, tick) != 0f;
    }

    public float right(int tick) {
        return run.get(right, tick);
    }

    public float wishX(int tick) {
        return run.get(wishX, tick);
    }

    public float wishY(int tick) {
        return run.get(wishY, tick);
    }

    public float yaw(int tick) {
        return run.get(yaw, tick);
    }

    public float forward(int tick) {
        return run.get(forward, tick);
    }

    /** The jump (positive) or crouch (negative) key. */
    public float up(int tick) {
        return run.get(up, tick);
    }

    /** Between velocity and the direction asked for, before the push. */
    public float angle(int tick) {
        return run.get(angle, tick);
    }

    public float bestAngle(int tick) {
        return run.get(bestAngle, tick);
    }

    /** Gates of the timed course passed. */
    public int courseStage(int tick) {
        return (int) run.get(courseStage, tick);
    }

    /** Surfaces that changed the velocity on a tick. */
    public int contacts(int tick) {
        return (int) run.get(contacts, tick);
    }

    /** Writes the normal of the surface that changed the speed most; zero without one. */
    public Vec3 clipNormal(int tick, Vec3 dest) {
        return dest.set(run.get(clipNormal, tick), run.get(clipNormal + 1, tick), run.get(clipNormal + 2, tick));
    }

    /** Change of horizontal speed at that surface. */
    public float clipChange(int tick) {
        return run.get(clipChange, tick);
    }

    /** Writes what is recorded of the mover after a tick, −1 being the start. */
    public void state(int tick, MoverState dest) {
        dest.copyFrom(run.header().start());
        if (tick < 0) {
            return;
        }
        dest.position.set(x(tick), y(tick), z(tick));
        dest.velocity.set(vx(tick), vy(tick), run.get(vz, tick));
        dest.yaw = yaw(tick);
        dest.pitch = run.get(pitch, tick);
        dest.grounded = grounded(tick);
        dest.groundNormal.set(run.get(groundNormal, tick), run.get(groundNormal + 1, tick), run.get(groundNormal + 2, tick));
        dest.crouched = run.get(crouched, tick) != 0f;
        dest.courseStage = courseStage(tick);
        run.registers(tick, dest);
    }

    public float gainMade(int tick) {
        return run.get(gainMade, tick);
    }

    public float gainPossible(int tick) {
        return run.get(gainPossible, tick);
    }

    public float cause(SpeedCause cause, int tick) {
        return run.get(causes[cause.ordinal()], tick);
    }
}
