package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

/**
 * Moves an upright capsule through a brush world with the velocity a motor decided on. Stateless: all that carries over
 * stands in the {@link MoverState} (position is the feet, velocity, grounded, ground normal); contacts and events go to
 * the {@link TickReport}.
 *
 * <p>How it works, on each tick:
 * <ol>
 * <li>gather the brushes near everything the tick can reach;
 * <li>if something has put the body inside a brush, push it out by the shortest way;
 * <li>on the ground, walk: the velocity follows the ground by the slope policy, walkable slopes are followed, steps are
 *     climbed ({@link StepClimb}), anything else is a wall that takes only the speed into it; two walls that close in on
 *     a gap the bare capsule fits through are passed between;
 * <li>then look for ground below ({@link GroundProbe}) and go down to it; if there is none, find when it was lost
 *     ({@link LastStretch}) and fly for the rest of the tick;
 * <li>in the air, fly: gravity acts exactly (the way is the mean of the velocities before and after), surfaces take the
 *     speed into them, and walkable ground met on the way down is landed on, with the rest of the tick walked.
 * </ol>
 * A velocity handed over on the ground may lie along it or level; its length is the speed to walk at. A body kept on the
 * ground feels no gravity, so it rests where it stands on any walkable slope.
 *
 * <p>Not suitable for: moving platforms, pushing other bodies, lying or tilted capsules, worlds thinner than the skin.
 */
public final class CapsuleController {
    private static final int BUMPS = 8;
    private static final int PUSHES = 8;
    private static final double STANDSTILL = 1e-9;
    /** Horizontal speed a wall must take, in m/s, to be worth an event. */
    private static final float NOTABLE = 0.5f;
    private final CapsuleSettings settings;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final StepClimb steps;
    private final LastStretch stretch;
    private final Surfaces surfaces = new Surfaces();
    private final Motion motion = new Motion();
    private final CapsuleHit hit = new CapsuleHit();
    private final Vec3 contactNormal = new Vec3();
    private final double reach;
    private final double steepest;
    private MoverState state;
    private TickReport report;
    private double wayX;
    private double wayY;
    private double wayZ;

    public CapsuleController(CapsuleSettings settings, BrushWorld world) {
        this.settings = settings;
        tracer = new CapsuleTracer(world, settings.radius(), settings.height(), settings.skin());
        probe = new GroundProbe(tracer, settings);
        steps = new StepClimb(tracer, probe, settings);
        stretch = new LastStretch(probe, settings.groundSnap());
        reach = settings.radius() + settings.skin();
        steepest = StrictMath.tan(settings.maxSlope());
    }

    public CapsuleSettings settings() {
        return settings;
    }

    /** Runs one tick of walking or flying. */
    public void move(MoverState mover, float dt, TickReport sink) {
        begin(mover, dt, sink);
        finish(dt);
    }

    /** Leaves the ground with the jump speed, then runs the tick. */
    public void jump(MoverState mover, float dt, TickReport sink) {
        begin(mover, dt, sink);
        motion.grounded = false;
        motion.vz = settings.jumpSpeed();
        motion.storeVelocity(mover);
        sink.event(EventKind.JUMP, mover.velocity.horizontalLength());
        finish(dt);
    }

