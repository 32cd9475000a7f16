package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.QuakeWorldSlide;
import dev.goldenangle.controller.Unstick;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Devices;
import dev.goldenangle.motor.FreeFlight;
import dev.goldenangle.motor.Friction;
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
 * The mover of the quakeworld model.
 *
 * <p>How it works, each tick: (1) nudge the box free if it is stuck; (2) categorise: unless rising fast, a box with
 * ground within a unit is pulled down to it; (3) a new press of jump adds to the vertical speed; (4) friction, stronger
 * if there is a drop ahead; (5) on the ground push and use the longer of slide and step; in the air push up to the cap,
 * fall and slide; (6) categorise again; (7) pads and teleporters act.
 *
 * <p>Not suitable for: water; crouching, which the game does not have.
 */
final class QuakeworldMover implements Mover {
    /** Vertical wish speed of the jump and crouch keys while spectating. */
    private static final int UP_SPEED = 400;

    private final QuakeworldTuning tuning;
    private final BoxQuery tracer;
    private final QuakeWorldSlide slide;
    private final Unstick unstick;
    private final Devices devices;
    private final TickEvents events = new TickEvents();
    private final MovingBox box = new MovingBox();
    private final View view = new View();
    private final SweepHit trace = new SweepHit();
    private final Vec3 wish = new Vec3();
    private final Vec3 from = new Vec3();
    private final Vec3 below = new Vec3();
    private final Body body;

