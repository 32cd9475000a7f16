package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

import java.util.List;
import java.util.function.IntPredicate;

/**
 * The recording of a run: header, columns, events, and a digest per tick. Immutable and thread-safe; everything shown
 * to a designer is read from a run. It stores the commands and some states; columns that are not in memory are
 * re-simulated when they are read (docs/decisions/051-runs-kept-compactly.md).
 */
public final class Run {
    private final RunHeader header;
    private final Columns columns;
    private final Block[] blocks;
    private final int length;
    private final List<Event> events;
    private final List<KnobChange> knobChanges;
    private final int notFiniteTick;

    /**
     * Parameters that were changed during the run.
     *
     * @param tick       the first tick they applied to
     * @param parameters all parameters from there on
     */
    public record KnobChange(int tick, ParameterSet parameters) {
    }

    /** The lowest and the highest value of a column over some ticks; if there are none, the lowest is above the highest. */
    public static final class Band {
        public float lowest;
        public float highest;

        private void take(float low, float high) {
            lowest = low < lowest ? low : lowest;
            highest = high > highest ? high : highest;
        }
    }

    /** @param blocks can contain more than the run's ticks */
    Run(RunHeader header, Columns columns, Block[] blocks, int length, List<Event> events, List<KnobChange> knobChanges, int notFiniteTick) {
        this.header = header;
        this.columns = columns;
        this.blocks = blocks;
        this.length = length;
        this.events = events;
        this.knobChanges = knobChanges;
        this.notFiniteTick = notFiniteTick;
    }

    public RunHeader header() {
        return header;
    }

    public Columns columns() {
        return columns;
    }

    public int length() {
        return length;
    }

    public double seconds() {
        return length / header.tickRate();
    }

    /** The first tick on which the model's state was not finite and was reset; −1 if there is none. */
    public int notFiniteTick() {
        return notFiniteTick;
    }

    /** Returns this run; throws {@link StateNotFinite} if the model's state was not finite on some tick. */
    public Run requireFinite() {
        if (notFiniteTick >= 0) {
            throw new StateNotFinite(header.model(), notFiniteTick);
        }
        return this;
    }

    /** In order; empty for a run without parameter changes. */
    public List<KnobChange> knobChanges() {
        return knobChanges;
    }

    public List<Event> events() {
        return events;
    }

    public List<Event> events(EventKind kind) {
        return events.stream().filter(e -> e.kind() == kind).toList();
    }

    /** A column's value on a tick, in internal units. */
    public float get(int column, int tick) {
        return blocks[tick >> Block.BITS].get(column, tick & Block.MASK);
    }

    public float get(CommonColumn column, int tick) {
        return get(column.index(), tick);
    }

    /** The change of horizontal speed by a cause on a tick. */
    public float get(SpeedCause cause, int tick) {
        return get(CommonColumn.indexOf(cause), tick);
    }

    /** A whole column, copied. */
    public float[] column(String key) {
        int column = columns.indexOf(key);
        if (column < 0) {
            throw new IllegalArgumentException("there is no column called " + key);
        }
        float[] values = new float[length];
        for (int tick = 0; tick < length; tick++) {
            values[tick] = get(column, tick);
        }
        return values;
    }

    /** Ranges of at least this many ticks, at multiples of it, can be summarised cheaply. */
    public static final int FAR = Overview.TICKS;

    /** Writes the lowest and the highest value of a column from a tick (inclusive) to another (exclusive). */
    public void band(int column, int from, int to, Band dest) {
        dest.lowest = Float.POSITIVE_INFINITY;
        dest.highest = Float.NEGATIVE_INFINITY;
        for (int tick = from; tick < to; ) {
            if (isFar(tick, to)) {
                Overview overview = blocks[tick >> Block.BITS].overview();
                int part = (tick & Block.MASK) >> Overview.BITS;
                dest.take(overview.lowest(column, part), overview.highest(column, part));
                tick += FAR;
            } else {
                float value = get(column, tick++);
                dest.take(value, value);
            }
        }
    }

    /** The change of horizontal speed by a cause from a tick (inclusive) to another (exclusive). */
    public double sum(SpeedCause cause, int from, int to) {
        double sum = 0;
        for (int tick = from; tick < to; ) {
            if (isFar(tick, to)) {
                sum += blocks[tick >> Block.BITS].overview().sum(cause, (tick & Block.MASK) >> Overview.BITS);
                tick += FAR;
            } else {
                sum += get(cause, tick++);
            }
        }
        return sum;
    }

    private boolean isFar(int tick, int to) {
        return (tick & FAR - 1) == 0 && tick + FAR <= to && blocks[tick >> Block.BITS].isFull();
    }

    /** Writes the command of a tick, bit for bit. */
    public void command(int tick, Command dest) {
        blocks[tick >> Block.BITS].command(tick & Block.MASK, dest);
    }

    /** The run after this many ticks; itself if it is not longer. */
    public Run first(int ticks) {
        if (ticks >= length) {
            return this;
        }
        List<Event> early = events.stream().filter(event -> event.tick() < ticks).toList();
        return new Run(header, columns, blocks, ticks, early, knobChanges.stream().filter(change -> change.tick() < ticks).toList(), notFiniteTick < ticks ? notFiniteTick : -1);
    }

    /** Writes the model's registers after a tick. */
    public void registers(int tick, MoverState dest) {
        blocks[tick >> Block.BITS].rows().registers(tick & Block.MASK, dest);
    }

    /** Digest of every state up to and including this tick: equal digests mean equal runs so far. */
    public long hash(int tick) {
        return blocks[tick >> Block.BITS].hash(tick & Block.MASK);
    }

    /** Digest of the whole run; 0 for an empty one. */
    public long hash() {
        return length == 0 ? 0 : hash(length - 1);
    }

    /** First tick on which two runs differ, or −1; a run that ends earlier differs where it ends. */
    public int firstDifference(Run other) {
        int common = Math.min(length, other.length);
        int equalBlocks = firstUnequal(0, common >> Block.BITS, block -> hash(block << Block.BITS | Block.MASK) == other.hash(block << Block.BITS | Block.MASK));
        int from = equalBlocks << Block.BITS;
        int differs = firstUnequal(from, Math.min(common, from + Block.TICKS), tick -> hash(tick) == other.hash(tick));
        return differs < common ? differs : length == other.length ? -1 : common;
    }

    /** The first unequal index, assuming all later ones are unequal too; the end if there is none. */
    private static int firstUnequal(int from, int end, IntPredicate isEqual) {
        int low = from;
        int high = end;
        while (low < high) {
            int middle = low + high >>> 1;
            if (isEqual.test(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
