package dev.goldenangle.analysis;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs side by side: metrics with the better one marked, only the parameters that differ, and the tick on which the runs
 * part. The window and the command line both show this.
 *
 * @param runs            the runs, in the order given; the first is what the others are compared with
 * @param metrics         one row per metric that applies to at least one run
 * @param parameters      only those that differ, and only when all runs are of one model
 * @param causes          change of speed by cause, one row per cause that occurs
 * @param firstDivergence first tick on which some run differs from the first, or −1
 */
public record Comparison(List<Run> runs, List<MetricRow> metrics, List<ParameterRow> parameters, List<CauseRow> causes, int firstDivergence) {
    /**
     * A metric over all runs.
     *
     * @param metric which
     * @param values one per run, NaN where it does not apply
     * @param best   index of the best, or −1
     */
    public record MetricRow(Metric metric, List<Double> values, int best) {
        /** Change of a run against the first. */
        public double change(int run) {
            return values.get(run) - values.get(0);
        }
    }

    /**
     * A parameter that differs.
     *
     * @param parameter which
     * @param sets      the runs' parameters, to read it from
     */
    public record ParameterRow(Parameter parameter, List<ParameterSet> sets) {
    }

    /**
     * Change of speed by one cause.
     *
     * @param cause  which
     * @param values net change in each run
     */
    public record CauseRow(SpeedCause cause, List<Double> values) {
    }

    public static Comparison of(List<Run> runs) {
        List<RunReader> readers = runs.stream().map(RunReader::new).toList();
        List<SpeedAccount> accounts = readers.stream().map(SpeedAccount::of).toList();
        List<CauseRow> causes = Arrays.stream(SpeedCause.values())
                .map(cause -> new CauseRow(cause, accounts.stream().map(a -> a.total(cause)).toList()))
                .filter(row -> row.values().stream().anyMatch(v -> v != 0)).toList();
        return new Comparison(List.copyOf(runs), metrics(readers), parameters(runs), causes, divergence(runs));
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
