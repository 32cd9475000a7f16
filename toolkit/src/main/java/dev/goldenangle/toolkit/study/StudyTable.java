package dev.goldenangle.toolkit.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a study came to so far: a row for each point, from the first on, with the amounts of the knobs and the values of the measures.
 * Rows are only ever added, at the end; any thread may read.
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

    /** Names of the columns: the keys of the knobs, then the measures, one for each seed. */
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

    /** Not to be written to. */
    public synchronized double[] row(int index) {
        return rows.get(index);
    }

    /** The amounts of a row's knobs. */
    public double[] amounts(int index) {
        return Arrays.copyOf(row(index), knobs.size());
    }

    /** The mean over the seeds of one measure; NaN when one of them is. */
    public double mean(int measure, int index) {
        double[] values = seeds(measure, index);
        return Arrays.stream(values).sum() / values.length;
    }

    /** The values of one measure, seed by seed. */
    public double[] seeds(int measure, int index) {
        return Arrays.copyOfRange(row(index), firstColumn[measure], firstColumn[measure] + measures.get(measure).seeds());
    }

    /** The means of one measure in all rows. */
    public double[] means(int measure) {
        return IntStream.range(0, size()).mapToDouble(row -> mean(measure, row)).toArray();
    }
}
