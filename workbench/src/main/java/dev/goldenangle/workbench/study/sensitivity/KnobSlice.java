package dev.goldenangle.workbench.study.sensitivity;

import dev.goldenangle.workbench.study.Evaluator;
import dev.goldenangle.workbench.study.KnobSpace;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.StudyMeasure;
import dev.goldenangle.workbench.study.StudyMonitor;
import dev.goldenangle.workbench.study.StudyTable;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All measures along one knob from where the preset is, the other knobs left alone.
 *
 * @param knob     the knob
 * @param measures what was taken
 * @param points   by measure, in the order of the knob's amounts; after a cancel only the first of them
 */
public record KnobSlice(StudyKnob knob, List<StudyMeasure> measures, List<List<Point>> points) {
    private static final double LOW = 0.1;
    private static final double HIGH = 0.9;

    /**
     * One amount of the knob.
     *
     * @param amount in the knob's form
     * @param median over the seeds
     * @param low    a tenth of the seeds are below
     * @param high   a tenth of the seeds are above
     */
    public record Point(double amount, double median, double low, double high) {
        static Point of(double amount, double[] seeds) {
            double[] sorted = seeds.clone();
            Arrays.sort(sorted);
            return new Point(amount, quantile(sorted, 0.5), quantile(sorted, LOW), quantile(sorted, HIGH));
        }

        /** Between neighbours in proportion; NaNs sort last, so one of them shows at the top end. */
        private static double quantile(double[] sorted, double share) {
            double at = share * (sorted.length - 1);
            int below = (int) at;
            int above = Math.min(sorted.length - 1, below + 1);
            return at == below ? sorted[below] : sorted[below] + (at - below) * (sorted[above] - sorted[below]);
        }
    }

    /** @param values how many amounts, ends included */
    public static KnobSlice of(KnobSpace space, StudyKnob knob, Evaluator evaluator, int values, int threads, StudyMonitor monitor) {
        KnobSpace line = space.only(List.of(knob));
        int most = knob.isSmooth() ? values : (int) Math.min(values, Math.rint(knob.high()) - Math.rint(knob.low()) + 1);
        StudyTable table = new StudyTable(line.knobs(), evaluator.measures());
        monitor.expect(most);
        PointRuns.run(line, evaluator, most, index -> new double[] {most == 1 ? 0.5 : (double) index / (most - 1)}, threads, monitor, table);
        List<List<Point>> points = IntStream.range(0, evaluator.measures().size()).mapToObj(measure -> IntStream.range(0, table.size())
                .mapToObj(row -> Point.of(table.row(row)[0], table.seeds(measure, row))).toList()).toList();
        return new KnobSlice(knob, evaluator.measures(), points);
    }
}
