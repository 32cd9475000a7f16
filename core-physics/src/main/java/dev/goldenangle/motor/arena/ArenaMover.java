package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.controller.CapsuleController;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Devices;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.Sanity;
import dev.goldenangle.motor.View;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BrushWorld;

/**
 * The mover of the arena model.
 *
 * <p>How it works, each tick: (1) set the view from the command; (2) the motor decides velocity and whether to jump;
 * (3) the controller moves the body through the world; (4) pads and teleporters act. In the other modes the keys fly
 * the body along the view at W, through everything (noclip) or with collisions (spectate).
 */
final class ArenaMover implements Mover {
    private static final float EYE_SHARE = 0.9f;
    private final ArenaMotor motor;
    private final CapsuleController controller;
    private final Devices devices;
    private final TickReport unread = new TickReport(ArenaSignal.values().length);
    private final Body body;
    private final View view = new View();
    private final float flightSpeed;
    private final float skin;
    private final float dt;

    ArenaMover(ParameterSet parameters, Level level, BrushWorld world) {
        CapsuleSettings settings = CapsuleSettings.of(parameters);
        motor = new ArenaMotor(parameters);
        controller = new CapsuleController(settings, world);
        devices = new Devices(level);
        body = new Body(Body.Shape.CAPSULE, settings.radius(), 0f, Math.max(settings.height(), 2f * settings.radius()));
        flightSpeed = (float) parameters.w();
        skin = settings.skin();
        dt = (float) (1 / parameters.get(ArenaParameter.TICK_RATE));
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        state.yaw = command.yaw;
        state.pitch = command.pitch;
        if (state.mode != MoveMode.NORMAL) {
            fly(command, state, report);
            return;
        }
        if (motor.step(command, state, report)) {
            controller.jump(state, dt, report);
        } else {
            controller.move(state, dt, report);
        }
        obeyDevices(state, report);
    }

    private void fly(Command command, MoverState state, TickReport report) {
        view.look(-state.pitch, state.yaw);
        state.velocity.zero().addScaled(view.forward, command.forward).addScaled(view.right, command.right);
        state.velocity.z += command.up;
        state.velocity.scale(flightSpeed / Math.max(1f, state.velocity.length()));
        report.book(SpeedCause.ACCELERATION, state.velocity);
        state.leaveGround();
        state.set(ArenaRegister.WAS_GROUNDED, false);
        if (state.mode == MoveMode.SPECTATE) {
            controller.glide(state, dt, report);
        } else {
            state.position.addScaled(state.velocity, dt);
        }
    }

    private void obeyDevices(MoverState state, TickReport report) {
        int pad = devices.touchedPad(state.position, body);
        if (pad >= 0) {
            devices.push(pad, state, report);
            state.leaveGround();
        }
        int teleporter = devices.touchedTeleporter(state.position, body);
        if (teleporter >= 0) {
            teleport(devices.teleporter(teleporter), teleporter, state, report);
        }
    }

    /** Keeps the speed and leaves in the direction the exit faces. */
    private void teleport(Zone zone, int index, MoverState state, TickReport report) {
        float speed = state.velocity.horizontalLength();
        float distance = distance(zone, state);
        state.position.set(zone.destination().x, zone.destination().y, zone.destination().z + skin);
        state.yaw = Angles.wrap(zone.yaw());
        state.velocity.set(speed * Angles.cos(state.yaw), speed * Angles.sin(state.yaw), 0f);
        state.leaveGround();
        report.book(SpeedCause.DEVICE, state.velocity);
        report.event(EventKind.TELEPORT, distance, index);
    }

    private static float distance(Zone zone, MoverState state) {
        float dx = zone.destination().x - state.position.x;
        float dy = zone.destination().y - state.position.y;
        float dz = zone.destination().z - state.position.z;
        return (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    @Override
    public Body body(MoverState state) {
        return body;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.clearRegisters();
        state.mode = MoveMode.NORMAL;
        state.position.set(x, y, z + skin);
        state.velocity.zero();
        state.yaw = Angles.wrap(yaw);
        state.pitch = 0f;
        state.eyeHeight = body.top() * EYE_SHARE;
        state.leaveGround();
        unread.begin(state.velocity);
        controller.settle(state, unread);
        state.set(ArenaRegister.WAS_GROUNDED, state.grounded);
    }
}
