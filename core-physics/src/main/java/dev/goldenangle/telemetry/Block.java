package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * A block of consecutive ticks of a run.
 *
 * <p>How it works:
 * <ol>
 * <li>while it grows it has its rows, written by the recorder;
 * <li>when it is full, the commands are packed; it must keep only these and its start state;
 * <li>the rows are dropped when {@link RowCache} needs the memory, and re-simulated when they are read. The digest
 *     after the last tick verifies that they are identical.
 * </ol>
 *
 * <p>A block that cannot be re-simulated keeps its rows.
 */
final class Block {
    static final int BITS = 8;
    static final int TICKS = 1 << BITS;
    static final int MASK = TICKS - 1;

    private final Columns columns;
    private final Resimulation again;
    private final MoverState start;
    private final int startTick;
    private final long startHash;
    private volatile Rows rows;
    private volatile Inputs inputs;
    private volatile Overview overview;
    /** Set when it is full. */
    private volatile Keyframe keyframe;
    private volatile long endHash;
    private volatile boolean read;

    /**
     * @param start the mover before its first tick, or null for a run that cannot be re-simulated
     * @param again null for a run that cannot be re-simulated
     */
    Block(Columns columns, Resimulation again, MoverState start, int startTick, long startHash, int registers) {
        this.columns = columns;
        this.again = again;
        this.start = start;
        this.startTick = startTick;
        this.startHash = startHash;
        rows = new Rows(columns, registers);
        inputs = new Inputs();
    }

    /** A copy of the first {@code count} ticks of another block, to continue differently. */
    Block(Block other, int count) {
        columns = other.columns;
        again = other.again;
        start = other.start;
        startTick = other.startTick;
        startHash = other.startHash;
        rows = new Rows(other.rows(), count);
        inputs = other.inputs.unpacked(count);
    }

    MoverState start() {
        return start;
    }

    long startHash() {
        return startHash;
    }

    void append(int row, Frame frame, long hash) {
        rows.set(row, frame, hash);
        inputs.set(row, frame.command);
    }

    /** Call after its last tick was added. */
    void fill(ParameterSet parameters, List<Inputs.Turn> turns) {
        endHash = rows.hash(MASK);
        inputs = inputs.packed(turns);
        keyframe = new Keyframe(startTick, startHash, start, parameters);
        if (again != null) {
            RowCache.SHARED.add(this);
        }
    }

    boolean isFull() {
        return keyframe != null;
    }

    void command(int row, Command dest) {
        inputs.command(row, dest);
    }

    long hash(int row) {
        return row == MASK && isFull() ? endHash : rows().hash(row);
    }

    /** A column's value on a tick. */
    float get(int column, int row) {
        return isKey(column) ? inputs.column(column - Rows.KEYS, row) : rows().get(column, row);
    }

    static float get(Rows rows, Inputs inputs, int column, int row) {
        return isKey(column) ? inputs.column(column - Rows.KEYS, row) : rows.get(column, row);
    }

    private static boolean isKey(int column) {
        return column >= Rows.KEYS && column < Rows.AFTER_KEYS;
    }

    Rows rows() {
        Rows there = rows;
        if (there == null) {
            there = makeAgain();
        }
        if (!read) {
            read = true;
        }
        return there;
    }

    private synchronized Rows makeAgain() {
        Rows made = rows;
        if (made == null) {
            made = new Rows(columns, start.registerCount());
            again.run(keyframe, inputs, made);
            if (made.hash(MASK) != endHash) {
                throw new IllegalStateException("re-simulating the ticks from " + startTick + " on gave a different result");
            }
            rows = made;
            RowCache.SHARED.add(this);
        }
        return made;
    }

    /** Lowest, highest and sum of every column, computed on demand; only for a full block. */
    Overview overview() {
        Overview made = overview;
        if (made == null) {
            made = new Overview(rows(), inputs, columns.list().size());
            overview = made;
        }
        return made;
    }

    /** Whether its rows were read since the last call. */
    boolean takeRead() {
        boolean was = read;
        read = false;
        return was;
    }

    /** Drops the rows, which can be re-simulated. */
    void dropRows() {
        rows = null;
    }
}
