package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An entry of the list of goals that can be added: a wish or a plain metric.
 *
 * @param label  its first line
 * @param metric the metric that the goal measures
 * @param wish   empty for a plain metric
 */
record GoalChoice(String label, GoalMetric metric, Optional<Wish> wish) {
    /** The wishes of a model, then all its metrics. */
    static List<GoalChoice> of(Model model) {
        return Stream.concat(Wish.of(model).stream().map(wish -> new GoalChoice(wish.label(), wish.metric(), Optional.of(wish))),
                GoalMetrics.of(model).stream().map(metric -> new GoalChoice(metric.label(), metric, Optional.empty()))).toList();
    }

    String caption() {
        return metric.doc();
    }

    /** Words that find it besides those shown. */
    String words() {
        return (wish.isPresent() ? metric.label() : metric.key()) + " " + metric.words();
    }
}
