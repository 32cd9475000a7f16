package dev.goldenangle.motor.warsow;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.Unstick;
import dev.goldenangle.controller.WarsowSlide;
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
import dev.goldenangle.world.brush.CornerTracer;

/**
 * The mover of the warsow model.
 *
 * <p>How it works, each tick: (1) run the timers; (2) crouch or stand up; (3) look for ground, water, a ladder and a
 * ledge to leap onto; (4) jump, else dash, else jump off a wall; (5) start or end a crouch slide; (6) friction; (7)
 * swim, climb, walk or fly; (8) look for ground again; (9) cut velocity and position to sixteenths; (10) a landing makes
 * the next wall jump possible; (11) pads and teleporters act.
 *
 * <p>Not suitable for: damage, which starts the timers of knockback and stun.
 */
final class WarsowMover implements Mover {
    /** Long enough for any leap out of water, in steps of 8 milliseconds. */
    private static final int WATER_JUMP_TIME = 255;
    private static final int MOVE_TIMER_STEP = 8;
    private static final float WATER_JUMP_SPEED = 50f;
    private static final float WATER_JUMP_UP = 350f;
    private static final int AFTER_LEAP = 50;

    private final WarsowTuning tuning;
    private final BoxQuery tracer;
    private final WarsowSlide slide;
    private final Surroundings surroundings;
    private final Crouching crouching;
    private final Leaps leaps;
    private final WallJump wallJump;
    private final Strides strides;
    private final SixteenthSnap snap;
    private final Devices devices;
    private final Unstick unstick;
    private final TickEvents events = new TickEvents();
    private final WarsowTick tick = new WarsowTick();

    WarsowMover(ParameterSet parameters, Level level, BrushWorld world) {
        tuning = new WarsowTuning(parameters);
        tracer = new CornerTracer(world);
        slide = new WarsowSlide(tracer, tuning.contactGap, tuning.overclip, tuning.stepHeight);
        surroundings = new Surroundings(tuning, world, tracer);
        crouching = new Crouching(tuning, tracer);
        leaps = new Leaps(tuning);
        wallJump = new WallJump(tuning, surroundings,
                tuning.isWarfork() ? new SweptWallFinder(tuning, tracer, surroundings) : new RayWallFinder(tuning, tracer, surroundings));
        strides = new Strides(tuning, slide, crouching);
        snap = new SixteenthSnap(tracer);
        devices = new Devices(level);
        unstick = new Unstick(world, tracer);
        MovingBox box = tick.box;
        box.seconds = tuning.seconds;
        box.walkableNormal = tuning.walkableNormal;
        box.mins.set(-tuning.halfWidth, -tuning.halfWidth, -tuning.feet);
        box.maxs.set(tuning.halfWidth, tuning.halfWidth, tuning.head);
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        events.begin(state);
        tick.begin(command, state, report);
        if (state.mode == MoveMode.NORMAL) {
            move();
        } else {
            fly(state);
        }
        tick.box.store(state);
        unstick.report(tick.box);
        describeGround(state);
        if (state.mode == MoveMode.NORMAL) {
            obeyDevices(command, state);
        }
        events.finish(state, report);
        report.signal(WarsowSignal.DASH_TIMER, Math.max(0, state.get(WarsowRegister.DASH_TIMER)));
        report.signal(WarsowSignal.WALL_JUMP_TIMER, Math.max(0, state.get(WarsowRegister.WALL_JUMP_TIMER)));
        report.signal(WarsowSignal.SLIDE_TIMER, Math.max(0, state.get(WarsowRegister.SLIDE_TIMER)));
        report.signal(WarsowSignal.WATER, tick.waterLevel);
    }

    private void move() {
        runTimers();
        if (tick.runs(WarsowRegister.NO_KEYS_TIMER)) {
            tick.releaseKeys();
        }
        crouching.apply(tick);
        surroundings.check(tick);
        boolean wasOnGround = tick.box.onPlane;
        if (!tick.isOn(WarsowRegister.MOVE_TIMER)) {
            tick.onLadder = surroundings.touchesLadder(tick);
            tryWaterJump();
        }
        tick.box.keepsVelocity = tuning.isWarfork() && tick.isOn(WarsowRegister.MOVE_TIMER);
        if (tick.isOn(WarsowRegister.WATER_JUMP) && !tick.isOn(WarsowRegister.TELEPORT)) {
            leapOutOfWater();
        } else if (!tick.isOn(WarsowRegister.TELEPORT)) {
            leaps.tryJump(tick);
            leaps.tryDash(tick);
            wallJump.tryJump(tick);
            if (tuning.crouchSlide) {
                crouching.slide(tick);
            }
            strides.applyFriction(tick);
            strides.move(tick);
        }
        surroundings.check(tick);
        if (tuning.snapping) {
            snap.apply(tick);
        }
        if (tick.box.onPlane) {
            refresh();
        }
        if (!wasOnGround) {
            tick.state.set(WarsowRegister.JUMP_PAD, false);
        }
    }

