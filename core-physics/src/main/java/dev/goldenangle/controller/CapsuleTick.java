package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;

/** What walking and flying share within one tick: the body on its way, the world around it, what it has met, and the report that is written. */
final class CapsuleTick {
    /** A way shorter than this is none. */
    static final double STANDSTILL = 1e-9;
    /** Horizontal speed a wall must take, in m/s, to be worth an event. */
    private static final float NOTABLE = 0.5f;
    final CapsuleSettings settings;
    final CapsuleTracer tracer;
    final GroundProbe probe;
    final StepClimb steps;
    final Surfaces surfaces;
    final Motion motion = new Motion();
    final ContactSet contacts = new ContactSet();
    /** From the middle of the body to where it touches. */
    final double reach;
    /** The most that a body is led aside on one tick. */
    final double mostAside;
    MoverState state;
    TickReport report;
    private final Vec3 contactNormal = new Vec3();

    CapsuleTick(CapsuleSettings settings, BrushWorld world) {
        this.settings = settings;
        tracer = new CapsuleTracer(world, settings.radius(), settings.height(), settings.skin());
        probe = new GroundProbe(tracer, settings);
        steps = new StepClimb(tracer, probe, settings);
        surfaces = new Surfaces(settings.skin() / 32);
        reach = settings.radius() + settings.skin();
        mostAside = reach / 2;
    }

    void begin(MoverState mover, TickReport sink) {
        state = mover;
        report = sink;
        motion.load(mover);
    }

    void end() {
        motion.store(state);
        state = null;
        report = null;
    }

    /** Turns the velocity along the ground. */
    void follow(SpeedCause cause) {
        motion.followGround(settings.slopeSpeed());
        motion.storeVelocity(state);
        report.book(cause, state.velocity);
    }

    /** Goes down to the ground that the probe has found. */
    void stand() {
        motion.z -= probe.drop;
        motion.grounded = true;
        motion.setGround(probe.nx, probe.ny, probe.nz);
    }

    /** From flight to ground: the fall is absorbed, except under plain projection, which turns it along the slope. */
    void touchDown() {
        motion.grounded = true;
        if (settings.slopeSpeed() != SlopeSpeed.PROJECTION) {
            motion.vz = 0;
        }
        follow(SpeedCause.LANDING);
        report.event(EventKind.LAND, state.velocity.horizontalLength());
    }

    /** The velocity becomes what the surfaces have left of it. */
    void takeVelocity() {
        motion.vx = surfaces.x;
        motion.vy = surfaces.y;
        motion.vz = surfaces.z;
    }

    /** Books what all contacts took, and reports them. */
    void bookContacts() {
        float change = bookWalls();
        for (int i = 0; i < contacts.count(); i++) {
            report(contacts.get(i), change);
        }
    }

    /** Books what walls took, and reports those of the contacts that are marked. */
    void bookContacts(boolean[] marks) {
        float change = bookWalls();
        for (int i = 0; i < contacts.count(); i++) {
            if (marks[i]) {
                report(contacts.get(i), change);
            }
        }
    }

    private float bookWalls() {
        motion.storeVelocity(state);
        float change = report.book(SpeedCause.WALL, state.velocity);
        if (change < -NOTABLE) {
            report.event(EventKind.WALL_HIT, -change);
        }
        return change;
    }

    private void report(CapsuleHit contact, float change) {
        contactNormal.set((float) contact.nx, (float) contact.ny, (float) contact.nz);
        report.contact(contactNormal, contact.brush, change);
    }
}
