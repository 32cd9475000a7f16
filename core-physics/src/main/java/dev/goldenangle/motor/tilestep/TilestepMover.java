package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.Sanity;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The mover of the tilestep model.
 *
 * <p>How it works:
 * <ol>
 * <li>The use button mounts or dismounts the mount next to the player.
 * <li>Creatures that walk by themselves move; on a client they move only when a snapshot arrives.
 * <li>The keys set the horizontal velocity directly, relative to the view; jump sets the vertical one on the ground.
 * <li>{@link TileMovement} moves the walker, or the mount with its rider, using the context it was built with.
 * <li>The drawn body follows.
 * </ol>
 *
 * <p>Not suitable for worlds of brushes or sectors.
 */
final class TilestepMover implements Mover {
    private final MovementContext context;
    private final Bodies bodies;
    private final List<Creature> creatures;
    private final Creature mount;
    private final TileMovement movement;
    private final DrawnBody drawnBody;
    private final Walker walker = new Walker();
    private final Body onFoot;
    private final Body riding;
    private final float runSpeed;
    private final float walkSpeed;
    private final float mountSpeed;
    private final float mountReach;
    private final float jumpSpeed;
    private final float eyeHeight;
    private final float seconds;
    private final double tickRate;
    private final OthersClock othersClock;
    private final Vec3 place = new Vec3();
    private final Vec3 kept = new Vec3();

    /** Which time the positions of walking creatures belong to during a tick. */
    enum OthersClock {
        /** On a server: the time at the end of the tick, because creatures move on every tick. */
        GOES_ON,
        /** On a client: the time of the last snapshot. */
        AS_HEARD
    }

    TilestepMover(ParameterSet parameters, TileWorld world, MovementContext context, Bodies bodies, OthersClock othersClock) {
        this.context = context;
        this.bodies = bodies;
        this.othersClock = othersClock;
        tickRate = parameters.get(TilestepParameter.TICK_RATE);
        creatures = world.creatures();
        mount = creatures.stream().filter(Creature::mount).findFirst().orElse(null);
        seconds = (float) (1 / parameters.get(TilestepParameter.TICK_RATE));
        runSpeed = parameters.getFloat(TilestepParameter.RUN_SPEED);
        walkSpeed = parameters.getFloat(TilestepParameter.WALK_SPEED);
        mountSpeed = parameters.getFloat(TilestepParameter.MOUNT_SPEED);
        mountReach = parameters.getFloat(TilestepParameter.MOUNT_REACH);
        jumpSpeed = parameters.getFloat(TilestepParameter.JUMP_SPEED);
        eyeHeight = parameters.getFloat(TilestepParameter.EYE_HEIGHT);
        movement = new TileMovement(parameters.getFloat(TilestepParameter.STEP_UP), parameters.getFloat(TilestepParameter.GRAVITY),
                parameters.getFloat(TilestepParameter.TERMINAL_SPEED), walkSpeed, bodies.fastestWalk(), seconds);
        drawnBody = new DrawnBody(parameters.getFloat(TilestepParameter.TWEEN), parameters.getFloat(TilestepParameter.SNAP_DISTANCE), seconds);
        onFoot = new Body(Body.Shape.BOX, parameters.getFloat(TilestepParameter.HALF_WIDTH), 0f, parameters.getFloat(TilestepParameter.HEIGHT));
        riding = mount == null ? onFoot : new Body(Body.Shape.BOX, Math.max(mount.halfWidth(), onFoot.radius()), 0f, mount.height() + onFoot.top());
    }

    @Override
    public void step(Command command, MoverState state, TickReport report) {
        Sanity.hold(state, report);
        useMount(command, state);
        load(state);
        boolean wasGrounded = state.grounded;
        steer(command, state, report);
        if (state.mode == MoveMode.NORMAL) {
            tryJump(command, report);
            movement.move(walker, context);
        } else {
            fly(command, state.mode);
        }
        store(command, state);
        tell(state, wasGrounded, report);
    }

    private void load(MoverState state) {
        Body body = body(state);
        walker.x = state.position.x;
        walker.y = state.position.y;
        walker.z = state.position.z;
        walker.velocityZ = state.velocity.z;
        walker.grounded = state.grounded && state.velocity.z <= 0f;
        walker.halfWidth = body.radius();
        walker.height = body.top();
        walker.blockedX = false;
        walker.blockedY = false;
        walker.landed = false;
        walker.climbed = 0f;
        bodies.walkTo((state.worldTick + (othersClock == OthersClock.GOES_ON ? 1 : 0)) / tickRate);
        if (state.isOn(TilestepRegister.RIDING)) {
            bodies.removeMount();
        } else if (mount != null) {
            bodies.placeMount(state.getFloat(TilestepRegister.MOUNT_X), state.getFloat(TilestepRegister.MOUNT_Y),
                    state.getFloat(TilestepRegister.MOUNT_Z), mount.halfWidth(), mount.height());
        }
    }

