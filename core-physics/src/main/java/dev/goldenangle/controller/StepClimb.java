package dev.goldenangle.controller;

import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

/**
 * Climbs a step that a walker has run into.
 *
 * <ol>
 * <li>The tread is looked up where the obstacle was touched: its height right behind the riser and, a minimum width
 *     further in, whether it is still there, level enough and not higher than the limit. Nothing in this depends on speed,
 *     tick length, direction of approach or the round sole.
 * <li>The body is lifted level with the tread; without headroom for that there is no step.
 * <li>It goes on with the rest of its way, and is let down onto whatever is there.
 * </ol>
 */
final class StepClimb {
    /** The limit holds to a fraction of a millimetre, above rounding and below what anyone would measure. */
    private static final double TOLERANCE = 2e-4;
    private static final double STACKED = 1e-3;
    private static final double BEHIND_RISER = 1e-3;
    private static final double CLEARANCE = 1e-6;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final CapsuleHit hit = new CapsuleHit();
    private final double[] column = new double[3];
    private final double stepHeight;
    private final double width;
    private final double snap;
    private final double skin;
    private final double leastGroundZ;
    private final double steepest;
    private double top;
    private double topNz;

    /** Part of the way that the last climb covered. */
    double fraction;

    StepClimb(CapsuleTracer tracer, GroundProbe probe, CapsuleSettings settings) {
        this.tracer = tracer;
        this.probe = probe;
        stepHeight = settings.stepHeight();
        width = settings.minStepWidth();
        snap = settings.groundSnap();
        skin = settings.skin();
        leastGroundZ = settings.leastGroundZ();
        steepest = StrictMath.tan(settings.maxSlope());
    }

    /** Climbs what a walker met, if it is a step above the surface stood on; moves the body, and leaves it alone otherwise. */
    boolean climbFromGround(Motion motion, CapsuleHit riser, double dx, double dy) {
        return stepHeight > 0 && mayBeStep(motion, riser) && probe.find(motion.x, motion.y, motion.z, snap)
                && climb(motion, riser, dx, dy, probe.surface);
    }

    /** The same in the air, where the soles stand in for the surface. */
    boolean climbFromAir(Motion motion, CapsuleHit riser, double dx, double dy) {
        return stepHeight > 0 && mayBeStep(motion, riser) && climb(motion, riser, dx, dy, motion.z - skin);
    }

    /** Cheap: most obstacles are walls, whose top is out of reach from anywhere the soles can be. */
    private boolean mayBeStep(Motion motion, CapsuleHit riser) {
        double level = Math.sqrt(riser.nx * riser.nx + riser.ny * riser.ny);
        return level > 1e-6 && tracer.column(riser.brush, riser.x - riser.nx / level * BEHIND_RISER, riser.y - riser.ny / level * BEHIND_RISER, column)
                && column[1] <= motion.z - skin + stepHeight + snap;
    }

    private boolean climb(Motion motion, CapsuleHit riser, double dx, double dy, double from) {
        if (!findTread(riser, from + stepHeight + TOLERANCE)) {
            return false;
        }
        double lift = Math.max(0, top + CLEARANCE - (motion.z - skin));
        tracer.sweep(motion.x, motion.y, motion.z, 0, 0, lift, hit);
        if (lift * (1 - hit.fraction) > CLEARANCE) {
            return false;
        }
        double z = motion.z + lift;
        tracer.sweep(motion.x, motion.y, z, dx, dy, 0, hit);
        fraction = hit.fraction;
        if (fraction * Math.sqrt(dx * dx + dy * dy) < 1e-6) {
            return false;
        }
        land(motion, dx * fraction, dy * fraction, z, lift + snap);
        return true;
    }

    private void land(Motion motion, double dx, double dy, double z, double reach) {
        boolean ground = probe.find(motion.x + dx, motion.y + dy, z, reach);
        double landed = ground ? z - probe.drop : z;
        motion.climbed += Math.max(0, landed - motion.z);
        motion.x += dx;
        motion.y += dy;
        motion.z = landed;
        motion.grounded = ground;
        if (ground) {
            motion.setGround(probe.nx, probe.ny, probe.nz);
        }
    }

    /** The height of the tread to {@link #top}; false when it is too high, too narrow, too steep or not there. */
    private boolean findTread(CapsuleHit riser, double limit) {
        double level = Math.sqrt(riser.nx * riser.nx + riser.ny * riser.ny);
        double inX = -riser.nx / level;
        double inY = -riser.ny / level;
        tracer.column(riser.brush, riser.x + inX * BEHIND_RISER, riser.y + inY * BEHIND_RISER, column);
        top = column[1];
        topNz = column[2];
        stack(riser.x + inX * BEHIND_RISER, riser.y + inY * BEHIND_RISER);
        double front = top;
        if (front > limit) {
            return false;
        }
        double depth = Math.max(width - BEHIND_RISER, BEHIND_RISER);
        if (!findTop(riser.x + inX * depth, riser.y + inY * depth, limit)) {
            return false;
        }
        boolean deepEnough = top <= limit && topNz >= leastGroundZ && top >= front - steepest * depth - STACKED;
        top = Math.max(top, front);
        return deepEnough;
    }

    /** The highest top not above the limit on an upright line, and whatever is stacked on it. */
    private boolean findTop(double x, double y, double limit) {
        top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tracer.gatheredCount(); i++) {
            if (tracer.column(tracer.gatheredBrush(i), x, y, column) && column[1] > top && column[1] <= limit) {
                top = column[1];
                topNz = column[2];
            }
        }
        stack(x, y);
        return top > Double.NEGATIVE_INFINITY;
    }

    private void stack(double x, double y) {
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int i = 0; i < tracer.gatheredCount(); i++) {
                if (tracer.column(tracer.gatheredBrush(i), x, y, column) && column[0] <= top + STACKED && column[1] > top + 1e-9) {
                    top = column[1];
                    topNz = column[2];
                    grown = true;
                }
            }
        }
    }
}
