package dev.goldenangle.workbench.pad;

/**
 * The response curve of a stick: zero within the dead zone, full slightly before the edge, because few sticks reach
 * the edge everywhere, and a power curve in between. The direction does not change.
 * @param deadZone ignored share of the range, 0 to 0.9
 * @param power 1 is linear; more is finer around the centre
 */
public record StickResponse(double deadZone, double power) {
    /** Full deflection starts here. */
    public static final double EDGE = 0.97;

    /** The response, 0 to 1, for a distance from the centre. */
    public double amount(double way) {
        double share = (way - deadZone) / (EDGE - deadZone);
        return share <= 0 || Double.isNaN(share) ? 0 : share >= 1 ? 1 : Math.pow(share, power);
    }

    /** The factor to multiply both axes with. */
    double scale(double x, double y) {
        double way = Math.hypot(x, y);
        double amount = amount(way);
        return amount == 0 ? 0 : amount / way;
    }
}
