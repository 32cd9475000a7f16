package dev.goldenangle.ability;

import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.Signal;

/** Runs along a wall beside the flight for a time; a press of jump leaves it. */
final class WallRun extends Ability {
    private static final Group GROUP = Group.switched("wall_run", "Wall run", "Set how long and how flat the run is, then the jump off the wall.");
    private static final float MOST_LEAN = 0.3f;
    /** Sine of the angle away from the wall at which the flight leaves it. */
    private static final float LEAVING = 0.1f;

    enum Knob implements Parameter {
        WALL_RUN(Spec.onOff(GROUP, false).doc("Whether a flight beside a wall becomes a run along it.")),
        WALL_RUN_LEAST_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 6).limits(0, 100).slider(0, 15)
                .doc("Least speed along the wall.", "a slow drift sticks to the wall", "only the fastest can run on walls")),
        WALL_RUN_DURATION(Spec.number(GROUP, Unit.SECONDS, 1.2).limits(0.01, 60).slider(0.2, 4)
                .doc("How long a run on walls can last until the next landing.", "a run ends before it is noticed", "walls replace the ground")),
        WALL_RUN_GRAVITY(Spec.number(GROUP, Unit.RATIO, 0.15).limits(0, 1).slider(0, 1)
                .doc("Share of the gravity during the run, while it does not rise.", "the run is level and has no end in sight", "the run is a slow fall")),
        WALL_RUN_STICK(Spec.number(GROUP, Unit.METRES_PER_SECOND_SQUARED, 20).limits(0, 1000).slider(0, 60)
                .doc("Acceleration towards the wall.", "bends in the wall end the run", "the wall cannot be left by steering")),
        WALL_RUN_REACH(Spec.number(GROUP, Unit.METRES, 0.3).limits(0.01, 5).slider(0.05, 1)
                .doc("Distance at which a wall beside the flight counts.", "only a touch starts a run", "passing a wall starts a run")),
        WALL_RUN_EXIT_OUT(Spec.number(GROUP, Unit.METRES_PER_SECOND, 6).limits(0, 100).slider(0, 15)
                .doc("Speed away from the wall when jump leaves the run.", "the jump falls along the wall", "the jump loses the line")),
        WALL_RUN_EXIT_UP(Spec.number(GROUP, Unit.METRES_PER_SECOND, 7).limits(0, 100).slider(0, 15)
                .doc("Upward speed of that jump.", "a run only loses height", "walls are ladders"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    enum Register {
        /** Ticks run on walls since the last landing. */
        WALL_RUN_USED,
        /** The side of the wall: −1 right, 1 left, 0 for no run. */
        WALL_SIDE,
        /** Distance run, a number. */
        WALL_RUN_LENGTH
    }

    enum Telemetry implements Signal {
        WALL_RUN_LEFT;

        @Override
        public Spec spec() {
            return new Spec(Unit.SECONDS, "Time left on walls in this flight");
        }
    }

    private final BodyProbe around;
    private final float leastSpeed;
    private final int ticks;
    private final float gravity;
    private final float stick;
    private final float reach;
    private final float exitOut;
    private final float exitUp;
    private final float dt;

    WallRun(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        leastSpeed = set.getFloat(Knob.WALL_RUN_LEAST_SPEED);
        ticks = context.ticks(set.get(Knob.WALL_RUN_DURATION));
        gravity = set.getFloat(Knob.WALL_RUN_GRAVITY);
        reach = set.getFloat(Knob.WALL_RUN_REACH);
        exitOut = set.getFloat(Knob.WALL_RUN_EXIT_OUT);
        exitUp = set.getFloat(Knob.WALL_RUN_EXIT_UP);
        dt = context.dt();
        stick = set.getFloat(Knob.WALL_RUN_STICK) * dt;
    }

    @Override
    void act(AbilityTick tick) {
        int side = get(tick, Register.WALL_SIDE);
        boolean may = !tick.state.grounded && !tick.isTaken && !tick.jumps && tick.hasKeys && get(tick, Register.WALL_RUN_USED) < ticks
                && tick.state.velocity.horizontalLength() >= leastSpeed;
        int found = may ? side(tick, side) : 0;
        if (found == 0) {
            end(tick);
        } else if (side != 0 && tick.isJumpPressed && !tick.isPressUsed) {
            leave(tick);
        } else {
            run(tick, side, found);
        }
    }

    /** The side of the nearest wall; the present side first. */
    private int side(AbilityTick tick, int present) {
        int first = present == 0 ? 1 : present;
        return isWall(tick, first) ? first : isWall(tick, -first) ? -first : 0;
    }

    private boolean isWall(AbilityTick tick, int side) {
        Vec3 velocity = tick.state.velocity;
        float speed = velocity.horizontalLength();
        return speed > 0f && around.findWall(tick.state.position, -velocity.y / speed * side, velocity.x / speed * side, reach, MOST_LEAN)
                && velocity.x * around.nx + velocity.y * around.ny < LEAVING * speed;
    }

    private void run(AbilityTick tick, int side, int found) {
        Vec3 velocity = tick.state.velocity;
        if (side == 0) {
            velocity.z = Math.max(0f, velocity.z);
        }
        velocity.x -= around.nx * stick;
        velocity.y -= around.ny * stick;
        tick.gravityScale *= velocity.z > 0f ? 1f : gravity;
        set(tick, Register.WALL_SIDE, found);
        set(tick, Register.WALL_RUN_USED, get(tick, Register.WALL_RUN_USED) + 1);
    }

    private void leave(AbilityTick tick) {
        Vec3 velocity = tick.state.velocity;
        velocity.set(velocity.x + around.nx * exitOut, velocity.y + around.ny * exitOut, 0f);
        tick.launch(exitUp);
        tick.isPressUsed = true;
        tick.hasWallJumped = true;
        tick.report.event(EventKind.WALL_JUMP, velocity.horizontalLength());
        end(tick);
    }

    private void end(AbilityTick tick) {
        if (get(tick, Register.WALL_SIDE) != 0) {
            tick.report.event(EventKind.WALL_RUN, getFloat(tick, Register.WALL_RUN_LENGTH));
            set(tick, Register.WALL_SIDE, 0);
            set(tick, Register.WALL_RUN_LENGTH, 0);
        }
    }

    @Override
    void finish(AbilityTick tick) {
        if (get(tick, Register.WALL_SIDE) != 0) {
            setFloat(tick, Register.WALL_RUN_LENGTH, getFloat(tick, Register.WALL_RUN_LENGTH) + tick.state.velocity.horizontalLength() * dt);
        }
        if (tick.state.grounded) {
            set(tick, Register.WALL_RUN_USED, 0);
        }
        signal(tick, Telemetry.WALL_RUN_LEFT, (ticks - get(tick, Register.WALL_RUN_USED)) * dt);
    }
}
