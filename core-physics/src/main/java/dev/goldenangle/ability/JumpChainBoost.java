package dev.goldenangle.ability;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;

/** A jump soon after the last jump is higher, as on stairs and ramps in CPM. */
final class JumpChainBoost extends Ability {
    private static final Group GROUP = Group.switched("jump_chain", "Jump chain boost", "Reward two quick jumps, as on stairs, with more height.");

    enum Knob implements Parameter {
        JUMP_CHAIN(Spec.onOff(GROUP, false).doc("Whether a jump soon after the last one is higher.")),
        JUMP_CHAIN_WINDOW(Spec.number(GROUP, Unit.SECONDS, 0.4).limits(0, 10).slider(0.1, 1)
                .doc("Longest time between two take-offs for the boost.", "only two jumps within one step get it", "every second jump on flat ground gets it")),
        JUMP_CHAIN_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 3.125).limits(0, 50).slider(0, 6)
                .doc("Upward speed added to the jump speed.", "the boost is not noticed", "one kerb is enough to reach every roof"));

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
        /** Remaining ticks in which a jump gets the boost. */
        CHAIN_LEFT
    }

    private final int window;
    private final float boost;

    JumpChainBoost(AbilityContext context) {
        super(context);
        window = context.ticks(context.parameters().get(Knob.JUMP_CHAIN_WINDOW));
        boost = context.parameters().getFloat(Knob.JUMP_CHAIN_SPEED);
    }

    @Override
    void act(AbilityTick tick) {
        int left = countDown(tick, Register.CHAIN_LEFT);
        if (tick.jumps) {
            tick.jumpSpeed += left > 0 ? boost : 0f;
            set(tick, Register.CHAIN_LEFT, window);
        }
    }
}
