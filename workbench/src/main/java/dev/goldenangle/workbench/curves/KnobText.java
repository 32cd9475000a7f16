package dev.goldenangle.workbench.curves;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.theme.Numbers;

/** Formats a knob's value beside its handle, and rounds the values that a handle sets. */
final class KnobText {
    private static final int STEPS_PER_SLIDER = 500;

    private KnobText() {
    }

    static String of(Parameter knob, Value value) {
        return knob.label() + "  " + Numbers.value(value, knob.spec().unit(), 3);
    }

    /** Rounds to a power of ten that leaves a few hundred distinct slider positions. */
    static Value rounded(Parameter knob, Value value, double w) {
        if (knob.spec().kind() == Spec.Kind.WHOLE) {
            return Value.of(Math.rint(value.amount()));
        }
        double low = new Value(value.form(), 0).withInternal(knob.spec().sliderMin().resolve(w), w).amount();
        double high = new Value(value.form(), 0).withInternal(knob.spec().sliderMax().resolve(w), w).amount();
        double range = Math.abs(high - low);
        boolean isRadians = value.form() == Form.ABSOLUTE && knob.spec().unit().isAngle();
        if (isRadians || !(range > 0)) {
            return value;
        }
        double step = Math.pow(10, Math.floor(Math.log10(range / STEPS_PER_SLIDER) + 0.5));
        return new Value(value.form(), Math.rint(value.amount() / step) / Math.rint(1 / step > 1 ? 1 / step : 1) * (step > 1 ? step : 1));
    }
}
