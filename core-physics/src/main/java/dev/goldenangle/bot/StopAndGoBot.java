package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;

/** Runs for a while, releases all keys for a while, and repeats. */
final class StopAndGoBot extends Bot {
    private static final int START_YAW = FREE;

    enum Knob implements Parameter {
        GO(Spec.number(BotGroups.COURSE, Unit.SECONDS, 1.5).limits(0.05, 60).slider(0.25, 4)
                .doc("Time with forward held.", "never reaches full speed", "few stops to observe")),
        STOP(Spec.number(BotGroups.COURSE, Unit.SECONDS, 1).limits(0.05, 60).slider(0.25, 4)
                .doc("Time with no key held.", "never stops completely", "few starts to observe"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private final int goTicks;
    private final int cycleTicks;

    StopAndGoBot(BotContext context, ParameterSet knobs) {
        super(context, 1);
        goTicks = (int) Math.max(1, Rounding.rint(knobs.get(Knob.GO) * context.tickRate()));
        cycleTicks = goTicks + (int) Math.max(1, Rounding.rint(knobs.get(Knob.STOP) * context.tickRate()));
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick == 0) {
            rememberFloat(START_YAW, state.yaw);
        }
        command.set(tick % cycleTicks < goTicks ? 1f : 0f, 0f, 0f, recallFloat(START_YAW), 0f, Command.RUN);
    }
}
