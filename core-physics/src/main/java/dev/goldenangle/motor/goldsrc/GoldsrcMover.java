package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.GoldsrcSlide;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.Unstick;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Devices;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.Sanity;
import dev.goldenangle.motor.TickEvents;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

/**
 * The mover of the goldsrc model.
 *
 * <p>How it works, each tick: (1) limit the keys and run the timers; (2) free a stuck body; (3) categorise: water, and
 * ground within two units, which pulls the body down; (4) crouch or rise; (5) on a ladder, climb without gravity; (6) in
 * water from the waist up, swim, or finish a jump out of it; (7) otherwise half of gravity, jump, friction, push, walk or
 * fall, categorise, the other half of gravity; (8) pads and teleporters act.
 *
 * <p>Not suitable for: moving ground and water currents.
 */
final class GoldsrcMover implements Mover {
    /** A body slower than this feels no friction. */
    private static final float LEAST_FRICTION_SPEED = 0.1f;

    private final GoldsrcTuning tuning;
    private final GoldsrcSurroundings surroundings;
    private final GoldsrcSlide slide;
    private final StuckBody stuckBody;
    private final Ducking ducking;
    private final LadderClimb ladderClimb;
    private final Swimming swimming;
    private final GoldsrcJump jump;
    private final Unstick unstick;
    private final Devices devices;
    private final TickEvents events = new TickEvents();
    private final GoldsrcTick tick;
    private final Vec3 from = new Vec3();
    private final Vec3 below = new Vec3();
    private final Body standing;
    private final Body crouching;

