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
 * The other knob on which a knob's effect depends most.
 *
 * @param knob     the other knob
 * @param together the difference between stepping both and the sum of single steps, in the measure's unit
 */
public record KnobPartner(StudyKnob knob, double together) {
    /** Interactions smaller than this share of the knob's own effect are ignored as noise. */
    private static final double WORTH = 0.05;

    /**
     * Steps the knob and every other knob, separately and together.
     *
     * @param evaluator computes the one measure
     * @param isStale   whether the result is no longer needed
     * @return empty if no interaction is large enough
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

    /** The measure with these knobs one step up, or down at the end of the range. */
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
