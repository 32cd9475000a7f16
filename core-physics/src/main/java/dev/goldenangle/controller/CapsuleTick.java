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
import dev.goldenangle.world.brush.MovedBrushes;

/** Shared by walking and flying within one tick: the moving body, the world around it, its contacts, and the report. */
final class CapsuleTick {
    /** A path shorter than this counts as standing still. */
    static final double STANDSTILL = 1e-9;
    /** A wall that removes at least this horizontal speed in m/s is reported as an event. */
    private static final float NOTABLE = 0.5f;
    final CapsuleSettings settings;
    final CapsuleTracer tracer;
    final GroundProbe probe;
    final StepClimb steps;
    final Surfaces surfaces;
    final Motion motion = new Motion();
    final ContactSet contacts = new ContactSet();
    /** Horizontal distance from the middle of the body to its contact. */
    final double reach;
    /** The farthest that a body is guided sideways on one tick. */
    final double mostAside;
    /** Downward acceleration on this tick. */
    double gravity;
    /** Whether a walk on this tick lost the ground at its start. The flight after it must not land on the same contacts again. */
    boolean lostGroundAtOnce;
    MoverState state;
    TickReport report;
    private final Vec3 contactNormal = new Vec3();

    CapsuleTick(CapsuleSettings settings, BrushWorld world, MovedBrushes moved) {
        this.settings = settings;
        gravity = settings.gravity();
        tracer = new CapsuleTracer(world, moved, settings.radius(), settings.height(), settings.skin());
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

    /** Moves down to the ground found by the probe. */
    void stand() {
        motion.z -= probe.drop;
        motion.grounded = true;
        motion.setGround(probe.nx, probe.ny, probe.nz);
    }

    /** Changes from flight to ground: the falling speed is removed, except with plain projection, which turns it along the slope. */
    void touchDown() {
        motion.grounded = true;
        if (settings.slopeSpeed() != SlopeSpeed.PROJECTION) {
            motion.vz = 0;
        }
        follow(SpeedCause.LANDING);
        report.event(EventKind.LAND, state.velocity.horizontalLength());
    }

    /** Sets the velocity to the result of the surfaces. */
    void takeVelocity() {
        motion.vx = surfaces.x;
        motion.vy = surfaces.y;
        motion.vz = surfaces.z;
    }

    /** Records the speed removed by all contacts and reports them. */
    void bookContacts() {
        float change = bookWalls();
        for (int i = 0; i < contacts.count(); i++) {
            report(contacts.get(i), change);
        }
    }

    /** Records the speed removed by walls and reports the marked contacts. */
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
