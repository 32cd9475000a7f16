package dev.goldenangle.map;

import dev.goldenangle.math.Rounding;

/**
 * A place that the user has put on a map. Its position is in metres, so that it works for models with any unit, and is
 * rounded to whole millimetres, so that saving it loses nothing.
 *
 * @param kind what it is for
 * @param x    feet
 * @param y    feet
 * @param z    feet
 */
public record CourseStop(Kind kind, double x, double y, double z) {
    /** Largest distance from the origin along each axis, in metres. */
    public static final double FARTHEST = 1_024;
    private static final double MILLIMETRES = 1000;

    /** The role of the stop in the course. */
    public enum Kind {
        /** Runs begin here; the clock starts when the mover leaves. */
        START,
        /** Passed in order, and timed. */
        CHECKPOINT,
        /** Passed in order, not timed. */
        WAYPOINT,
        /** Where the clock stops. */
        FINISH
    }

    public CourseStop {
        x = rounded(x);
        y = rounded(y);
        z = rounded(z);
    }

    static double rounded(double metres) {
        return Rounding.rint(metres * MILLIMETRES) / MILLIMETRES + 0.0;
    }

    public CourseStop at(double newX, double newY, double newZ) {
        return new CourseStop(kind, newX, newY, newZ);
    }
}
