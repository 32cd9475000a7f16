package dev.goldenangle.ability;

import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.Signal;

/** A press of jump in the air near a wall jumps off it, as in Warsow. */
final class WallJumps extends Ability {
    private static final Group GROUP = Group.switched("wall_jump", "Wall jump", "Set how high and how far off the wall it goes, then how often.");

    enum Knob implements Parameter {
        WALL_JUMP(Spec.onOff(GROUP, false).doc("Whether a press of jump near a wall jumps off it.")),
        WALL_JUMP_UP(Spec.number(GROUP, Unit.METRES_PER_SECOND, 8).limits(0, 100).slider(2, 15)
                .doc("Upward speed; a faster rise is kept.", "a wall jump only turns", "walls are ladders")),
        WALL_JUMP_OUT(Spec.number(GROUP, Unit.METRES_PER_SECOND, 3).limits(0, 100).slider(0, 15)
                .doc("Speed away from the wall that is added.", "the jump sticks to the wall", "the jump cannot be steered back")),
        WALL_JUMP_BOUNCE(Spec.number(GROUP, Unit.RATIO, 0.3).limits(0, 5).slider(0, 1)
                .doc("How far the flight is turned away from the wall; the speed stays.", "the flight follows the wall", "the flight goes straight away from the wall")),
        WALL_JUMP_LEAST_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 5).limits(0, 100).slider(0, 15)
                .doc("Least horizontal speed after a wall jump, before the speed away is added.", "a jump from a standstill goes nowhere", "a wall is the fastest start")),
        WALL_JUMP_COOLDOWN(Spec.number(GROUP, Unit.SECONDS, 0.2).limits(0, 10).slider(0, 2)
                .doc("Time before the next wall jump; landing ends it.", "two presses jump twice off one wall", "a shaft cannot be climbed")),
        WALL_JUMP_COUNT(Spec.whole(GROUP, Unit.NONE, 2).limits(1, 100).slider(1, 6)
                .doc("How many wall jumps a flight has.", "a shaft cannot be climbed", "players never touch the ground")),
        WALL_JUMP_REACH(Spec.number(GROUP, Unit.METRES, 0.4).limits(0.01, 5).slider(0.05, 1.5)
                .doc("Distance at which a wall counts.", "only touching presses count", "players jump off the air")),
        WALL_JUMP_LEAN(Spec.number(GROUP, Unit.ANGLE, Value.degrees(17)).limits(Value.degrees(1), Value.degrees(89)).slider(Value.degrees(2), Value.degrees(45))
                .doc("How far a wall can lean from the vertical.", "rough walls are refused", "slopes count as walls"));

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
        /** Remaining ticks before the next wall jump. */
        WALL_JUMP_PAUSE,
        /** Wall jumps since the last landing. */
        WALL_JUMPS_USED
    }

    enum Telemetry implements Signal {
        WALL_JUMPS_LEFT;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "Wall jumps left in this flight");
        }
    }

    private final BodyProbe around;
    private final float up;
    private final float out;
    private final float bounce;
    private final float leastSpeed;
    private final int cooldown;
    private final int count;
    private final float reach;
    private final float mostNz;

    WallJumps(AbilityContext context) {
        super(context);
        ParameterSet set = context.parameters();
        around = context.around();
        up = set.getFloat(Knob.WALL_JUMP_UP);
        out = set.getFloat(Knob.WALL_JUMP_OUT);
        bounce = set.getFloat(Knob.WALL_JUMP_BOUNCE);
        leastSpeed = set.getFloat(Knob.WALL_JUMP_LEAST_SPEED);
        cooldown = context.ticks(set.get(Knob.WALL_JUMP_COOLDOWN));
        count = set.getInt(Knob.WALL_JUMP_COUNT);
        reach = set.getFloat(Knob.WALL_JUMP_REACH);
        mostNz = Angles.sin(set.getFloat(Knob.WALL_JUMP_LEAN));
    }

    @Override
    void act(AbilityTick tick) {
        int pause = countDown(tick, Register.WALL_JUMP_PAUSE);
        boolean may = tick.isJumpPressed && !tick.isPressUsed && !tick.isTaken && !tick.state.grounded && pause == 0 && get(tick, Register.WALL_JUMPS_USED) < count;
        if (may && around.findWall(tick.state.position, reach, mostNz)) {
            jump(tick);
        }
    }

    private void jump(AbilityTick tick) {
        Vec3 velocity = tick.state.velocity;
        float rise = velocity.z;
        float level = (float) Math.sqrt(around.nx * around.nx + around.ny * around.ny);
        float nx = around.nx / level;
        float ny = around.ny / level;
        float speed = Math.max(velocity.horizontalLength(), leastSpeed);
        velocity.z = 0f;
        velocity.normalize();
        float into = Math.min(0f, velocity.x * nx + velocity.y * ny);
        velocity.set(velocity.x + nx * (bounce - into), velocity.y + ny * (bounce - into), 0f);
        if (velocity.normalize() == 0f) {
            velocity.set(nx, ny, 0f);
        }
        velocity.set(velocity.x * speed + nx * out, velocity.y * speed + ny * out, 0f);
        tick.launch(Math.max(rise, up));
        tick.isPressUsed = true;
        tick.hasWallJumped = true;
        set(tick, Register.WALL_JUMP_PAUSE, cooldown);
        set(tick, Register.WALL_JUMPS_USED, get(tick, Register.WALL_JUMPS_USED) + 1);
        tick.report.event(EventKind.WALL_JUMP, velocity.horizontalLength());
    }

    @Override
    void finish(AbilityTick tick) {
        if (tick.state.grounded) {
            set(tick, Register.WALL_JUMP_PAUSE, 0);
            set(tick, Register.WALL_JUMPS_USED, 0);
        }
        signal(tick, Telemetry.WALL_JUMPS_LEFT, count - get(tick, Register.WALL_JUMPS_USED));
    }
}
