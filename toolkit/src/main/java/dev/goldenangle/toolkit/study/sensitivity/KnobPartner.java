package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The other knob with which what a knob does changes most.
 *
 * @param knob     the other one
 * @param together how much a step of both differs from the sum of both steps, in the measure's unit
 */
public record KnobPartner(StudyKnob knob, double together) {
    /** What is smaller than this share of the knob's own effect is chance. */
    private static final double WORTH = 0.05;

    /**
     * Turns the knob and every other by a step, apart and together.
     *
     * @param evaluator takes the one measure
     * @param isStale   whether nobody waits any more
     * @return empty when there is none worth a word
     */
    public static Optional<KnobPartner> of(Model model, ParameterSet base, String key, Evaluator evaluator, BooleanSupplier isStale) {
        KnobSpace space = KnobSpace.sliders(model, base, List.of());
        StudyKnob turned = space.knobs().get(space.indexOf(key));
        double now = value(space, List.of(), evaluator);
        double alone = value(space, List.of(turned), evaluator) - now;
        KnobPartner best = null;
        for (StudyKnob other : space.knobs()) {
            if (isStale.getAsBoolean()) {
                return Optional.empty();
            }
            double others = other.equals(turned) ? Double.NaN : value(space, List.of(other), evaluator) - now;
            double both = Double.isNaN(others) ? Double.NaN : value(space, List.of(turned, other), evaluator) - now;
            double together = both - alone - others;
            best = Math.abs(together) > (best == null ? WORTH * Math.abs(alone) : Math.abs(best.together)) ? new KnobPartner(other, together) : best;
        }
        return Optional.ofNullable(best);
    }

    /** A step up, or down where there is no room. */
    private static double value(KnobSpace space, List<StudyKnob> turned, Evaluator evaluator) {
        KnobSpace some = space.only(turned);
        double[] amounts = turned.stream().mapToDouble(knob -> stepped(knob, knob.amountIn(space.base()))).toArray();
        return some.at(amounts).map(set -> evaluator.means(evaluator.take(set))[0]).orElse(Double.NaN);
    }

    private static double stepped(StudyKnob knob, double amount) {
        double step = StepEffects.step(knob);
        return amount + step <= knob.high() ? amount + step : Math.max(knob.low(), amount - step);
    }
}
