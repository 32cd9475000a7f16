package dev.goldenangle.workbench.document;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.text.Messages;

import java.util.Locale;

/**
 * Finds the value of one parameter that gives a derived knob the wanted value while the other parameters behind it
 * stay fixed.
 */
final class KnobSolver {
    private static final int HALVINGS = 60;
    private static final double WIDEST = 1e6;

    private KnobSolver() {
    }

    /** @throws IllegalArgumentException if no allowed value gives the wanted one */
    static ParameterSet solve(ParameterSet values, Derived knob, Parameter free, double wanted) {
        double here = Math.max(1e-6, values.get(free));
        double low = here;
        double high = here;
        for (double widening = 1.1; widening < WIDEST && !isBetween(values, knob, free, low, high, wanted); widening *= widening) {
            low = legal(values, free, here / widening) ? here / widening : low;
            high = legal(values, free, here * widening) ? here * widening : high;
        }
        if (!isBetween(values, knob, free, low, high, wanted)) {
            throw new IllegalArgumentException(Messages.text("document.knob-unreachable"));
        }
        boolean isRising = at(values, knob, free, high) >= at(values, knob, free, low);
        for (int i = 0; i < HALVINGS; i++) {
            double middle = 0.5 * (low + high);
            boolean isBelow = at(values, knob, free, middle) < wanted;
            low = isBelow == isRising ? middle : low;
            high = isBelow == isRising ? high : middle;
        }
        return values.with(free, Value.of(round(0.5 * (low + high))));
    }

    private static boolean isBetween(ParameterSet values, Derived knob, Parameter free, double low, double high, double wanted) {
        double first = at(values, knob, free, low);
        double second = at(values, knob, free, high);
        return wanted >= Math.min(first, second) && wanted <= Math.max(first, second);
    }

    private static boolean legal(ParameterSet values, Parameter free, double value) {
        return values.problem(free, Value.of(value)).isEmpty();
    }

    private static double at(ParameterSet values, Derived knob, Parameter free, double value) {
        return knob.read(values.with(free, Value.of(value)));
    }

    /** Six digits are enough for files and for the screen. */
    private static double round(double value) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.6g", value));
    }
}
