package dev.goldenangle.bot;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.state.MoverState;

/**
 * A command source whose whole memory is an array of numbers, so that a run can be saved and taken up again at any tick.
 * The first slots are its randomness and its thumb on the jump key; subclasses name the others.
 */
abstract class Bot implements CommandSource {
    private static final int RANDOM = 0;
    private static final int JUMP_PRESSED = 1;
    /** First slot a subclass may use. */
    static final int FREE = 2;
    private final long[] memory;
    private final Randomness random;

    Bot(BotContext context, int slots) {
        memory = new long[FREE + slots];
        memory[RANDOM] = context.seed();
        random = new Randomness(context.seed());
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

    /** Whether to press jump on this tick: on the ground, and not when it was pressed a tick ago, because a held key jumps once only. */
    final boolean pressJump(MoverState state) {
        boolean press = state.grounded && memory[JUMP_PRESSED] == 0;
        memory[JUMP_PRESSED] = press ? 1 : 0;
        return press;
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
