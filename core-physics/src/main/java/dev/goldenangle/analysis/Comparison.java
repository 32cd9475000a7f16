package dev.goldenangle.analysis;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Compares runs: metrics with the best one marked, the parameters that differ, and the tick on which the runs diverge.
 * Shown by the window and the command line.
 *
 * @param runs            the runs in the given order; the others are compared with the first
 * @param metrics         one row per metric that applies to at least one run
 * @param parameters      those that differ, if all runs are of one model
 * @param causes          change of speed by cause, one row per cause that occurs
 * @param jumps           the n-th jump of every run in one row
 * @param gaps            seconds lost or gained along the course by each run against the first; empty if models or maps
 *                        differ
 * @param firstDivergence first tick on which any run differs from the first, or −1
 */
public record Comparison(List<Run> runs, List<MetricRow> metrics, List<ParameterRow> parameters, List<CauseRow> causes, List<JumpRow> jumps,
                         List<Gap> gaps, int firstDivergence) {
    /**
     * A metric over all runs.
     *
     * @param metric the metric
     * @param values one per run, NaN if it does not apply
     * @param best   index of the best, or −1
     */
    public record MetricRow(Metric metric, List<Double> values, int best) {
        /** Difference between a run and the first. */
        public double change(int run) {
            return values.get(run) - values.get(0);
        }

        /** A value rounded for display. */
        public double shown(int run) {
            return metric.quantity().shown(values.get(run));
        }

        /** Difference from the first run, computed from the displayed values. */
        public double shownChange(int run) {
            return Rounded.to(shown(run) - shown(0), metric.quantity().digits());
        }

        /** Whether the displayed change is an improvement. */
        public Verdict verdict(int run) {
            double change = shownChange(run);
            int direction = metric.direction(change);
            return Double.isNaN(change) || metric.better() == Metric.Better.NEITHER ? Verdict.NEITHER
                    : direction > 0 ? Verdict.BETTER : direction < 0 ? Verdict.WORSE : Verdict.SAME;
        }
    }

    /** What a change of a metric means; NEITHER if no direction is better or one of the runs has no value. */
    public enum Verdict { BETTER, WORSE, SAME, NEITHER }

    /**
     * A parameter that differs.
     *
     * @param parameter the parameter
     * @param sets      the parameters of all runs
     */
    public record ParameterRow(Parameter parameter, List<ParameterSet> sets) {
    }

    /**
     * Change of speed by one cause.
     *
     * @param cause  the cause
     * @param values net change in each run
     */
    public record CauseRow(SpeedCause cause, List<Double> values) {
    }

    /**
     * The n-th jump of all runs.
     *
     * @param number from 1
     * @param jumps  one per run; empty if a run has fewer
     */
    public record JumpRow(int number, List<Optional<Jump>> jumps) {
        /** How much more speed the jump gained than that of the first run; NaN if one of them is missing. */
        public double gainChange(int run) {
            return jumps.get(run).map(Jump::gain).orElse(Double.NaN) - jumps.get(0).map(Jump::gain).orElse(Double.NaN);
        }
    }

    public static Comparison of(List<Run> runs) {
        List<RunReader> readers = runs.stream().map(RunReader::new).toList();
        List<SpeedAccount> accounts = readers.stream().map(SpeedAccount::of).toList();
        List<CauseRow> causes = Arrays.stream(SpeedCause.values())
                .map(cause -> new CauseRow(cause, accounts.stream().map(a -> a.total(cause)).toList()))
                .filter(row -> row.values().stream().anyMatch(v -> v != 0)).toList();
        return new Comparison(List.copyOf(runs), metrics(readers), parameters(runs), causes, jumps(readers), gaps(readers), divergence(runs));
    }

    /** How many metrics of a run have this verdict compared with the first. */
    public long count(int run, Verdict verdict) {
        return metrics.stream().filter(row -> row.verdict(run) == verdict).count();
    }

    /** The total change of speed of a run: the sum over its causes. */
    public double changeOfSpeed(int run) {
        return causes.stream().mapToDouble(row -> row.values().get(run)).sum();
    }

    /** Places can be compared only for the same model and the same map. */
    private static List<Gap> gaps(List<RunReader> readers) {
        RunHeader first = readers.get(0).run().header();
        boolean together = readers.stream().map(reader -> reader.run().header())
                .allMatch(header -> header.model().equals(first.model()) && header.mapHash() == first.mapHash());
        return together ? readers.stream().skip(1).map(reader -> Gap.of(readers.get(0), reader)).toList() : List.of();
    }

    private static List<JumpRow> jumps(List<RunReader> readers) {
        List<List<Jump>> all = readers.stream().map(Jumps::of).toList();
        int most = all.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, most).mapToObj(i -> new JumpRow(i + 1, all.stream()
                .map(jumps -> i < jumps.size() ? Optional.of(jumps.get(i)) : Optional.<Jump>empty()).toList())).toList();
    }

    private static List<MetricRow> metrics(List<RunReader> readers) {
        List<MetricRow> rows = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            List<Double> values = readers.stream().map(metric::of).toList();
            if (values.stream().anyMatch(v -> !v.isNaN())) {
                rows.add(new MetricRow(metric, values, metric.best(values)));
            }
        }
        return List.copyOf(rows);
    }

    private static List<ParameterRow> parameters(List<Run> runs) {
        List<ParameterSet> sets = runs.stream().map(run -> run.header().parameters()).toList();
        ParameterSet first = sets.get(0);
        if (sets.stream().anyMatch(set -> set.table() != first.table())) {
            return List.of();
        }
        return first.table().parameters().stream().filter(p -> sets.stream().anyMatch(set -> set.get(p) != first.get(p)))
                .map(p -> new ParameterRow(p, sets)).toList();
    }

    private static int divergence(List<Run> runs) {
        int first = -1;
        for (int i = 1; i < runs.size(); i++) {
            int differs = runs.get(0).firstDifference(runs.get(i));
            first = differs >= 0 && (first < 0 || differs < first) ? differs : first;
        }
        return first;
    }
}
