package dev.goldenangle.ability;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.Signal;

/** Jumps without ground. Landing refreshes them. */
final class AirJumps extends Ability {
    private static final Group GROUP = Group.switched("air_jumps", "Air jumps", "Set how many and how high, then whether they turn the flight.");

    /** What happens to the horizontal speed. */
    enum AirJumpTurn { KEEP, REDIRECT }

    /** What refreshes air jumps besides landing. */
    enum AirJumpRefresh { LANDING, WALL_JUMP, DASH, EITHER }

    enum Knob implements Parameter {
        AIR_JUMPS(Spec.onOff(GROUP, false).doc("Whether a press of jump in the air jumps again.")),
        AIR_JUMP_COUNT(Spec.whole(GROUP, Unit.NONE, 1).limits(1, 20).slider(1, 5)
                .doc("How many air jumps a flight has.", "a missed first jump is final", "players never touch the ground")),
        AIR_JUMP_HEIGHT(Spec.number(GROUP, Unit.METRES, 1.2).limits(0, 50).slider(0.3, 3)
                .doc("How high an air jump rises under full gravity.", "an air jump only slows the fall", "every wall can be jumped over")),
        AIR_JUMP_FADE(Spec.number(GROUP, Unit.RATIO, 1).limits(0, 2).slider(0.3, 1.5)
                .doc("Height of each further air jump of a flight, as a share of the one before.", "only the first air jump counts", "each jump is higher than the last")),
        AIR_JUMP_TURN(Spec.choice(GROUP, AirJumpTurn.KEEP)
                .doc("Whether an air jump keeps the horizontal velocity or turns it to the direction of the keys.")),
        AIR_JUMP_REFRESH(Spec.choice(GROUP, AirJumpRefresh.WALL_JUMP)
                .doc("What gives the air jumps back before landing: nothing, a wall jump, a dash, or either."));

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
        /** Air jumps used since the last refresh. */
        AIR_JUMPS_USED
    }

    enum Telemetry implements Signal {
        AIR_JUMPS_LEFT;

        @Override
        public Spec spec() {
            return new Spec(Unit.NONE, "Air jumps left in this flight");
        }
    }

    private final int count;
    private final float upward;
    /** Upward speed of each air jump, as a share of the one before. */
    private final float perJump;
    private final AirJumpTurn turn;
    private final AirJumpRefresh refresh;

    AirJumps(AbilityContext context) {
        super(context);
        count = context.parameters().getInt(Knob.AIR_JUMP_COUNT);
        upward = context.speedFor(context.parameters().get(Knob.AIR_JUMP_HEIGHT));
        perJump = (float) Math.sqrt(context.parameters().get(Knob.AIR_JUMP_FADE));
        turn = context.parameters().getChoice(Knob.AIR_JUMP_TURN, AirJumpTurn.class);
        refresh = context.parameters().getChoice(Knob.AIR_JUMP_REFRESH, AirJumpRefresh.class);
    }

    @Override
    void act(AbilityTick tick) {
        boolean byWall = tick.hasWallJumped && (refresh == AirJumpRefresh.WALL_JUMP || refresh == AirJumpRefresh.EITHER);
        boolean byDash = tick.hasDashed && (refresh == AirJumpRefresh.DASH || refresh == AirJumpRefresh.EITHER);
        if (byWall || byDash) {
            set(tick, Register.AIR_JUMPS_USED, 0);
        }
        boolean inAir = !tick.state.grounded && !tick.isTaken;
        if (inAir && tick.isJumpPressed && !tick.isPressUsed && get(tick, Register.AIR_JUMPS_USED) < count) {
            jump(tick);
        }
    }

    private void jump(AbilityTick tick) {
        tick.isPressUsed = true;
        int used = get(tick, Register.AIR_JUMPS_USED);
        set(tick, Register.AIR_JUMPS_USED, used + 1);
        float rise = upward;
        for (int i = 0; i < used; i++) {
            rise *= perJump;
        }
        float speed = tick.state.velocity.horizontalLength();
        if (turn == AirJumpTurn.REDIRECT && tick.hasKeys) {
            tick.state.velocity.set(tick.keysX * speed, tick.keysY * speed, tick.state.velocity.z);
        }
        tick.launch(rise);
        tick.report.event(EventKind.AIR_JUMP, speed);
    }

    @Override
    void finish(AbilityTick tick) {
        if (tick.state.grounded) {
            set(tick, Register.AIR_JUMPS_USED, 0);
        }
        signal(tick, Telemetry.AIR_JUMPS_LEFT, count - get(tick, Register.AIR_JUMPS_USED));
    }
}
