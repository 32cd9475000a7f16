package dev.goldenangle.toolkit.report;

import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.plot.Markup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The goals of a report: every goal of a set with its limit, and its value and verdict for the parameters of each run. */
final class GoalTable {
    private final GoalSet set;
    private final List<ReportRun> runs;
    private final List<List<GoalResult>> results;

    /** Measures the goals, which takes a while. Runs of other models than the set's are left out. */
    GoalTable(GoalSet set, List<ReportRun> all) {
        this.set = set;
        runs = all.stream().filter(run -> run.run().header().model().equals(set.model())).toList();
        Map<ParameterSet, List<GoalResult>> known = new HashMap<>();
        results = runs.stream().map(run -> known.computeIfAbsent(run.run().header().parameters(),
                parameters -> new GoalRunner(run.model(), MapLibrary.levels(run.model())).run(set, parameters))).toList();
    }

    boolean isEmpty() {
        return set.goals().isEmpty() || runs.isEmpty();
    }

    void write(Markup page) {
        page.element("p", set.name() + ": " + runs.stream().map(this::count).collect(Collectors.joining("; ")) + ".", "class", "muted");
        page.begin("table").begin("thead").begin("tr").element("th", "Goal").element("th", "Limit");
        runs.forEach(run -> page.element("th", run.name()).element("th", ""));
        page.end().end().begin("tbody");
        for (int i = 0; i < set.goals().size(); i++) {
            page.begin("tr").element("td", set.goals().get(i).name(), "title", set.goals().get(i).measure().doc() + " " + set.goals().get(i).scenario().words());
            page.element("td", set.goals().get(i).limits().text());
            for (List<GoalResult> each : results) {
                cells(page, each.get(i));
            }
            page.end();
        }
        page.end().end();
    }

    private static void cells(Markup page, GoalResult result) {
        String tone = !result.goal().counts() ? "muted" : result.pass() ? "pass" : "fail";
        page.element("td", GoalText.withSpread(result), "title", GoalText.spread(result));
        page.element("td", !result.goal().counts() ? "not counted" : result.pass() ? "met" : result.isMeasured() ? "missed" : "not measurable", "class", tone);
    }

    private String count(ReportRun run) {
        List<GoalResult> counted = results.get(runs.indexOf(run)).stream().filter(result -> result.goal().counts()).toList();
        return run.name() + " meets " + counted.stream().filter(GoalResult::pass).count() + " of " + counted.size();
    }
}
