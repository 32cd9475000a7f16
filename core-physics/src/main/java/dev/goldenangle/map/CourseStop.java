package dev.goldenangle.map;

/**
 * A place that someone has put on a map, in metres so that it serves models of all units; whole millimetres, so that what is written
 * down is what was placed.
 *
 * @param kind what it is for
 * @param x    feet
 * @param y    feet
 * @param z    feet
 */
public record CourseStop(Kind kind, double x, double y, double z) {
    /** Farther from the origin nothing is placed. */
    public static final double FARTHEST = 1_024;
    private static final double MILLIMETRES = 1000;

    /** What a place is for. */
    public enum Kind {
        /** Where runs begin, and where leaving sets off the clock. */
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
        return Math.rint(metres * MILLIMETRES) / MILLIMETRES + 0.0;
    }

    public CourseStop at(double newX, double newY, double newZ) {
        return new CourseStop(kind, newX, newY, newZ);
    }
}
