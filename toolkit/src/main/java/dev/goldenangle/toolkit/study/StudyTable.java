package dev.goldenangle.toolkit.study;


import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The results of a study so far: one row for each point, with the knob values and the measures. Rows are only appended; any thread may
 * read.
 */
public final class StudyTable {
    private final List<StudyKnob> knobs;
    private final List<StudyMeasure> measures;
    private final List<String> columns;
    private final int[] firstColumn;
    private final List<double[]> rows = new ArrayList<>();

    public StudyTable(List<StudyKnob> knobs, List<StudyMeasure> measures) {
        this.knobs = List.copyOf(knobs);
        this.measures = List.copyOf(measures);
        List<String> names = new ArrayList<>(knobs.stream().map(StudyKnob::key).toList());
        firstColumn = new int[measures.size()];
        for (int i = 0; i < firstColumn.length; i++) {
            firstColumn[i] = names.size();
            names.addAll(measures.get(i).columns());
        }
        columns = List.copyOf(names);
    }

    /** Column names: the knobs' keys, then the measures, one for each seed. */
    public List<String> columns() {
        return columns;
    }

    public List<StudyKnob> knobs() {
        return knobs;
    }

    public List<StudyMeasure> measures() {
        return measures;
    }

    public synchronized void append(double[] row) {
        rows.add(row);
    }

    public synchronized int size() {
        return rows.size();
    }

    /** Do not modify the returned array. */
    public synchronized double[] row(int index) {
        return rows.get(index);
    }

    /** The value of one measure: the mean or percentile over its seeds; NaN if any seed is NaN. */
    public double mean(int measure, int index) {
        return measures.get(measure).value(seeds(measure, index));
    }

    /** The values of one measure, seed by seed. */
    public double[] seeds(int measure, int index) {
        return Arrays.copyOfRange(row(index), firstColumn[measure], firstColumn[measure] + measures.get(measure).seeds());
    }

    /** The value of one measure for each row. */
    public double[] means(int measure) {
        return IntStream.range(0, size()).mapToDouble(row -> mean(measure, row)).toArray();
    }
}
