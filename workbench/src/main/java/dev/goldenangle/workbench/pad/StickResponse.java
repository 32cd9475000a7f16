package dev.goldenangle.workbench.pad;

/**
 * How far a stick counts as pushed: nothing within the dead zone around its middle, all of it a little before its edge, because
 * few sticks reach that everywhere, and between the two by a power. Its direction is never changed.
 *
 * @param deadZone share of the way that counts as nothing, 0 to 0.9
 * @param power    1 is even; more is finer around the middle
 */
public record StickResponse(double deadZone, double power) {
    /** From here on a stick is at its edge. */
    public static final double EDGE = 0.97;

    /** How far a stick counts as pushed, 0 to 1, that is so far from its middle. */
    public double amount(double way) {
        double share = (way - deadZone) / (EDGE - deadZone);
        return share <= 0 || Double.isNaN(share) ? 0 : share >= 1 ? 1 : Math.pow(share, power);
    }

    /** What to multiply both axes of a stick with. */
    double scale(double x, double y) {
        double way = Math.hypot(x, y);
        double amount = amount(way);
        return amount == 0 ? 0 : amount / way;
    }
}
