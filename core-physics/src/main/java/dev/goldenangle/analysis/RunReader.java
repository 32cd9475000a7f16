package dev.goldenangle.analysis;

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
