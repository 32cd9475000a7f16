package dev.goldenangle.controller;

import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

/**
 * Finds what carries a walking body.
 *
 * <ol>
 * <li>The capsule is lowered until it touches.
 * <li>A contact no steeper than the limit is ground. Met on an edge, the ground's normal is that of the flat side of the
 *     edge, not of the round sole, so it does not tip as the sole rolls over the edge.
 * <li>A steeper contact on the edge of something flat is ground too, if it is a step: sliding off it would end on ground
 *     no deeper than a step or a snap. So a walker rides over edges up and down without ever being in the air.
 * <li>Steep sides that hold the body between them are ground.
 * </ol>
 */
final class GroundProbe {
    private static final double SETTLE = 0.05;
    private static final double CLEARED = 1e-4;
    private final CapsuleTracer tracer;
    private final double leastGroundZ;
    private final double reachOfEdge;
    private final double deepest;
    private final double skin;
    private final double mostCrease;
    private final CapsuleHit hit = new CapsuleHit();
    private final CapsuleHit below = new CapsuleHit();
    private final double[] sides = new double[4];

    /** Results of a find: how far down, the ground's normal, the height of the point stood on, and the brush. */
    double drop;
    double nx;
    double ny;
    double nz;
    double surface;
    int brush;

    GroundProbe(CapsuleTracer tracer, CapsuleSettings settings) {
        this.tracer = tracer;
        leastGroundZ = settings.leastGroundZ();
        skin = settings.skin();
        reachOfEdge = settings.radius() + skin;
        deepest = Math.max(settings.stepHeight(), settings.groundSnap());
        mostCrease = StrictMath.sin(settings.maxSlope());
    }

    boolean isGround(CapsuleHit contact) {
        return contact.nz >= leastGroundZ;
    }

    /**
     * Whether a falling body lands on a contact: one no steeper than the limit and, on the edge of a ledge, no higher than
     * the soles. The round sole alone lifts nobody onto a ledge that the jump did not clear.
     */
    boolean isLanding(CapsuleHit contact, double soles) {
        boolean ledge = !contact.onFace && tracer.sidesAt(contact, sides) && sides[2] >= leastGroundZ && sides[3] < leastGroundZ;
        return isGround(contact) && (!ledge || contact.z <= soles + CLEARED);
    }

    /** Looks for ground at most so far below the feet. */
    boolean find(double x, double y, double z, double reach) {
        tracer.sweep(x, y, z, 0, 0, -reach - skin, hit);
        drop = (reach + skin) * hit.fraction;
        if (hit.fraction == 0 && isGround(hit)) {
            drop = (hit.distance - skin) / hit.nz;
        }
        return hit.isHit() && drop <= reach + skin / 16 && judge(x, y, z - drop);
    }

    /** Takes a contact that is no steeper than the limit. */
    void take(CapsuleHit contact) {
        brush = contact.brush;
        surface = contact.z;
        setNormal(contact.nx, contact.ny, contact.nz);
        boolean edge = !contact.onFace && tracer.sidesAt(contact, sides);
        if (edge && sides[2] >= leastGroundZ && sides[3] < leastGroundZ) {
            setNormal(sides[0], sides[1], sides[2]);
        }
    }

    private boolean judge(double x, double y, double z) {
        if (isGround(hit)) {
            take(hit);
            return true;
        }
        brush = hit.brush;
        surface = hit.z;
        if (tracer.sidesAt(hit, sides) && sides[2] >= leastGroundZ) {
            setNormal(sides[0], sides[1], sides[2]);
            if (isStep(x, y, z)) {
                return true;
            }
        }
        return isWedged(x, y, z, hit);
    }

    /** Whether whoever slid off the edge would soon stand again. */
    private boolean isStep(double x, double y, double z) {
        double level = Math.sqrt(hit.nx * hit.nx + hit.ny * hit.ny);
        double shift = reachOfEdge * (1 - level) + skin / 16;
        double dx = hit.nx / level * shift;
        double dy = hit.ny / level * shift;
        double edge = hit.z;
        tracer.sweep(x, y, z, dx, dy, 0, below);
        double part = below.fraction;
        tracer.sweep(x + dx * part, y + dy * part, z, 0, 0, -(z - edge + deepest + skin), below);
        return below.isHit() && below.z >= edge - deepest - skin / 16
                && (isGround(below) || tracer.sidesAt(below, sides) && sides[2] >= leastGroundZ);
    }

    /** Whether a body that touches a steep side is held by another one, so that it cannot slide down. */
    boolean isWedged(double x, double y, double z, CapsuleHit steep) {
        double ax = steep.nx;
        double ay = steep.ny;
        double az = steep.nz;
        double level = Math.sqrt(ax * ax + ay * ay);
        if (!(az > 0) || level == 0) {
            return false;
        }
        tracer.sweep(x, y, z, ax / level * az * SETTLE, ay / level * az * SETTLE, -level * SETTLE, below);
        double cx = ay * below.nz - az * below.ny;
        double cy = az * below.nx - ax * below.nz;
        double cz = ax * below.ny - ay * below.nx;
        double length = Math.sqrt(cx * cx + cy * cy + cz * cz);
        if (!below.isHit() || below.fraction * SETTLE > skin / 8 || length < 1e-6 || Math.abs(cz) > mostCrease * length) {
            return false;
        }
        cx /= length;
        cy /= length;
        cz /= length;
        double flat = Math.sqrt(1 - cz * cz);
        setNormal(-cz * cx / flat, -cz * cy / flat, flat);
        return true;
    }

    private void setNormal(double x, double y, double z) {
        nx = x;
        ny = y;
        nz = z;
    }
}
