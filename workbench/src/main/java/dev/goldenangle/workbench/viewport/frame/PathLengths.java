package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * How long the paths of some runs are, asked for on every frame.
 *
 * <p>How it works:
 * <ol>
 * <li>the length up to every 256th tick is remembered, with the run's digest there: the same digest means the same run so far, whichever object it is and
 *     however far it has been played since;
 * <li>what is asked for is the nearest remembered length before it, and the few ticks from there;
 * <li>a run that parts from all that are remembered takes the place of the one that was asked for least lately;
 * <li>a frame walks only so far, because the ticks of a long run may have to be simulated again first: what is not known by then is told by a later frame.
 * </ol>
 */
public final class PathLengths {
    private static final int BITS = 8;
    private static final int MOST = 8;
    /** Two minutes of ticks: the window's thread has these again in about ten milliseconds. */
    static final int TICKS_A_FRAME = 1 << 14;
    private final Memory[] memories = new Memory[MOST];
    private long asked;
    private long walked;
    private int left = TICKS_A_FRAME;
    private boolean complete = true;

    /** Of one run: what it came to at each mark, the first of which stands at the last of the first 256 ticks. */
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

        /** Whether a run is the same as far as both go; a digest tells of everything before it. */
        boolean isOf(Run run, int marks) {
            int common = Math.min(count, marks);
            return common == 0 || digests[common - 1] == run.hash(tickOf(common));
        }
    }

    private static int tickOf(int mark) {
        return mark == 0 ? 0 : (mark << BITS) - 1;
    }

    /** A new frame, which may walk as far as any. */
    public void beginFrame() {
        left = TICKS_A_FRAME;
        complete = true;
    }

    /** Whether this frame was told all that it asked for. */
    public boolean isComplete() {
        return complete;
    }

    /** How much more way one run has made than another, in native units; nothing while that is still being found out. */
    public OptionalDouble lead(RunReader run, int tick, RunReader other, int otherTick) {
        OptionalDouble length = length(run, tick);
        OptionalDouble otherLength = length(other, otherTick);
        return length.isPresent() && otherLength.isPresent() ? OptionalDouble.of(length.getAsDouble() - otherLength.getAsDouble()) : OptionalDouble.empty();
    }

    /** Horizontal way from the start of a run to a tick, in native units; nothing while that is still being found out. */
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

    /** The memory that knows most of a run; a fresh one in place of the oldest when none does. */
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

    /** How many ticks were walked so far to answer. */
    long walked() {
        return walked;
    }
}
