package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Angles;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;

/** Holds random keys for random times and turns randomly. */
final class FuzzerBot extends Bot {
    private static final int UNTIL = FREE;
    private static final int FORWARD = FREE + 1;
    private static final int RIGHT = FREE + 2;
    private static final int UP = FREE + 3;
    private static final int TURN = FREE + 4;
    private static final int BUTTONS = FREE + 5;
    private static final int PITCH = FREE + 6;
    private static final float MOST_PITCH = 1.4f;

    enum Knob implements Parameter {
        HOLD(Spec.number(BotGroups.COURSE, Unit.SECONDS, 0.25).limits(0.001, 10).slider(0.02, 1)
                .doc("Longest time a set of keys is held.", "only noise", "hardly any change")),
        TURN_RATE(Spec.number(BotGroups.COURSE, Unit.ANGLE_PER_SECOND, 6).limits(0, 1000).slider(0, 20)
                .doc("Fastest turn.", "runs straight", "spins")),
        BUTTONS(Spec.whole(BotGroups.COURSE, Unit.NONE, 10).limits(0, 15).slider(0, 15)
                .doc("How many of the buttons it presses, in the order of a command: the eleventh pushes, those from the twelfth on select the shot.",
                        "only the axes are used", "every kind of shot is fired")),
        DASHES(Spec.onOff(BotGroups.COURSE, false).doc("Whether it presses dash and walk too, and looks up and down.")),
        EXTRA_KEYS(Spec.onOff(BotGroups.COURSE, false)
                .doc("Whether it also presses the keys that only some models have: crouch during a jump, and up and down in water."));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    private final float holdTicks;
    private final float turnPerTick;
    private final int mask;
    private final boolean dashes;
    private final boolean hasExtraKeys;

    FuzzerBot(BotContext context, ParameterSet knobs) {
        super(context, 7);
        holdTicks = (float) (knobs.get(Knob.HOLD) * context.tickRate());
        turnPerTick = (float) (knobs.get(Knob.TURN_RATE) / context.tickRate());
        dashes = knobs.isOn(Knob.DASHES);
        mask = (1 << (int) knobs.get(Knob.BUTTONS)) - 1;
        hasExtraKeys = knobs.isOn(Knob.EXTRA_KEYS);
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick >= recall(UNTIL)) {
            remember(UNTIL, tick + 1 + (int) (chance() * holdTicks));
            rememberFloat(FORWARD, axis());
            rememberFloat(RIGHT, axis());
            rememberFloat(UP, axis());
            rememberFloat(TURN, (2 * chance() - 1) * turnPerTick);
            remember(BUTTONS, anyButtons() & anyButtons() | (dashes ? dashKeys() : 0) | (hasExtraKeys ? anyExtraKeys() : 0));
            rememberFloat(PITCH, dashes ? (2 * chance() - 1) * MOST_PITCH : 0f);
        }
        command.set(recallFloat(FORWARD), recallFloat(RIGHT), recallFloat(UP), Angles.wrap(state.yaw + recallFloat(TURN)), recallFloat(PITCH), (int) recall(BUTTONS));
    }

    private int anyButtons() {
        return (int) (chance() * (mask + 1));
    }

    private int dashKeys() {
        return (chance() < 0.4f ? Command.DASH : 0) | (chance() < 0.1f ? Command.WALK : 0);
    }

    private long anyExtraKeys() {
        return (long) (chance() * 16) * Command.JUMP;
    }

    /** Mostly a fully pressed key, sometimes part of one. */
    private float axis() {
        float drawn = chance();
        return drawn < 0.3f ? 1f : drawn < 0.5f ? -1f : drawn < 0.9f ? 0f : 2 * chance() - 1;
    }
}
