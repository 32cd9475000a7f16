package dev.goldenangle.controller;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;

/**
 * Finds the ground that supports a body.
 *
 * <ol>
 * <li>The capsule is lowered until it touches; all contacts at that moment are judged together.
 * <li>They support the body if the remaining part of gravity is no more than on the steepest walkable ground. This
 *     covers a single face, an edge, the crease of two steep sides and a slot between two crates.
 * <li>The ground normal is that of the result. At an edge it is the normal of the walkable face nearest to it,
 *     in any brush; so the normal does not tilt as the round sole rolls over the edge.
 * <li>A steeper contact on the edge of something flat is also ground if it is a step: the body would slide off onto
 *     ground within the step height or snap distance. So a walker passes over edges, up and down, without leaving the
 *     ground.
 * </ol>
 */
final class GroundProbe {
    /** How far beyond an edge to look for the ground next to it. */
    static final double BESIDE = 1e-3;
    /** Difference in height up to which ground counts as continuous. */
    private static final double FLUSH = 1e-3;
    private static final double CLEARED = 1e-4;
    /** Steepest gradient assumed where a search distance must be limited. */
    static final double STEEPEST_REACH = 4;
    private final CapsuleTracer tracer;
    private final double leastGroundZ;
    private final double mostLeft;
    private final double reachOfEdge;
    private final double deepest;
    private final double skin;
    private final double touch;
    private final double extra;
    private final ContactSet contacts = new ContactSet();
    private final ContactSet below = new ContactSet();
    private final Cone cone = new Cone();
    private final double[] face = new double[3];
    private final double[] top = new double[4];

    /** Results of {@link #find}: distance down to the ground, its normal, and the support point. */
    double drop;
    double nx;
    double ny;
    double nz;
    double x;
    double y;
    double surface;
    private double slopeX;
    private double slopeY;

    GroundProbe(CapsuleTracer tracer, CapsuleSettings settings) {
        this.tracer = tracer;
        leastGroundZ = settings.leastGroundZ();
        mostLeft = 1 - leastGroundZ * leastGroundZ;
        skin = settings.skin();
        touch = skin * (1 + 1 / 32.0);
        reachOfEdge = settings.radius() + skin;
        deepest = Math.max(settings.stepHeight(), settings.groundSnap());
        extra = reachOfEdge * Math.min(Elementary.tan(settings.maxSlope()), STEEPEST_REACH);
    }

    boolean isGround(CapsuleHit contact) {
        return contact.nz >= leastGroundZ;
    }

    /** Looks for ground at most this far below the feet. */
    boolean find(double x, double y, double z, double reach) {
        tracer.sweep(x, y, z, 0, 0, -reach - skin, contacts);
        if (contacts.isEmpty()) {
            return false;
        }
        drop = contacts.fraction == 0 ? dropOnto() : (reach + skin) * contacts.fraction;
        return drop <= reach + skin / 16 && (carries(contacts) || isOnStep(x, y, z - drop) || isHeld(x, y, z - drop));
    }

