package dev.goldenangle.motor.xonotic;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.Unstick;
import dev.goldenangle.controller.XonoticSlide;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Devices;
import dev.goldenangle.motor.FreeFlight;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.Sanity;
import dev.goldenangle.motor.TickEvents;
import dev.goldenangle.motor.View;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

/**
 * The mover of the xonotic model. The rules of the velocity on the ground and in the air are measured; those of jumps,
 * steps and collisions are only read.
 *
 * <p>How it works, each tick: (1) crouch or stand; (2) a jump adds to the upward speed, before any friction; (3) on the
 * ground friction and a push, in the air {@link AirRule}; (4) half of gravity, slide and step, the other half; (5) look
 * for ground around the feet, or a step below; a landing after a while may cost speed; (6) pads and teleporters act.
 *
 * <p>Not suitable for: water, ladders and the double-jump mutator.
 */
final class XonoticMover implements Mover {
    /** Shorter jumps are no landings to the friction of landings. */
    private static final float SHORT_JUMP = 0.3f;
    /** Steeper ground counts as a ramp to the caps of jumps. */
    private static final float LEVEL_NORMAL = 0.98f;
    private static final int UP_SPEED = 400;
    /** Keys count in whole steps, so that no invalid number enters the rules. */
    private static final int KEY_STEPS = 1000;

    private final XonoticTuning tuning;
    private final BrushWorld world;
    private final BoxQuery tracer;
    private final XonoticSlide slide;
    private final Unstick unstick;
    private final Devices devices;
    private final AirRule air;
    private final AirSearch.Solver standingBest;
    private final AirSearch.Solver crouchedBest;
    private final SteadyFriction friction;
    private final SteadyFriction slickFriction;
    private final TickEvents events = new TickEvents();
    private final MovingBox box = new MovingBox();
    private final View view = new View();
    private final SweepHit trace = new SweepHit();
    private final Vec3 wish = new Vec3();
    private final Vec3 from = new Vec3();
    private final Vec3 below = new Vec3();
    private int forward;
    private int right;
    private final Body standing;
    private final Body crouching;