    /** The keys set the horizontal velocity directly. */
    private void steer(Command command, MoverState state, TickReport report) {
        float cos = Angles.cos(command.yaw);
        float sin = Angles.sin(command.yaw);
        float x = command.forward * cos + command.right * sin;
        float y = command.forward * sin - command.right * cos;
        float length = (float) Math.sqrt(x * x + y * y);
        float speed = (command.holds(Command.RUN) ? runSpeed : walkSpeed) * (state.isOn(TilestepRegister.RIDING) ? mountSpeed : 1f);
        float share = Math.min(1f, length);
        if (length > 0f) {
            report.wishX = x / length;
            report.wishY = y / length;
            report.wishSpeed = speed * share;
            report.angle(Angles.between(state.velocity.x, state.velocity.y, x, y));
        }
        state.velocity.x = report.wishX * report.wishSpeed;
        state.velocity.y = report.wishY * report.wishSpeed;
        report.gainMade = report.book(length > 0f ? SpeedCause.ACCELERATION : SpeedCause.FRICTION, state.velocity);
        walker.velocityX = state.velocity.x;
        walker.velocityY = state.velocity.y;
    }

    private void tryJump(Command command, TickReport report) {
        if (command.jumps() && walker.grounded) {
            walker.velocityZ = jumpSpeed;
            walker.grounded = false;
            report.event(EventKind.JUMP, (float) Math.sqrt(walker.velocityX * walker.velocityX + walker.velocityY * walker.velocityY));
        }
    }

    /** Flies by the keys: through everything, or for spectators no lower than the ground. */
    private void fly(Command command, MoveMode mode) {
        walker.velocityZ = command.up * runSpeed;
        walker.x += walker.velocityX * seconds;
        walker.y += walker.velocityY * seconds;
        walker.z += walker.velocityZ * seconds;
        walker.grounded = false;
        walker.groundZ = movement.ground(walker, context);
        if (mode == MoveMode.SPECTATE) {
            walker.z = Math.max(walker.z, walker.groundZ);
        }
    }

    private void useMount(Command command, MoverState state) {
        boolean pressed = command.holds(Command.USE) && !state.isOn(TilestepRegister.USE_HELD);
        state.set(TilestepRegister.USE_HELD, command.holds(Command.USE));
        if (!pressed || mount == null) {
            return;
        }
        if (state.isOn(TilestepRegister.RIDING)) {
            state.set(TilestepRegister.RIDING, false);
            storeMount(state);
        } else if (isMountNear(state)) {
            state.set(TilestepRegister.RIDING, true);
            state.position.set(state.getFloat(TilestepRegister.MOUNT_X), state.getFloat(TilestepRegister.MOUNT_Y), state.getFloat(TilestepRegister.MOUNT_Z));
        }
    }

    private boolean isMountNear(MoverState state) {
        float reach = mount.halfWidth() + onFoot.radius() + mountReach;
        float rise = state.position.z - state.getFloat(TilestepRegister.MOUNT_Z);
        return Math.abs(state.position.x - state.getFloat(TilestepRegister.MOUNT_X)) <= reach
                && Math.abs(state.position.y - state.getFloat(TilestepRegister.MOUNT_Y)) <= reach && Math.abs(rise) <= mount.height() + mountReach;
    }

    private static void storeMount(MoverState state) {
        state.set(TilestepRegister.MOUNT_X, state.position.x);
        state.set(TilestepRegister.MOUNT_Y, state.position.y);
        state.set(TilestepRegister.MOUNT_Z, state.position.z);
    }

    private void store(Command command, MoverState state) {
        state.position.set(walker.x, walker.y, walker.z);
        state.velocity.set(walker.velocityX, walker.velocityY, walker.velocityZ);
        state.yaw = Angles.wrap(command.yaw);
        state.pitch = command.pitch;
        describe(state);
        if (state.isOn(TilestepRegister.RIDING)) {
            storeMount(state);
        }
    }

    private void describe(MoverState state) {
        state.grounded = walker.grounded;
        state.groundNormal.set(0f, 0f, walker.grounded ? 1f : 0f);
        state.crouched = false;
        state.eyeHeight = eyeHeight + (mount != null && state.isOn(TilestepRegister.RIDING) ? mount.height() : 0f);
    }

    private void tell(MoverState state, boolean wasGrounded, TickReport report) {
        boolean blocked = walker.blockedX || walker.blockedY;
        float change = report.book(blocked ? SpeedCause.WALL : SpeedCause.OTHER, state.velocity);
        if (blocked && !state.isOn(TilestepRegister.BLOCKED)) {
            report.event(EventKind.WALL_HIT, -change);
        }
        state.set(TilestepRegister.BLOCKED, blocked);
        if (state.grounded && !wasGrounded) {
            report.event(EventKind.LAND, state.velocity.horizontalLength());
        }
        if (walker.climbed > 0f) {
            report.event(EventKind.STEP, walker.climbed);
        }
        report.signal(TilestepSignal.GROUND_Z, walker.groundZ);
        report.signal(TilestepSignal.ABOVE_GROUND, walker.z - walker.groundZ);
        report.signal(TilestepSignal.BLOCKED_X, walker.blockedX ? 1f : 0f);
        report.signal(TilestepSignal.BLOCKED_Y, walker.blockedY ? 1f : 0f);
        report.signal(TilestepSignal.CLIMBED, walker.climbed);
        report.signal(TilestepSignal.DRAWN_LAG, drawnBody.follow(state));
        report.signal(TilestepSignal.RIDING, state.isOn(TilestepRegister.RIDING) ? 1f : 0f);
    }

