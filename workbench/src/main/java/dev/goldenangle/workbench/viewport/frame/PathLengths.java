package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * The path lengths of several runs, requested on every frame.
 *
 * <p>How it works:
 * <ol>
 * <li>The length at every 256th tick is cached with the digest of the run there. An equal digest means the same run up to there, even if it
 *     is another object or has grown since.
 * <li>A length is computed from the nearest cached length before it and the few ticks from there.
 * <li>A run that differs from all cached runs replaces the least recently used one.
 * <li>Each frame processes a limited number of ticks, because the ticks of a long run may have to be re-simulated. Missing results follow in
 *     a later frame.
 * </ol>
 */
public final class PathLengths {
    private static final int BITS = 8;
    private static final int MOST = 8;
    /** Two minutes of ticks, which take about ten milliseconds to re-simulate. */
    static final int TICKS_A_FRAME = 1 << 14;
    private final Memory[] memories = new Memory[MOST];
    private long asked;
    private long walked;
    private int left = TICKS_A_FRAME;
    private boolean complete = true;

    /** The cached lengths of one run, one after every 256 ticks. */
    private static final class Memory {
        private long[] digests = new long[16];
        private double[] lengths = new double[16];
        private int count;
        private long used;

        double lengthAt(int mark) {
            return mark == 0 ? 0 : lengths[mark - 1];
        }

        void add(double length, long digest) {
            if (count == lengths.length) {
                lengths = Arrays.copyOf(lengths, 2 * count);
                digests = Arrays.copyOf(digests, 2 * count);
            }
            lengths[count] = length;
            digests[count++] = digest;
        }

        /** Whether a run is the same as far as both go. A digest covers everything before it. */
        boolean isOf(Run run, int marks) {
            int common = Math.min(count, marks);
            return common == 0 || digests[common - 1] == run.hash(tickOf(common));
        }
    }

    private static int tickOf(int mark) {
        return mark == 0 ? 0 : (mark << BITS) - 1;
    }

    /** Starts a frame with a full budget of ticks. */
    public void beginFrame() {
        left = TICKS_A_FRAME;
        complete = true;
    }

    /** Whether all requests of this frame were answered. */
    public boolean isComplete() {
        return complete;
    }

    /** How much longer the path of one run is than that of another, in native units; empty while unknown. */
    public OptionalDouble lead(RunReader run, int tick, RunReader other, int otherTick) {
        OptionalDouble length = length(run, tick);
        OptionalDouble otherLength = length(other, otherTick);
        return length.isPresent() && otherLength.isPresent() ? OptionalDouble.of(length.getAsDouble() - otherLength.getAsDouble()) : OptionalDouble.empty();
    }

    /** Horizontal path length from the start to a tick, in native units; empty while unknown. */
    OptionalDouble length(RunReader run, int tick) {
        int marks = tick + 1 >> BITS;
        Memory memory = memoryOf(run.run(), marks);
        for (int mark = memory.count; mark < marks && left > 0; mark++) {
            int end = tickOf(mark + 1);
            memory.add(walk(run, tickOf(mark), end, memory.lengthAt(mark)), run.run().hash(end));
            left -= 1 << BITS;
        }
        if (memory.count < marks) {
            complete = false;
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(walk(run, tickOf(marks), tick, memory.lengthAt(marks)));
    }

    private double walk(RunReader run, int from, int to, double before) {
        double length = before;
        for (int t = from + 1; t <= to; t++) {
            double dx = run.x(t) - run.x(t - 1);
            double dy = run.y(t) - run.y(t - 1);
            length += Math.sqrt(dx * dx + dy * dy);
        }
        walked += Math.max(0, to - from);
        return length;
    }

    /** The memory that knows most of a run, or a new one that replaces the oldest. */
    private Memory memoryOf(Run run, int marks) {
        int best = -1;
        int oldest = 0;
        for (int i = 0; i < MOST; i++) {
            Memory memory = memories[i];
            if (memory != null && memory.isOf(run, marks) && (best < 0 || Math.min(memory.count, marks) > Math.min(memories[best].count, marks))) {
                best = i;
            }
            if (memories[oldest] != null && (memory == null || memory.used < memories[oldest].used)) {
                oldest = i;
            }
        }
        if (best < 0) {
            best = oldest;
            memories[best] = new Memory();
        }
        memories[best].used = ++asked;
        return memories[best];
    }

    /** The number of ticks processed so far, for tests. */
    long walked() {
        return walked;
    }
}
