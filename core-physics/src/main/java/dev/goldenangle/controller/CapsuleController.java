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

/**
 * Moves an upright capsule through a brush world with the velocity a motor decided on. Stateless: all that carries over
 * stands in the {@link MoverState} (position is the feet, velocity, grounded, ground normal); contacts and events go to
 * the {@link TickReport}.
 *
 * <p>How it works, on each tick:
 * <ol>
 * <li>gather the brushes near everything the tick can reach;
 * <li>if something has put the body inside a brush, push it out by the shortest way;
 * <li>on the ground, walk. All that stops the body at one moment is answered together: what is walkable only makes the way
 *     rise ({@link #climbAlongCarriers}), steps are climbed ({@link StepClimb}), anything else is a wall that takes only the
 *     speed into it ({@link Surfaces}); two walls that close in on a gap the bare capsule fits through are passed between;
 * <li>then look for ground below ({@link GroundProbe}) and go down to it; if there is none, find when it was lost
 *     ({@link LastStretch}) and fly for the rest of the tick;
 * <li>in the air, fly: gravity acts exactly (the way is the mean of the velocities before and after), surfaces take the
 *     speed into them, a push gains no height on what is too steep to stand on, and ground met on the way down is landed on,
 *     with the rest of the tick walked. Who hardly fell is held by what touches him, and stands, or slides off.
 * </ol>
 * A velocity handed over on the ground may lie along it or level; its length is the speed to walk at. A body kept on the
 * ground feels no gravity, so it rests where it stands on any walkable slope.
 *
 * <p>Not suitable for: moving platforms, pushing other bodies, lying or tilted capsules, worlds thinner than the skin.
 */
public final class CapsuleController {
    /** A tick's work is bounded, whatever the knobs: so many pieces of a walk, of a flight, and changes between the two. */
    private static final int BUMPS = 64;
    private static final int FLIGHT_BUMPS = 12;
    private static final int PHASES = 8;
    private static final int PUSHES = 8;
    private static final double STANDSTILL = 1e-9;
    /** Square of the sine of the angle to the plumb line up to which an edge is straight below. */
    private static final double BELOW = 1e-6;
    /** Horizontal speed a wall must take, in m/s, to be worth an event. */
    private static final float NOTABLE = 0.5f;
    /** Part of its fall below which a body has to ask whether it is held. */
    private static final double HARDLY = 0.25;
    private final CapsuleSettings settings;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final StepClimb steps;
    private final LastStretch stretch;
    private final Surfaces surfaces;
    private final Motion motion = new Motion();
    private final CapsuleHit hit = new CapsuleHit();
    private final ContactSet contacts = new ContactSet();
    private boolean[] isObstacle = new boolean[32];
    private boolean[] isStep = new boolean[32];
    private final Vec3 contactNormal = new Vec3();
    private final double reach;
    /** The most that a body is led aside on one tick. */
    private final double most;
    private final double steepest;
    private MoverState state;
    private TickReport report;
    private double wayX;
    private double wayY;
    private double wayZ;
    private double aside;

    public CapsuleController(CapsuleSettings settings, BrushWorld world) {
        this.settings = settings;
        tracer = new CapsuleTracer(world, settings.radius(), settings.height(), settings.skin());
        probe = new GroundProbe(tracer, settings);
        steps = new StepClimb(tracer, probe, settings);
        stretch = new LastStretch(probe, settings.groundSnap());
        surfaces = new Surfaces(settings.skin() / 32);
        reach = settings.radius() + settings.skin();
        most = reach / 2;
        steepest = StrictMath.tan(settings.maxSlope());
    }

    public CapsuleSettings settings() {
        return settings;
    }

    /** Runs one tick of walking or flying. */
    public void move(MoverState mover, float dt, TickReport sink) {
        begin(mover, sink);
        look(dt);
        finish(dt);
    }

    /** Leaves the ground with the jump speed, then runs the tick. */
    public void jump(MoverState mover, float dt, TickReport sink) {
        begin(mover, sink);
        motion.grounded = false;
        motion.vz = settings.jumpSpeed();
        look(dt);
        motion.storeVelocity(mover);
        sink.event(EventKind.JUMP, mover.velocity.horizontalLength());
        finish(dt);
    }