    private void runTimers() {
        MoverState state = tick.state;
        int left = state.get(WarsowRegister.MOVE_TIMER);
        if (left > 0) {
            int step = Math.max(1, tuning.milliseconds / MOVE_TIMER_STEP);
            if (step >= left) {
                tick.stopMoveTimer();
            } else {
                state.set(WarsowRegister.MOVE_TIMER, left - step);
            }
        }
        run(WarsowRegister.NO_KEYS_TIMER);
        run(WarsowRegister.KNOCKBACK_TIMER);
        run(WarsowRegister.DASH_TIMER);
        run(WarsowRegister.WALL_JUMP_TIMER);
        run(WarsowRegister.STUN_TIMER);
        crouching.runSlideTimer(state);
    }

    /** A timer may fall below zero for one tick, as in the game. */
    private void run(WarsowRegister timer) {
        int left = tick.state.get(timer);
        tick.state.set(timer, left > 0 ? left - tuning.milliseconds : 0);
    }

    private void tryWaterJump() {
        if (tick.waterLevel == 2 && surroundings.hasLedgeAhead(tick)) {
            tick.box.velocity.set(tick.level).scale(WATER_JUMP_SPEED);
            tick.box.velocity.z = WATER_JUMP_UP;
            tick.report.book(SpeedCause.OTHER, tick.box.velocity);
            tick.state.set(WarsowRegister.WATER_JUMP, true);
            tick.state.set(WarsowRegister.MOVE_TIMER, WATER_JUMP_TIME);
        }
    }

    private void leapOutOfWater() {
        tick.box.velocity.z -= tuning.gravity * tuning.seconds;
        if (tick.box.velocity.z < 0f) {
            tick.stopMoveTimer();
            tick.box.keepsVelocity = false;
        }
        slide.stepSlide(tick.box);
    }

    /** On the ground, a wall jump is possible again at once, a dash only after its cooldown. */
    private void refresh() {
        if (!tick.isRecent(WarsowRegister.DASH_TIMER, tuning.dashCooldown, AFTER_LEAP)) {
            tick.state.set(WarsowRegister.DASHING, false);
        }
        if (!tick.isRecent(WarsowRegister.WALL_JUMP_TIMER, tuning.wallJumpCooldown, AFTER_LEAP)) {
            tick.clearWallJump();
        }
    }

    /** A spectator collides with the world; in noclip mode the box flies through it. */
    private void fly(MoverState state) {
        MovingBox box = tick.box;
        crouching.stand(state, box);
        Vec3 velocity = box.velocity;
        float speed = velocity.length();
        if (!Friction.rests(velocity, speed, tuning.restSpeed)) {
            velocity.scale(Friction.factor(speed, tuning.stopSpeed, tuning.flightFriction, tuning.seconds));
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
        tick.wishAlongView();
        tick.limitWish(tuning.flightSpeed);
        Push.apply(velocity, tick.wish, tick.wishSpeed, tick.wishSpeed, tuning.groundAcceleration, tuning.seconds, tick.report);
        if (state.mode == MoveMode.SPECTATE) {
            box.keepsVelocity = false;
            slide.stepSlide(box);
        } else {
            box.position.addScaled(velocity, tuning.seconds);
        }
    }

    private void describeGround(MoverState state) {
        if (tick.box.onPlane && state.mode == MoveMode.NORMAL) {
            state.standOn(tick.box.plane);
        } else {
            state.leaveGround();
        }
    }

    private void obeyDevices(Command command, MoverState state) {
        int pad = devices.touchedPad(tick.box);
        if (pad >= 0) {
            devices.push(pad, state, tick.report);
            state.set(WarsowRegister.WALL_JUMP_USED, false);
            state.set(WarsowRegister.JUMP_PAD, true);
            state.leaveGround();
        }
        int teleporter = devices.touchedTeleporter(tick.box);
        if (teleporter >= 0) {
            devices.throwOut(teleporter, tuning.feet, tuning.teleportSpeed, state, tick.report);
            state.set(WarsowRegister.YAW_OFFSET, (short) (Angles.toShort(devices.teleporter(teleporter).yaw()) - Angles.toShort(command.yaw)));
            state.leaveGround();
        }
    }

    @Override
    public Body body(MoverState state) {
        return crouching.body(state);
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        MovingBox box = tick.box;
        state.restart(yaw);
        crouching.stand(state, box);
        box.position.set(x, y, z + tuning.feet + tuning.contactGap);
        unstick.free(box, tuning.contactGap);
        if (surroundings.settle(box, tuning.stepHeight)) {
            state.standOn(box.plane);
        }
        state.position.set(box.position);
    }
}
