package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * All measures over two knobs, with the others at their current values, for contour lines.
 *
 * @param across the knob on the horizontal axis
 * @param up     the knob on the vertical axis
 * @param size   number of values of each knob
 * @param values by measure, the means over the seeds, row by row from the low end of the vertical knob; NaN where not measured yet
 */
public record KnobMap(StudyKnob across, StudyKnob up, List<StudyMeasure> measures, int size, double[][] values) {
    /**
     * @param size  number of values of each knob
     * @param onRow receives the map so far after each row, on any thread
     */
    public static KnobMap of(KnobSpace space, StudyKnob across, StudyKnob up, Evaluator evaluator, int size, int threads, Progress monitor, Consumer<KnobMap> onRow) {
        KnobSpace plane = space.only(List.of(across, up));
        StudyTable table = new StudyTable(plane.knobs(), evaluator.measures());
        monitor.expect((long) size * size);
        for (int row = 0; row < size && !monitor.isCancelled(); row++) {
            double share = (double) row / (size - 1);
            PointRuns.run(plane, evaluator, size, column -> new double[] {(double) column / (size - 1), share}, threads, monitor, table);
            onRow.accept(of(plane, table, size));
        }
        return of(plane, table, size);
    }

    private static KnobMap of(KnobSpace plane, StudyTable table, int size) {
        double[][] values = new double[table.measures().size()][size * size];
        for (int measure = 0; measure < values.length; measure++) {
            Arrays.fill(values[measure], Double.NaN);
            double[] means = table.means(measure);
            System.arraycopy(means, 0, values[measure], 0, means.length);
        }
        return new KnobMap(plane.knobs().get(0), plane.knobs().get(1), table.measures(), size, values);
    }
}
