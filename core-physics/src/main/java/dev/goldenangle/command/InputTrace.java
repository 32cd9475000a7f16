package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

import java.util.Arrays;
import java.util.List;

/**
 * The commands of a run with everything needed to repeat the run: one entry per change of input, and digests of the
 * states for comparison. Immutable; made by {@link TraceBuilder}.
 */
public final class InputTrace {
    /** A full digest is kept every this many ticks. */
    public static final int BLOCK = 128;
    static final int AXES = 5;

    /**
     * A parameter that was changed during the run.
     *
     * @param tick the first tick it applied to
     * @param key  key of the parameter
     * @param text its new value as written
     */
    public record ParameterChange(int tick, String key, String text) {
    }

    private final TraceHeader header;
    private final int ticks;
    private final boolean complete;
    private final int[] changeTicks;
    private final float[] axes;
    private final int[] buttons;
    private final int[] hashTicks;
    private final long[] hashes;
    private final short[] tickDigests;
    private final List<ParameterChange> parameterChanges;

    /** A trace whose recording was closed properly. */
    static InputTrace complete(TraceHeader header, TraceBuilder built) {
        return new InputTrace(header, built, true);
    }

    /** A trace whose recording was interrupted. */
    static InputTrace cutOff(TraceHeader header, TraceBuilder built) {
        return new InputTrace(header, built, false);
    }

    private InputTrace(TraceHeader header, TraceBuilder built, boolean complete) {
        this.header = header;
        this.complete = complete;
        ticks = built.ticks;
        changeTicks = Arrays.copyOf(built.changeTicks, built.changes);
        axes = Arrays.copyOf(built.axes, built.changes * AXES);
        buttons = Arrays.copyOf(built.buttons, built.changes);
        hashTicks = Arrays.copyOf(built.hashTicks, built.hashCount);
        hashes = Arrays.copyOf(built.hashes, built.hashCount);
        tickDigests = Arrays.copyOf(built.tickDigests, Math.min(ticks, built.tickDigests.length));
        parameterChanges = List.copyOf(built.parameterChanges());
    }

    public TraceHeader header() {
        return header;
    }

    public int ticks() {
        return ticks;
    }

    /** Whether the recording was closed properly; otherwise it was interrupted. */
    public boolean isComplete() {
        return complete;
    }

    public List<ParameterChange> parameterChanges() {
        return parameterChanges;
    }

    /** How many times the input changed. */
    public int changeCount() {
        return changeTicks.length;
    }

    /** The tick on which a change took effect. */
    public int changeTick(int change) {
        return changeTicks[change];
    }

    /** Writes the command after a change; −1 stands for the time before the first change, when all input is zero. */
    public void change(int change, Command dest) {
        if (change < 0) {
            dest.clear();
            return;
        }
        int i = change * AXES;
        dest.set(axes[i], axes[i + 1], axes[i + 2], axes[i + 3], axes[i + 4], buttons[change]);
    }

    /** The last change at or before a tick, or −1. */
    public int changeAt(int tick) {
        int found = Arrays.binarySearch(changeTicks, tick);
        return found >= 0 ? found : -found - 2;
    }

    public int hashCount() {
        return hashes.length;
    }

    /** The number of ticks after which a digest was taken. */
    public int hashTick(int index) {
        return hashTicks[index];
    }

    /** The digest of all states up to that tick. */
    public long hash(int index) {
        return hashes[index];
    }

    /** The low byte of the digest after a tick, which shows the exact tick of a difference; −1 if it was not kept. */
    public int tickDigest(int tick) {
        return tick < tickDigests.length ? tickDigests[tick] : -1;
    }

    /** Replays the recorded commands; after the end all keys are released and the view stays. */
    public CommandSource source() {
        return new Replay();
    }

    /** Depends only on the tick number; the cursor just saves a search. */
    private final class Replay implements CommandSource {
        private int cursor = -1;

        @Override
        public void fill(int tick, MoverState state, Command command) {
            if (cursor >= 0 && changeTicks[cursor] > tick) {
                cursor = changeAt(tick);
            }
            while (cursor + 1 < changeTicks.length && changeTicks[cursor + 1] <= tick) {
                cursor++;
            }
            change(cursor, command);
            if (tick >= ticks) {
                command.set(0f, 0f, 0f, command.yaw, command.pitch, 0);
            }
        }
    }
}