    XonoticMover(ParameterSet parameters, Level level, BrushWorld world) {
        tuning = new XonoticTuning(parameters);
        this.world = world;
        tracer = world.boxTracer();
        slide = new XonoticSlide(tracer, tuning.contactGap, tuning.stepHeight);
        unstick = new Unstick(world, tracer);
        devices = new Devices(level);
        air = new AirRule(tuning);
        standingBest = new AirSearch.Solver(tuning, false);
        crouchedBest = new AirSearch.Solver(tuning, true);
        friction = new SteadyFriction(tuning.friction, tuning.stopSpeed, tuning.seconds);
        slickFriction = new SteadyFriction(tuning.slickFriction, tuning.stopSpeed, tuning.seconds);
        standing = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.head);
        crouching = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.crouchedHead);
        box.seconds = tuning.seconds;
        box.walkableNormal = tuning.walkableNormal;
        box.mins.set(-tuning.halfWidth, -tuning.halfWidth, -tuning.feet);
        box.maxs.set(tuning.halfWidth, tuning.halfWidth, tuning.head);
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        events.begin(state);
        box.load(state, report);
        look(command, state);
        forward = View.steps(command.forward, KEY_STEPS);
        right = View.steps(command.right, KEY_STEPS);
        if (state.mode == MoveMode.NORMAL) {
            move(command, state);
            box.store(state);
            unstick.report(box);
            obeyDevices(command, state);
        } else {
            fly(command, state);
            box.store(state);
            state.leaveGround();
        }
        events.finish(state, report);
    }

    private void look(Command command, MoverState state) {
        state.pitch = Angles.wrap(command.pitch);
        state.yaw = Angles.wrap(command.yaw + state.getFloat(XonoticRegister.YAW_OFFSET));
        view.look(-state.pitch, state.yaw);
    }

    private void move(Command command, MoverState state) {
        crouch(command, state);
        unstick.nudge(box, Unstick.NUDGE);
        loadGround(state);
        tryJump(command, state);
        float asked = wish();
        boolean walks = box.onPlane;
        if (walks) {
            walk(state, asked);
        } else {
            airMove(state, asked);
        }
        float gravity = walks ? 0f : tuning.gravity * tuning.seconds / 2;
        box.velocity.z -= gravity;
        slide.stepSlide(box);
        box.velocity.z -= gravity;
        findGround(state, walks);
    }

    private void crouch(Command command, MoverState state) {
        box.maxs.z = tuning.head;
        state.crouched = command.crouches() || state.crouched && tracer.isSolid(box.position, box.mins, box.maxs);
        box.maxs.z = state.crouched ? tuning.crouchedHead : tuning.head;
        state.eyeHeight = state.crouched ? tuning.crouchedEye : tuning.eye;
    }

    /** The ground found at the end of the last tick. */
    private void loadGround(MoverState state) {
        box.standing = state.grounded;
        box.onPlane = state.grounded;
        box.plane.set(state.groundNormal);
    }

    private void tryJump(Command command, MoverState state) {
        if (!command.jumps()) {
            state.set(XonoticRegister.JUMP_HELD, false);
        } else if (box.onPlane && (tuning.holdToJump || !state.isOn(XonoticRegister.JUMP_HELD))) {
            float jump = state.crouched && tuning.crouchedJumpSpeed > 0f ? tuning.crouchedJumpSpeed : tuning.jumpSpeed;
            float upward = Math.max(box.velocity.z, jump * tuning.jumpCapMin);
            if (tuning.jumpCapOnRamps || box.plane.z >= LEVEL_NORMAL) {
                upward = Math.min(upward, jump * tuning.jumpCapMax);
            }
            box.velocity.z = upward + jump;
            box.onPlane = false;
            state.set(XonoticRegister.JUMP_HELD, true);
            box.report.event(EventKind.JUMP, box.velocity.horizontalLength());
        }
    }

    /** Stores the wish direction in the scratch vector and returns the speed that the keys ask for. */
    private float wish() {
        view.flattenForward();
        addKeys();
        wish.z = 0f;
        return wish.normalize();
    }

    private void addKeys() {
        float scale = tuning.keySpeed / KEY_STEPS;
        wish.set(view.forward).scale(forward * scale).addScaled(view.right, right * scale);
    }

    private void walk(MoverState state, float asked) {
        boolean slick = state.isOn(XonoticRegister.ON_SLICK);
        (slick ? slickFriction : friction).apply(box.velocity);
        box.report.book(SpeedCause.FRICTION, box.velocity);
        float wishSpeed = Math.min(asked, tuning.topSpeed) * (state.crouched ? tuning.crouchSpeed : 1f);
        Push.apply(box.velocity, wish, wishSpeed, wishSpeed, slick ? tuning.slickAcceleration : tuning.groundAcceleration, tuning.seconds, box.report);
    }

    private void airMove(MoverState state, float asked) {
        if (asked == 0f) {
            return;
        }
        Vec3 velocity = box.velocity;
        air.hold(forward, right, asked, state.crouched);
        describe(state);
        air.x = velocity.x;
        air.y = velocity.y;
        air.push(wish.x, wish.y);
        velocity.x = (float) air.x;
        velocity.y = (float) air.y;
        box.report.gainMade = box.report.book(SpeedCause.ACCELERATION, velocity);
    }

    private void describe(MoverState state) {
        TickReport report = box.report;
        float speed = box.velocity.horizontalLength();
        report.signal(XonoticSignal.STRAFE, (float) air.strafe());
        report.wishX = wish.x;
        report.wishY = wish.y;
        report.wishSpeed = (float) air.wishSpeed();
        report.bestWhenAsked(state.crouched ? crouchedBest : standingBest, speed, (float) forward / KEY_STEPS, (float) right / KEY_STEPS);
        if (speed > 0f) {
            report.angleByCosine((box.velocity.x * wish.x + box.velocity.y * wish.y) / speed);
        }
    }

    /** Looks from above the feet to below them, and for a walker on a step down farther below. */
    private void findGround(MoverState state, boolean walked) {
        int air = state.get(XonoticRegister.AIR_TICKS);
        Vec3 at = box.position;
        tracer.sweep(from.set(at.x, at.y, at.z + tuning.groundProbe), below.set(at.x, at.y, at.z - tuning.groundProbe), box.mins, box.maxs, tuning.contactGap, trace);
        if (trace.startSolid) {
            tracer.sweep(at, below, box.mins, box.maxs, tuning.contactGap, trace);
        }
        boolean found = isGround() || walked && tuning.stepDown && stepsDown();
        state.set(XonoticRegister.ON_SLICK, found && trace.plane >= 0 && world.brushes().get(trace.brush).isSlick(trace.plane));
        if (!found) {
            state.set(XonoticRegister.AIR_TICKS, Math.min(air + 1, Short.MAX_VALUE));
            state.leaveGround();
            return;
        }
        stopFalling();
        if (air * tuning.seconds > SHORT_JUMP && tuning.landingFriction > 0f) {
            box.velocity.scale(1f - tuning.landingFriction);
            box.report.book(SpeedCause.LANDING, box.velocity);
        }
        state.set(XonoticRegister.AIR_TICKS, 0);
        state.standOn(trace.normal);
    }

    /** Ground within the probe ends a fall before the box touches it; else a jump from there would add to the falling speed. */
    private void stopFalling() {
        float into = box.velocity.dot(trace.normal);
        if (into < 0f) {
            box.velocity.addScaled(trace.normal, -into);
            box.report.book(SpeedCause.LANDING, box.velocity);
        }
    }

    private boolean isGround() {
        return trace.fraction < 1f && !trace.startSolid && box.isWalkable(trace.normal) && box.velocity.dot(trace.normal) <= tuning.riseLimit;
    }

    private boolean stepsDown() {
        if (box.velocity.horizontalLength() > tuning.stepDownSpeed) {
            return false;
        }
        Vec3 at = box.position;
        tracer.sweep(at, below.set(at.x, at.y, at.z - tuning.stepHeight), box.mins, box.maxs, tuning.contactGap, trace);
        if (!isGround()) {
            return false;
        }
        at.set(trace.end);
        return true;
    }

    private void fly(Command command, MoverState state) {
        state.crouched = false;
        state.eyeHeight = tuning.eye;
        FreeFlight.slow(box, 1f, tuning.stopSpeed, tuning.spectatorFriction);
        addKeys();
        wish.z += View.steps(command.up, UP_SPEED);
        FreeFlight.fly(box, wish, Math.min(wish.normalize(), tuning.spectatorSpeed), tuning.groundAcceleration);
    }

    private void obeyDevices(Command command, MoverState state) {
        int pad = devices.touchedPad(box);
        if (pad >= 0) {
            devices.push(pad, state, box.report);
        }
        int teleporter = devices.touchedTeleporter(box);
        if (teleporter >= 0) {
            float most = tuning.teleportMost > 0f ? tuning.teleportMost : Float.MAX_VALUE;
            float speed = Math.max(tuning.teleportLeast, Math.min(state.velocity.length(), most));
            devices.throwOut(teleporter, tuning.feet, speed, state, box.report);
            state.set(XonoticRegister.YAW_OFFSET, Angles.difference(command.yaw, devices.teleporter(teleporter).yaw()));
            state.leaveGround();
        }
    }

    @Override
    public Body body(MoverState state) {
        return state.crouched ? crouching : standing;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.restart(yaw);
        state.eyeHeight = tuning.eye;
        box.maxs.z = tuning.head;
        box.position.set(x, y, z + tuning.feet + tuning.contactGap);
        unstick.place(box, tuning.contactGap, tuning.stepHeight, state);
    }
}
