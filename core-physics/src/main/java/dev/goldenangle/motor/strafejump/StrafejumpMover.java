package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.Unstick;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Devices;
import dev.goldenangle.motor.Mover;
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

/**
 * The mover of the strafejump model.
 *
 * <p>How it works, each tick: (1) convert the command to whole key steps and 16-bit angles; (2) spectate or fly, or
 * else (3) crouch or stand; (4) move by the chosen rules; (5) round the velocity; (6) pads and teleporters act; (7)
 * report.
 *
 * <p>Not suitable for: frames longer than a tick; the simulation divides them first.
 */
final class StrafejumpMover implements Mover {
    private final StrafejumpTuning tuning;
    private final BoxQuery tracer;
    private final MoveRules rules;
    private final Flight flight;
    private final Devices devices;
    private final Unstick unstick;
    private final TickEvents events = new TickEvents();
    private final Tick tick;
    private final Body standing;
    private final Body crouching;

    StrafejumpMover(ParameterSet parameters, Level level, BrushWorld world) {
        tuning = new StrafejumpTuning(parameters);
        tick = new Tick(tuning);
        tracer = world.boxTracer();
        rules = tuning.rules == RuleSet.VQ3 ? new Vq3Rules(tuning, world, tracer) : new DocumentRules(tuning, tracer);
        flight = new Flight(tuning, rules);
        devices = new Devices(level);
        unstick = new Unstick(world, tracer);
        standing = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.head);
        crouching = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, tuning.crouchedHead);
        MovingBox box = tick.box;
        box.seconds = tuning.seconds;
        box.gravity = tuning.gravity;
        box.walkableNormal = tuning.walkableNormal;
        box.mins.set(-tuning.halfWidth, -tuning.halfWidth, -tuning.feet);
        box.maxs.set(tuning.halfWidth, tuning.halfWidth, tuning.head);
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        tick.begin(command, state, report);
        events.begin(state);
        switch (state.mode) {
            case SPECTATE -> spectate();
            case NOCLIP -> noclip();
            case NORMAL -> move();
        }
        tick.box.store(state);
        unstick.report(tick.box);
        describeGround(state);
        if (state.mode == MoveMode.NORMAL) {
            obeyDevices(command, state);
        }
        events.finish(state, report);
        report.signal(StrafejumpSignal.TIMER, state.get(StrafejumpRegister.TIMER));
    }

    private void spectate() {
        crouch();
        flight.spectate(tick);
        tick.runTimers(tuning.timerStep);
    }

    private void noclip() {
        tick.state.eyeHeight = tuning.eye;
        flight.noclip(tick);
        tick.runTimers(tuning.timerStep);
    }

    private void move() {
        crouch();
        rules.move(tick);
        if (tuning.roundsVelocity) {
            Vec3 v = tick.box.velocity;
            v.set((float) Rounding.rint(v.x), (float) Rounding.rint(v.y), (float) Rounding.rint(v.z));
            tick.report.book(SpeedCause.ROUNDING, v);
        }
    }

    private void crouch() {
        MoverState state = tick.state;
        MovingBox box = tick.box;
        box.maxs.z = tuning.head;
        if (tick.wantsCrouch()) {
            state.crouched = true;
        } else if (state.crouched) {
            state.crouched = tracer.isSolid(box.position, box.mins, box.maxs);
        }
        box.maxs.z = state.crouched ? tuning.crouchedHead : tuning.head;
        state.eyeHeight = state.crouched ? tuning.crouchedEye : tuning.eye;
    }

    private void stand(MoverState state) {
        state.crouched = false;
        tick.box.maxs.z = tuning.head;
        state.eyeHeight = tuning.eye;
    }

    private void describeGround(MoverState state) {
        if (state.mode == MoveMode.NORMAL && state.isOn(StrafejumpRegister.CONTACT)) {
            state.standOn(tick.box.plane);
        } else {
            state.leaveGround();
        }
    }

    private void obeyDevices(Command command, MoverState state) {
        int pad = devices.touchedPad(tick.box);
        if (pad >= 0) {
            devices.push(pad, state, tick.report);
        }
        int teleporter = devices.touchedTeleporter(tick.box);
        if (teleporter >= 0) {
            devices.throwOut(teleporter, tuning.feet, tuning.teleportSpeed, state, tick.report);
            int exit = Angles.toShort(devices.teleporter(teleporter).yaw());
            state.set(StrafejumpRegister.YAW_OFFSET, (short) (exit - Angles.toShort(command.yaw)));
            tick.startTimer(tuning.teleportTime, StrafejumpRegister.KNOCKBACK);
            leaveGround(state);
        }
    }

    private static void leaveGround(MoverState state) {
        state.set(StrafejumpRegister.CONTACT, false);
        state.leaveGround();
    }

    @Override
    public Body body(MoverState state) {
        return state.crouched ? crouching : standing;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.restart(yaw);
        stand(state);
        tick.box.position.set(x, y, z + tuning.feet + tuning.contactGap);
        unstick.place(tick.box, tuning.contactGap, tuning.stepHeight, state);
        state.set(StrafejumpRegister.CONTACT, state.grounded);
        state.set(StrafejumpRegister.RESPAWN_LOCK, true);
        tick.state = state;
        tick.startTimer(tuning.spawnTime, StrafejumpRegister.KNOCKBACK);
    }
}
