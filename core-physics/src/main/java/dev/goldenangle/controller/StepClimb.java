package dev.goldenangle.controller;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

/**
 * Climbs a step that a body has run into.
 *
 * <ol>
 * <li>The height of the tread right behind the riser is compared with the height of the ground right before it, both
 *     extended to the riser itself; so a slope does not affect the result. Over a gap, the ground under the body
 *     counts. The result does not depend on speed, tick length, direction of approach or the round sole.
 * <li>There must still be walkable ground a minimum width behind the riser.
 * <li>The body is lifted to the height of the tread; without headroom the step is not climbed.
 * <li>The body moves on for the rest of its path and is lowered onto the ground there.
 * </ol>
 */
final class StepClimb {
    /** Tolerance of the limit: above rounding errors and below what a designer would notice. */
    private static final double TOLERANCE = 2e-4;
    private static final double UNEVEN = 1e-3;
    private static final double CLEARANCE = 1e-6;
    private static final double LEAST_GRAVITY = 1e-3;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final double[] top = new double[4];
    private final double stepHeight;
    private final double width;
    private final double snap;
    private final double skin;
    private final double leastGroundZ;
    private final double steepest;
    private final double uphill;
    private final double reach;
    /** Square of the time in which a body falls by a step height. */
    private final double fallTime2;
    /** How far to move over a step to end safely on its edge: twice the contact tolerance. */
    private final double entry;
    private final CapsuleHit near = new CapsuleHit();
    private double front;
    private boolean leans;
    private boolean hasTop;
    private double behindX;
    private double behindY;
    private boolean hasGround;
    private double height;

    /** The highest tread of the steps found since the last {@code begin}. */
    private double tread;
    /** Part of the path that the last climb covered. */
    double fraction;

    StepClimb(CapsuleTracer tracer, GroundProbe probe, CapsuleSettings settings) {
        this.tracer = tracer;
        this.probe = probe;
        stepHeight = settings.stepHeight();
        width = settings.minStepWidth();
        snap = settings.groundSnap();
        skin = settings.skin();
        entry = skin / 16;
        leastGroundZ = settings.leastGroundZ();
        steepest = Elementary.tan(settings.maxSlope());
        reach = settings.radius() + skin;
        fallTime2 = 2 * stepHeight / Math.max(settings.gravity(), LEAST_GRAVITY);
        uphill = reach * Math.min(steepest, GroundProbe.STEEPEST_REACH);
    }

    void begin() {
        tread = Double.NEGATIVE_INFINITY;
    }

    /** A cheap test: most obstacles are walls with a top far out of reach. */
    boolean mayBeStep(Motion motion, CapsuleHit riser) {
        double level = Math.sqrt(riser.nx * riser.nx + riser.ny * riser.ny);
        if (!(stepHeight > 0) || level < 1e-6) {
            return false;
        }
        behindX = riser.x - riser.nx / level * GroundProbe.BESIDE;
        behindY = riser.y - riser.ny / level * GroundProbe.BESIDE;
        hasTop = tracer.topOf(riser, behindX, behindY, top);
        return !hasTop || top[0] <= motion.z - skin + stepHeight + Math.max(snap, uphill);
    }

    /** Whether a walker whose ground was found by the probe can climb the obstacle. */
    boolean isStepFromGround(Motion motion, CapsuleHit riser) {
        if (!mayBeStep(motion, riser)) {
            return false;
        }
        double beside = Math.min(riser.z, probe.groundBeside(riser, riser.z + UNEVEN));
        double stoodOn = probe.surfaceTowards(riser.x, riser.y);
        boolean isGap = beside < stoodOn - stepHeight - UNEVEN;
        return isStep(motion, riser, isGap ? stoodOn : beside);
    }

    /** The same in the air, measured from the soles. */
    boolean isStepFromAir(Motion motion, CapsuleHit riser) {
        return mayBeStep(motion, riser) && isStep(motion, riser, motion.z - skin);
    }

    /** Call after {@link #mayBeStep} for the same riser. */
    private boolean isStep(Motion motion, CapsuleHit riser, double before) {
        double limit = before + stepHeight + TOLERANCE;
        findFront(riser);
        boolean found = front <= limit && (hasTread(riser, -riser.nx, -riser.ny, limit) || hasTread(riser, motion.vx, motion.vy, limit));
        tread = found ? Math.max(tread, front) : tread;
        return found;
    }