    /** Runs one tick of weightless flight: surfaces take the speed into them, and nothing is stood on. */
    public void glide(MoverState mover, float dt, TickReport sink) {
        begin(mover, dt, sink);
        motion.grounded = false;
        surfaces.clear();
        double left = dt;
        for (int bump = 0; bump < BUMPS && motion.speed() * left > STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, motion.vx * left, motion.vy * left, motion.vz * left, hit);
            motion.advance(motion.vx * left, motion.vy * left, motion.vz * left, hit.fraction);
            if (!hit.isHit()) {
                break;
            }
            left *= 1 - hit.fraction;
            surfaces.add(hit.nx, hit.ny, hit.nz);
            surfaces.clip(motion.vx, motion.vy, motion.vz);
            setVelocity();
            bookContact(SpeedCause.WALL);
        }
        motion.store(mover);
    }

    /** Puts a body that stands still onto the ground below, if there is any within the snap; clears it of brushes first. */
    public void settle(MoverState mover, TickReport sink) {
        begin(mover, 0f, sink);
        if (probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            stand();
        }
        motion.store(mover);
    }

    private void begin(MoverState mover, float dt, TickReport sink) {
        state = mover;
        report = sink;
        motion.load(mover);
        gather(dt);
        pushOut();
    }

    /** Everything the tick can touch: the way itself with what gravity and a jump add, a step up, a snap down, a tread ahead. */
    private void gather(double dt) {
        double level = Math.sqrt(motion.vx * motion.vx + motion.vy * motion.vy) + (settings.slopeSpeed() == SlopeSpeed.HORIZONTAL ? 0 : Math.abs(motion.vz));
        double way = level * dt;
        double up = (Math.max(Math.abs(motion.vz), settings.jumpSpeed()) + settings.gravity() * dt) * dt;
        double climb = Math.max(up, level * dt * steepest);
        tracer.gather(motion.x - way, motion.y - way, motion.z - climb - settings.groundSnap() - settings.stepHeight(),
                motion.x + way, motion.y + way, motion.z + climb + settings.stepHeight(), settings.minStepWidth() + settings.skin());
    }

    private void finish(double dt) {
        if (motion.grounded) {
            walk(dt);
        } else {
            fly(dt);
        }
        if (motion.climbed > 0) {
            report.event(EventKind.STEP, (float) motion.climbed);
        }
        motion.store(state);
        state = null;
        report = null;
    }

    /** A body a hair into the skin is set right; one inside a brush is pushed out; one squeezed into a gap is left alone. */
    private void pushOut() {
        double least = settings.skin() * (1 - 1 / 128.0);
        tracer.distance(motion.x, motion.y, motion.z, least, hit);
        if (!hit.isHit()) {
            return;
        }
        double depth = -hit.distance;
        double x = motion.x;
        double y = motion.y;
        double z = motion.z;
        for (int i = 0; i < PUSHES && hit.isHit(); i++) {
            motion.advance(hit.nx, hit.ny, hit.nz, settings.skin() - hit.distance);
            tracer.distance(motion.x, motion.y, motion.z, least, hit);
            if (depth < 0 && hit.isHit()) {
                motion.x = x;
                motion.y = y;
                motion.z = z;
                return;
            }
        }
        if (depth > 0) {
            report.event(EventKind.STUCK, (float) depth);
        }
    }

    private void walk(double dt) {
        follow(SpeedCause.GRAVITY);
        surfaces.clear();
        double left = dt;
        stretch.forget();
        for (int bump = 0; bump < BUMPS && motion.grounded && left > 0 && motion.speed() * left > STANDSTILL; bump++) {
            double dx = motion.vx * left;
            double dy = motion.vy * left;
            double dz = motion.vz * left;
            tracer.sweep(motion.x, motion.y, motion.z, dx, dy, dz, hit);
            stretch.begin(motion, left * hit.fraction);
            motion.advance(dx, dy, dz, hit.fraction);
            if (!hit.isHit()) {
                left = 0;
                break;
            }
            left *= 1 - hit.fraction;
            left *= 1 - meet(left);
        }
        if (motion.grounded) {
            stayOnGround();
        } else {
            fly(left);
        }
    }

    /** What to do about an obstacle on foot; returns the part of the time left that this took. */
    private double meet(double left) {
        if (hit.onFace && probe.isGround(hit)) {
            motion.setGround(hit.nx, hit.ny, hit.nz);
            follow(SpeedCause.GRAVITY);
            return 0;
        }
        if (steps.climbFromGround(motion, hit, motion.vx * left, motion.vy * left)) {
            stretch.forget();
            follow(SpeedCause.STEP);
            return steps.fraction;
        }
        double vx = motion.vx;
        double vy = motion.vy;
        surfaces.add(hit.nx, hit.ny, hit.nz);
        surfaces.clipAlongGround(motion);
        setVelocity();
        bookContact(SpeedCause.WALL);
        return motion.speed() <= STANDSTILL && surfaces.count() > 1 && squeeze(vx, vy, left) ? 1 : 0;
    }

    /** Passes between two surfaces that leave room for the capsule, though not for its skin. */
    private boolean squeeze(double vx, double vy, double left) {
        surfaces.intoGap();
        double speed = vx * surfaces.x + vy * surfaces.y;
        double gap = settings.skin() / 16;
        tracer.sweep(motion.x, motion.y, motion.z, surfaces.x * reach, surfaces.y * reach, 0, gap, hit);
        if (!(speed > 0) || hit.isHit()) {
            return false;
        }
        double way = Math.min(speed * left, reach);
        motion.x += surfaces.x * way;
        motion.y += surfaces.y * way;
        motion.vx = surfaces.x * speed;
        motion.vy = surfaces.y * speed;
        follow(SpeedCause.WALL);
        return true;
    }

    private void stayOnGround() {
        if (probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            stand();
            follow(SpeedCause.GRAVITY);
        } else {
            fly(stretch.backToGround(motion));
        }
    }

    private void stand() {
        motion.z -= probe.drop;
        motion.grounded = true;
        motion.setGround(probe.nx, probe.ny, probe.nz);
    }

    private void fly(double dt) {
        motion.grounded = false;
        surfaces.clear();
        double fall = settings.gravity() * dt;
        wayX = motion.vx * dt;
        wayY = motion.vy * dt;
        wayZ = (motion.vz - fall / 2) * dt;
        motion.vz -= fall;
        double left = dt;
        boolean held = false;
        for (int bump = 0; bump < BUMPS && wayX * wayX + wayY * wayY + wayZ * wayZ > STANDSTILL * STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, wayX, wayY, wayZ, hit);
            motion.advance(wayX, wayY, wayZ, hit.fraction);
            if (!hit.isHit()) {
                return;
            }
            double rest = 1 - hit.fraction;
            left *= rest;
            if (wayZ < 0 && probe.isLanding(hit, motion.z)) {
                land(left);
                return;
            }
            if (settings.airStep() == CapsuleSettings.AirStep.ALWAYS && steps.climbFromAir(motion, hit, wayX * rest, wayY * rest)) {
                landOnStep(left * (1 - steps.fraction));
                return;
            }
            held |= hit.nz > 0;
            bounceOff(rest);
        }
        if (held && wayZ > -STANDSTILL && probe.isWedged(motion.x, motion.y, motion.z, hit)) {
            motion.setGround(probe.nx, probe.ny, probe.nz);
            touchDown();
        }
    }

    /** Takes the speed into a surface met in the air; the rest of the way follows it. */
    private void bounceOff(double rest) {
        wayX *= rest;
        wayY *= rest;
        wayZ *= rest;
        if (!hit.onFace && hit.nz > 0) {
            fallPastEdge();
        } else {
            surfaces.add(hit.nx, hit.ny, hit.nz);
        }
        surfaces.clip(motion.vx, motion.vy, motion.vz);
        setVelocity();
        surfaces.clip(wayX, wayY, wayZ);
        wayX = surfaces.x;
        wayY = surfaces.y;
        wayZ = surfaces.z;
        bookContact(SpeedCause.WALL);
    }

    /**
     * An edge under the round sole counts as the upright wall it is the top of: it must not turn speed into height, or every
     * ledge would be a ramp, and must not slow a fall. The body is led around it.
     */
    private void fallPastEdge() {
        double level = Math.sqrt(hit.nx * hit.nx + hit.ny * hit.ny);
        double outX = hit.nx / level;
        double outY = hit.ny / level;
        surfaces.add(outX, outY, 0);
        double push = Math.max(0, -wayZ * hit.nz / level - (wayX * outX + wayY * outY));
        wayX += outX * push;
        wayY += outY * push;
    }

    private void land(double left) {
        probe.take(hit);
        motion.setGround(probe.nx, probe.ny, probe.nz);
        touchDown();
        walk(left);
    }

    private void landOnStep(double left) {
        if (motion.grounded) {
            touchDown();
            walk(left);
        }
    }

    /** From flight to ground: the fall is absorbed, except under plain projection, which turns it along the slope. */
    private void touchDown() {
        motion.grounded = true;
        if (settings.slopeSpeed() != SlopeSpeed.PROJECTION) {
            motion.vz = 0;
        }
        follow(SpeedCause.LANDING);
        report.event(EventKind.LAND, state.velocity.horizontalLength());
    }

    private void follow(SpeedCause cause) {
        motion.followGround(settings.slopeSpeed());
        motion.storeVelocity(state);
        report.book(cause, state.velocity);
    }

    private void setVelocity() {
        motion.vx = surfaces.x;
        motion.vy = surfaces.y;
        motion.vz = surfaces.z;
    }

    private void bookContact(SpeedCause cause) {
        motion.storeVelocity(state);
        float change = report.book(cause, state.velocity);
        contactNormal.set((float) hit.nx, (float) hit.ny, (float) hit.nz);
        report.contact(contactNormal, hit.brush, change);
        if (change < -NOTABLE) {
            report.event(EventKind.WALL_HIT, -change);
        }
    }
}
