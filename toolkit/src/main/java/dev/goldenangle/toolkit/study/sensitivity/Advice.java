package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.TuningNote;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Advice for a missed goal: first the notes of the model's tuning guide, then the knobs with the strongest measured influence at the
 * current values.
 *
 * @param notes in the guide's order
 * @param steps strongest first
 */
public record Advice(List<TuningNote> notes, List<Step> steps) {
    private static final int MOST = 4;
    /** Measuring an effect needs fewer seeds than measuring a value, because both ends of a step use the same seeds. */
    private static final int SEEDS = 2;
    /** Knobs weaker than this share of the strongest are left out. */
    private static final double WORTH = 0.05;

    /**
     * A knob to change.
     *
     * @param up whether raising it moves the measure towards the goal
     */
    public record Step(StudyKnob knob, boolean up) {
        public String text() {
            return knob.key() + (up ? " up" : " down");
        }
    }

    /** Advice for a missed goal; measures twice for each knob. */
    public static Advice of(Goal goal, Model model, ParameterSet parameters, Function<String, Optional<Level>> maps, Progress monitor) {
        KnobSpace space = KnobSpace.sliders(model, parameters, List.of());
        Evaluator evaluator = new Evaluator(model, maps, List.of(StudyMeasure.of(goal)));
        EffectMatrix effects = LocalEffects.of(space, evaluator.of(List.of(StudyMeasure.estimate(goal, SEEDS))), RowEngine.allCores(), monitor);
        double now = evaluator.means(evaluator.take(parameters))[0];
        boolean shouldRise = now < goal.limits().low();
        return new Advice(notes(goal.measure(), model, shouldRise ? Better.HIGHER : Better.LOWER), steps(effects, 0, shouldRise));
    }

    /** The guide's notes for moving a measure in the wanted direction; empty if that direction is worse for the measure. */
    static List<TuningNote> notes(GoalMetric measure, Model model, Better wanted) {
        return measure.better() != wanted ? List.of() : model.parameters().notes().stream().filter(note -> note.checks().contains(measure.key())).toList();
    }

    private static List<Step> steps(EffectMatrix effects, int measure, boolean shouldRise) {
        double strongest = effects.strongest(measure);
        return effects.movers(measure).stream().filter(knob -> effects.effect(knob, measure).muStar() >= WORTH * strongest).limit(MOST)
                .map(knob -> new Step(effects.knobs().get(knob), effects.effect(knob, measure).mean() > 0 == shouldRise)).toList();
    }

    /** The notes, then for example "Try friction up, stop_speed up."; empty if there is no advice. */
    public String text() {
        Stream<String> measured = steps.isEmpty() ? Stream.of() : Stream.of("Try " + steps.stream().map(Step::text).collect(Collectors.joining(", ")) + ".");
        return Stream.concat(notes.stream().map(TuningNote::text), measured).collect(Collectors.joining(" "));
    }
}
