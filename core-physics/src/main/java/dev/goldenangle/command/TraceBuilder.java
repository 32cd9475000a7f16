package dev.goldenangle.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects an input trace tick by tick, in memory or while a file is read. */
public final class TraceBuilder {
    /** More than a day of play at 100 Hz; a file that claims more is damaged. */
    public static final int MAX_TICKS = 10_000_000;

    int ticks;
    int changes;
    int[] changeTicks = new int[64];
    float[] axes = new float[64 * InputTrace.AXES];
    int[] buttons = new int[64];
    int hashCount;
    int[] hashTicks = new int[16];
    long[] hashes = new long[16];
    short[] tickDigests = new short[0];
    private int digestEnd;
    private final List<InputTrace.ParameterChange> parameterChanges = new ArrayList<>();
    /** For every parameter change, the earliest tick the run went back to before the next change. */
    private int[] earliestAfter = new int[16];
    private final Command last = new Command();

    /** Adds the next tick: its command and the digest after it. */
    public void add(Command command, long hash) {
        int tick = ticks;
        set(tick, command);
        tickDigest(tick, (int) hash & 0xff);
        if (ticks % InputTrace.BLOCK == 0) {
            hash(ticks, hash);
        }
    }

    /** Adds a parameter change that applies from the next tick on. */
    public void add(String key, String text) {
        int index = parameterChanges.size();
        if (index == earliestAfter.length) {
            earliestAfter = Arrays.copyOf(earliestAfter, 2 * index);
        }
        earliestAfter[index] = Integer.MAX_VALUE;
        parameterChanges.add(new InputTrace.ParameterChange(ticks, key, text));
    }

    /** In the order of their ticks. If the run was rewound past a change, the change applies from the tick after which it was made. */
    List<InputTrace.ParameterChange> parameterChanges() {
        List<InputTrace.ParameterChange> standing = new ArrayList<>(parameterChanges);
        int earliest = Integer.MAX_VALUE;
        for (int i = standing.size() - 1; i >= 0; i--) {
            earliest = Math.min(earliest, earliestAfter[i]);
            InputTrace.ParameterChange change = standing.get(i);
            if (change.tick() > earliest) {
                standing.set(i, new InputTrace.ParameterChange(earliest, change.key(), change.text()));
            }
        }
        return standing;
    }

    public InputTrace build(TraceHeader header, long endHash) {
        if (ticks > 0) {
            hash(ticks, endHash);
        }
        return InputTrace.complete(header, this);
    }

    InputTrace cutOff(TraceHeader header) {
        return InputTrace.cutOff(header, this);
    }

    /** Sets the command from this tick on. */
    void set(int tick, Command command) {
        if (!sameBits(last, command)) {
            if (changes == buttons.length) {
                changeTicks = Arrays.copyOf(changeTicks, 2 * changes);
                axes = Arrays.copyOf(axes, 2 * changes * InputTrace.AXES);
                buttons = Arrays.copyOf(buttons, 2 * changes);
            }
            changeTicks[changes] = tick;
            int i = changes * InputTrace.AXES;
            axes[i] = command.forward;
            axes[i + 1] = command.right;
            axes[i + 2] = command.up;
            axes[i + 3] = command.yaw;
            axes[i + 4] = command.pitch;
            buttons[changes++] = command.buttons;
            last.copyFrom(command);
        }
        reach(tick + 1);
    }

    /** Records that at least this many ticks have run. */
    void reach(int count) {
        ticks = Math.max(ticks, count);
    }

    void hash(int afterTicks, long hash) {
        reach(afterTicks);
        if (hashCount > 0 && hashTicks[hashCount - 1] == afterTicks) {
            hashCount--;
        }
        if (hashCount == hashes.length) {
            hashTicks = Arrays.copyOf(hashTicks, 2 * hashCount);
            hashes = Arrays.copyOf(hashes, 2 * hashCount);
        }
        hashTicks[hashCount] = afterTicks;
        hashes[hashCount++] = hash;
    }

    void tickDigest(int tick, int digest) {
        int known = tickDigests.length;
        if (tick >= known) {
            tickDigests = Arrays.copyOf(tickDigests, Math.max(tick + InputTrace.BLOCK, known + known / 2));
            Arrays.fill(tickDigests, known, tickDigests.length, (short) -1);
        }
        tickDigests[tick] = (short) digest;
        digestEnd = Math.max(digestEnd, tick + 1);
    }

    /** Discards all input from a tick on, because the run went back to it. Parameter changes made since are kept. */
    void goBack(int tick) {
        ticks = Math.min(ticks, tick);
        while (changes > 0 && changeTicks[changes - 1] >= tick) {
            changes--;
        }
        while (hashCount > 0 && hashTicks[hashCount - 1] > tick) {
            hashCount--;
        }
        if (tick < digestEnd) {
            Arrays.fill(tickDigests, tick, digestEnd, (short) -1);
            digestEnd = tick;
        }
        int newest = parameterChanges.size() - 1;
        if (newest >= 0) {
            earliestAfter[newest] = Math.min(earliestAfter[newest], tick);
        }
        int i = (changes - 1) * InputTrace.AXES;
        if (changes == 0) {
            last.clear();
        } else {
            last.set(axes[i], axes[i + 1], axes[i + 2], axes[i + 3], axes[i + 4], buttons[changes - 1]);
        }
    }

    Command last() {
        return last;
    }

    /** Compares bits, because −0 and 0 can lead to different runs. */
    static boolean sameBits(Command a, Command b) {
        return sameBits(a.forward, b.forward) && sameBits(a.right, b.right) && sameBits(a.up, b.up) && sameBits(a.yaw, b.yaw)
                && sameBits(a.pitch, b.pitch) && a.buttons == b.buttons;
    }

    static boolean sameBits(float a, float b) {
        return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
    }
}