    QuakeworldMover(ParameterSet parameters, Level level, BrushWorld world) {
        tuning = new QuakeworldTuning(parameters);
        tracer = world.hullTracer();
        slide = new QuakeWorldSlide(tracer, tuning.contactGap, tuning.overbounce, tuning.stopEpsilon, tuning.crease, tuning.stepHeight);
        unstick = new Unstick(world, tracer);
        devices = new Devices(level);
        body = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.head);
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
        box.standing = state.grounded;
        look(command, state);
        state.crouched = false;
        state.eyeHeight = tuning.eye;
        if (state.mode == MoveMode.NORMAL) {
            move(command, state);
            box.store(state);
            unstick.report(box);
            describeGround(state);
            obeyDevices(command, state);
        } else {
            fly(command);
            box.store(state);
            box.onPlane = false;
            describeGround(state);
        }
        events.finish(state, report);
    }

    private void look(Command command, MoverState state) {
        state.pitch = Angles.wrap(command.pitch);
        state.yaw = Angles.wrap(command.yaw + state.getFloat(QuakeworldRegister.YAW_OFFSET));
        view.look(-state.pitch, state.yaw);
    }

    private void move(Command command, MoverState state) {
        unstick.nudge(box, tuning.nudge);
        categorise();
        tryJump(command, state);
        applyFriction();
        float wishSpeed = wish(command);
        if (box.onPlane) {
            box.velocity.z = 0f;
            Push.apply(box.velocity, wish, wishSpeed, wishSpeed, tuning.groundAcceleration, tuning.seconds, box.report);
            slide.stepSlide(box);
        } else {
            Push.apply(box.velocity, wish, wishSpeed, Math.min(wishSpeed, tuning.airSpeedCap), tuning.airAcceleration, tuning.seconds, box.report);
            box.velocity.z -= tuning.gravity * tuning.seconds;
            slide.slide(box);
        }
        categorise();
    }

    /** If there is ground within the probe distance, moves the box down to it, even if the box rises slowly, and keeps its velocity. */
    private void categorise() {
        box.onPlane = false;
        if (box.velocity.z > tuning.riseLimit) {
            return;
        }
        Vec3 at = box.position;
        tracer.sweep(at, below.set(at.x, at.y, at.z - tuning.groundProbe), box.mins, box.maxs, tuning.contactGap, trace);
        if (box.isWalkable(trace.normal)) {
            box.onPlane = true;
            box.plane.set(trace.normal);
            if (!trace.startSolid && !trace.allSolid) {
                at.set(trace.end);
            }
        }
    }

    private void tryJump(Command command, MoverState state) {
        if (!command.jumps()) {
            state.set(QuakeworldRegister.JUMP_HELD, false);
        } else if (box.onPlane && !state.isOn(QuakeworldRegister.JUMP_HELD)) {
            box.velocity.z += tuning.jumpSpeed;
            box.onPlane = false;
            state.set(QuakeworldRegister.JUMP_HELD, true);
            box.report.event(EventKind.JUMP, box.velocity.horizontalLength());
        }
    }

    private void applyFriction() {
        Vec3 velocity = box.velocity;
        float speed = velocity.length();
        if (!Friction.rests(velocity, speed, tuning.restSpeed) && box.onPlane) {
            float friction = tuning.friction;
            if (leadsOverLedge(speed)) {
                friction *= tuning.ledgeFriction;
                box.report.signal(QuakeworldSignal.LEDGE, 1f);
            }
            velocity.scale(Friction.factor(speed, tuning.stopSpeed, friction, tuning.seconds));
        }
        box.report.book(SpeedCause.FRICTION, velocity);
    }

    /** Sweeps the whole box with its origin at the height of the feet, as in the game. */
    private boolean leadsOverLedge(float speed) {
        Vec3 at = box.position;
        float reach = tuning.ledgeReach;
        from.set(at.x + box.velocity.x / speed * reach, at.y + box.velocity.y / speed * reach, at.z - tuning.feet);
        tracer.sweep(from, below.set(from.x, from.y, from.z - tuning.ledgeDrop), box.mins, box.maxs, tuning.contactGap, trace);
        return trace.fraction == 1f;
    }

    /** Stores the wish direction in the scratch vector and returns the wish speed. */
    private float wish(Command command) {
        view.flattenForward();
        addKeys(command);
        wish.z = 0f;
        return Math.min(wish.normalize(), tuning.topSpeed);
    }

    private void addKeys(Command command) {
        wish.set(view.forward).scale(View.steps(command.forward, tuning.forwardSpeed))
                .addScaled(view.right, View.steps(command.right, tuning.sideSpeed));
    }

    /** Flies through everything; without room for a push the box does not move on that tick, as in the game. */
    private void fly(Command command) {
        FreeFlight.slow(box, tuning.restSpeed, tuning.stopSpeed, tuning.spectatorFriction);
        addKeys(command);
        wish.z += View.steps(command.up, UP_SPEED);
        float wishSpeed = Math.min(wish.normalize(), tuning.spectatorSpeed);
        boolean hasRoom = wishSpeed - box.velocity.dot(wish) > 0f;
        Push.apply(box.velocity, wish, wishSpeed, wishSpeed, tuning.groundAcceleration, tuning.seconds, box.report);
        if (hasRoom) {
            box.position.addScaled(box.velocity, tuning.seconds);
        }
    }

    private void describeGround(MoverState state) {
        if (box.onPlane) {
            state.standOn(box.plane);
        } else {
            state.leaveGround();
        }
    }

    private void obeyDevices(Command command, MoverState state) {
        int pad = devices.touchedPad(box);
        if (pad >= 0) {
            devices.push(pad, state, box.report);
        }
        int teleporter = devices.touchedTeleporter(box);
        if (teleporter >= 0) {
            devices.throwOut(teleporter, tuning.feet, tuning.teleportSpeed, state, box.report);
            state.set(QuakeworldRegister.YAW_OFFSET, Angles.difference(command.yaw, devices.teleporter(teleporter).yaw()));
            state.leaveGround();
        }
    }

    @Override
    public Body body(MoverState state) {
        return body;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.restart(yaw);
        state.eyeHeight = tuning.eye;
        box.position.set(x, y, z + tuning.feet + tuning.contactGap);
        unstick.place(box, tuning.contactGap, tuning.stepHeight, state);
    }
}
