package dev.goldenangle.toolkit.study;

import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The parameters and knobs that a study varies. A point gives each knob a share of its range, from 0 to 1.
 *
 * @param base  values of all parameters
 * @param knobs the knobs to vary, in the order of the model's table
 */
public record KnobSpace(Model model, ParameterSet base, List<StudyKnob> knobs) {
    public KnobSpace {
        knobs = List.copyOf(knobs);
    }

    /**
     * All numeric knobs except the tick rate, over their slider ranges. Knobs of groups that are off change nothing and are left out.
     *
     * @param locked knobs to leave out
     */
    public static KnobSpace sliders(Model model, ParameterSet base, Collection<Parameter> locked) {
        List<StudyKnob> knobs = model.parameters().parameters().stream()
                .filter(parameter -> parameter.spec().options().isEmpty() && parameter != model.tickRate() && !locked.contains(parameter) && !model.parameters().isOff(parameter, base))
                .map(parameter -> StudyKnob.slider(parameter, base)).toList();
        return new KnobSpace(model, base, knobs);
    }

    /**
     * The knobs with these keys, over their slider ranges.
     *
     * @throws IllegalArgumentException if a key is not a knob
     */
    public static KnobSpace named(Model model, ParameterSet base, List<String> keys) {
        return new KnobSpace(model, base, keys.stream().distinct().map(key -> StudyKnob.slider(model.parameters().find(key)
                .orElseThrow(() -> new IllegalArgumentException("there is no parameter " + key)), base)).toList());
    }

    public int size() {
        return knobs.size();
    }

    /** The same space with other knobs or ranges. */
    public KnobSpace only(List<StudyKnob> some) {
        return new KnobSpace(model, base, some);
    }

    /** The same knobs with other base values; ranges are widened to include them. */
    public KnobSpace from(ParameterSet other) {
        return new KnobSpace(model, other, knobs.stream().map(knob -> {
            double amount = knob.amountIn(other);
            return new StudyKnob(knob.parameter(), knob.form(), Math.min(knob.low(), amount), Math.max(knob.high(), amount));
        }).toList());
    }

    public int indexOf(String key) {
        return IntStream.range(0, knobs.size()).filter(i -> knobs.get(i).key().equals(key)).findFirst().orElse(-1);
    }

    /** The base values as a point. */
    public double[] present() {
        return knobs.stream().mapToDouble(knob -> knob.share(base)).toArray();
    }

    /** The knob values of a point, each in its knob's form. */
    public double[] amounts(double[] point) {
        return IntStream.range(0, knobs.size()).mapToDouble(i -> knobs.get(i).amount(point[i])).toArray();
    }

    /** The base with these knob values; empty if the combination is invalid. */
    public Optional<ParameterSet> at(double[] amounts) {
        try {
            ParameterSet set = base.unlimited();
            for (int i = 0; i < amounts.length; i++) {
                StudyKnob knob = knobs.get(i);
                boolean isPresent = amounts[i] == knob.amountIn(base);
                set = isPresent ? set : set.with(knob.parameter(), new Value(knob.form(), amounts[i]));
            }
            return Optional.of(set.limited());
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    /** Whether every knob is continuous. */
    public boolean isSmooth() {
        return knobs.stream().allMatch(knob -> knob.parameter().spec().kind() == Spec.Kind.NUMBER);
    }
}
