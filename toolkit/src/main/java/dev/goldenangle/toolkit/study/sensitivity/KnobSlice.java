package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.analysis.Spread;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * All measures along one knob, with the other knobs at their current values. The current value of the knob itself is one of the points, so
 * that the slice shows there exactly what the scorecard shows.
 *
 * @param points by measure, sorted by the knob's value; incomplete after a cancel
 * @param size   number of points of the complete slice
 */
public record KnobSlice(StudyKnob knob, List<StudyMeasure> measures, List<List<Point>> points, int size) {
    /**
     * The measure at one value of the knob.
     *
     * @param amount the knob's value, in its form
     * @param mean   the value of a goal: mean or percentile over the seeds
     * @param low    10 % quantile of the seeds
     * @param high   90 % quantile of the seeds
     */
    public record Point(double amount, double mean, double low, double high) {
        static Point of(double amount, StudyMeasure measure, double[] seeds) {
            Spread spread = Spread.of(seeds);
            return new Point(amount, measure.value(seeds), spread.low(), spread.high());
        }
    }

    /** @param values number of knob values, ends included; the current value is an additional point */
    public static KnobSlice of(KnobSpace space, StudyKnob knob, Evaluator evaluator, int values, int threads, Progress monitor) {
        return of(space, knob, evaluator, values, threads, monitor, soFar -> { });
    }

    /** @param onPoint receives the slice so far after each point, on any thread */
    public static KnobSlice of(KnobSpace space, StudyKnob knob, Evaluator evaluator, int values, int threads, Progress monitor, Consumer<KnobSlice> onPoint) {
        KnobSpace line = space.only(List.of(knob));
        double[] amounts = amounts(knob, knob.amountIn(space.base()), values);
        StudyTable table = new StudyTable(line.knobs(), evaluator.measures());
        monitor.expect(amounts.length);
        PointRuns.run(amounts.length, index -> evaluator.rowAt(line, new double[] {amounts[(int) index]}), threads, monitor, table,
                () -> onPoint.accept(of(knob, table, amounts.length)));
        return of(knob, table, amounts.length);
    }

    private static double[] amounts(StudyKnob knob, double present, int values) {
        int most = knob.isSmooth() ? values : (int) Math.min(values, Math.rint(knob.high()) - Math.rint(knob.low()) + 1);
        DoubleStream even = IntStream.range(0, most).mapToDouble(i -> knob.amount(most == 1 ? 0.5 : (double) i / (most - 1)));
        return DoubleStream.concat(even, DoubleStream.of(present)).sorted().distinct().toArray();
    }

    private static KnobSlice of(StudyKnob knob, StudyTable table, int size) {
        int rows = table.size();
        return new KnobSlice(knob, table.measures(), IntStream.range(0, table.measures().size()).mapToObj(measure -> IntStream.range(0, rows)
                .mapToObj(row -> Point.of(table.row(row)[0], table.measures().get(measure), table.seeds(measure, row))).toList()).toList(), size);
    }

    public boolean isComplete() {
        return points.isEmpty() || points.get(0).size() == size;
    }

    /** Whether the value at this knob value was measured; otherwise {@link #mean} estimates it from its neighbours. */
    public boolean isMeasured(int measure, double amount) {
        return points.get(measure).stream().anyMatch(point -> point.amount() == amount);
    }

    /** The mean of a measure at a knob value, interpolated linearly between the measured points; NaN outside them. */
    public double mean(int measure, double amount) {
        List<Point> line = points.get(measure);
        for (int i = 0; i < line.size(); i++) {
            Point right = line.get(i);
            if (amount == right.amount()) {
                return right.mean();
            }
            if (i > 0 && amount > line.get(i - 1).amount() && amount < right.amount()) {
                Point left = line.get(i - 1);
                return left.mean() + (right.mean() - left.mean()) * (amount - left.amount()) / (right.amount() - left.amount());
            }
        }
        return Double.NaN;
    }
}
