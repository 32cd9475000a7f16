package dev.goldenangle.telemetry;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.TickReport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Collects finished ticks into columns. Storage grows by chunks that are never copied or rewritten, so a {@link Run} cut
 * from it while it goes on shares them: one thread appends, any number read what was there when their run was cut.
 */
public final class Recorder {
    static final int CHUNK_BITS = 10;
    static final int CHUNK = 1 << CHUNK_BITS;
    /** From a column to the next. A power of two would put the same row of every column into one set of the cache. */
    static final int STRIDE = CHUNK + 16;

    private final RunHeader header;
    private final Columns columns;
    private final Column.Extractor[] extractors;
    private float[][] chunks = new float[4][];
    private long[][] hashes = new long[4][];
    /** By tick, all registers of the state in a row. */
    private int[][] registers = new int[4][];
    private final List<Event> events = new ArrayList<>();
    private final List<Run.KnobChange> knobChanges = new ArrayList<>();
    private int length;

    public Recorder(RunHeader header, Columns columns) {
        this.header = header;
        this.columns = columns;
        this.extractors = columns.list().stream().map(Column::extractor).toArray(Column.Extractor[]::new);
    }

    /** Adds one tick; allocates only when a chunk is full, or for an event. */
    public void append(Frame frame, long hash) {
        int chunk = length >> CHUNK_BITS;
        int row = length & CHUNK - 1;
        if (row == 0) {
            grow(chunk, frame.state.registerCount());
        }
        float[] values = chunks[chunk];
        for (int column = 0, at = row; column < extractors.length; column++, at += STRIDE) {
            values[at] = extractors[column].read(frame);
        }
        hashes[chunk][row] = hash;
        frame.state.writeRegisters(registers[chunk], row * frame.state.registerCount());
        TickReport report = frame.report;
        for (int i = 0; i < report.eventCount(); i++) {
            events.add(new Event(frame.tick, report.eventKind(i), report.eventValue(i), report.eventIndex(i)));
        }
        length++;
    }

    private void grow(int chunk, int registerCount) {
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunk);
            hashes = Arrays.copyOf(hashes, 2 * chunk);
            registers = Arrays.copyOf(registers, 2 * chunk);
        }
        chunks[chunk] = new float[extractors.length * STRIDE];
        hashes[chunk] = new long[CHUNK];
        registers[chunk] = new int[CHUNK * registerCount];
    }

    public int length() {
        return length;
    }

    /** The run so far; cheap, and untouched by what is appended later. */
    public Run run() {
        int used = length + CHUNK - 1 >> CHUNK_BITS;
        return new Run(header, columns, Arrays.copyOf(chunks, used), Arrays.copyOf(hashes, used), Arrays.copyOf(registers, used), length,
                List.copyOf(events), List.copyOf(knobChanges));
    }

    /** Forgets everything from this tick on, for a run that branches there. */
    public void truncate(int ticks) {
        if (ticks >= length) {
            return;
        }
        int chunk = ticks >> CHUNK_BITS;
        if ((ticks & CHUNK - 1) != 0) {
            // Runs already cut share this chunk, so the branch writes to a copy of it.
            chunks[chunk] = chunks[chunk].clone();
            hashes[chunk] = hashes[chunk].clone();
            registers[chunk] = registers[chunk].clone();
        }
        length = ticks;
        events.removeIf(event -> event.tick() >= ticks);
        knobChanges.removeIf(change -> change.tick() >= ticks);
    }

    /** Notes the knobs from the next tick on. */
    public void use(ParameterSet parameters) {
        knobChanges.removeIf(change -> change.tick() >= length);
        ParameterSet before = knobChanges.isEmpty() ? header.parameters() : knobChanges.get(knobChanges.size() - 1).parameters();
        if (!parameters.equals(before)) {
            knobChanges.add(new Run.KnobChange(length, parameters));
        }
    }
}
