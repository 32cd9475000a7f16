package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SettledSpeed;

/**
 * A command source whose memory is an array of numbers, so that a run can be saved and resumed at any tick. The first
 * slots hold the random state, the jump key and the run-up; subclasses use the others.
 */
abstract class Bot implements CommandSource {
    private static final int RANDOM = 0;
    private static final int JUMP_PRESSED = 1;
    private static final int BEST_SPEED = 2;
    private static final int TICKS_WITHOUT_GROWTH = 3;
    /** First slot for subclasses. */
    static final int FREE = 4;
    private final long[] memory;
    private final Randomness random;
    private final SettledSpeed settled;

    Bot(BotContext context, int slots) {
        memory = new long[FREE + slots];
        memory[RANDOM] = context.seed();
        random = new Randomness(context.seed());
        settled = new SettledSpeed(context.w(), context.tickRate());
    }

    final long recall(int slot) {
        return memory[slot];
    }

    final void remember(int slot, long value) {
        memory[slot] = value;
    }

    final float recallFloat(int slot) {
        return Float.intBitsToFloat((int) memory[slot]);
    }

    final void rememberFloat(int slot, float value) {
        memory[slot] = Float.floatToRawIntBits(value);
    }

    /** Whether to press jump on this tick: on the ground, and not right after the last press, because a held key jumps only once. */
    final boolean pressJump(MoverState state) {
        boolean press = state.grounded && memory[JUMP_PRESSED] == 0;
        memory[JUMP_PRESSED] = press ? 1 : 0;
        return press;
    }

    /**
     * Whether the run-up is over: on the ground, at the wanted speed or at the speed that running settles at. Call it
     * once per tick until it returns true.
     */
    final boolean isFastEnough(float speedWanted, MoverState state) {
        settled.restore(recallFloat(BEST_SPEED), (int) recall(TICKS_WITHOUT_GROWTH));
        boolean asFastAsItGets = settled.update(state);
        rememberFloat(BEST_SPEED, settled.best());
        remember(TICKS_WITHOUT_GROWTH, settled.ticksWithoutGrowth());
        return state.grounded && (asFastAsItGets || state.velocity.horizontalLength() >= speedWanted);
    }

    /** Uniform in [0, 1). */
    final float chance() {
        random.restore(memory[RANDOM]);
        float drawn = random.nextFloat();
        memory[RANDOM] = random.state();
        return drawn;
    }

    /** Standard normal. */
    final float noise() {
        random.restore(memory[RANDOM]);
        float drawn = random.nextGaussian();
        memory[RANDOM] = random.state();
        return drawn;
    }

    @Override
    public final int memorySize() {
        return memory.length;
    }

    @Override
    public final void saveMemory(long[] dest) {
        System.arraycopy(memory, 0, dest, 0, memory.length);
    }

    @Override
    public final void restoreMemory(long[] saved) {
        System.arraycopy(saved, 0, memory, 0, memory.length);
    }
}