    /** Finds the height of the tread at the riser, and whether the riser leans, so that there is no tread yet. */
    private void findFront(CapsuleHit riser) {
        leans = false;
        front = riser.z;
        if (hasTop) {
            tracer.stack(behindX, behindY, top);
            leans = top[3] < leastGroundZ;
            front = leans ? top[0] : top[0] + (top[1] * (behindX - riser.x) + top[2] * (behindY - riser.y)) / top[3];
        }
    }

    /** Whether there is ground a minimum width further in a direction; a leaning riser is as high as that ground. */
    private boolean hasTread(CapsuleHit riser, double toX, double toY, double limit) {
        double length = Math.sqrt(toX * toX + toY * toY);
        double depth = Math.max(width - GroundProbe.BESIDE, GroundProbe.BESIDE);
        double inX = toX / length * depth;
        double inY = toY / length * depth;
        double slack = steepest * depth + UNEVEN;
        double highest = (leans ? limit : front) + slack;
        if (!(length > 0) || !tracer.topBelow(riser.x + inX, riser.y + inY, highest, top) || top[0] > highest || top[3] < leastGroundZ) {
            return false;
        }
        double height = leans ? Math.max(front, Math.min(top[0], top[0] + (top[1] * inX + top[2] * inY) / top[3])) : front;
        if (height > limit || top[0] < height - slack) {
            return false;
        }
        front = height;
        return true;
    }

    /** Climbs the steps found since the last {@code begin}; returns false and does not move the body if there is no room. */
    boolean climb(Motion motion, double dx, double dy) {
        boolean climbed = isFreeAbove(motion, dx, dy, snap);
        if (climbed) {
            land(motion, dx * fraction, dy * fraction);
        }
        return climbed;
    }

    /**
     * The same in the air, if the body is fast enough to reach ground on the ledge before it would fall by a step
     * height. A slower body would be lifted beside the ledge on every tick and never get onto it.
     */
    boolean climbFromAir(Motion motion, double dx, double dy) {
        double way = Math.sqrt(dx * dx + dy * dy);
        double far = Math.max(way, Math.min(reach, Math.sqrt((motion.vx * motion.vx + motion.vy * motion.vy) * fallTime2)));
        boolean climbed = isFreeAbove(motion, dx / way * far, dy / way * far, 0) && hasGround && isFreeAbove(motion, dx, dy, 0);
        if (climbed) {
            land(motion, dx * fraction, dy * fraction);
            motion.vz = Math.max(0, motion.vz);
        }
        return climbed;
    }

    /** Whether there is room to lift the body and to move it; finds out how far, and the ground there. */
    private boolean isFreeAbove(Motion motion, double dx, double dy, double below) {
        double lift = Math.max(0, tread + CLEARANCE - (motion.z - skin));
        if (lift * (1 - tracer.free(motion.x, motion.y, motion.z, 0, 0, lift, skin)) > CLEARANCE) {
            return false;
        }
        double z = motion.z + lift;
        double part = tracer.free(motion.x, motion.y, z, dx, dy, 0, skin);
        double way = Math.sqrt(dx * dx + dy * dy);
        if (part * way < Math.min(CLEARANCE, way / 2)) {
            return false;
        }
        findGround(motion.x + dx * part, motion.y + dy * part, z, lift + below);
        if (part * way < entry && isBesideRiser(motion.x + dx * part, motion.y + dy * part)) {
            double further = entry / way;
            part = further * tracer.free(motion.x, motion.y, z, dx * further, dy * further, 0, skin);
            findGround(motion.x + dx * part, motion.y + dy * part, z, lift + below);
        }
        fraction = part;
        return true;
    }

    private void findGround(double x, double y, double z, double reach) {
        hasGround = probe.find(x, y, z, reach);
        height = hasGround ? z - probe.drop : z;
    }

    /** Whether a path shorter than the contact tolerance ended beside the riser again instead of on its edge. */
    private boolean isBesideRiser(double x, double y) {
        tracer.distance(x, y, height, skin * (1 - 1 / 128.0), near);
        return near.isHit();
    }

    private void land(Motion motion, double dx, double dy) {
        motion.climbed += Math.max(0, height - motion.z);
        motion.x += dx;
        motion.y += dy;
        motion.z = height;
        fraction = Math.min(1, fraction);
        motion.grounded = hasGround;
        if (hasGround) {
            motion.setGround(probe.nx, probe.ny, probe.nz);
        }
    }
}
