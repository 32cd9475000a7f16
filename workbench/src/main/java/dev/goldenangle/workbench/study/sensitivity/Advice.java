package dev.goldenangle.workbench.study.sensitivity;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.TuningNote;
import dev.goldenangle.workbench.study.Evaluator;
import dev.goldenangle.workbench.study.KnobSpace;
import dev.goldenangle.workbench.study.RowEngine;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.StudyMeasure;
import dev.goldenangle.workbench.study.StudyMonitor;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What to turn when a goal is missed, from where the preset is now: the knobs that move the measure most, measured and not written
 * down by hand.
 *
 * @param steps strongest first
 */
public record Advice(List<Step> steps) {
    private static final int MOST = 4;
    /** Weaker knobs than this share of the strongest are not worth a word. */
    private static final double WORTH = 0.05;

    /**
     * One knob.
     *
     * @param knob   the knob
     * @param up     whether turning it up brings the measure towards the goal
     * @param change what the whole range would change the measure by, in its unit, at the present slope
     */
    public record Step(StudyKnob knob, boolean up, double change) {
        public String text() {
            return knob.key() + (up ? " up" : " down");
        }
    }

    /** For a goal that is missed; the measure is taken twice for each knob. */
    public static Advice of(Goal goal, Model model, ParameterSet parameters, Function<String, Optional<Level>> maps, StudyMonitor monitor) {
        KnobSpace space = KnobSpace.sliders(model, parameters, List.of());
        Evaluator evaluator = new Evaluator(model, maps, List.of(StudyMeasure.of(goal, 1)));
        EffectMatrix effects = LocalEffects.of(space, evaluator, RowEngine.allCores(), monitor);
        double now = evaluator.take(parameters)[0];
        return of(effects, 0, now < goal.limits().low());
    }

    /** The same from effects that are known. */
    public static Advice of(EffectMatrix effects, int measure, boolean shouldRise) {
        double strongest = effects.strongest(measure);
        return new Advice(effects.movers(measure).stream().filter(knob -> effects.effect(knob, measure).muStar() >= WORTH * strongest).limit(MOST).map(knob -> {
            Effect effect = effects.effect(knob, measure);
            return new Step(effects.knobs().get(knob), effect.mean() > 0 == shouldRise, effect.mean());
        }).toList());
    }

    /** "Look at friction up, stop_speed up.", with what the model's own notes say of exactly these knobs; empty when nothing moves it. */
    public String text(Model model) {
        if (steps.isEmpty()) {
            return "";
        }
        List<String> keys = steps.stream().map(step -> step.knob().key()).toList();
        String notes = model.parameters().notes().stream().filter(note -> keys.containsAll(note.knobs())).map(TuningNote::text).map(text -> " " + text).collect(Collectors.joining());
        return "Look at " + steps.stream().map(Step::text).collect(Collectors.joining(", ")) + "." + notes;
    }
}
