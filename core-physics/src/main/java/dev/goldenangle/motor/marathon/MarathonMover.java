package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Fixed;
import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.Sanity;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.sector.SectorWorld;

import java.util.List;

/**
 * The mover of the marathon model.
 *
 * <p>How it works:
 * <ol>
 * <li>The player's whole numbers are read from the registers; changes of position or velocity made from outside since
 *     the last tick are applied as a move or a push.
 * <li>The command and the zones push, and the command is converted to the input bits of the rules.
 * <li>{@link Physics} runs, {@link Placement} puts the player back into the world, the current pushes.
 * <li>The numbers are written to the registers; position, velocity and view are derived from them in world units, y
 *     mirrored.
 * </ol>
 *
 * <p>Not suitable for worlds of brushes or tiles; has no jump.
 */
final class MarathonMover implements Mover {
    private static final int NEAR_FLOOR = Fixed.ONE / 16;

    private final Constants constants;
    private final Physics physics;
    private final Placement placement;
    private final Pushes pushes;
    private final KeyReader keyReader;
    private final MarathonReport reporter;
    private final Body body;
    private final float perSecond;
    private final Player player = new Player();
    private final Vec3 shown = new Vec3();

    MarathonMover(ParameterSet parameters, SectorWorld world, List<Zone> zones) {
        constants = new Constants(parameters);
        physics = new Physics(constants, constants.gravityIn(world));
        placement = new Placement(world, constants);
        pushes = new Pushes(constants, zones);
        keyReader = new KeyReader(constants);
        perSecond = (float) (constants.ticksPerSecond / Fixed.ONE);
        reporter = new MarathonReport(constants, perSecond);
        body = new Body(Body.Shape.CYLINDER, constants.objectRadius / (float) SectorWorld.ONE, 0f, constants.height / (float) Fixed.ONE);
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        MarathonRegister.load(state, player);
        adoptOutsideChanges(state);
        int liquid = placement.harmBy(player);
        if (state.mode == MoveMode.NORMAL) {
            pushes.apply(command, player, report);
            report.book(SpeedCause.DEVICE, velocity(shown));
        }
        int keys = keyReader.read(command, state, player);
        reporter.begin(player, keys, state.grounded, state.isOn(MarathonRegister.CLIPPED), report);
        if (state.mode == MoveMode.NORMAL) {
            move(keys, report);
        } else {
            fly(command, state.mode);
            report.book(SpeedCause.OTHER, velocity(shown));
        }
        state.set(MarathonRegister.CLIPPED, placement.wasClipped());
        show(state);
        reporter.finish(player, state.grounded, placement.wasClipped(), report);
        if (placement.harmBy(player) >= 0 && liquid < 0) {
            report.event(EventKind.HARM, 0f, placement.harmBy(player));
        }
    }

    private void move(int keys, TickReport report) {
        boolean headWasUnder = player.has(Player.HEAD_IN_MEDIUM);
        physics.tick(player, keys);
        reporter.bookPhysics(player, report);
        placement.place(player);
        placement.drift(player, headWasUnder);
        report.book(SpeedCause.DEVICE, velocity(shown));
    }

    /** Flies by the keys at running speed; spectators collide with walls, floors and ceilings. */
    private void fly(Command command, MoveMode mode) {
        int along = Rounding.round(command.forward * constants.running.forward());
        int aside = Rounding.round(command.right * constants.running.forward());
        player.direction = KeyReader.heading(command.yaw) << 16;
        player.elevation = 0;
        player.velocity = along;
        player.sideVelocity = aside;
        player.turnVelocity = 0;
        player.lookVelocity = 0;
        player.pushI = 0;
        player.pushJ = 0;
        player.pushK = Rounding.round(command.up * constants.running.forward());
        int cos = IntegerTrig.cos(player.direction >> 16);
        int sin = IntegerTrig.sin(player.direction >> 16);
        player.x = held(player.x + (along * cos - aside * sin >> 10));
        player.y = held(player.y + (along * sin + aside * cos >> 10));
        player.z = held(player.z + player.pushK);
        if (mode == MoveMode.SPECTATE) {
            placement.place(player);
            player.z = Math.max(player.floor, Math.min(player.ceiling - constants.height, player.z));
            player.worldZ = player.z >> 6;
        } else {
            placement.drop(player);
        }
    }

    private static int held(int value) {
        return Math.max(-Placement.FARTHEST, Math.min(Placement.FARTHEST, value));
    }

    /** A position or velocity that differs from the registers was set from outside: a teleport or a push. */
    private void adoptOutsideChanges(MoverState state) {
        player.polygon = placement.known(player.polygon);
        position(shown);
        if (!shown.equals(state.position)) {
            player.x = held(Fixed.fromDouble(state.position.x));
            player.y = held(Fixed.fromDouble(-state.position.y));
            player.z = held(Fixed.fromDouble(state.position.z));
            placement.drop(player);
        }
        velocity(shown);
        if (!shown.equals(state.velocity)) {
            player.pushI = held(player.pushI + Rounding.round((state.velocity.x - shown.x) / perSecond));
            player.pushJ = held(player.pushJ - Rounding.round((state.velocity.y - shown.y) / perSecond));
            player.pushK = held(player.pushK + Rounding.round((state.velocity.z - shown.z) / perSecond));
        }
    }

    private void show(MoverState state) {
        MarathonRegister.store(player, state);
        position(state.position);
        velocity(state.velocity);
        state.yaw = KeyReader.yaw(player.direction);
        state.pitch = KeyReader.radians(player.elevation);
        state.eyeHeight = (player.cameraZ - (player.z >> 6)) / (float) SectorWorld.ONE;
        state.grounded = player.z - player.floor < NEAR_FLOOR && state.mode == MoveMode.NORMAL;
        state.groundNormal.set(0f, 0f, state.grounded ? 1f : 0f);
        state.crouched = false;
    }

    private void position(Vec3 dest) {
        dest.set(player.x / (float) Fixed.ONE, 0f - player.y / (float) Fixed.ONE, player.z / (float) Fixed.ONE);
    }

    private Vec3 velocity(Vec3 dest) {
        return reporter.velocity(player.direction, player.velocity, player.sideVelocity, player.pushI, player.pushJ, player.pushK, dest);
    }

    @Override
    public Body body(MoverState state) {
        return body;
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.clearRegisters();
        MarathonRegister.load(state, player);
        player.x = held(Fixed.fromDouble(x));
        player.y = held(Fixed.fromDouble(-y));
        player.z = held(Fixed.fromDouble(z));
        player.direction = KeyReader.heading(Angles.wrap(yaw)) << 16;
        placement.drop(player);
        if (player.z - player.floor < constants.maxStep << 6) {
            player.z = player.floor;
        }
        placement.place(player);
        state.mode = MoveMode.NORMAL;
        state.set(MarathonRegister.ASKED_YAW, Angles.wrap(yaw));
        show(state);
    }
}