    GoldsrcMover(ParameterSet parameters, Level level, BrushWorld world) {
        tuning = new GoldsrcTuning(parameters);
        tick = new GoldsrcTick(tuning);
        BoxQuery tracer = world.hullTracer();
        surroundings = new GoldsrcSurroundings(tuning, world, tracer);
        slide = new GoldsrcSlide(tracer, tuning.contactGap, tuning.stopEpsilon, tuning.stepHeight, tuning.restSpeed);
        stuckBody = new StuckBody(tuning, surroundings);
        ducking = new Ducking(tuning, surroundings);
        ladderClimb = new LadderClimb(tuning, surroundings);
        swimming = new Swimming(tuning, surroundings, slide);
        jump = new GoldsrcJump(tuning);
        unstick = new Unstick(world, tracer);
        devices = new Devices(level);
        standing = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.head);
        crouching = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.duckedFeet, tuning.duckedHead);
        tick.box.seconds = tuning.seconds;
        tick.box.walkableNormal = tuning.walkableNormal;
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        tick.begin(command, state, report);
        events.begin(state);
        if (state.mode == MoveMode.NORMAL) {
            move();
        } else {
            fly();
        }
        tick.box.store(state);
        unstick.report(tick.box);
        describe(state);
        if (state.mode == MoveMode.NORMAL) {
            obeyDevices(command, state);
        }
        events.finish(state, report);
    }

    private void move() {
        tick.runDown(GoldsrcRegister.DUCK_TIME);
        tick.runDown(GoldsrcRegister.STAMINA);
        if (isFree()) {
            surroundings.categorise(tick);
            int ladder = surroundings.ladderAt(tick.box);
            ducking.apply(tick);
            tick.box.climbing = false;
            if (ladder >= 0) {
                ladderClimb.apply(ladder, tick);
            }
            if (tick.box.climbing) {
                climb();
            } else {
                walkOrSwim(ladder >= 0);
            }
        }
        if (!tick.box.climbing) {
            tick.state.set(GoldsrcRegister.SLIPPERINESS, 0f);
        }
    }

    /** Half-Life's body crouches when no free place is near, and looks again. */
    private boolean isFree() {
        boolean isFree = stuckBody.free(tick.box);
        if (!isFree && !tuning.isCounterStrike) {
            ducking.apply(tick);
            isFree = stuckBody.free(tick.box);
        }
        if (!isFree) {
            tick.box.stuckIn = surroundings.solidAt(tick.box);
        }
        return isFree;
    }

    private void climb() {
        surroundings.findWater(tick);
        if (!tick.jumps) {
            tick.state.set(GoldsrcRegister.JUMP_HELD, false);
        }
        tick.boardConveyor();
        slide.slide(tick.box);
        tick.leaveConveyor();
    }

    private void walkOrSwim(boolean isAtLadder) {
        if (tick.water < 2 && !tick.jumpsOutOfWater()) {
            tick.fallHalf();
            tick.box.velocity.z += tick.base.z * tuning.seconds;
            tick.base.z = 0f;
            tick.limitVelocity();
        }
        if (tick.jumpsOutOfWater()) {
            swimming.leave(tick);
            surroundings.findWater(tick);
        } else if (tick.water >= 2) {
            swim();
        } else {
            walkOrFall(isAtLadder);
        }
    }

    private void swim() {
        MoverState state = tick.state;
        if (tick.water == 2) {
            swimming.tryLeaving(tick);
        }
        if (tick.box.velocity.z < 0f) {
            state.set(GoldsrcRegister.WATER_JUMP, 0f);
        }
        obeyJumpKey();
        swimming.swim(tick);
        tick.leaveConveyor();
        surroundings.categorise(tick);
    }

    private void obeyJumpKey() {
        if (tick.jumps) {
            jump.apply(tick);
        } else {
            tick.state.set(GoldsrcRegister.JUMP_HELD, false);
        }
    }

    private void walkOrFall(boolean isAtLadder) {
        MovingBox box = tick.box;
        if (!tick.jumps || !isAtLadder) {
            obeyJumpKey();
        }
        if (box.onPlane) {
            box.velocity.z = 0f;
            applyFriction();
        }
        tick.limitVelocity();
        tick.view.flattenForward();
        tick.view.right.normalize();
        float wishSpeed = Math.min(tick.wishAlongView().normalize(), tick.topSpeed);
        if (box.onPlane) {
            walk(wishSpeed);
        } else {
            fall(wishSpeed);
        }
        surroundings.categorise(tick);
        tick.leaveConveyor();
        tick.limitVelocity();
        if (!tick.jumpsOutOfWater() && tick.water < 2) {
            tick.fallHalf();
            tick.limitVelocity();
        }
        if (box.onPlane) {
            box.velocity.z = 0f;
        }
    }

    private void applyFriction() {
        Vec3 velocity = tick.box.velocity;
        float speed = velocity.length();
        if (speed >= LEAST_FRICTION_SPEED) {
            float friction = tuning.friction;
            if (leadsOverEdge(speed)) {
                friction *= tuning.edgeFriction;
                tick.report.signal(GoldsrcSignal.LEDGE, 1f);
            }
            velocity.scale(Friction.factor(speed, tuning.stopSpeed, friction * tick.box.grip, tuning.seconds));
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
    }

    /** Sweeps the whole box with its middle at the height of the feet, as in the game. */
    private boolean leadsOverEdge(float speed) {
        Vec3 at = tick.box.position;
        Vec3 velocity = tick.box.velocity;
        float reach = tuning.edgeReach;
        from.set(at.x + velocity.x / speed * reach, at.y + velocity.y / speed * reach, at.z + tick.box.mins.z);
        SweepHit drop = surroundings.sweep(from, below.set(from.x, from.y, from.z - tuning.edgeDrop), tick.box);
        return drop.fraction == 1f;
    }

    private void walk(float wishSpeed) {
        Vec3 velocity = tick.box.velocity;
        float stamina = tick.state.getFloat(GoldsrcRegister.STAMINA);
        if (stamina > 0f) {
            float rested = tuning.rested(stamina);
            velocity.set(velocity.x * rested, velocity.y * rested, velocity.z);
            tick.report.book(SpeedCause.LANDING, velocity);
        }
        Push.apply(velocity, tick.wish, wishSpeed, wishSpeed, tuning.groundAcceleration * tick.box.grip, tuning.seconds, tick.report);
        velocity.z = 0f;
        tick.boardConveyor();
        slide.stepSlide(tick.box);
    }

    private void fall(float wishSpeed) {
        Vec3 velocity = tick.box.velocity;
        Push.apply(velocity, tick.wish, wishSpeed, Math.min(wishSpeed, tuning.airSpeedCap), tuning.airAcceleration * tick.box.grip, tuning.seconds, tick.report);
        tick.boardConveyor();
        slide.slide(tick.box);
    }

    /** Flies at a fixed speed along the view: through everything, or as a spectator along surfaces. */
    private void fly() {
        MovingBox box = tick.box;
        tick.wishAlongView().z += (tick.jumps ? tick.topSpeed : 0f) - (tick.ducks ? tick.topSpeed : 0f);
        tick.wish.normalize();
        box.velocity.set(tick.wish).scale(tuning.flightSpeed);
        tick.report.book(SpeedCause.ACCELERATION, box.velocity);
        box.onPlane = false;
        box.climbing = true;
        if (tick.state.mode == MoveMode.SPECTATE) {
            slide.slide(box);
        } else {
            box.position.addScaled(box.velocity, tuning.seconds);
        }
        box.climbing = false;
    }

    private void describe(MoverState state) {
        if (tick.box.onPlane) {
            state.standOn(tick.box.plane);
        } else {
            state.leaveGround();
        }
        state.set(GoldsrcRegister.ON_LADDER, tick.box.climbing);
        state.set(GoldsrcRegister.BASE_Z, tick.base.z);
        TickReport report = tick.report;
        report.signal(GoldsrcSignal.WATER, tick.water);
        report.signal(GoldsrcSignal.LADDER, tick.box.climbing ? 1f : 0f);
        report.signal(GoldsrcSignal.STAMINA, state.getFloat(GoldsrcRegister.STAMINA));
        report.signal(GoldsrcSignal.DUCK_TIME, state.getFloat(GoldsrcRegister.DUCK_TIME));
    }

    private void obeyDevices(Command command, MoverState state) {
        int pad = devices.touchedPad(tick.box);
        if (pad >= 0) {
            devices.push(pad, state, tick.report);
        }
        int teleporter = devices.touchedTeleporter(tick.box);
        if (teleporter >= 0) {
            devices.throwOut(teleporter, -tick.box.mins.z, tuning.teleportSpeed, state, tick.report);
            state.set(GoldsrcRegister.YAW_OFFSET, Angles.difference(command.yaw, devices.teleporter(teleporter).yaw()));
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
        tick.state = state;
        tick.shapeBox();
        tick.box.position.set(x, y, z + tuning.feet + tuning.contactGap);
        unstick.place(tick.box, tuning.contactGap, tuning.stepHeight, state);
    }
}
