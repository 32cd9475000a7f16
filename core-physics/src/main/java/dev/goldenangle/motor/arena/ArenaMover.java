package dev.goldenangle.motor.arena;

import dev.goldenangle.ability.Abilities;
import dev.goldenangle.ability.AbilityTick;
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
import dev.goldenangle.world.brush.MovedBrushes;

/**
 * The mover of the arena model.
 *
 * <p>How it works, each tick: (1) set the view from the command; (2) the motor decides velocity and whether to jump;
 * (3) the controller moves the body through the world; (4) pads and teleporters act. Abilities that are switched on act
 * before and after the motor and after the move. In the other modes the keys fly
 * the body along the view at W, through everything (noclip) or with collisions (spectate).
 */
final class ArenaMover implements Mover {
    private static final float EYE_SHARE = 0.9f;
    private final ArenaMotor motor;
    private final CapsuleController standing;
    private final CapsuleController low;
    private final Abilities abilities;
    private final Devices devices;
    private final TickReport unread = new TickReport(ArenaModel.SIGNALS.size());
    private final Body body;
    private final Body lowBody;
    private final View view = new View();
    private final float flightSpeed;
    private final float skin;
    private final float dt;

    ArenaMover(ParameterSet parameters, Level level, BrushWorld world) {
        CapsuleSettings settings = CapsuleSettings.of(parameters);
        motor = new ArenaMotor(parameters);
        MovedBrushes moved = Abilities.platforms(parameters, world);
        standing = new CapsuleController(settings, world, moved);
        abilities = new Abilities(parameters, settings, world, moved, parameters.get(ArenaParameter.TICK_RATE), ArenaRegister.values().length, ArenaSignal.values().length);
        float lowHeight = Abilities.crouchedHeight(parameters, settings);
        low = lowHeight == settings.height() ? standing : new CapsuleController(settings.withHeight(lowHeight), world, moved);
        devices = new Devices(level);
        body = new Body(Body.Shape.CAPSULE, settings.radius(), 0f, Math.max(settings.height(), 2f * settings.radius()));
        lowBody = low == standing ? body : new Body(Body.Shape.CAPSULE, settings.radius(), 0f, lowHeight);
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
            abilities.place(state.worldTick + 1);
            fly(command, state, report);
            return;
        }
        if (!abilities.isEmpty()) {
            useAbilities(command, state, report);
        } else if (motor.step(command, state, report)) {
            standing.jump(state, dt, report);
            obeyDevices(state, report);
        } else {
            standing.move(state, dt, report);
            obeyDevices(state, report);
        }
    }

    private void useAbilities(Command command, MoverState state, TickReport report) {
        AbilityTick tick = abilities.prepare(command, state, report);
        JumpPolicy.JumpChance chance = tick.isJumpBlocked ? JumpPolicy.JumpChance.NEVER : tick.canJumpInAir ? JumpPolicy.JumpChance.ALWAYS : JumpPolicy.JumpChance.BY_GROUND;
        tick.jumps = motor.step(command, state, report, tick.pushScale, tick.accelerationScale, tick.frictionScale, chance);
        abilities.act();
        if (tick.isPressUsed) {
            state.set(ArenaRegister.JUMP_BUFFER, 0);
        }
        CapsuleController controller = controller(state);
        controller.scaleGravity(tick.gravityScale);
        if (tick.jumps && !tick.isTaken) {
            controller.jump(state, tick.jumpSpeed, dt, report);
        } else {
            controller.move(state, dt, report);
        }
        report.book(SpeedCause.WALL, state.velocity);
        tick.isLaunched |= obeyDevices(state, report);
        abilities.finish();
        state.eyeHeight = body(state).top() * EYE_SHARE;
    }

    private CapsuleController controller(MoverState state) {
        return state.crouched ? low : standing;
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
            controller(state).glide(state, dt, report);
        } else {
            state.position.addScaled(state.velocity, dt);
        }
    }

    /** Returns whether a device moved the body. */
    private boolean obeyDevices(MoverState state, TickReport report) {
        Body body = body(state);
        int pad = devices.touchedPad(state.position, body);
        if (pad >= 0) {
            devices.push(pad, state, report);
            state.leaveGround();
        }
        int teleporter = devices.touchedTeleporter(state.position, body);
        if (teleporter >= 0) {
            teleport(devices.teleporter(teleporter), teleporter, state, report);
        }
        return pad >= 0 || teleporter >= 0;
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
        return state.crouched ? lowBody : body;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.restart(yaw);
        state.position.set(x, y, z + skin);
        state.eyeHeight = body.top() * EYE_SHARE;
        unread.begin(state.velocity);
        abilities.place(state.worldTick);
        standing.scaleGravity(1f);
        standing.settle(state, unread);
        abilities.settle(state);
        state.set(ArenaRegister.WAS_GROUNDED, state.grounded);
    }
}
