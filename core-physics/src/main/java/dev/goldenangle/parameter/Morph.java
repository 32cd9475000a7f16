package dev.goldenangle.parameter;

import dev.goldenangle.math.Rounding;

import java.util.List;

/**
 * Blends two presets of the same model.
 *
 * <p>How it works: 1. numbers are interpolated linearly, in the form they are written in if both presets use the same
 * form, otherwise in internal units; 2. whole numbers are rounded; 3. switches, choices and tick rates change at the
 * middle; 4. values that would exceed their limits, because W changes too, stay at the limit. Both ends are exact.
 */
public final class Morph {
    private static final double MIDDLE = 0.5;
    private final ParameterSet from;
    private final ParameterSet to;
    private final List<Parameter> moving;

    /** @throws IllegalArgumentException when the sets are not of one model */
    public Morph(ParameterSet from, ParameterSet to) {
        if (from.table() != to.table()) {
            throw new IllegalArgumentException("only presets of one model can be morphed");
        }
        this.from = from;
        this.to = to;
        moving = from.differences(to);
    }

    /** The parameters that differ between the two presets, in table order. */
    public List<Parameter> moving() {
        return moving;
    }

    /** The differing parameters that change at the middle. */
    public List<Parameter> switching() {
        return moving.stream().filter(Morph::isSwitched).toList();
    }

    /** Whether a parameter has no useful values in between: a switch, a choice or a tick rate. */
    public static boolean isSwitched(Parameter parameter) {
        return !parameter.spec().options().isEmpty() || parameter.spec().unit() == Unit.HERTZ;
    }

    /** The set at a position from 0 (the first preset) to 1 (the second); always within the limits of the table. */
    public ParameterSet at(double place) {
        if (!(place > 0)) {
            return from;
        }
        if (place >= 1) {
            return to;
        }
        ParameterSet set = from.unlimited();
        for (Parameter parameter : moving) {
            set = set.with(parameter, between(parameter, place));
        }
        return withinLimits(set);
    }

    private Value between(Parameter parameter, double place) {
        Value a = from.value(parameter);
        Value b = to.value(parameter);
        Value nearer = place < MIDDLE ? a : b;
        if (isSwitched(parameter)) {
            return nearer;
        }
        if (a.form() == b.form()) {
            return new Value(a.form(), rounded(parameter, mix(a.amount(), b.amount(), place)));
        }
        double w = mix(from.w(), to.w(), place);
        return nearer.withInternal(rounded(parameter, mix(from.get(parameter), to.get(parameter), place)), w);
    }

    private static double mix(double a, double b, double place) {
        return a + (b - a) * place;
    }

    private static double rounded(Parameter parameter, double value) {
        return parameter.spec().kind() == Spec.Kind.WHOLE ? Rounding.rint(value) : value;
    }

    private ParameterSet withinLimits(ParameterSet wanted) {
        ParameterSet set = wanted;
        for (Parameter parameter : set.table().parameters()) {
            if (set.problem(parameter, set.value(parameter)).isPresent()) {
                Spec spec = parameter.spec();
                boolean isLow = set.get(parameter) < spec.min().resolve(set.w());
                set = set.with(parameter, isLow ? spec.min() : spec.max());
            }
        }
        return set.limited();
    }
}
