package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Numbers;

import java.util.List;

/** Formats numbers for the tables. Differences are computed from the rounded numbers, so that they match what is shown. */
final class CellText {
    private static final int KNOB_DIGITS = 3;

    private CellText() {
    }

    static String metric(Comparison.MetricRow row, int run) {
        return Numbers.fixed(row.shown(run), row.metric().quantity().digits());
    }

    static String metricChange(Comparison.MetricRow row) {
        return Numbers.signed(row.shownChange(1), row.metric().quantity().digits());
    }

    /**
     * A knob's value: a number in its form, or the name of an option. If both runs have the same text but different values, because W
     * differs, it is the resolved value.
     */
    static String knob(Parameter parameter, ParameterSet set, ParameterSet other) {
        List<String> options = parameter.spec().options();
        if (!options.isEmpty()) {
            return options.get(set.getInt(parameter));
        }
        String number = Numbers.trimmed(shown(parameter, set, other), KNOB_DIGITS);
        return Numbers.inForm(number, form(parameter, set, other), "");
    }

    private static Form form(Parameter parameter, ParameterSet set, ParameterSet other) {
        boolean derived = set.value(parameter).equals(other.value(parameter)) && set.get(parameter) != other.get(parameter);
        return derived ? Form.ABSOLUTE : set.value(parameter).form();
    }

    /** The unit after a knob's name, if the number does not include it. */
    static String knobUnit(Parameter parameter, ParameterSet set, ParameterSet other) {
        boolean plain = form(parameter, set, other) == Form.ABSOLUTE && parameter.spec().options().isEmpty() && parameter.spec().unit() != Unit.NONE;
        return plain ? parameter.spec().unit().symbol() : "";
    }

    /** B minus A in the form in which both are shown; none for options and for different forms. */
    static String knobChange(Parameter parameter, ParameterSet a, ParameterSet b) {
        if (!parameter.spec().options().isEmpty() || form(parameter, a, b) != form(parameter, b, a)) {
            return "";
        }
        double change = Rounded.to(shown(parameter, b, a), KNOB_DIGITS) - Rounded.to(shown(parameter, a, b), KNOB_DIGITS);
        String text = Numbers.trimmed(change, KNOB_DIGITS);
        return change > 0 ? "+" + text : text;
    }

    private static double shown(Parameter parameter, ParameterSet set, ParameterSet other) {
        return form(parameter, set, other) == Form.ABSOLUTE ? parameter.spec().unit().toShown(set.get(parameter)) : set.value(parameter).amount();
    }

    /** B minus A, computed from the rounded numbers. */
    static String change(double a, double b, int digits) {
        return Numbers.signed(Rounded.to(b, digits) - Rounded.to(a, digits), digits);
    }
}
