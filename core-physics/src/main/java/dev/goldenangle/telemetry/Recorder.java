package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Collects finished ticks into blocks. Appended ticks are never rewritten, so a {@link Run} taken while recording
 * shares the blocks: one thread appends, any number of threads read the ticks that existed when their run was taken.
 */
public final class Recorder {
    /** Longer runs are likely to be viewed as a whole, so their overviews are computed early. */
    private static final int BLOCKS_WITHOUT_OVERVIEW = 64;
    private final RunHeader header;
    private final Columns columns;
    private final Resimulation again;
    private final int firstTick;
    private final List<Run.KnobChange> knobChanges = new ArrayList<>();
    private Block[] blocks = new Block[4];
    private Event[] events = new Event[16];
    private int eventCount;
    private int length;
    private int notFiniteTick = -1;
    /** The mover and the digest before the first tick of the next block. */
    private MoverState start;
    private long startHash;

    /** For ticks that cannot be re-simulated: every column is kept. */
    public Recorder(RunHeader header, Columns columns) {
        this(header, columns, null, 0, 0);
    }

    /**
     * For a simulation that can re-simulate its ticks.
     *
     * @param firstTick number of the next tick
     * @param hash      digest before it
     */
    public Recorder(RunHeader header, Columns columns, Resimulation again, int firstTick, long hash) {
        this.header = header;
        this.columns = columns;
        this.again = again;
        this.firstTick = firstTick;
        start = header.start();
        startHash = hash;
    }

    /** Adds one tick; allocates only when a block is full, or for an event. */
    public void append(Frame frame, long hash) {
        int row = length & Block.MASK;
        if (row == 0) {
            grow(frame.state.registerCount());
        }
        Block block = blocks[length >> Block.BITS];
        block.append(row, frame, hash);
        if (frame.report.eventCount() > 0) {
            note(frame.tick, frame.report);
        }
        length++;
        if (row == Block.MASK) {
            fill(block);
            start = frame.state.copy();
            startHash = hash;
        }
    }

    private void note(int tick, TickReport report) {
        for (int i = 0; i < report.eventCount(); i++) {
            if (eventCount == events.length) {
                events = Arrays.copyOf(events, 2 * eventCount);
            }
            events[eventCount++] = new Event(tick, report.eventKind(i), report.eventValue(i), report.eventIndex(i));
        }
    }

    private void grow(int registers) {
        int index = length >> Block.BITS;
        if (index == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * index);
        }
        blocks[index] = new Block(columns, again, start, firstTick + length, startHash, registers);
    }

    private void fill(Block block) {
        int last = length - 1 >> Block.BITS;
        int firstRow = last << Block.BITS;
        ParameterSet parameters = header.parameters();
        List<Inputs.Turn> turns = new ArrayList<>();
        for (Run.KnobChange change : knobChanges) {
            if (change.tick() <= firstRow) {
                parameters = change.parameters();
            } else {
                turns.add(new Inputs.Turn(change.tick() - firstRow, change.parameters()));
            }
        }
        block.fill(parameters, turns);
        for (int i = last > BLOCKS_WITHOUT_OVERVIEW ? last : 0; last >= BLOCKS_WITHOUT_OVERVIEW && i <= last; i++) {
            blocks[i].overview();
        }
    }

    public int length() {
        return length;
    }

    /** The run so far. The call is cheap, and later ticks do not change the result. */
    public Run run() {
        return new Run(header, columns, blocks, length, Collections.unmodifiableList(Arrays.asList(events).subList(0, eventCount)), List.copyOf(knobChanges), notFiniteTick);
    }

    /** Discards everything from this tick on, for a run that branches there. */
    public void truncate(int ticks) {
        if (ticks >= length) {
            return;
        }
        int index = ticks >> Block.BITS;
        int row = ticks & Block.MASK;
        Block block = blocks[index];
        // Existing runs share these blocks, so the branch writes to copies.
        blocks = Arrays.copyOf(Arrays.copyOf(blocks, index), blocks.length);
        if (row == 0) {
            start = block.start();
            startHash = block.startHash();
        } else {
            blocks[index] = new Block(block, row);
        }
        length = ticks;
        notFiniteTick = notFiniteTick >= ticks ? -1 : notFiniteTick;
        while (eventCount > 0 && events[eventCount - 1].tick() - firstTick >= ticks) {
            eventCount--;
        }
        events = Arrays.copyOf(Arrays.copyOf(events, eventCount), events.length);
        knobChanges.removeIf(change -> change.tick() >= ticks);
    }

    /** Records that the model's state was not finite on the tick that is appended next. */
    public void notFinite() {
        notFiniteTick = notFiniteTick < 0 ? length : notFiniteTick;
    }

    /** Records the parameters that apply from the next tick on. */
    public void use(ParameterSet parameters) {
        knobChanges.removeIf(change -> change.tick() >= length);
        ParameterSet before = knobChanges.isEmpty() ? header.parameters() : knobChanges.get(knobChanges.size() - 1).parameters();
        if (!parameters.equals(before)) {
            knobChanges.add(new Run.KnobChange(length, parameters));
        }
    }
}