    /** The distance from a contact, which can be slightly too near or too far, to exactly the skin distance above the ground. */
    private double dropOnto() {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit contact = contacts.get(i);
            if (isGround(contact)) {
                least = Math.min(least, (contact.distance - skin) / contact.nz);
            }
        }
        return least == Double.POSITIVE_INFINITY ? 0 : least;
    }

    /** Whether a falling body lands on its contacts; an edge of a ledge above the soles does not count. */
    boolean isLanding(ContactSet met, double soles) {
        cone.clear();
        for (int i = 0; i < met.count(); i++) {
            CapsuleHit contact = met.get(i);
            if (contact.onFace || contact.z <= soles + CLEARED || !isLedge(contact)) {
                cone.add(contact.nx, contact.ny, contact.nz);
            }
        }
        return isEnough(met);
    }

    /** Whether all surfaces touching a body at this position together support it; ledges count. */
    boolean isHeld(double x, double y, double z) {
        tracer.around(x, y, z, touch, below);
        return carries(below);
    }

    /** Call after {@link #isHeld} returned false: the part of a free fall that the surfaces allow, the squared sine of their combined slope. */
    double steepness() {
        return -cone.z;
    }

    /** Call after {@link #isHeld} returned false: turns the velocity to the direction in which the body can fall. A push does not add to gravity. */
    void slide(Motion motion) {
        cone.project(0, 0, Math.min(0, motion.vz));
        motion.vx = cone.x;
        motion.vy = cone.y;
        motion.vz = cone.z;
    }

    /** Whether the last {@link #isHeld} found a single contact. */
    boolean touchesOne() {
        return below.count() == 1;
    }

    private boolean carries(ContactSet set) {
        return set.count() == 1 && carriesAlone(set.get(0)) || carryTogether(set);
    }

    /** For a single contact, by far the most common case. */
    private boolean carriesAlone(CapsuleHit contact) {
        double leftX = contact.nz * contact.nx;
        double leftY = contact.nz * contact.ny;
        double leftZ = contact.nz * contact.nz - 1;
        if (contact.nz <= CLEARED || leftX * leftX + leftY * leftY + leftZ * leftZ > mostLeft) {
            return false;
        }
        setNormal(contact.nx, contact.ny, contact.nz);
        stoodOn(contact);
        if (!contact.onFace && tracer.faceAt(contact, nx, ny, nz, leastGroundZ, face)) {
            setNormal(face[0], face[1], face[2]);
        }
        return true;
    }

    private boolean carryTogether(ContactSet set) {
        cone.clear();
        for (int i = 0; i < set.count(); i++) {
            cone.add(set.get(i).nx, set.get(i).ny, set.get(i).nz);
        }
        return isEnough(set);
    }

    /** The remaining part of gravity is the sine of the combined slope of the planes. */
    private boolean isEnough(ContactSet set) {
        cone.project(0, 0, -1);
        if (cone.x * cone.x + cone.y * cone.y + cone.z * cone.z > mostLeft) {
            return false;
        }
        takeAnswer(set);
        return true;
    }

    private void takeAnswer(ContactSet set) {
        double length = Math.sqrt(cone.x * cone.x + cone.y * cone.y + (cone.z + 1) * (cone.z + 1));
        nx = cone.x / length;
        ny = cone.y / length;
        nz = (cone.z + 1) / length;
        boolean edgesAlone = true;
        CapsuleHit lowest = null;
        for (int i = 0; i < set.count(); i++) {
            CapsuleHit contact = set.get(i);
            boolean answers = cone.first < 0 ? contact.nz > 0 : cone.isActive(contact.nx, contact.ny, contact.nz);
            if (answers && cone.first >= 0 && cone.second < 0) {
                setNormal(contact.nx, contact.ny, contact.nz);
            }
            edgesAlone &= !answers || !contact.onFace;
            lowest = answers && contact.nz > CLEARED && (lowest == null || isBetterStand(contact, lowest)) ? contact : lowest;
        }
        if (lowest != null) {
            stoodOn(lowest);
            if (edgesAlone && tracer.faceAt(lowest, nx, ny, nz, leastGroundZ, face)) {
                setNormal(face[0], face[1], face[2]);
            }
        }
    }

    /** Faces are preferred to edges, and lower contacts to higher ones. */
    private boolean isBetterStand(CapsuleHit contact, CapsuleHit than) {
        boolean flat = contact.onFace && isGround(contact);
        boolean thanFlat = than.onFace && isGround(than);
        return flat != thanFlat ? flat : contact.z < than.z;
    }

    private void stoodOn(CapsuleHit contact) {
        x = contact.x;
        y = contact.y;
        surface = contact.z;
        boolean flat = contact.onFace && isGround(contact);
        slopeX = (flat ? contact.nx : nx) / (flat ? contact.nz : nz);
        slopeY = (flat ? contact.ny : ny) / (flat ? contact.nz : nz);
    }

    /** Height of the supporting surface, extended to another position; never higher than the support point. */
    double surfaceTowards(double px, double py) {
        return Math.min(surface, surface - slopeX * (px - x) - slopeY * (py - y));
    }

    /** Whether an edge is the border of walkable ground, with no ground continuing beside it. */
    boolean isLedge(CapsuleHit edge) {
        return tracer.faceAt(edge, edge.nx, edge.ny, edge.nz, leastGroundZ, face) && !goesOn(edge);
    }

    /** Whether walkable ground continues across an edge: the ground beside it, on the body's side, is level with it and walkable too. */
    boolean isJoint(CapsuleHit edge) {
        return tracer.faceAt(edge, edge.nx, edge.ny, edge.nz, leastGroundZ, face) && goesOn(edge);
    }

    private boolean goesOn(CapsuleHit edge) {
        return groundBeside(edge, edge.z + FLUSH) >= edge.z - FLUSH;
    }

    /** Height of the walkable ground beside an edge, on the body's side and not above a limit, extended to the edge. */
    double groundBeside(CapsuleHit edge, double limit) {
        double level = Math.sqrt(edge.nx * edge.nx + edge.ny * edge.ny);
        double dx = level > 0 ? edge.nx / level * BESIDE : 0;
        double dy = level > 0 ? edge.ny / level * BESIDE : 0;
        if (!tracer.topBelow(edge.x + dx, edge.y + dy, limit, top) || top[3] < leastGroundZ) {
            return Double.NEGATIVE_INFINITY;
        }
        return top[0] + (top[1] * dx + top[2] * dy) / top[3];
    }

    private boolean isOnStep(double x, double y, double z) {
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit contact = contacts.get(i);
            if (!contact.onFace && tracer.faceAt(contact, contact.nx, contact.ny, contact.nz, leastGroundZ, face)) {
                setNormal(face[0], face[1], face[2]);
                if (isStep(contact, x, y, z)) {
                    stoodOn(contact);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a body that slides off the edge would soon stand again. */
    private boolean isStep(CapsuleHit edge, double x, double y, double z) {
        double level = Math.sqrt(edge.nx * edge.nx + edge.ny * edge.ny);
        double shift = reachOfEdge * (1 - level) + skin / 16;
        double dx = edge.nx / level * shift;
        double dy = edge.ny / level * shift;
        double part = tracer.free(x, y, z, dx, dy, 0, skin);
        tracer.sweep(x + dx * part, y + dy * part, z, 0, 0, -(z - edge.z + deepest + extra + skin), below);
        double lowest = edge.z - deepest - skin / 16;
        for (int i = 0; i < below.count(); i++) {
            CapsuleHit contact = below.get(i);
            boolean walkable = isGround(contact) || tracer.faceAt(contact, contact.nx, contact.ny, contact.nz, leastGroundZ, face);
            if (walkable && (contact.z >= lowest || groundBeside(edge, edge.z + FLUSH) >= lowest)) {
                return true;
            }
        }
        return false;
    }

    private void setNormal(double x, double y, double z) {
        nx = x;
        ny = y;
        nz = z;
    }
}
