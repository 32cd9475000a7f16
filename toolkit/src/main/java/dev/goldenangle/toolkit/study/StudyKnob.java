package dev.goldenangle.toolkit.study;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

/**
 * A knob that a study varies, with its range. Values use the form in which the preset writes them, so that a speed given in W stays the
 * same multiple of W when W varies too.
 *
 * @param form how its values are written
 * @param low  the smallest value in that form
 * @param high the largest value in that form
 */
public record StudyKnob(Parameter parameter, Form form, double low, double high) {
    private static final String BODY = "body";

    /** @throws IllegalArgumentException if the range is empty */
    public StudyKnob {
        if (!(low < high)) {
            throw new IllegalArgumentException(parameter.key() + ": the range from " + Value.digits(low) + " to " + Value.digits(high) + " is empty");
        }
    }

    /** Uses the slider's range, widened to include the current value. */
    public static StudyKnob slider(Parameter parameter, ParameterSet base) {
        return between(parameter, base, parameter.spec().sliderMin().resolve(base.w()), base.sliderEnd(parameter));
    }

    /** A range in internal units, widened to include the current value. */
    private static StudyKnob between(Parameter parameter, ParameterSet base, double low, double high) {
        Value present = base.value(parameter);
        double one = present.withInternal(low, base.w()).amount();
        double other = present.withInternal(high, base.w()).amount();
        return new StudyKnob(parameter, present.form(), Math.min(present.amount(), Math.min(one, other)), Math.max(present.amount(), Math.max(one, other)));
    }

    /** A range as written by the user, converted to the preset's form. */
    public static StudyKnob between(Parameter parameter, ParameterSet base, Value low, Value high) {
        Form form = base.value(parameter).form();
        double one = new Value(form, 1).withInternal(low.resolve(base.w()), base.w()).amount();
        double other = new Value(form, 1).withInternal(high.resolve(base.w()), base.w()).amount();
        return new StudyKnob(parameter, form, low.form() == form ? low.amount() : one, high.form() == form ? high.amount() : other);
    }

    public String key() {
        return parameter.key();
    }

    /** Whether the knob shapes the body or its collision skin. Maps are built for their size, so studies leave it alone unless the user chooses it. */
    public static boolean isOfBody(Parameter knob) {
        return knob.spec().group().key().equals(BODY);
    }

    /** Whether the knob is continuous, that is, not a whole number or choice. */
    public boolean isSmooth() {
        return parameter.spec().kind() == Spec.Kind.NUMBER;
    }

    /** The value at a share of the range; whole numbers and choices get equal shares. */
    public double amount(double share) {
        double inside = Math.min(1, Math.max(0, share));
        if (isSmooth()) {
            return inside == 1 ? high : low + inside * (high - low);
        }
        double values = Math.rint(high) - Math.rint(low) + 1;
        return Math.rint(low) + Math.min(values - 1, Math.floor(inside * values));
    }

    public Value value(double share) {
        return new Value(form, amount(share));
    }

    /** The share of a value, from 0 to 1; for whole numbers, the middle of their share. */
    public double share(double amount) {
        double values = Math.rint(high) - Math.rint(low) + 1;
        double share = isSmooth() ? (amount - low) / (high - low) : (Math.rint(amount) - Math.rint(low) + 0.5) / values;
        return Math.min(1, Math.max(0, share));
    }

    /** The share of a parameter set's value. */
    public double share(ParameterSet set) {
        return share(amountIn(set));
    }

    /** A parameter set's value in this knob's form. */
    public double amountIn(ParameterSet set) {
        Value present = set.value(parameter);
        return present.form() == form ? present.amount() : new Value(form, 1).withInternal(set.get(parameter), set.w()).amount();
    }

    /** The unit of the values: W, °, ms or the parameter's own. */
    public String unit() {
        return switch (form) {
            case OF_W -> "W";
            case DEGREES -> "°" + parameter.spec().unit().symbol().replaceFirst("^°", "");
            case MILLISECONDS -> "ms";
            case ABSOLUTE -> parameter.spec().unit().isAngle() ? "rad" : parameter.spec().unit().symbol();
        };
    }
}
