package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

import java.util.Arrays;
import java.util.List;

/**
 * The record of a run: header, columns, events, and a digest per tick. Immutable; everything a designer sees reads one
 * of these.
 */
public final class Run {
    private final RunHeader header;
    private final Columns columns;
    private final float[][] chunks;
    private final long[][] hashes;
    private final int[][] registers;
    private final int length;
    private final List<Event> events;
    private final List<KnobChange> knobChanges;

    /**
     * Knobs that were turned while the run went on.
     *
     * @param tick       the first tick they applied to
     * @param parameters all knobs from there on
     */
    public record KnobChange(int tick, ParameterSet parameters) {
    }

    Run(RunHeader header, Columns columns, float[][] chunks, long[][] hashes, int[][] registers, int length, List<Event> events,
        List<KnobChange> knobChanges) {
        this.header = header;
        this.columns = columns;
        this.chunks = chunks;
        this.hashes = hashes;
        this.registers = registers;
        this.length = length;
        this.events = events;
        this.knobChanges = knobChanges;
    }

    public RunHeader header() {
        return header;
    }

    public Columns columns() {
        return columns;
    }

    /** Ticks recorded. */
    public int length() {
        return length;
    }

    public double seconds() {
        return length / header.tickRate();
    }

    /** In order; empty for a run that kept the knobs of its header. */
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
        return chunks[tick >> Recorder.CHUNK_BITS][column * Recorder.STRIDE + (tick & Recorder.CHUNK - 1)];
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
            throw new IllegalArgumentException("there is no column " + key);
        }
        float[] values = new float[length];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            int from = chunk << Recorder.CHUNK_BITS;
            System.arraycopy(chunks[chunk], column * Recorder.STRIDE, values, from, Math.min(Recorder.CHUNK, length - from));
        }
        return values;
    }

    /** Writes the command that was taken on a tick, bit for bit. */
    public void command(int tick, Command dest) {
        dest.set(get(CommonColumn.FORWARD, tick), get(CommonColumn.RIGHT, tick), get(CommonColumn.UP, tick), get(CommonColumn.COMMAND_YAW, tick),
                get(CommonColumn.COMMAND_PITCH, tick), (int) get(CommonColumn.BUTTONS, tick));
    }

    /** The run as it was after so many ticks; itself when it has no more. */
    public Run first(int ticks) {
        if (ticks >= length) {
            return this;
        }
        int used = ticks + Recorder.CHUNK - 1 >> Recorder.CHUNK_BITS;
        List<Event> early = events.stream().filter(event -> event.tick() < ticks).toList();
        return new Run(header, columns, Arrays.copyOf(chunks, used), Arrays.copyOf(hashes, used), Arrays.copyOf(registers, used), ticks, early,
                knobChanges.stream().filter(change -> change.tick() < ticks).toList());
    }

    /** Writes the model's own numbers after a tick. */
    public void registers(int tick, MoverState dest) {
        dest.readRegisters(registers[tick >> Recorder.CHUNK_BITS], (tick & Recorder.CHUNK - 1) * dest.registerCount());
    }

    /** Digest of every state up to and including this tick: equal digests mean equal runs so far. */
    public long hash(int tick) {
        return hashes[tick >> Recorder.CHUNK_BITS][tick & Recorder.CHUNK - 1];
    }

    /** Digest of the whole run; 0 for an empty one. */
    public long hash() {
        return length == 0 ? 0 : hash(length - 1);
    }

    /** First tick on which two runs are no longer the same, or −1; a run that ends earlier differs where it ends. */
    public int firstDifference(Run other) {
        int common = Math.min(length, other.length);
        int low = 0;
        int high = common;
        while (low < high) {
            int middle = low + high >>> 1;
            if (hash(middle) == other.hash(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < common ? low : length == other.length ? -1 : common;
    }
}
