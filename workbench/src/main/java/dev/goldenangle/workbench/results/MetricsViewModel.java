package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.LaneSignal;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Measures the metrics of the previous and the current run in the background whenever one of them changes. */
public final class MetricsViewModel {
    private static final int NOW = 1;
    private static final long WAIT_MILLIS = 30;
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final LatestTask<List<Run>, Comparison> measuring;
    private List<Run> asked = List.of();
    private Consumer<GoalMetric> onExplain = measure -> { };

    /**
     * A line of the table, formatted.
     *
     * @param name     the metric with its unit
     * @param change   now minus before, computed from the rounded numbers
     * @param signal   the column that the metric is computed from
     * @param makeGoal adds a goal for the metric
     * @param explain  shows which knobs affect the metric
     */
    public record Line(String label, String name, String doc, Number before, Number now, Number change, Comparison.Verdict verdict, Optional<LaneSignal> signal, Runnable makeGoal, Runnable explain) {
    }

    /** A value for sorting, and its text. */
    public record Number(double value, String text) {
    }

    public MetricsViewModel(Document document, LivePlay live, Runs runs, Tasks tasks) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        measuring = tasks.latest(WAIT_MILLIS, (pair, isStale) -> Comparison.of(pair));
    }

    /** Measures again if the runs have changed. Live play is measured when it pauses, because its run changes on every tick. */
    public void update() {
        Run before = runs.list().before().run();
        Run now = runs.list().now().run();
        if (before == null || now == null) {
            asked = List.of();     // results from another world do not apply here
            return;
        }
        if (now.length() == 0 || live.playback().isLive() || runs.isPart()) {
            return;
        }
        // Only over the length of the shorter run, because many metrics grow with the length.
        int common = Math.min(before.length(), now.length());
        if (asked.size() != 2 || asked.get(0) != before || asked.get(1) != now) {
            asked = List.of(before, now);
            measuring.ask(List.of(before.first(common), now.first(common)));
        }
    }

    /** @param action shows which knobs affect a metric */
    public void setOnExplain(Consumer<GoalMetric> action) {
        onExplain = action;
    }

    /** The newest comparison; null before the first. */
    public Comparison comparison() {
        return measuring.answerProperty().get();
    }

    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        if (comparison() != null && !asked.isEmpty()) {
            comparison().metrics().forEach(row -> lines.add(line(row)));
        }
        return lines;
    }

    private Line line(Comparison.MetricRow row) {
        Metric metric = row.metric();
        int digits = metric.quantity().digits();
        String unit = metric.symbol(document.model().lengthUnit().symbol(), document.model().speedUnit().symbol());
        String name = metric.label().contains(unit) ? metric.label() : metric.label() + " " + unit;
        return new Line(metric.label(), name, metric.doc(), new Number(row.shown(0), Numbers.fixed(row.shown(0), digits)), new Number(row.shown(NOW), Numbers.fixed(row.shown(NOW), digits)),
                new Number(row.shownChange(NOW), Numbers.signed(row.shownChange(NOW), digits)), row.verdict(NOW), LaneSignals.of(metric), () -> makeGoal(row), () -> onExplain.accept(GoalMetrics.of(metric)));
    }

    /** Adds a goal with the current value as its limit. */
    private void makeGoal(Comparison.MetricRow row) {
        document.goals().make(GoalMetrics.of(row.metric()), 0, comparison().runs().get(NOW), row.values().get(NOW), document.model());
    }

    /** The time over which the metrics were measured. */
    public String span() {
        return comparison() == null ? "" : Messages.text("results.metrics.span", Numbers.fixed(comparison().runs().get(0).seconds(), 1));
    }

    public String summary() {
        Comparison shown = comparison();
        return shown == null ? "" : Messages.text("results.metrics.summary", shown.count(NOW, Comparison.Verdict.BETTER), shown.count(NOW, Comparison.Verdict.WORSE));
    }
}