    @Override
    public Body body(MoverState state) {
        return state.isOn(TilestepRegister.RIDING) ? riding : onFoot;
    }

    @Override
    public Vec3 drawnAt(MoverState state, Vec3 dest) {
        DrawnBody.load(state, dest);
        return dest;
    }

    /** The mount stands where it was left; while it is ridden it is part of the mover's own body. */
    @Override
    public List<Bystander> bystanders(MoverState state) {
        List<Bystander> list = new ArrayList<>();
        for (Creature creature : creatures) {
            Body solid = new Body(Body.Shape.BOX, creature.halfWidth(), 0f, creature.height());
            if (creature != mount) {
                creature.walk().at(state.worldTick / tickRate, place);
                list.add(new Bystander(place.x, place.y, place.z, solid));
            } else if (!state.isOn(TilestepRegister.RIDING)) {
                list.add(new Bystander(state.getFloat(TilestepRegister.MOUNT_X), state.getFloat(TilestepRegister.MOUNT_Y),
                        state.getFloat(TilestepRegister.MOUNT_Z), solid));
            }
        }
        return list;
    }

    /**
     * The drawn position of a walking creature follows its true positions tick by tick, starting long enough ago that
     * the start does not matter.
     */
    @Override
    public List<Bystander> drawnBystanders(MoverState state, IntUnaryOperator clockAgo) {
        List<Bystander> list = new ArrayList<>(bystanders(state));
        int at = 0;
        for (Creature creature : creatures) {
            if (creature.walk().moves()) {
                Vec3 drawn = drawn(creature, clockAgo);
                list.set(at, new Bystander(drawn.x, drawn.y, drawn.z, list.get(at).body()));
            }
            at += creature == mount && state.isOn(TilestepRegister.RIDING) ? 0 : 1;
        }
        return list;
    }

    private Vec3 drawn(Creature creature, IntUnaryOperator clockAgo) {
        int ago = drawnBody.memory();
        Vec3 drawn = creature.walk().at(clockAgo.applyAsInt(ago) / tickRate, new Vec3());
        while (--ago >= 0) {
            drawnBody.closeOn(creature.walk().at(clockAgo.applyAsInt(ago) / tickRate, place), drawn);
        }
        return drawn;
    }

    /**
     * A snapshot has the position with its height, but not the vertical speed, the ground below or the drawn body. If
     * the server's position differs, the client finds the ground in its own world: at or below it, the body stands;
     * above it, the body continues with the predicted speed, or falls from rest if it was predicted to stand.
     */
    @Override
    public void receive(MoverState sent, MoverState own) {
        boolean asPredicted = own.position.equals(sent.position);
        boolean stood = own.grounded;
        float rise = own.velocity.z;
        DrawnBody.load(own, kept);
        own.copyFrom(sent);
        DrawnBody.store(own, kept);
        own.grounded = stood;
        own.velocity.z = rise;
        load(own);
        walker.grounded = asPredicted ? stood : own.mode == MoveMode.NORMAL && isOnGround();
        own.velocity.z = walker.grounded || stood && !asPredicted ? 0f : rise;
        describe(own);
    }

    /** Whether the walker's feet touch ground they can stand on; only ground directly at the feet counts. */
    private boolean isOnGround() {
        walker.grounded = false;
        walker.velocityZ = 1f;
        return walker.z <= movement.ground(walker, context);
    }

    @Override
    public void keepDrawn(MoverState shown, MoverState dest) {
        DrawnBody.load(shown, kept);
        DrawnBody.store(dest, kept);
    }

    @Override
    public void spawn(MoverState state, float x, float y, float z, float yaw) {
        state.clearRegisters();
        if (mount != null) {
            state.set(TilestepRegister.MOUNT_X, mount.x());
            state.set(TilestepRegister.MOUNT_Y, mount.y());
            state.set(TilestepRegister.MOUNT_Z, mount.z());
        }
        state.mode = MoveMode.NORMAL;
        state.position.set(x, y, z);
        state.velocity.zero();
        state.grounded = false;
        load(state);
        walker.groundZ = movement.ground(walker, context);
        walker.grounded = walker.z <= walker.groundZ + TileMovement.GAP;
        state.position.z = walker.grounded ? walker.groundZ : z;
        state.yaw = Angles.wrap(yaw);
        state.pitch = 0f;
        describe(state);
        DrawnBody.snap(state);
    }
}
