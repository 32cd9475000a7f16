package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyMonitor;
import dev.goldenangle.toolkit.study.StudyTable;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * All measures along one knob, with the other knobs at their current values.
 *
 * @param points by measure, sorted by the knob's value; incomplete after a cancel
 */
public record KnobSlice(StudyKnob knob, List<StudyMeasure> measures, List<List<Point>> points) {
    private static final double LOW = 0.1;
    private static final double HIGH = 0.9;

    /**
     * The measure at one value of the knob.
     *
     * @param amount the knob's value, in its form
     * @param median median over the seeds
     * @param low    10 % quantile of the seeds
     * @param high   90 % quantile of the seeds
     */
    public record Point(double amount, double median, double low, double high) {
        static Point of(double amount, double[] seeds) {
            double[] sorted = seeds.clone();
            Arrays.sort(sorted);
            return new Point(amount, quantile(sorted, 0.5), quantile(sorted, LOW), quantile(sorted, HIGH));
        }

        /** Interpolates linearly. NaNs sort last, so a NaN affects the upper quantiles first. */
        private static double quantile(double[] sorted, double share) {
            double at = share * (sorted.length - 1);
            int below = (int) at;
            int above = Math.min(sorted.length - 1, below + 1);
            return at == below ? sorted[below] : sorted[below] + (at - below) * (sorted[above] - sorted[below]);
        }
    }

    /** @param values number of knob values, ends included */
    public static KnobSlice of(KnobSpace space, StudyKnob knob, Evaluator evaluator, int values, int threads, StudyMonitor monitor) {
        return of(space, knob, evaluator, values, threads, monitor, soFar -> { });
    }

    /** @param onPoint receives the slice so far after each point, on any thread */
    public static KnobSlice of(KnobSpace space, StudyKnob knob, Evaluator evaluator, int values, int threads, StudyMonitor monitor, Consumer<KnobSlice> onPoint) {
        KnobSpace line = space.only(List.of(knob));
        int most = knob.isSmooth() ? values : (int) Math.min(values, Math.rint(knob.high()) - Math.rint(knob.low()) + 1);
        StudyTable table = new StudyTable(line.knobs(), evaluator.measures());
        monitor.expect(most);
        PointRuns.run(line, evaluator, most, index -> new double[] {most == 1 ? 0.5 : (double) index / (most - 1)}, threads, monitor, table,
                () -> onPoint.accept(of(knob, table)));
        return of(knob, table);
    }

    private static KnobSlice of(StudyKnob knob, StudyTable table) {
        int rows = table.size();
        return new KnobSlice(knob, table.measures(), IntStream.range(0, table.measures().size()).mapToObj(measure -> IntStream.range(0, rows)
                .mapToObj(row -> Point.of(table.row(row)[0], table.seeds(measure, row))).toList()).toList());
    }

    /** The median of a measure at a knob value, interpolated linearly; NaN outside the measured range. */
    public double median(int measure, double amount) {
        List<Point> line = points.get(measure);
        for (int i = 0; i + 1 < line.size(); i++) {
            Point left = line.get(i);
            Point right = line.get(i + 1);
            if (amount >= left.amount() && amount <= right.amount()) {
                return left.median() + (right.median() - left.median()) * (amount - left.amount()) / (right.amount() - left.amount());
            }
        }
        return Double.NaN;
    }
}
