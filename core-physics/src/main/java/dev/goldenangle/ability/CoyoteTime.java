package dev.goldenangle.ability;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** For some ticks after running off an edge, a jump still counts. */
final class CoyoteTime extends Ability {
    private static final Group GROUP = Group.switched("coyote_time", "Coyote time", "Forgive a jump pressed just after the edge, without letting players run on air.");

    enum Knob implements Parameter {
        COYOTE_TIME(Spec.onOff(GROUP, false).doc("Whether a jump counts shortly after running off an edge.")),
        COYOTE_TICKS(Spec.whole(GROUP, Unit.TICKS, 10).limits(1, 200).slider(1, 40)
                .doc("For how many ticks after leaving the ground a jump still counts.", "late presses at an edge are lost", "players visibly jump off the air"));

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
        /** Remaining ticks in which a jump counts. */
        COYOTE_LEFT
    }

    enum Telemetry implements Signal {
        COYOTE_LEFT;

        @Override
        public Spec spec() {
            return new Spec(Unit.TICKS, "Ticks after leaving the ground in which a jump still counts");
        }
    }

    private final int ticks;

    CoyoteTime(AbilityContext context) {
        super(context);
        ticks = context.parameters().getInt(Knob.COYOTE_TICKS);
    }

    @Override
    void prepare(AbilityTick tick) {
        tick.canJumpInAir |= !tick.state.grounded && get(tick, Register.COYOTE_LEFT) > 0;
    }

    @Override
    void finish(AbilityTick tick) {
        if (tick.state.grounded) {
            set(tick, Register.COYOTE_LEFT, ticks + 2);
        }
        int left = tick.isLaunched || tick.jumps && !tick.state.grounded ? 0 : Math.max(0, get(tick, Register.COYOTE_LEFT) - 1);
        set(tick, Register.COYOTE_LEFT, left);
        signal(tick, Telemetry.COYOTE_LEFT, tick.state.grounded ? 0f : left);
    }
}
