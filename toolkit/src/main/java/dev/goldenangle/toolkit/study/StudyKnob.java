package dev.goldenangle.toolkit.study;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;

/**
 * A knob that a study may turn, and how far. Its values are kept in the form in which the preset writes it, so that a speed given in
 * W stays the same multiple of W when W is turned too.
 *
 * @param parameter the knob
 * @param form      how its values are written
 * @param low       the least amount in that form
 * @param high      the largest amount
 */
public record StudyKnob(Parameter parameter, Form form, double low, double high) {
    /** @throws IllegalArgumentException when there is nothing to turn */
    public StudyKnob {
        if (!(low < high)) {
            throw new IllegalArgumentException(parameter.key() + ": there is nothing between " + Value.digits(low) + " and " + Value.digits(high));
        }
    }

    /** The range of its slider, widened to hold the present value. */
    public static StudyKnob slider(Parameter parameter, ParameterSet base) {
        return between(parameter, base, parameter.spec().sliderMin().resolve(base.w()), base.sliderEnd(parameter));
    }

    /** A range in internal units, widened to hold the present value. */
    private static StudyKnob between(Parameter parameter, ParameterSet base, double low, double high) {
        Value present = base.value(parameter);
        double one = present.withInternal(low, base.w()).amount();
        double other = present.withInternal(high, base.w()).amount();
        return new StudyKnob(parameter, present.form(), Math.min(present.amount(), Math.min(one, other)), Math.max(present.amount(), Math.max(one, other)));
    }

    /** A range as somebody wrote it, brought into the form of the preset. */
    public static StudyKnob between(Parameter parameter, ParameterSet base, Value low, Value high) {
        Form form = base.value(parameter).form();
        double one = new Value(form, 1).withInternal(low.resolve(base.w()), base.w()).amount();
        double other = new Value(form, 1).withInternal(high.resolve(base.w()), base.w()).amount();
        return new StudyKnob(parameter, form, low.form() == form ? low.amount() : one, high.form() == form ? high.amount() : other);
    }

    public String key() {
        return parameter.key();
    }

    /** Whether it has values between its values. */
    public boolean isSmooth() {
        return parameter.spec().kind() == Spec.Kind.NUMBER;
    }

    /** The amount at a share of the range; whole numbers and choices get equal shares of it. */
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

    /** Where an amount lies in the range, from 0 to 1; the middle of its share for whole numbers. */
    public double share(double amount) {
        double values = Math.rint(high) - Math.rint(low) + 1;
        double share = isSmooth() ? (amount - low) / (high - low) : (Math.rint(amount) - Math.rint(low) + 0.5) / values;
        return Math.min(1, Math.max(0, share));
    }

    /** Where a set's value lies in the range. */
    public double share(ParameterSet set) {
        return share(amountIn(set));
    }

    /** A set's value in the form of this knob. */
    public double amountIn(ParameterSet set) {
        Value present = set.value(parameter);
        return present.form() == form ? present.amount() : new Value(form, 1).withInternal(set.get(parameter), set.w()).amount();
    }

    /** What the numbers are in: W, ° or the knob's own unit. */
    public String unit() {
        return switch (form) {
            case OF_W -> "W";
            case DEGREES -> "°" + parameter.spec().unit().symbol().replaceFirst("^°", "");
            case MILLISECONDS -> "ms";
            case ABSOLUTE -> parameter.spec().unit().isAngle() ? "rad" : parameter.spec().unit().symbol();
        };
    }
}
