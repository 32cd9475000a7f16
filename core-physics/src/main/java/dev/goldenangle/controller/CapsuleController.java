package dev.goldenangle.controller;

import dev.goldenangle.math.Elementary;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.MovedBrushes;

/**
 * Moves an upright capsule through a brush world with the velocity chosen by a motor. Stateless: everything that
 * carries over is in the {@link MoverState} (position of the feet, velocity, grounded, ground normal); contacts and
 * events go to the {@link TickReport}.
 *
 * <p>How it works, on each tick:
 * <ol>
 * <li>collect the brushes near everything the tick can reach;
 * <li>if the body is inside a brush, push it out by the shortest path;
 * <li>on the ground, {@link Walk}; if the ground is lost, fly for the rest of the tick;
 * <li>in the air, {@link CapsuleFlight}; after landing, walk for the rest of the tick.
 * </ol> On the ground, the given velocity can be horizontal or along the slope; its length is the walking speed.
 * Gravity does not act on a grounded body, so it rests on any walkable slope.
 *
 * <p>Not suitable for: carrying bodies on platforms (the ability does that), pushing other bodies, lying or tilted capsules, worlds thinner than the skin.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
public final class CapsuleController {
    /** Limits the work of a tick: the number of changes between walking and flying. */
    private static final int PHASES = 8;
    private static final int PUSHES = 8;
    /** If a flying body is closer to a surface than this fraction of the skin, it is pushed away, even if that takes several pushes. */
    private static final double WORN = 0.75;
    private final CapsuleSettings settings;
    private final CapsuleTick tick;
    private final Walk walk;
    private final CapsuleFlight flight;
    private final CapsuleTracer tracer;
    private final Motion motion;
    private final CapsuleHit hit = new CapsuleHit();
    private final double steepest;
    /** How far below and beside its path a tick can look. */
    private final double below;
    private final double aside;

    public CapsuleController(CapsuleSettings settings, BrushWorld world) {
        this(settings, world, null);
    }

    /** @param moved where the platforms are; null leaves them where they are drawn */
    public CapsuleController(CapsuleSettings settings, BrushWorld world, MovedBrushes moved) {
        this.settings = settings;
        tick = new CapsuleTick(settings, world, moved);
        walk = new Walk(tick);
        flight = new CapsuleFlight(tick);
        tracer = tick.tracer;
        motion = tick.motion;
        steepest = Elementary.tan(settings.maxSlope());
        below = settings.groundSnap() + settings.stepHeight() + tick.reach * Math.min(steepest, GroundProbe.STEEPEST_REACH);
        aside = Math.max(settings.minStepWidth(), settings.airStep() == CapsuleSettings.AirStep.ALWAYS ? tick.reach : tick.mostAside) + settings.skin();
    }

    /** Runs one tick of walking or flying. */
    public void move(MoverState mover, float dt, TickReport sink) {
        tick.begin(mover, sink);
        look(dt);
        finish(dt);
    }

    /** Sets the share of the gravity that acts from now on. It is 1 until it is set, and is not part of any state. */
    public void scaleGravity(float share) {
        tick.gravity = settings.gravity() * (double) share;
    }

    /** Leaves the ground with the jump speed, then runs the tick. */
    public void jump(MoverState mover, float dt, TickReport sink) {
        jump(mover, settings.jumpSpeed(), dt, sink);
    }

    /** The same with another upward speed. */
    public void jump(MoverState mover, float upward, float dt, TickReport sink) {
        tick.begin(mover, sink);
        motion.grounded = false;
        motion.vz = upward;
        look(dt);
        sink.event(EventKind.JUMP, mover.velocity.horizontalLength());
        finish(dt);
    }

    /** Runs one tick of weightless flight: surfaces remove the velocity towards them, and the body never stands. */
    public void glide(MoverState mover, float dt, TickReport sink) {
        tick.begin(mover, sink);
        motion.grounded = false;
        look(dt);
        flight.glide(dt);
        tick.end();
    }

    /** Places a body at rest on the ground below, if there is ground within the snap distance; first pushes it out of brushes. */
    public void settle(MoverState mover, TickReport sink) {
        tick.begin(mover, sink);
        look(0);
        if (tick.probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            tick.stand();
        }
        tick.end();
    }

    /**
     * Collects everything the tick can touch (the path including gravity, a step up, a snap down, a tread ahead) and
     * pushes the body out of it.
     */
    private void look(double dt) {
        double level = Math.sqrt(motion.vx * motion.vx + motion.vy * motion.vy);
        boolean turnsFall = !motion.grounded || settings.slopeSpeed() != SlopeSpeed.HORIZONTAL;
        double fall = (Math.abs(motion.vz) + tick.gravity * dt) * dt;
        double way = level * dt + (turnsFall ? fall : tick.gravity * dt * dt);
        double climb = way * steepest > fall ? way * steepest : fall;
        tracer.follow(motion.x - way, motion.y - way, motion.z - climb - below,
                motion.x + way, motion.y + way, motion.z + climb + settings.stepHeight(), aside);
        pushOut();
    }

    private void finish(double dt) {
        double left = dt;
        tick.lostGroundAtOnce = false;
        for (int phase = 0; phase < PHASES && left > 0; phase++) {
            double before = left;
            boolean walks = motion.grounded;
            left = walks ? walk.walk(left) : flight.fly(left);
            tick.lostGroundAtOnce = walks && left >= before;
        }
        if (left > 0) {
            flight.glideOn(left);
        }
        if (motion.climbed > 0) {
            tick.report.event(EventKind.STEP, (float) motion.climbed);
        }
        tick.end();
    }

    /**
     * A body slightly inside the skin distance is corrected, a body inside a brush is pushed out, a body squeezed into
     * a gap is left where it is. A body that slides down between two surfaces loses a little distance on each tick, so
     * in the air the correction is repeated when the loss is large.
     */
    private void pushOut() {
        double least = settings.skin() * (1 - 1 / 128.0);
        tracer.distance(motion.x, motion.y, motion.z, least, hit);
        if (!hit.isHit()) {
            return;
        }
        double depth = -hit.distance;
        boolean isWorn = !motion.grounded && hit.distance < settings.skin() * WORN;
        double x = motion.x;
        double y = motion.y;
        double z = motion.z;
        for (int i = 0; i < PUSHES && hit.isHit(); i++) {
            motion.advance(hit.nx, hit.ny, hit.nz, settings.skin() - hit.distance);
            tracer.distance(motion.x, motion.y, motion.z, least, hit);
            if (depth < 0 && hit.isHit() && (!isWorn || i == PUSHES - 1 && hit.distance <= -depth)) {
                motion.x = x;
                motion.y = y;
                motion.z = z;
                return;
            }
        }
        if (depth > 0) {
            tick.report.event(EventKind.STUCK, (float) depth);
        }
    }
}