    /** Runs one tick of weightless flight: surfaces take the speed into them, and nothing is stood on. */
    public void glide(MoverState mover, float dt, TickReport sink) {
        begin(mover, sink);
        motion.grounded = false;
        look(dt);
        surfaces.clear();
        double left = dt;
        for (int bump = 0; bump < FLIGHT_BUMPS && motion.speed() * left > STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, motion.vx * left, motion.vy * left, motion.vz * left, contacts);
            motion.advance(motion.vx * left, motion.vy * left, motion.vz * left, contacts.fraction);
            if (contacts.isEmpty()) {
                break;
            }
            left *= 1 - contacts.fraction;
            surfaces.forgetLeft(motion);
            for (int i = 0; i < contacts.count(); i++) {
                surfaces.add(contacts.get(i).nx, contacts.get(i).ny, contacts.get(i).nz, motion);
            }
            surfaces.clip(motion.vx, motion.vy, motion.vz);
            setVelocity();
            bookContacts(null);
        }
        motion.store(mover);
    }

    /** Puts a body that stands still onto the ground below, if there is any within the snap; clears it of brushes first. */
    public void settle(MoverState mover, TickReport sink) {
        begin(mover, sink);
        look(0);
        if (probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            stand();
        }
        motion.store(mover);
    }

    private void begin(MoverState mover, TickReport sink) {
        state = mover;
        report = sink;
        motion.load(mover);
    }

    /** Gathers everything the tick can touch (the way itself with what gravity adds, a step up, a snap down, a tread ahead), and clears the body of it. */
    private void look(double dt) {
        double level = Math.sqrt(motion.vx * motion.vx + motion.vy * motion.vy);
        boolean turnsFall = !motion.grounded || settings.slopeSpeed() != SlopeSpeed.HORIZONTAL;
        double fall = (Math.abs(motion.vz) + settings.gravity() * dt) * dt;
        double way = level * dt + (turnsFall ? fall : settings.gravity() * dt * dt);
        double climb = Math.max(fall, way * steepest);
        double below = settings.groundSnap() + settings.stepHeight() + reach * Math.min(steepest, GroundProbe.STEEPEST_REACH);
        tracer.gather(motion.x - way, motion.y - way, motion.z - climb - below,
                motion.x + way, motion.y + way, motion.z + climb + settings.stepHeight(), Math.max(settings.minStepWidth(), most) + settings.skin());
        pushOut();
    }

    private void finish(double dt) {
        double left = dt;
        for (int phase = 0; phase < PHASES && left > 0; phase++) {
            left = motion.grounded ? walk(left) : fly(left);
        }
        if (left > 0) {
            glideOn(left);
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

    /** Walks for a time, and returns what is left of it when the ground is lost. */
    private double walk(double dt) {
        follow(SpeedCause.GRAVITY);
        surfaces.clear();
        double left = dt;
        stretch.forget();
        for (int bump = 0; bump < BUMPS && motion.grounded && left > 0 && motion.speed() * left > STANDSTILL; bump++) {
            double dx = motion.vx * left;
            double dy = motion.vy * left;
            double dz = motion.vz * left;
            tracer.sweep(motion.x, motion.y, motion.z, dx, dy, dz, contacts);
            stretch.begin(motion, left * contacts.fraction);
            motion.advance(dx, dy, dz, contacts.fraction);
            left *= 1 - contacts.fraction;
            if (contacts.isEmpty()) {
                break;
            }
            left *= 1 - meet(left);
        }
        return motion.grounded ? stayOnGround() : left;
    }

    /** What to do about all that stops a walker at one moment; returns the part of the time left that this took. */
    private double meet(double left) {
        int obstacles = sortOut();
        if (obstacles == 0) {
            climbAlongCarriers();
            return 0;
        }
        boolean canClimb = findSteps();
        if (canClimb && steps.climb(motion, motion.vx * left, motion.vy * left)) {
            stretch.forget();
            follow(SpeedCause.STEP);
            return steps.fraction;
        }
        if (canClimb && areWalkable()) {
            climbAlongCarriers();
            return 0;
        }
        return slideAlongWalls(left);
    }

    /** Tells what is walked on from what stands in the way, and counts the latter. */
    private int sortOut() {
        int obstacles = 0;
        if (isObstacle.length < contacts.count()) {
            isObstacle = new boolean[2 * contacts.count()];
            isStep = new boolean[2 * contacts.count()];
        }
        for (int i = 0; i < contacts.count(); i++) {
            isObstacle[i] = !isCarrier(contacts.get(i));
            obstacles += isObstacle[i] ? 1 : 0;
        }
        return obstacles;
    }

    /** What is no steeper than the limit carries: a face, an edge that is not ahead but below, and an edge that ground goes on across. */
    private boolean isCarrier(CapsuleHit contact) {
        boolean isBelow = contact.nx * motion.vx + contact.ny * motion.vy >= 0 || contact.nx * contact.nx + contact.ny * contact.ny < BELOW;
        return probe.isGround(contact) && (contact.onFace || isBelow || probe.isJoint(contact));
    }

    /** The heading stays; the way rises just so much that it leads into none of the carriers. */
    private void climbAlongCarriers() {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit contact = contacts.get(i);
            double rise = -(contact.nx * motion.vx + contact.ny * motion.vy) / contact.nz;
            if (rise > most) {
                most = rise;
                motion.setGround(contact.nx, contact.ny, contact.nz);
            }
        }
        follow(SpeedCause.GRAVITY);
    }

    /** Whether all obstacles are steps. If some are not, those that are count no longer as obstacles: the others come first. */
    private boolean findSteps() {
        steps.begin();
        boolean maybe = false;
        for (int i = 0; i < contacts.count(); i++) {
            maybe |= isObstacle[i] && steps.mayBeStep(motion, contacts.get(i));
        }
        if (!maybe || !probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            return false;
        }
        int found = 0;
        int walls = 0;
        for (int i = 0; i < contacts.count(); i++) {
            isStep[i] = isObstacle[i] && steps.isStepFromGround(motion, contacts.get(i));
            found += isStep[i] ? 1 : 0;
            walls += isObstacle[i] && !isStep[i] ? 1 : 0;
        }
        for (int i = 0; walls > 0 && i < contacts.count(); i++) {
            isObstacle[i] &= !isStep[i];
        }
        return walls == 0 && found > 0;
    }

    /** Whether steps are all so low under the round sole that the way need only rise: a lip of a hair leaves no room to lift the body clear of it. */
    private boolean areWalkable() {
        for (int i = 0; i < contacts.count(); i++) {
            if (!probe.isGround(contacts.get(i))) {
                return false;
            }
        }
        return true;
    }

    private double slideAlongWalls(double left) {
        double vx = motion.vx;
        double vy = motion.vy;
        surfaces.forgetLeft(motion);
        for (int i = 0; i < contacts.count(); i++) {
            if (isObstacle[i]) {
                CapsuleHit wall = contacts.get(i);
                surfaces.add(wall.nx, wall.ny, wall.nz, motion);
            }
        }
        surfaces.clipAlongGround(motion);
        setVelocity();
        bookContacts(isObstacle);
        return motion.speed() <= STANDSTILL && surfaces.count() > 1 && squeeze(vx, vy, left) ? 1 : 0;
    }

    /** Passes between two surfaces that leave room for the capsule, though not for its skin. */
    private boolean squeeze(double vx, double vy, double left) {
        surfaces.intoGap();
        double speed = vx * surfaces.x + vy * surfaces.y;
        double gap = settings.skin() / 16;
        if (!(speed > 0) || tracer.free(motion.x, motion.y, motion.z, surfaces.x * reach, surfaces.y * reach, 0, gap) < 1) {
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

    /** Goes down to the ground below; without any, back to where it ended, with the time that lies beyond. */
    private double stayOnGround() {
        double beyond = 0;
        if (!probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            beyond = stretch.backToGround(motion);
        }
        if (motion.grounded) {
            stand();
            follow(SpeedCause.GRAVITY);
        }
        return beyond;
    }

    private void stand() {
        motion.z -= probe.drop;
        motion.grounded = true;
        motion.setGround(probe.nx, probe.ny, probe.nz);
    }

    /** Flies for a time, and returns what is left of it when the body lands. */
    private double fly(double dt) {
        motion.grounded = false;
        surfaces.clear();
        double fall = settings.gravity() * dt;
        double from = motion.z;
        wayX = motion.vx * dt;
        wayY = motion.vy * dt;
        wayZ = (motion.vz - fall / 2) * dt;
        double wanted = wayZ;
        motion.vz -= fall;
        double left = dt;
        boolean held = false;
        aside = most;
        for (int bump = 0; bump < FLIGHT_BUMPS && wayX * wayX + wayY * wayY + wayZ * wayZ > STANDSTILL * STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, wayX, wayY, wayZ, contacts);
            motion.advance(wayX, wayY, wayZ, contacts.fraction);
            double rest = 1 - contacts.fraction;
            left *= rest;
            if (contacts.isEmpty()) {
                break;
            }
            if (wayZ < 0 && probe.isLanding(contacts, motion.z)) {
                land();
                return left;
            }
            if (settings.airStep() == CapsuleSettings.AirStep.ALWAYS && climbInAir(wayX * rest, wayY * rest)) {
                return left * (1 - steps.fraction);
            }
            held |= contacts.get(0).nz > 0;
            bounceOff(rest);
        }
        if (held && wanted < 0) {
            settleFall(from, wanted, dt);
        }
        return 0;
    }

    /** A fall that something held up is no faster than the body fell; one that is held altogether ends on what holds it. */
    private void settleFall(double from, double wanted, double dt) {
        motion.vz = Math.max(motion.vz, Math.min(0, (motion.z - from) / dt) - settings.gravity() * dt / 2);
        motion.storeVelocity(state);
        if (from - motion.z < HARDLY * -wanted) {
            if (probe.isHeld(motion.x, motion.y, motion.z)) {
                land();
            } else {
                slideOff(dt);
            }
        }
    }

    /** Slides the way that everything around leaves of the fall. */
    private void slideOff(double dt) {
        probe.slide(motion);
        double part = Math.min(1, most / (motion.speed() * dt));
        double dx = motion.vx * dt * part;
        double dy = motion.vy * dt * part;
        double dz = motion.vz * dt * part;
        tracer.sweep(motion.x, motion.y, motion.z, dx, dy, dz, contacts);
        motion.advance(dx, dy, dz, contacts.fraction);
        motion.storeVelocity(state);
    }

    private boolean climbInAir(double dx, double dy) {
        steps.begin();
        for (int i = 0; i < contacts.count(); i++) {
            if (!steps.isStepFromAir(motion, contacts.get(i))) {
                return false;
            }
        }
        boolean climbed = steps.climb(motion, dx, dy);
        if (climbed && motion.grounded) {
            touchDown();
        }
        return climbed;
    }

    /** Takes the speed into the surfaces met in the air; the rest of the way follows them. */
    private void bounceOff(double rest) {
        wayX *= rest;
        wayY *= rest;
        wayZ *= rest;
        surfaces.forgetLeft(motion);
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit contact = contacts.get(i);
            if (contact.nz <= 0 || probe.isGround(contact) && (contact.onFace || probe.isJoint(contact))) {
                surfaces.add(contact.nx, contact.ny, contact.nz, motion);
            } else if (contact.onFace) {
                surfaces.addSteep(contact.nx, contact.ny, contact.nz, motion);
            } else {
                fallPastEdge(contact);
            }
        }
        surfaces.clip(motion.vx, motion.vy, motion.vz);
        setVelocity();
        surfaces.clip(wayX, wayY, wayZ);
        wayX = surfaces.x;
        wayY = surfaces.y;
        wayZ = surfaces.z;
        bookContacts(null);
    }

    /**
     * An edge under the round sole counts as the upright wall it is the top of: it must not turn speed into height, or every
     * ledge would be a ramp, and must not slow a fall. The body is led around it.
     */
    private void fallPastEdge(CapsuleHit edge) {
        double level = Math.sqrt(edge.nx * edge.nx + edge.ny * edge.ny);
        double outX = edge.nx / level;
        double outY = edge.ny / level;
        surfaces.add(outX, outY, 0, motion);
        double push = Math.min(Math.max(0, -wayZ * edge.nz / level - (wayX * outX + wayY * outY)), aside);
        aside -= push;
        wayX += outX * push;
        wayY += outY * push;
    }

    private void land() {
        motion.setGround(probe.nx, probe.ny, probe.nz);
        touchDown();
    }

    /** The end of a tick in which body and ground cannot agree: level and straight on, whatever is below. */
    private void glideOn(double left) {
        motion.grounded = false;
        double part = tracer.free(motion.x, motion.y, motion.z, motion.vx * left, motion.vy * left, 0, settings.skin());
        motion.advance(motion.vx * left, motion.vy * left, 0, part);
        motion.vz = Math.min(0, motion.vz) - settings.gravity() * left;
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

    /** Books what walls took, and reports those that are marked; all without marks. */
    private void bookContacts(boolean[] marks) {
        motion.storeVelocity(state);
        float change = report.book(SpeedCause.WALL, state.velocity);
        for (int i = 0; i < contacts.count(); i++) {
            if (marks == null || marks[i]) {
                CapsuleHit contact = contacts.get(i);
                contactNormal.set((float) contact.nx, (float) contact.ny, (float) contact.nz);
                report.contact(contactNormal, contact.brush, change);
            }
        }
        if (change < -NOTABLE) {
            report.event(EventKind.WALL_HIT, -change);
        }
    }
}
